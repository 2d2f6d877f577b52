# With five districts the Cardinal cannot borrow for the Monument.   [R-2016 130, R-2016 192]
profile 2016
Ann  cardinal  gold 3  hand monument market  city framework tavern docks temple church
Bob  thief  gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann! cardinal monument (too-many-districts)
= Ann gold 3, districts 5
= Bob gold 1
turn Ann

# A loan is no sacrifice: it never makes room for the Monument.   [2016 A25]
profile 2016
ruling sacrifice-makes-room-for-monument yes
Ann  cardinal  gold 3  hand monument market  city framework tavern docks temple church
Bob  thief  gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann! cardinal monument (too-many-districts)
Ann+ build monument by framework
= Ann gold 3, districts 5
turn Ann

# With four districts the Cardinal may borrow for the Monument.   [R-2016 130, R-2016 192]
profile 2016
Ann  cardinal  gold 3  hand monument market  city tavern docks temple church
Bob  thief  gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann: cardinal monument, from Bob, give market
= Ann gold 0, city monument tavern docks temple church, not completed
= Bob gold 0, hand market
turn Ann
