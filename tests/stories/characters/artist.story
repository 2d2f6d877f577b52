# The Artist puts a coin on each of up to two own districts.   [2016 S208, S209]
profile 2016
Ann  artist  gold 3  city tavern docks castle
Bob  thief  city manor
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 8
Ann? artist tavern, artist docks, artist castle, end
Ann: artist tavern
= Ann gold 2, city tavern* docks castle, score 9
Bob hears beautified Ann tavern
Ann? artist docks, artist castle, end
Ann: artist docks
= Ann gold 1, city tavern* docks* castle, score 10
= Bob city manor
Ann! artist castle (used-already)
Ann! artist tavern (used-already)
Ann? end
turn Ann

# A district is beautified only once, in this turn and in later rounds.   [2016 S209]
profile 2016
Ann  artist  gold 3  city tavern* docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! artist tavern (beautified-already)
Ann! artist tavern* (beautified-already)
Ann? artist docks, end
Ann: artist docks
Ann! artist docks (beautified-already)
Ann? end
= Ann gold 2, city tavern* docks*
turn Ann

# Of two districts of a name the one without a coin can be beautified.   [2016 S209]
profile 2016
Ann  artist  gold 1  city tavern* tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: artist tavern
= Ann gold 0, city tavern* tavern*
Ann! artist tavern (beautified-already)
turn Ann

# The Artist beautifies own districts only.   [2016 S210]
profile 2016
Ann  artist  gold 3  city tavern
Bob  thief  city manor
Cid  king
Dan  merchant
turn Ann, gathered

Ann! artist manor (not-there)
Ann! artist Bob manor
Ann? artist tavern, end
= Ann gold 3
= Bob city manor
turn Ann

# Each coin is 1 gold of the Artist's stash.   [R-2016 162]
profile 2016
Ann  artist  gold 1  city tavern docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: artist docks
= Ann gold 0, city tavern docks*
Ann! artist tavern (no-gold)
Ann? end
turn Ann

# The Artist may beautify before gathering, and what was just built.   [R-2016 162]
profile 2016
Ann  artist  gold 1  hand temple  city tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann

Ann: artist tavern, gold, build temple, artist temple
= Ann gold 0, city tavern* temple*
turn Ann

# The coin goes along in an exchange, and its district cannot be beautified again.   [2016 S211]
profile 2016
Ann  diplomat  city castle*
Bob  artist  city palace
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob palace, give castle*
= Ann gold 0, city palace
= Bob gold 0, city castle*
Cid hears exchanged Ann Bob palace
Ann: end
turn Bob
Bob: gold
Bob! artist castle (beautified-already)
Bob! artist castle* (beautified-already)
Bob? end
= Bob gold 2, city castle*
turn Bob

# The exchanged district costs 1 more than printed.   [2016 S211]
profile 2016
Ann  diplomat  gold 3  city tavern
Bob  artist  city castle*
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob castle* (too-expensive)
turn Ann

# With 4 gold it can be had for a Tavern.   [2016 S211]
profile 2016
Ann  diplomat  gold 4  city tavern
Bob  artist  city castle*
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob castle*, give tavern
= Ann gold 0, city castle*
= Bob gold 4, city tavern
turn Ann

# A beautified Tavern is worth 2 points.   [2016 S212]
profile 2016
Ann  artist  city tavern*
Bob  thief  city tavern
Cid  king
Dan  merchant
over

= Ann score 2
= Bob score 1
over
