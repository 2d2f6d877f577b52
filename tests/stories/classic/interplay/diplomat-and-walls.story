# Behind the Great Wall a district costs the Diplomat 1 gold more, and all of it goes to the other player.
# [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern
Bob  thief
Cid  king  gold 1  city great-wall castle  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid castle, give tavern
= Ann gold 0, city castle
= Cid gold 5, city great-wall tavern
turn Ann

# With 1 gold less it is too expensive.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 3  city tavern
Bob  thief
Cid  king  city great-wall castle  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid castle (too-expensive)
Ann? end
turn Ann

# The Great Wall itself has its own price.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 5  city tavern
Bob  thief
Cid  king  city great-wall  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid great-wall, give tavern
= Ann gold 0, city great-wall
= Cid gold 5, city tavern
turn Ann

# Between districts of one cost the wall is worth 1 gold.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 1  city tavern
Bob  thief
Cid  king  city great-wall temple  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid temple, give tavern
= Ann gold 0, city temple
= Cid gold 1, city great-wall tavern
turn Ann

# A more expensive district in exchange makes up for the wall.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city market
Bob  thief
Cid  king  city great-wall temple  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid temple, give market
= Ann gold 0, city temple
= Cid gold 0, city great-wall market
turn Ann

# The wall of the Diplomat's own city adds nothing, and it may be given away.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 1  city great-wall tavern
Bob  thief
Cid  king  city market  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market
Ann? give tavern, give great-wall
Ann: give tavern
= Ann gold 0, city great-wall market
= Cid gold 1, city tavern
turn Ann

# Coins of the Artist and the wall add up: their coin and the wall against mine.   [classic A25, S130]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 4  city tavern*
Bob  thief
Cid  king  city great-wall castle*  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid castle*, give tavern*
= Ann gold 0, city castle*
= Cid gold 4, city great-wall tavern*
turn Ann

# The price is never below nothing, coin and wall included.   [classic A25, S129]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 2  city castle*
Bob  thief
Cid  king  gold 1  city great-wall tavern*  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid tavern*, give castle*
= Ann gold 2, city tavern*
= Cid gold 1, city great-wall castle*
turn Ann

# Extra points do not count: University and Dragon Gate cost 6 in an exchange.   [classic A25]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 5  city tavern
Bob  thief
Cid  king  city university  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid university, give tavern
= Ann gold 0, city university
= Cid gold 5, city tavern
turn Ann
