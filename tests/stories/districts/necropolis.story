# The Necropolis may be built by destroying another district of its builder instead of paying; it uses up the limit.
# [R-2016 197]
profile 2016
Ann  bishop    gold 5  hand necropolis tavern  city docks market*
Bob  merchant  city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann? build necropolis, build necropolis by docks, build necropolis by market*, build tavern, end
Ann: build necropolis by market*
= Ann gold 5, hand tavern, city docks necropolis
= Bob gold 0, city tavern
= bottom market
Ann! build tavern (limit-reached)
turn Ann

# The Necropolis may simply be paid for.   [R-2016 197]
profile 2016
Ann  bishop    gold 5  hand necropolis  city docks
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis
= Ann gold 0, hand -, city docks necropolis
turn Ann

# Without gold and without districts the Necropolis cannot be built.   [2016 S259, R-2016 197]
profile 2016
Ann  bishop    hand necropolis
Bob  merchant  city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build necropolis (too-expensive)
= Ann hand necropolis, city -
turn Ann

# No district of another city can be destroyed for the Necropolis.   [2016 S260, R-2016 197]
profile 2016
Ann  bishop    hand necropolis  city docks
Bob  merchant  city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann? build necropolis by docks, end
Ann! build necropolis by tavern (not-there)
= Ann city docks
= Bob city tavern
turn Ann

# Even a district of one's own completed city may be destroyed for the Necropolis.
# [2016 S261, A04, R-2016 197]
profile 2016
Ann  bishop    hand necropolis  city tavern manor castle market harbor watchtower prison  first
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by tavern
= Ann gold 0, city manor castle market harbor watchtower prison necropolis, completed, first
= bottom tavern
turn Ann

# Under the other reading on the Armory, too, the Necropolis may take from a completed city.
# [2016 A04]
profile 2016
ruling armory-from-completed-city yes
Ann  bishop    hand necropolis  city tavern manor castle market harbor watchtower prison  first
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by tavern
= Ann districts 7, completed
turn Ann

# One's own Keep may be destroyed for the Necropolis: that is no ability of rank 8.
# [2016 S262, R-2016 188]
profile 2016
Ann  bishop    hand necropolis  city keep
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build necropolis by keep, end
Ann: build necropolis by keep
= Ann gold 0, hand -, city necropolis
= bottom keep
turn Ann
