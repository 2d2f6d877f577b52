# Once per turn the Smithy gives 3 cards for 2 gold.   [classic S149, A51]
profile classic-en, classic-ru
Ann  bishop    gold 2  city smithy
Bob  king
Cid  thief
Dan  warlord
deck tavern castle docks manor
turn Ann, gathered

Ann? smithy, end
Ann: smithy
Bob hears drew Ann ?
= Ann gold 0, hand tavern castle docks
= top manor
Ann! smithy (used-already)
turn Ann

# The French Smithy costs 3 gold.   [classic A51]
profile classic-fr
Ann  bishop    gold 4  city smithy
Bob  king
Cid  thief
Dan  warlord
deck tavern castle docks manor
turn Ann, gathered

Ann: smithy
= Ann gold 1, hand tavern castle docks
= top manor
Ann! smithy (used-already)
turn Ann

# With 2 gold the French Smithy cannot be used.   [classic S150, A51]
profile classic-fr
Ann  bishop    gold 2  city smithy
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! smithy (too-expensive)
= Ann gold 2, hand -
turn Ann

# With 1 gold no Smithy can be used.   [classic S150]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 1  city smithy
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! smithy (too-expensive)
= Ann gold 1, hand -
turn Ann

# Used before gathering, the Smithy is paid from the gold there is.   [classic A07]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 3  city smithy
Bob  king
Cid  thief
Dan  warlord
turn Ann

Ann: smithy
= Ann cards 3
Ann! smithy (used-already)
Ann: gold
turn Ann

# From a deck of two cards the Smithy gives two, for the whole price.   [classic A45]
profile classic-en, classic-ru
Ann  bishop    gold 2  city smithy
Bob  king
Cid  thief
Dan  warlord
deck tavern castle only
turn Ann, gathered

Ann: smithy
= Ann gold 0, hand tavern castle
= deck 0
turn Ann

# The French Smithy gives no more than the deck has either.   [classic A45]
profile classic-fr
Ann  bishop    gold 3  city smithy
Bob  king
Cid  thief
Dan  warlord
deck tavern only
turn Ann, gathered

Ann: smithy
= Ann gold 0, hand tavern
= deck 0
turn Ann

# The Alchemist does not get back what the Smithy costs.   [classic A58]
profile classic-en, classic-ru
Ann  alchemist  gold 3  hand tavern  city smithy
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: smithy, build tavern, end
= Ann gold 1, cards 3
turn Dan

# Nor does the French one, who can pay it with the gold that building has left him.
# [classic A18, A58]
profile classic-fr
Ann  alchemist  gold 6  hand university  city smithy
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build university
= Ann gold 6
Ann: smithy, end
= Ann gold 3, cards 3, city smithy university
turn Dan
