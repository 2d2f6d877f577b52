# The Marshal seizes a district of cost 3 or less and gives its owner the cost.   [2016 S197]
profile 2016
Ann  marshal  gold 3
Bob  thief  gold 1  city docks tavern
Cid  king  city market
Dan  merchant
turn Ann, gathered

Ann? marshal Bob docks, marshal Bob tavern, marshal Cid market, end
Ann: marshal Bob docks
= Ann gold 0, city docks
= Bob gold 4, city tavern
= Cid gold 0, city market
Cid hears seized Ann Bob docks
= deck 65
Ann! marshal Bob tavern (used-already)
Ann? end
turn Ann

# With 1 gold too few the Marshal seizes nothing.   [2016 S197]
profile 2016
Ann  marshal  gold 2
Bob  thief  city docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob docks (too-expensive)
Ann? end
= Bob city docks
turn Ann

# A district of cost 4 is too expensive to be seized.   [2016 S198]
profile 2016
Ann  marshal  gold 9
Bob  thief  city castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob castle (costs-too-much)
Ann? end
= Ann gold 9
= Bob city castle
turn Ann

# The Marshal seizes nothing from a completed city.   [2016 S199]
profile 2016
Ann  marshal  gold 9
Bob  thief  city tavern temple market church prison watchtower docks  first
Cid  king  city tavern
Dan  merchant
turn Ann, gathered

Ann! marshal Bob tavern (city-completed)
Ann? marshal Cid tavern, end
= Bob districts 7
turn Ann

# The coin counts for the limit: beautified Docks cost 4 and cannot be seized.   [2016 S200, A18]
profile 2016
Ann  marshal  gold 9
Bob  thief  city docks*
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob docks* (costs-too-much)
Ann? end
= Bob city docks*
turn Ann

# If the coin does not count for the limit, beautified Docks are seized for 4 gold.   [2016 A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  marshal  gold 4
Bob  thief  city docks* castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob castle (costs-too-much)
Ann? marshal Bob docks*, end
Ann: marshal Bob docks*
= Ann gold 0, city docks*
= Bob gold 4, city castle
turn Ann

# Even then the coin is part of the price.   [2016 A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  marshal  gold 3
Bob  thief  city docks*
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob docks* (too-expensive)
turn Ann

# A beautified Market costs 3: the Marshal pays 3 and gets the coin with it.   [2016 S201]
profile 2016
Ann  marshal  gold 3
Bob  thief  city market*
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob market*
= Ann gold 0, city market*
= Bob gold 3, city -
turn Ann

# A Marshal whose own city is completed may seize.   [2016 S202, A35]
profile 2016
Ann  marshal  gold 3  city tavern temple market church prison watchtower castle  first
Bob  thief  city docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann? income, marshal Bob docks, end
Ann: marshal Bob docks
= Ann gold 0, districts 8
= Bob gold 3, city -
turn Ann

# If one's own city must be open too, a Marshal with a completed city seizes nothing.   [2016 A35]
profile 2016
ruling marshal-with-completed-city no
Ann  marshal  gold 3  city tavern temple market church prison watchtower castle  first
Bob  thief  city docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob docks (city-completed)
Ann? income, end
= Ann gold 3, districts 7
turn Ann

# In that reading a city that is not completed yet does not hinder the Marshal.   [2016 A35]
profile 2016
ruling marshal-with-completed-city no
Ann  marshal  gold 3  city tavern temple market church prison watchtower
Bob  thief  city docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob docks
= Ann gold 0, districts 7, completed, first
turn Ann

# The Marshal seizes from other players only.   [2016 S203]
profile 2016
Ann  marshal  gold 3  city docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Ann docks (yourself)
Ann? end
= Ann gold 3, city docks
turn Ann

# The Marshal seizes no district that is in their own city, not even with the Quarry.
# [R-2016 159]
profile 2016
Ann  marshal  gold 9  city quarry tavern
Bob  thief  city tavern market
Cid  king
Dan  merchant
turn Ann, gathered

Ann! marshal Bob tavern (duplicate)
Ann? marshal Bob market, end
turn Ann

# A seizure is no building: it is outside the limit and not taxed.   [R-2016 169]
profile 2016
cast tax-collector
Ann  marshal  gold 4  hand temple
Bob  thief  city tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build temple
= Ann gold 2, tax 1
Ann: marshal Bob tavern
= Ann gold 1, city temple tavern
= Bob gold 1
= tax 1
turn Ann

# The Marshal gains 1 gold for each military district in their city, a seized one included, once.
# [R-2016 157]
profile 2016
Ann  marshal  gold 1  city fortress
Bob  thief  city watchtower
Cid  king
Dan  merchant
turn Ann, gathered

Ann: marshal Bob watchtower, income
= Ann gold 2, city fortress watchtower
= Bob gold 1
Ann! income (used-already)
turn Ann
