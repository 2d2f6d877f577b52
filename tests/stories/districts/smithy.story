# The Smithy gives 3 cards for 2 gold, once per turn.   [2016 S269, R-2016 209]
profile 2016
Ann  architect  gold 4  city smithy
Bob  warlord    gold 2
Cid  king
Dan  bishop
deck tavern castle docks manor
turn Ann, gathered

Ann? architect, smithy, end
Ann! smithy tavern (not-your-ability)
Ann: smithy
= Ann gold 2, hand tavern castle docks
= Bob gold 2, cards 0
= top manor
Bob hears drew Ann ?
Ann! smithy (used-already)
turn Ann

# With 1 gold the Smithy cannot be used.   [2016 S270, R-2016 209]
profile 2016
Ann  architect  gold 1  city smithy
Bob  warlord
Cid  king
Dan  bishop
turn Ann, gathered

Ann? architect, end
Ann! smithy (too-expensive)
= Ann gold 1, hand -
turn Ann

# The Smithy may be used before gathering and again in the next turn.   [R-2016 36, R-2016 209]
profile 2016
Ann  magician architect  gold 4  city smithy
Bob  warlord king
Cid  bishop thief
deck tavern castle docks manor palace temple
turn Ann magician

Ann: smithy
= Ann gold 2, cards 3
Ann: gold, end
turn Bob
Bob: gold, end
Cid: gold, end
turn Ann
Ann: smithy
= Ann gold 2, hand tavern castle docks manor palace temple
= Bob gold 2
= Cid gold 2
turn Ann

# From a deck that is too short the Smithy gives what there is; the 2 gold are paid anyway.
# [2016 A08, R-2016 228]
profile 2016
Ann  architect  gold 2  city smithy
Bob  warlord
Cid  king
Dan  bishop
deck tavern castle only
turn Ann, gathered

Ann: smithy
= Ann gold 0, hand tavern castle
= deck 0
turn Ann

# The Smithy may be used with an empty deck, for nothing.   [2016 A08, R-2016 228]
profile 2016
Ann  architect  gold 2  city smithy
Bob  warlord
Cid  king
Dan  bishop
deck -
turn Ann, gathered

Ann: smithy
= Ann gold 0, hand -
Ann! smithy (used-already)
turn Ann
