# The Monument that comes in an exchange completes the Diplomat's city.   [R-2016 236]
profile 2016
Ann  diplomat  gold 3  city tavern temple market church prison docks
Bob  thief  city monument castle
Cid  king
Dan  merchant
turn Ann, gathered

= Ann not completed
Ann: diplomat Bob monument, give tavern
= Ann gold 0, districts 6, completed, first
= Bob gold 3, city tavern castle, not completed
Ann hears completed Ann
Ann: end
over

# The Monument that the Diplomat gives completes the other city.   [R-2016 236]
profile 2016
Ann  diplomat  gold 1  city monument
Bob  thief  city tavern temple market church prison fortress
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob fortress, give monument
= Ann gold 0, city fortress, not completed
= Bob gold 1, districts 6, completed, first
Ann: end
over

# A completed city from which the Diplomat gives the Monument keeps the first bonus.
# The other city, completed by it, gets the second.   [2016 A05]
profile 2016
Ann  diplomat  city monument temple market church prison docks  first
Bob  thief  city tavern watchtower trading-post barracks manor castle
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 18, Bob score 14
Ann: diplomat Bob castle, give monument
= Ann city castle temple market church prison docks, completed, first, score 18
= Bob city monument tavern watchtower trading-post barracks manor, completed, score 16
Ann: end
= winner Ann
over

# The city that has shrunk is not protected any more.   [2016 A05]
profile 2016
Ann  diplomat  city monument temple market church prison docks  first
Bob  king  city castle
Cid  artist  city armory
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob castle, give monument, end
turn Cid
Cid: gold
Cid+ armory Ann castle, armory Ann temple, armory Bob monument
Cid: armory Ann castle
= Ann districts 5, completed, first
= Cid city -
Cid: end
over

# If the bonus needs a city that is still completed, the first bonus passes to nobody.
# [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus no
Ann  diplomat  city monument temple market church prison docks  first
Bob  thief  city tavern watchtower trading-post barracks manor castle
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 18, Bob score 14
Ann: diplomat Bob castle, give monument
= Ann score 14
= Bob completed, score 16
Ann: end
= winner Bob
over

# An exchange leaves the number of districts as it is and completes nothing by itself.
# [R-2016 236]
profile 2016
Ann  diplomat  city tavern temple market church prison docks
Bob  thief  city watchtower barracks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob watchtower, give tavern
= Ann districts 6, not completed
= Bob districts 2, not completed
turn Ann
