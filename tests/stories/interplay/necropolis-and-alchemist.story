# Nothing was paid for a Necropolis built by a sacrifice, so nothing comes back to the Alchemist.
# [R-2016 55, R-2016 197]
profile 2016
Ann  alchemist  gold 5  hand necropolis  city tavern
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann? build necropolis, build necropolis by tavern, end
Ann: build necropolis by tavern
= Ann gold 5, city necropolis
Ann: end
= Ann gold 5
= Bob gold 0
turn Bob

# A Necropolis that the Alchemist pays for brings its 5 gold back.   [R-2016 197]
profile 2016
Ann  alchemist  gold 5  hand necropolis  city tavern
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build necropolis
= Ann gold 0, city tavern necropolis
Ann: end
= Ann gold 5
turn Bob
