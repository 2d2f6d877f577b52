# Behind the Great Wall the Marshal pays 1 gold more, and that to the bank.   [2016 A01]
profile 2016
Ann  marshal  gold 4
Bob  thief  gold 1  city great-wall docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 4, city great-wall
turn Ann

# If the owner gets the coin of the Great Wall, the Marshal gives it along.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  marshal  gold 4
Bob  thief  gold 1  city great-wall docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 5, city great-wall
turn Ann

# With 1 gold too few for the wall the Marshal seizes nothing.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  marshal  gold 3
Bob  thief  city great-wall docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob docks (too-expensive)
Ann? end
turn Ann

# The wall does not count for the limit of 3: Docks behind it can be seized, a Castle cannot.
# [2016 S198]
profile 2016
Ann  marshal  gold 9
Bob  thief  city great-wall docks castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob castle (costs-too-much)
Ann! marshal Bob great-wall (costs-too-much)
Ann? marshal Bob docks, end
turn Ann

# The Keep costs 3, but still cannot be seized.   [R-2016 149]
profile 2016
Ann  marshal  gold 9
Bob  thief  city keep
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob keep (protected-by-card)
Ann? end
turn Ann

# Without a wall there is no coin, no matter who would get it.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  marshal  gold 3
Bob  thief  city docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 3, city -
turn Ann
