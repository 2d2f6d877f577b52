# The Great Wall makes the other districts of its city 1 gold more expensive for the Warlord.
# [2016 S233, R-2016 182]
profile 2016
Ann  warlord   gold 1
Bob  king      city great-wall tavern market
Cid  merchant  city market
Dan  thief
turn Ann, gathered

Ann? warlord Bob tavern, warlord Cid market, end
Ann! warlord Bob market (too-expensive)
Ann: warlord Bob tavern
= Ann gold 0
= Bob gold 0, city great-wall market
= Cid gold 0, city market
= bottom tavern
turn Ann

# Behind the Great Wall not even a district of cost 1 is free for the Warlord.   [R-2016 182]
profile 2016
Ann  warlord
Bob  king      city great-wall tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! warlord Bob tavern (too-expensive)
turn Ann

# The Great Wall does not make itself more expensive.   [2016 S234, A02, R-2016 182]
profile 2016
Ann  warlord   gold 5
Bob  king      city great-wall
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? warlord Bob great-wall, end
Ann: warlord Bob great-wall
= Ann gold 0
= Bob gold 0, city -
= bottom great-wall
turn Ann

# With less than 5 gold the Warlord cannot destroy the Great Wall.   [2016 S234]
profile 2016
Ann  warlord   gold 4
Bob  king      city great-wall
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! warlord Bob great-wall (too-expensive)
turn Ann

# With the other reading, the Great Wall makes itself more expensive as well.   [2016 A02]
profile 2016
ruling great-wall-covers-itself yes
Ann  warlord   gold 6
Bob  king      city great-wall
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: warlord Bob great-wall
= Ann gold 0
= Bob gold 0, city -
turn Ann

# With the other reading, 5 gold do not suffice against the Great Wall.   [2016 A02]
profile 2016
ruling great-wall-covers-itself yes
Ann  warlord   gold 5
Bob  king      city great-wall
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! warlord Bob great-wall (too-expensive)
turn Ann

# The Great Wall does not apply to the district that a Diplomat gives from their own city.
# [2016 S235, R-2016 183]
profile 2016
Ann  diplomat  city great-wall palace
Bob  king      city castle
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? diplomat Bob castle, end
Ann: diplomat Bob castle
Ann? give great-wall, give palace
Ann: give palace
= Ann gold 0, city great-wall castle
= Bob gold 0, city palace
turn Ann

# A Diplomat pays 1 gold to the bank for a district behind the Great Wall, also for a cheaper one.
# [2016 S236, R-2016 182]
profile 2016
Ann  diplomat  gold 1  city castle
Bob  king      city great-wall tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? diplomat Bob tavern, end
Ann! diplomat Bob great-wall (too-expensive)
Ann: diplomat Bob tavern
Ann? give castle
Ann: give castle
= Ann gold 0, city tavern
= Bob gold 0, city great-wall castle
turn Ann

# A Diplomat without gold takes nothing from behind the Great Wall.   [2016 S236]
profile 2016
Ann  diplomat  city castle
Bob  king      city great-wall tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! diplomat Bob tavern (too-expensive)
turn Ann

# A Marshal gives the owner the cost and pays 1 gold to the bank for the Great Wall.
# [2016 A01, R-2016 60]
profile 2016
Ann  marshal   gold 4
Bob  king      city great-wall docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? marshal Bob docks, end
Ann! marshal Bob great-wall (costs-too-much)
Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 3, city great-wall
turn Ann

# With the other reading, the extra gold goes to the owner of the Great Wall.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  marshal   gold 4
Bob  king      city great-wall docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 4, city great-wall
turn Ann

# The Great Wall makes its owner's districts more expensive for the owner's Warlord, too.   [2016 S237, R-2016 183]
profile 2016
Ann  warlord   gold 1  city great-wall market
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! warlord Ann market (too-expensive)
= Ann gold 1, city great-wall market
turn Ann

# With 2 gold the Warlord destroys the Market behind the same player's Great Wall.   [2016 S237]
profile 2016
Ann  warlord   gold 2  city great-wall market
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? warlord Ann market, end
Ann: warlord Ann market
= Ann gold 0, city great-wall
turn Ann
