# The Trader builds any number of trade districts and one other.   [2016 S174]
profile 2016
Ann  trader  gold 13  hand tavern market docks castle manor
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann? build tavern, build market, build docks, build castle, build manor, end
Ann: build tavern, build market, build docks, build castle
= Ann gold 3, hand manor, city tavern market docks castle
Ann! build manor (limit-reached)
Ann? income, end
turn Ann

# After the one other district the Trader may continue with trade districts.   [2016 S174]
profile 2016
Ann  trader  gold 8  hand tavern docks castle manor
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build castle
Ann! build manor (limit-reached)
Ann: build tavern, build docks
= Ann gold 0, hand manor, city castle tavern docks
turn Ann

# Trade districts that the Trader has just built count for the income, taken once.   [2016 S175]
profile 2016
Ann  trader  gold 3  hand tavern market
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann! income (nothing-to-gain)
Ann: build tavern, build market, income
= Ann gold 2, city tavern market
Ann! income (used-already)
turn Ann

# The School of Magic is no trade district when the Trader builds it.   [2016 S176]
profile 2016
Ann  trader  gold 10  hand castle school-of-magic
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build castle
= Ann gold 6
Ann! build school-of-magic (limit-reached)
= Ann gold 6, hand school-of-magic, city castle
turn Ann

# For the Trader's income the School of Magic is a trade district.   [R-2016 139]
profile 2016
Ann  trader  city tavern school-of-magic
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: income
= Ann gold 2
turn Ann

# The Trader too builds no second district of a name.   [2016 S177]
profile 2016
Ann  trader  gold 3  hand tavern market  city tavern
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann! build tavern (duplicate)
Ann: build market
= Ann gold 1, hand tavern, city tavern market
turn Ann

# The Trader may pass the number of districts that completes a city.   [R-2016 140]
profile 2016
Ann  trader  gold 3  hand tavern market  city castle manor palace temple church monastery
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build tavern
= Ann completed, first
Ann: build market
= Ann districts 8, gold 0
turn Ann
