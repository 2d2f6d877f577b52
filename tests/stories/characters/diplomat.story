# The Diplomat exchanges a district for a more expensive one and gives its owner the difference.
# [2016 S189]
profile 2016
Ann  diplomat  gold 3  city tavern
Bob  thief  gold 1  city castle temple
Cid  king  city market
Dan  merchant
turn Ann, gathered

Ann? diplomat Bob castle, diplomat Bob temple, diplomat Cid market, end
Ann: diplomat Bob castle
asked Ann give-district
Ann? give tavern
Ann! pass, end, give market
Ann: give tavern
= Ann gold 0, city castle
= Bob gold 4, city tavern temple
= Cid gold 0, city market
= deck 64
Cid hears exchanged Ann Bob castle
Ann! diplomat Bob temple (used-already)
Ann? end
turn Ann

# The Diplomat gets no change for a more expensive district of their own city.   [R-2016 152]
profile 2016
Ann  diplomat  gold 1  city castle docks
Bob  thief  gold 1  city tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob tavern
Ann? give castle, give docks
Ann: give castle
= Ann gold 1, city tavern docks
= Bob gold 1, city castle
turn Ann

# With 1 gold less than the difference the Diplomat cannot exchange.   [2016 S190]
profile 2016
Ann  diplomat  gold 2  city tavern
Bob  thief  city castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob castle (too-expensive)
Ann? end
= Ann gold 2, city tavern
= Bob city castle
turn Ann

# The Diplomat is offered only those own districts for which the gold suffices.   [2016 S190]
profile 2016
Ann  diplomat  gold 2  city tavern market
Bob  thief  city castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob castle
Ann! give tavern (too-expensive)
Ann? give market
Ann: give market
= Ann gold 0, city tavern castle
= Bob gold 2, city market
turn Ann

# The Diplomat exchanges nothing with a completed city.   [2016 S191]
profile 2016
Ann  diplomat  gold 9  city fortress
Bob  thief  city tavern temple market church prison watchtower docks  first
Cid  king  city tavern
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob tavern (city-completed)
Ann? income, diplomat Cid tavern, end
= Bob districts 7
turn Ann

# A Diplomat whose own city is completed may exchange.   [2016 S192]
profile 2016
Ann  diplomat  gold 1  city tavern temple market church prison watchtower docks  first
Bob  thief  city manor
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob manor
Ann? give market, give church, give prison, give docks
Ann: give market
= Ann gold 0, city tavern temple manor church prison watchtower docks, completed, first
= Bob gold 1, city market
turn Ann

# The Diplomat gives no district that is already in the other city.   [2016 S193]
profile 2016
Ann  diplomat  gold 1  city tavern
Bob  thief  city market tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob market (they-have-it)
Ann! diplomat Bob tavern (duplicate)
Ann? end
= Ann city tavern
= Bob city market tavern
turn Ann

# Of several own districts the Diplomat gives one that the other city lacks.   [2016 S193]
profile 2016
Ann  diplomat  gold 1  city tavern temple
Bob  thief  city market tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob market
Ann! give tavern (they-have-it)
Ann? give temple
Ann: give temple
= Ann gold 0, city tavern market
= Bob gold 1, city temple tavern
turn Ann

# Two districts of the same name are not exchanged.   [2016 S194, A22]
profile 2016
Ann  diplomat  gold 1  city tavern
Bob  thief  city tavern*
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob tavern* (duplicate)
Ann? end
= Ann gold 1, city tavern
= Bob city tavern*
turn Ann

# If only the result counts, two districts of the same name may change places.   [2016 A22]
profile 2016
ruling same-name-exchange yes
Ann  diplomat  gold 1  city tavern temple
Bob  thief  city tavern*
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob tavern*
Ann! give temple (duplicate)
Ann? give tavern
Ann: give tavern
= Ann gold 0, city tavern* temple
= Bob gold 1, city tavern
turn Ann

# Even then no city may end with two districts of a name.   [2016 A22]
profile 2016
ruling same-name-exchange yes
Ann  diplomat  gold 1  city tavern tavern
Bob  thief  city tavern*
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob tavern* (duplicate)
= Ann city tavern tavern
= Bob city tavern*
turn Ann

# The Quarry does not help the Diplomat to a second district of a name.   [2016 S195]
profile 2016
Ann  diplomat  gold 9  city quarry castle tavern
Bob  thief  city castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob castle (duplicate)
Ann? end
= Ann city quarry castle tavern
turn Ann

# The Quarry of the other player does not help either.   [2016 S195]
profile 2016
Ann  diplomat  gold 9  city tavern
Bob  thief  city quarry tavern market
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob market (they-have-it)
Ann? end
turn Ann

# An exchange is no building: it is outside the limit and not taxed.   [2016 S196]
profile 2016
cast tax-collector
Ann  diplomat  gold 4  hand temple  city tavern
Bob  thief  gold 2  city market
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build temple
= Ann gold 2, tax 1
Ann: diplomat Bob market, give tavern
= Ann gold 1, city temple market
= Bob gold 3, city tavern
= tax 1
turn Ann

# A Diplomat who has exchanged may still build.   [2016 S196]
profile 2016
Ann  diplomat  gold 1  hand temple  city tavern
Bob  thief  city watchtower
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob watchtower, give tavern, build temple
= Ann gold 0, city watchtower temple
= Bob gold 0, city tavern
turn Ann

# The Diplomat exchanges with others only and needs something to give.   [R-2016 152]
profile 2016
Ann  diplomat  gold 9
Bob  thief  city tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob tavern (not-there)
Ann! diplomat Ann tavern (yourself)
Ann? end
turn Ann

# The Diplomat gains 1 gold for each military district in their city, once.   [R-2016 151]
profile 2016
Ann  diplomat  city watchtower fortress tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: income
= Ann gold 2
Ann! income (used-already)
turn Ann
