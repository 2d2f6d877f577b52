# The Armory destroys any district for nothing; Keep, Great Wall and Bishop do not stop it.
# [2016 S220, R-2016 171, R-2016 173]
profile 2016
Ann  merchant  city armory tavern
Bob  bishop    city keep great-wall
Cid  king
Dan  thief
turn Bob

Bob: gold, end
turn Ann
Ann? gold, cards, income, merchant, armory Ann tavern, armory Bob keep, armory Bob great-wall
Ann! armory Ann armory (not-there)
Ann: armory Bob keep
Cid hears given-up Ann armory
Cid hears destroyed Ann armory
Cid hears destroyed Bob keep
= Ann gold 0, hand -, city tavern
= Bob gold 2, hand -, city great-wall
= Cid gold 0, city -
= Dan gold 0, city -
= bottom armory keep
Ann! armory Bob great-wall (not-there)
turn Ann

# The Armory may be aimed at a district of its owner's city.   [R-2016 171]
profile 2016
Ann  merchant  city armory docks
Bob  bishop    city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann: armory Ann docks
= Ann gold 0, city -
= Bob city tavern
= bottom armory docks
turn Ann

# The Armory cannot be aimed at a completed city; at one that lacks a single district it can.
# [2016 S221, R-2016 172]
profile 2016
Ann  merchant  city armory
Bob  bishop    city manor castle palace temple church monastery cathedral
Cid  king      city tavern market docks harbor town-hall watchtower
Dan  thief
turn Ann, gathered

Ann? merchant, armory Cid tavern, armory Cid market, armory Cid docks, armory Cid harbor, armory Cid town-hall, armory Cid watchtower, end
Ann! armory Bob temple (city-completed)
= Ann city armory
= Bob districts 7
Ann: armory Cid harbor
= Ann city -
= Bob city manor castle palace temple church monastery cathedral
= Cid city tavern market docks town-hall watchtower
= bottom armory harbor
turn Ann

# The Armory cannot be used from a completed city, because it would itself be destroyed there.
# [2016 S222, A04, R-2016 172]
profile 2016
Ann  merchant  city armory manor castle palace temple church monastery
Bob  bishop    city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann? merchant, end
Ann! armory Bob tavern (city-completed)
= Ann city armory manor castle palace temple church monastery
= Bob city tavern
turn Ann

# From a city of one's own that lacks one district the Armory can still be used.   [2016 S222]
profile 2016
Ann  merchant  city armory manor castle palace temple church
Bob  bishop    city tavern
Cid  king
Dan  thief
turn Ann, gathered

Ann+ armory Bob tavern
Ann: armory Bob tavern
= Ann city manor castle palace temple church, not completed
= Bob city -
turn Ann

# With the other reading, only the city that is aimed at must not be completed.   [2016 A04]
profile 2016
ruling armory-from-completed-city yes
Ann  merchant  city armory manor castle palace temple church monastery
Bob  bishop    city tavern
Cid  king      city docks harbor town-hall watchtower prison barracks fortress  first
Dan  thief
turn Ann, gathered

Ann? merchant, armory Bob tavern, end
Ann! armory Ann manor (city-completed)
Ann! armory Cid docks (city-completed)
Ann: armory Bob tavern
= Ann city manor castle palace temple church monastery, completed
= Bob city -
= Cid districts 7
= bottom armory tavern
turn Ann
