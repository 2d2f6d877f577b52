# The owner of the Park gains 2 cards when the turn ends with an empty hand.
# [2016 S263, R-2016 200]
profile 2016
Ann  thief     city park
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks
turn Ann, gathered

Ann: end
= Ann hand tavern castle
= Bob cards 0
= top docks
Bob hears drew Ann ?
Bob sees Ann hand ? ?
turn Bob

# With one card in the hand the Park gives nothing.   [2016 S263, R-2016 200]
profile 2016
Ann  thief     hand manor  city park
Bob  magician
Cid  king
Dan  bishop
deck tavern castle
turn Ann, gathered

Ann: end
= Ann hand manor
= top tavern castle
turn Bob

# The Park works at the end of the owner's own turn only.   [R-2016 200]
profile 2016
Ann  thief
Bob  magician  city park
Cid  king
Dan  bishop
deck tavern castle
turn Ann, gathered

Ann: end
= Ann hand -
= Bob hand -
= top tavern castle
turn Bob

# From a deck with one card the Park gives that one.
# [2016 A08, R-2016 228]
profile 2016
Ann  thief     city park
Bob  magician
Cid  king
Dan  bishop
deck tavern only
turn Ann, gathered

Ann: end
= Ann hand tavern
= deck 0
turn Bob

# With an empty deck the Park gives nothing and the game continues.   [2016 A08, R-2016 228]
profile 2016
Ann  thief     city park
Bob  magician
Cid  king
Dan  bishop
deck -
turn Ann, gathered

Ann: end
= Ann hand -
= deck 0
turn Bob
