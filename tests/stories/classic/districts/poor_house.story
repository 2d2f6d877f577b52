# The owner of the Poor House gains 1 gold when the turn ends with an empty stash.   [classic S169]
profile classic-ru, classic-fr
Ann  thief     city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: end
Bob hears gained Ann 1
= Ann gold 1
= Bob gold 0
turn Cid

# Imported into the English game, it does the same.   [classic S169]
profile classic-en
ruling import-bonus-districts yes
Ann  thief     city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

= Ann score 5
Ann: end
= Ann gold 1
turn Cid

# With 1 gold left it gives nothing.   [classic S169]
profile classic-ru, classic-fr
Ann  thief     gold 1  city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: end
= Ann gold 1
turn Cid

# At the end of another player's turn it gives nothing.   [classic S169]
profile classic-ru, classic-fr
Ann  thief
Bob  bishop    city poor-house
Cid  king
Dan  warlord
turn Ann, gathered

Ann: end
= Bob gold 0
turn Cid

# The tax comes before the Poor House.   [classic S170, A19]
profile classic-ru, classic-fr
Ann  tax-collector
Bob  bishop    gold 2  hand tavern  city poor-house
Cid  king
Dan  warlord
turn Bob, gathered

Bob: build tavern
= Bob gold 1
Bob: end
= Ann gold 1
= Bob gold 1
turn Dan

# In the Russian game the Alchemist's gold is back before the Poor House looks.   [classic A19]
profile classic-ru
Ann  alchemist  gold 1  hand tavern  city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build tavern
= Ann gold 0
Ann: end
= Ann gold 1
turn Dan

# With the other reading, the Poor House comes before the refund.   [classic A19]
profile classic-ru
ruling end-of-turn-order poor-house-park-alchemist
Ann  alchemist  gold 1  hand tavern  city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build tavern, end
= Ann gold 2
turn Dan

# The French Alchemist is never without the gold.   [classic A19, A18]
profile classic-fr
Ann  alchemist  gold 1  hand tavern  city poor-house
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build tavern
= Ann gold 1
Ann: end
= Ann gold 1
turn Dan

# The refund comes before the tax, and the tax before the Poor House.   [classic A19]
profile classic-ru
Ann  alchemist  gold 1  hand tavern  city poor-house
Bob  tax-collector
Cid  king
Dan  warlord
turn Bob

Bob: gold, end
Cid: gold, end
Ann: cards
Ann+ keep manor
Ann: keep manor
Ann: build tavern
= Ann gold 0
Ann: end
= Ann gold 1
= Bob gold 3
turn Dan

# The Poor House comes before the Park, and both look at what is left.   [classic A19]
profile classic-ru, classic-fr
Ann  thief     gold 1  hand tavern  city poor-house park
Bob  bishop
Cid  king
Dan  warlord
deck castle docks manor
turn Ann, gathered

Ann: build tavern, end
= Ann gold 1, hand castle docks
= top manor
turn Cid

# A Witch who does not resume has no end of turn for the Poor House.   [classic A13]
profile classic-ru, classic-fr
Ann  witch     city poor-house
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks manor
turn Ann

Ann: cards, keep tavern, witch magician
= Ann gold 0
turn Cid
Cid: gold, end
Bob: gold, end
Dan: gold, end
= Ann gold 0
asked Cid pick-character

# The Poor House of the Russian game costs 5.   [classic S169]
profile classic-ru
Ann  bishop    gold 4  hand poor-house
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build poor-house (too-expensive)
turn Ann

# The French Poor House is built with 4 gold and scores 4.   [classic S169]
profile classic-fr
Ann  bishop    gold 4  hand poor-house
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build poor-house
= Ann gold 0, city poor-house, score 4
Ann: end
= Ann gold 1
turn Dan
