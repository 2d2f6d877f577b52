# The owner of the Quarry may build any number of identical districts.   [2016 S265, R-2016 204]
profile 2016
Ann  architect  gold 2  hand tavern tavern  city quarry tavern
Bob  warlord    city tavern
Cid  king
Dan  bishop
turn Ann, gathered

Ann? architect, build tavern, end
Ann: build tavern, build tavern
= Ann gold 0, hand -, city quarry tavern tavern tavern
= Bob city tavern
turn Ann

# Without the Quarry a district that is in one's own city is not built again.   [R-2016 52]
profile 2016
Ann  architect  gold 2  hand tavern  city tavern
Bob  warlord    city quarry
Cid  king
Dan  bishop
turn Ann, gathered

Ann? architect, end
Ann! build tavern (duplicate)
= Ann gold 2, hand tavern, city tavern
turn Ann

# When the Quarry is lost the doubles stay, but no more can be built.   [2016 S266, R-2016 205]
profile 2016
Ann  architect  gold 1  hand tavern  city quarry armory tavern tavern
Bob  warlord
Cid  king
Dan  bishop
turn Ann, gathered

Ann+ build tavern
Ann: armory Ann quarry
= Ann city tavern tavern
Ann? architect, end
Ann! build tavern (duplicate)
= Ann gold 1, hand tavern, city tavern tavern
turn Ann

# The Quarry does not let the Marshal seize a district that is in their own city.   [R-2016 204]
profile 2016
Ann  marshal   gold 1  city quarry tavern
Bob  king      city tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? end
Ann! marshal Bob tavern (duplicate)
= Ann city quarry tavern
= Bob city tavern
turn Ann
