# With a Great Wall the Warlord pays 1 more for every other district of the city.   [classic S155]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann? warlord Cid prison, end
Ann! warlord Cid great-wall (too-expensive)
Ann: warlord Cid prison
Bob hears paid Ann 2
= Ann gold 0
= Cid gold 0, city great-wall
turn Ann

# With 1 gold the Prison behind the Wall is too expensive.   [classic S155]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 1
Bob  king      city prison
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann? warlord Bob prison, end
Ann! warlord Cid prison (too-expensive)
turn Ann

# The Great Wall does not protect itself: 5 gold destroy it.   [classic S155]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 5
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann: warlord Cid great-wall
= Ann gold 0
= Cid city prison
turn Ann

# A district of cost 1 costs 1 behind the Wall, and its coin counts too.   [classic S155]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2
Bob  king
Cid  thief     city great-wall tavern*
Dan  bishop
turn Ann, gathered

Ann: warlord Cid tavern*
= Ann gold 0
= Cid city great-wall
turn Ann

# One's own Wall makes one's own districts more expensive as well.   [classic S155, S077]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2  city great-wall prison
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: warlord Ann prison
= Ann gold 0, city great-wall
turn Ann

# The Wall makes what the Diplomat takes 1 gold more expensive; all of it goes to the other player.
# [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 2  city tavern
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann? diplomat Cid prison, end
Ann: diplomat Cid prison, give tavern
= Ann gold 0, city prison
= Cid gold 2, city great-wall tavern
turn Ann

# The Wall itself is taken at its plain cost.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 5  city tavern
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann: diplomat Cid great-wall, give tavern
= Ann gold 0, city great-wall
= Cid gold 5, city tavern prison
turn Ann

# Behind the Wall a district of the same cost as the one that is given costs 1.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 1  city market
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann: diplomat Cid prison, give market
= Ann gold 0, city prison
= Cid gold 1, city great-wall market
turn Ann

# If what is given is more expensive by 1 or more, the Wall costs nothing.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city docks
Bob  king
Cid  thief     city great-wall prison
Dan  bishop
turn Ann, gathered

Ann: diplomat Cid prison, give docks
= Ann gold 0, city prison
= Cid gold 0, city great-wall docks
turn Ann

# The Wall in the Diplomat's own city does not make the given district more expensive.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 1  city great-wall tavern
Bob  king
Cid  thief     city prison
Dan  bishop
turn Ann, gathered

Ann: diplomat Cid prison, give tavern
= Ann gold 0, city great-wall prison
= Cid gold 1, city tavern
turn Ann
