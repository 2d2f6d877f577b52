# The Alchemist must have the gold when building.   [2016 S169]
profile 2016
Ann  alchemist  gold 3  hand castle
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann! build castle (too-expensive)
Ann? end
Ann: end
= Ann gold 3, hand castle, city -
turn Dan

# What the Alchemist paid for building comes back at the end of the turn.   [R-2016 136]
profile 2016
Ann  alchemist  gold 4  hand castle
Bob  thief  gold 1
Cid  king
Dan  architect
turn Ann, gathered

Ann: build castle
= Ann gold 0, city castle
Ann: end
= Ann gold 4, hand -, city castle
= Bob gold 1
Bob hears gained Ann 4
turn Dan

# Gold that the Alchemist spent otherwise, as for the Smithy, does not come back.   [2016 S170]
profile 2016
Ann  alchemist  gold 6  hand castle  city smithy
Bob  thief
Cid  king
Dan  architect
deck tavern docks manor
turn Ann, gathered

Ann: smithy, build castle
= Ann gold 0, hand tavern docks manor
Ann: end
= Ann gold 4, city smithy castle
turn Dan

# The tax of the Alchemist does not come back.   [2016 S171]
profile 2016
cast tax-collector
Ann  alchemist  gold 5  hand castle
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build castle
= Ann gold 0, tax 1
Ann: end
= Ann gold 4, tax 1
turn Dan

# Poor House and Park look at the Alchemist before the gold comes back.   [2016 S172]
profile 2016
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  thief
Cid  king
Dan  architect
deck tavern docks
turn Ann, gathered

Ann: build castle
= Ann gold 0, hand -
Ann: end
= Ann gold 5, hand tavern docks
Bob hears gained Ann 1
Bob hears gained Ann 4
turn Dan

# Cards paid for the Thieves' Den do not come back to the Alchemist, gold does.   [2016 S173]
profile 2016
Ann  alchemist  gold 2  hand thieves-den tavern docks manor temple
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern, pay docks, pay manor, pay temple
= Ann gold 0, hand -, city thieves-den
Ann: end
= Ann gold 2, hand -
= bottom tavern docks manor temple
turn Dan

# Where nothing was paid, nothing comes back: the Framework of the Alchemist.   [R-2016 137]
profile 2016
Ann  alchemist  gold 2  hand palace  city framework
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build palace by framework
= Ann gold 2, city palace
Ann: end
= Ann gold 2
turn Dan

# Where nothing was paid, nothing comes back: the Necropolis of the Alchemist.   [R-2016 137]
profile 2016
Ann  alchemist  gold 2  hand necropolis  city tavern
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build necropolis by tavern, end
= Ann gold 2, city necropolis
turn Dan

# The Alchemist gets back what was really paid: the Factory's discount is not.   [R-2016 136]
profile 2016
Ann  alchemist  gold 5  hand smithy  city factory
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build smithy
= Ann gold 1
Ann: end
= Ann gold 5
turn Dan

# The Alchemist has no income and builds one district.   [R-2016 136]
profile 2016
Ann  alchemist  gold 2  hand temple tavern  city market
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann! income (not-your-ability)
Ann: build tavern
Ann! build temple (limit-reached)
Ann: end
= Ann gold 2, city market tavern
turn Dan
