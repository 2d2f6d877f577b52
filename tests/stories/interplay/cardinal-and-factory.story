# What the Cardinal lacks is counted from the price with the Factory's discount.   [2016 S164]
profile 2016
Ann  cardinal  gold 3  hand smithy tavern docks  city factory
Bob  thief
Cid  king
Dan  merchant  gold 5
turn Ann, gathered

Ann! build smithy (too-expensive)
Ann: cardinal smithy, from Dan
Ann? give tavern, give docks
Ann: give tavern
= Ann gold 0, hand docks, city factory smithy
= Dan gold 4, hand tavern
turn Ann

# With the discount the Cardinal can pay, so that nothing may be borrowed.   [2016 S164]
profile 2016
Ann  cardinal  gold 4  hand smithy tavern  city factory
Bob  thief
Cid  king
Dan  merchant  gold 5
turn Ann, gathered

Ann! cardinal smithy (not-short)
Ann: build smithy
= Ann gold 0, hand tavern, city factory smithy
= Dan gold 5
turn Ann
