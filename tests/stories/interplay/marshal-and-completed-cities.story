# A seizure that brings the seventh district completes the Marshal's city, and first.
# [R-2016 236]
profile 2016
Ann  marshal  gold 1  city temple market church prison docks castle
Bob  thief  city tavern watchtower
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 14
Ann: marshal Bob tavern
= Ann gold 0, districts 7, completed, first, score 19
= Bob gold 1, city watchtower, not completed
Bob hears completed Ann
Ann: end
over

# A city completed by seizure after another one gets the second bonus.   [R-2016 236]
profile 2016
Ann  marshal  gold 1  city temple market church prison docks castle
Bob  thief  city tavern
Cid  king  city tavern watchtower trading-post barracks manor monastery palace  first
Dan  merchant
turn Ann, gathered

Ann: marshal Bob tavern
= Ann completed, score 17
= Cid completed, first
turn Ann

# A city of six that loses one to the Marshal was never completed.   [R-2016 238]
profile 2016
Ann  marshal  gold 1
Bob  thief  city tavern temple market church prison docks
Cid  king
Dan  artist
turn Ann, gathered

Ann: marshal Bob tavern
= Ann city tavern
= Bob districts 5, not completed
turn Ann

# The Monument costs 4 and is not seized.   [2016 S198]
profile 2016
Ann  marshal  gold 9
Bob  thief  city monument
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob monument (costs-too-much)
Ann? end
turn Ann
