# The owner of the Poor House gains 1 gold when the turn ends with an empty stash.
# [2016 S264, R-2016 202]
profile 2016
Ann  thief     city poor-house
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

Ann: end
= Ann gold 1
= Bob gold 0
= Cid gold 0
turn Bob

# With 1 gold in the stash the Poor House gives nothing.   [2016 S264, R-2016 202]
profile 2016
Ann  thief     gold 1  city poor-house
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

Ann: end
= Ann gold 1
= Bob gold 0
turn Bob

# The Poor House works at the end of the owner's own turn only.   [R-2016 202]
profile 2016
Ann  thief
Bob  magician  city poor-house
Cid  king
Dan  bishop
turn Ann, gathered

Ann: end
= Ann gold 0
= Bob gold 0
turn Bob

# The Poor House is asked before the Alchemist gets the gold back.   [R-2016 42, R-2016 202]
profile 2016
Ann  alchemist  gold 1  hand tavern  city poor-house
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build tavern
= Ann gold 0
Ann: end
= Ann gold 2, city poor-house tavern
= Bob gold 0
turn Bob

# Poor House, Park and the Alchemist's refund all come at the end of one turn.
# [2016 A33, R-2016 42]
profile 2016
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  architect
Cid  king
Dan  bishop
deck tavern docks manor
turn Ann, gathered

Ann: build castle, end
= Ann gold 5, hand tavern docks, city poor-house park castle
= Bob gold 0, cards 0
= top manor
turn Bob

# The Park may also be read to come before the Poor House: the result is the same.   [2016 A33]
profile 2016
ruling end-of-turn-order park-poor-house-alchemist
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  architect
Cid  king
Dan  bishop
deck tavern docks manor
turn Ann, gathered

Ann: build castle, end
= Ann gold 5, hand tavern docks, city poor-house park castle
= Bob gold 0, cards 0
= top manor
turn Bob
