# The Alchemist's gold is back before the Poor House and the Park look.   [classic A19]
profile classic-ru
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle
= Ann gold 0, hand -
Ann: end
= Ann gold 4, hand tavern docks, city poor-house park castle
turn Dan

# In the French game it is back at once, with the same result.   [classic A19]
profile classic-fr
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle
= Ann gold 4, hand -
Ann: end
= Ann gold 4, hand tavern docks
turn Dan

# With imported districts the English game has the same order.   [classic A19]
profile classic-en
ruling import-bonus-districts yes
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle
= Ann gold 0, hand -
Ann: end
= Ann gold 4, hand tavern docks
turn Dan

# If the Alchemist comes last, the Poor House gives its coin first.   [classic A19]
profile classic-ru
ruling end-of-turn-order poor-house-park-alchemist
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle, end
= Ann gold 5, hand tavern docks
Bob hears gained Ann 1
Bob hears gained Ann 4
turn Dan

# If the Park comes first, the Poor House and the Alchemist follow it.   [classic A19]
profile classic-ru
ruling end-of-turn-order park-poor-house-alchemist
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle, end
= Ann gold 5, hand tavern docks
turn Dan

# Said openly, the order of the book is what it was.   [classic A19]
profile classic-ru
ruling end-of-turn-order alchemist-poor-house-park
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle, end
= Ann gold 4, hand tavern docks
turn Dan

# Gold that comes back at once leaves nothing for an order to change.   [classic A18, A19]
profile classic-fr
ruling end-of-turn-order poor-house-park-alchemist
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle, end
= Ann gold 4, hand tavern docks
turn Dan

# An Alchemist who built nothing and has nothing gets the coin of the Poor House.   [classic A19]
profile classic-ru, classic-fr
Ann  alchemist  city poor-house park
Bob  thief
Cid  king  crown
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: end
= Ann gold 1, hand tavern docks
turn Dan

# In the revised game the Alchemist may come first too, if it is read so.   [classic A19] [2016 A33]
profile 2016
ruling end-of-turn-order alchemist-poor-house-park
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king
Dan  architect
deck tavern docks temple
turn Ann, gathered

Ann: build castle
= Ann gold 0, hand -
Ann: end
= Ann gold 4, hand tavern docks
turn Dan

# Tax, Poor House and Park follow the Alchemist's gold in this order.   [classic A19]
profile classic-ru, classic-fr
Ann  alchemist  gold 1  hand tavern  city poor-house park
Bob  tax-collector
Cid  king  crown
Dan  architect
deck docks temple castle
turn Ann, gathered

Ann: build tavern, end
= Ann gold 1, hand docks temple, city poor-house park tavern
= Bob gold 1
turn Dan
