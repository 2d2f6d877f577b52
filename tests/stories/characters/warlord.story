# The Warlord destroys a district for 1 gold less than its cost.   [2016 S184]
profile 2016
Ann  warlord  gold 4
Bob  thief  gold 1  city fortress tavern
Cid  king  city docks
Dan  merchant
turn Ann, gathered

Ann? warlord Bob fortress, warlord Bob tavern, warlord Cid docks, end
Ann: warlord Bob fortress
= Ann gold 0, city -
= Bob gold 1, city tavern
= Cid city docks
= bottom fortress
Cid hears destroyed Bob fortress
turn Ann

# With 1 gold too few the Warlord destroys nothing.   [2016 S184]
profile 2016
Ann  warlord  gold 3
Bob  thief  city fortress
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Bob fortress (too-expensive)
Ann! warlord Bob tavern (not-there)
Ann? end
= Ann gold 3
= Bob city fortress
turn Ann

# A district of cost 1 is destroyed for nothing.   [R-2016 148]
profile 2016
Ann  warlord
Bob  thief  city temple
Cid  king
Dan  merchant
turn Ann, gathered

Ann: warlord Bob temple
= Ann gold 0
= Bob city -
turn Ann

# The Warlord may destroy a district of their own city.   [2016 S185]
profile 2016
Ann  warlord  gold 1  city market
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? warlord Ann market, end
Ann: warlord Ann market
= Ann gold 0, city -
= bottom market
turn Ann

# The Warlord destroys nothing in a completed city.   [2016 S186]
profile 2016
Ann  warlord  gold 9
Bob  thief  city tavern temple market church prison watchtower docks  first
Cid  king  city tavern temple market church prison watchtower
Dan  merchant
turn Ann, gathered

Ann! warlord Bob tavern (city-completed)
Ann! warlord Bob docks (city-completed)
Ann+ warlord Cid tavern, warlord Cid market
= Bob districts 7
turn Ann

# The Warlord destroys one district in a turn.   [2016 S187]
profile 2016
Ann  warlord
Bob  thief  city tavern temple
Cid  king  city tavern
Dan  merchant
turn Ann, gathered

Ann: warlord Bob tavern
Ann! warlord Bob temple (used-already)
Ann! warlord Cid tavern (used-already)
Ann? end
= Bob city temple
= Cid city tavern
turn Ann

# A beautified district is more expensive for the Warlord by 1, and its coin goes to the bank.
# [2016 S188, A18]
profile 2016
Ann  warlord  gold 3
Bob  thief  gold 1  city docks*
Cid  king
Dan  merchant
turn Ann, gathered

Ann? warlord Bob docks*, end
Ann! warlord Bob docks
Ann: warlord Bob docks*
= Ann gold 0
= Bob gold 1, city -
= bottom docks
turn Ann

# With 2 gold the Warlord cannot destroy beautified Docks, with or without the wider reading.
# [2016 S188, A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  warlord  gold 2
Bob  thief  city docks*
Cid  king  city docks
Dan  merchant
turn Ann, gathered

Ann! warlord Bob docks* (too-expensive)
Ann? warlord Cid docks, end
turn Ann

# The Warlord gains 1 gold for each military district in their city, once.   [R-2016 147]
profile 2016
Ann  warlord  city watchtower fortress school-of-magic tavern
Bob  thief
Cid  king  city prison
Dan  merchant
turn Ann, gathered

Ann: income
= Ann gold 3
Ann! income (used-already)
turn Ann

# The Warlord may destroy before gathering, and pay with the income.   [R-2016 148]
profile 2016
Ann  warlord  city watchtower
Bob  thief  city market
Cid  king
Dan  merchant
turn Ann

Ann? gold, cards, income, warlord Ann watchtower
Ann! warlord Bob market (too-expensive)
Ann: income, warlord Bob market
= Ann gold 0
= Bob city -
Ann? gold, cards
turn Ann

# The Warlord cannot destroy in their own completed city.   [2016 A36]
profile 2016
Ann  warlord  gold 9  city tavern temple market church prison watchtower docks  first
Bob  thief  city tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Ann tavern (city-completed)
Ann? income, warlord Bob tavern, end
= Ann districts 7
turn Ann

# If own districts may always be destroyed, the Warlord's own completed city is no shelter.
# [2016 A36]
profile 2016
ruling warlord-in-own-completed-city yes
Ann  warlord  gold 9  city tavern temple market church prison watchtower docks  first
Bob  thief  city tavern temple market church prison watchtower docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Bob tavern (city-completed)
Ann+ warlord Ann tavern, warlord Ann docks
Ann: warlord Ann docks
= Ann gold 7, districts 6, completed, first
= Bob districts 7
turn Ann
