# The Basilica brings 1 point for each own district of odd cost.   [2016 S223, R-2016 174]
profile 2016
Ann  king      city basilica tavern docks castle palace
Bob  bishop    city tavern docks palace
Cid  merchant
Dan  thief
over

; 4 + 1 + 3 + 4 + 5 = 17, and Tavern, Docks and Palace are odd
= Ann score 20
= Bob score 9
= Cid score 0
= Dan score 0
= winner Ann
over

# Without districts of odd cost the Basilica brings nothing but its own cost.   [R-2016 174]
profile 2016
Ann  king      city basilica market castle
Bob  bishop    city market castle
Cid  merchant
Dan  thief
over

= Ann score 10
= Bob score 6
over

# A Basilica in the hand brings nothing.   [R-2016 174]
profile 2016
Ann  king      hand basilica  city tavern docks
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 4
over

# The coin on a beautified district makes its cost odd or even for the Basilica.
# [2016 S224, A18, R-2016 174]
profile 2016
Ann  king      city basilica tavern* docks castle* palace
Bob  bishop
Cid  merchant
Dan  thief
over

; 4 + 2 + 3 + 5 + 5 = 19, and Docks, Castle and Palace are odd
= Ann score 22
over

# A coin on the Tavern makes its cost even: the Basilica counts one district less.
# [2016 A18]
profile 2016
Ann  king      city basilica tavern* docks castle palace
Bob  bishop
Cid  merchant
Dan  thief
over

; 4 + 2 + 3 + 4 + 5 = 18, and only Docks and Palace are odd
= Ann score 20
over

# With the other reading, the printed cost decides whether a district is odd for the Basilica.   [2016 A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  king      city basilica tavern* docks castle palace
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 21
over
