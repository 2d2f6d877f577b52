# The Navigator gains 4 gold or 4 cards, once and without mixing.   [2016 S179]
profile 2016
Ann  navigator  gold 1
Bob  thief  gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann? navigator gold, navigator cards, end
Ann! navigator
Ann: navigator gold
= Ann gold 5, hand -
= Bob gold 1
Ann! navigator cards (used-already)
Ann! navigator gold (used-already)
Ann? end
turn Ann

# The Navigator's 4 cards come from the top of the deck.   [2016 S179]
profile 2016
Ann  navigator  gold 1
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor temple castle
turn Ann, gathered

Ann: navigator cards
= Ann gold 1, hand tavern docks manor temple
= top castle
Ann hears drew Ann manor
Bob hears drew Ann ?
Ann! navigator gold (used-already)
turn Ann

# The Navigator's gold or cards come on top of what was gathered, before it or after.
# [R-2016 143]
profile 2016
Ann  navigator
Bob  thief
Cid  king
Dan  merchant
turn Ann

Ann? gold, cards, navigator gold, navigator cards
Ann: navigator gold, gold
= Ann gold 6
turn Ann

# If the deck has fewer than 4 cards, the Navigator gets those.   [R-2016 228]
profile 2016
Ann  navigator
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor only
turn Ann, gathered

Ann: navigator cards
= Ann gold 0, hand tavern docks manor
= deck 0
Ann! navigator gold (used-already)
turn Ann

# From an empty deck the Navigator may ask for cards and gets nothing.   [R-2016 228]
profile 2016
Ann  navigator
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann? navigator gold, navigator cards, end
Ann: navigator cards
= Ann gold 0, hand -
Ann! navigator gold (used-already)
turn Ann

# The Navigator builds nothing: no district outside the limit, and none that is not paid for.
# [2016 S180]
profile 2016
Ann  navigator  gold 9  hand tavern stables necropolis  city framework
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! build tavern (cannot-build)
Ann! build stables (cannot-build)
Ann! build tavern by framework (cannot-build)
Ann! build necropolis (cannot-build)
Ann! build necropolis by framework (cannot-build)
Ann? navigator gold, navigator cards, end
= Ann gold 9, hand tavern stables necropolis, city framework
turn Ann
