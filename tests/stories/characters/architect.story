# The Architect gains 2 extra cards, whatever was gathered, and once.   [R-2016 141]
profile 2016
Ann  architect
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor
turn Ann

Ann? gold, cards, architect
Ann: architect
= Ann hand tavern docks
Ann hears drew Ann tavern
Bob hears drew Ann ?
Ann! architect (used-already)
Ann: gold
= Ann gold 2, hand tavern docks
= top manor
turn Ann

# The Architect builds three districts and no fourth.   [R-2016 142]
profile 2016
Ann  architect  gold 9  hand tavern temple market docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern, build temple, build market
= Ann gold 5, hand docks, city tavern temple market
Ann! build docks (limit-reached)
Ann? architect, end
turn Ann

# The Stables do not count: an Architect who built three may build them too.   [2016 S178]
profile 2016
Ann  architect  gold 6  hand tavern temple market stables docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern, build temple, build market
Ann! build docks (limit-reached)
Ann? architect, build stables, end
Ann: build stables
= Ann gold 0, hand docks, city tavern temple market stables
Ann! build docks (limit-reached)
turn Ann

# Stables built first leave the Architect three districts.   [2016 S178]
profile 2016
Ann  architect  gold 6  hand tavern temple market stables
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build stables, build tavern, build temple, build market
= Ann gold 0, hand -, districts 4
turn Ann

# If the deck has fewer cards than the Architect gains, those are all.   [R-2016 228]
profile 2016
Ann  architect
Bob  thief
Cid  king
Dan  merchant
deck tavern only
turn Ann, gathered

Ann: architect
= Ann hand tavern
= deck 0
Ann! architect (used-already)
turn Ann

# With an empty deck the Architect's cards may be asked for and do not come.   [R-2016 228]
profile 2016
Ann  architect
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann? architect, end
Ann: architect
= Ann hand -
Ann! architect (used-already)
turn Ann

# The Architect may pass the number of districts that completes a city, and all of them count.
# [R-2016 142, R-2016 237]
profile 2016
Ann  architect  gold 6  hand tavern market docks  city castle manor palace church monastery temple
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

= Ann not completed, score 18
Ann: build tavern
= Ann completed, first, score 23
Ann: build market, build docks
= Ann gold 0, districts 9, score 28
= Bob not completed
turn Ann
