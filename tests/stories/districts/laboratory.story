# The Laboratory gives 2 gold for one card from the hand, once per turn.   [R-2016 189]
profile 2016
Ann  thief     hand tavern castle  city laboratory
Bob  magician  hand docks
Cid  king
Dan  bishop
turn Ann

Ann? gold, cards, thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, laboratory tavern, laboratory castle
Ann: laboratory castle
= Ann gold 2, hand tavern
= Bob gold 0, hand docks
= bottom castle
Bob hears discarded Ann ?
Ann! laboratory tavern (used-already)
turn Ann

# The Laboratory takes no card that is not in the hand.   [2016 S247, R-2016 189]
profile 2016
Ann  thief     city laboratory manor
Bob  magician  hand docks
Cid  king
Dan  bishop
turn Ann, gathered

Ann? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Ann! laboratory docks (not-in-hand)
Ann! laboratory manor* (not-in-hand)
= Ann gold 0, hand -
= Bob hand docks
turn Ann

# The Laboratory works for its owner only, and only in the owner's turn.   [R-2016 170, R-2016 189]
profile 2016
Ann  thief     hand tavern
Bob  magician  hand docks  city laboratory
Cid  king
Dan  bishop
turn Ann, gathered

Ann! laboratory tavern (not-there)
Ann: end
turn Bob
Bob+ laboratory docks
Bob: laboratory docks
= Ann gold 0, hand tavern
= Bob gold 2, hand -
turn Bob
