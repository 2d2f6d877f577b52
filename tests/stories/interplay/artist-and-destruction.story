# The coin of a destroyed district goes to the bank, and the card comes back without it.
# [2016 A18]
profile 2016
Ann  warlord  gold 1
Bob  artist  gold 1  city tavern*
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann! warlord Bob tavern
Ann: warlord Bob tavern*
= Ann gold 0
= Bob gold 1, city -
= deck 1, top tavern
Ann: end
Bob: cards
= Bob hand tavern
Bob: build tavern
= Bob gold 0, city tavern
turn Bob

# Where the coin does not count everywhere, a destroyed district loses it to the bank as well.
# [2016 A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  warlord  gold 1
Bob  artist  gold 1  city tavern*
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann: warlord Bob tavern*
= Ann gold 0
= Bob gold 1, city -
= deck 1, top tavern
turn Ann

# A coin stays on a seized district, and its new owner cannot add another.   [2016 S201, S209]
profile 2016
Ann  marshal  gold 2
Bob  artist  city tavern*
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob tavern*
= Ann gold 0, city tavern*
= Bob gold 2, city -
Ann: end
Bob: gold
Bob! artist tavern (not-there)
Bob? end
turn Bob

# A beautified district may be given up like any other; the coin is lost.   [R-2016 163]
profile 2016
Ann  merchant  hand necropolis  city tavern* docks
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann+ build necropolis by tavern*, build necropolis by docks
Ann: build necropolis by tavern*
= Ann gold 0, city necropolis docks
= bottom tavern
turn Ann
