# For a more expensive district the Diplomat pays its owner the difference.   [classic S128]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern
Bob  thief
Cid  king      gold 1  city palace temple  crown
Dan  merchant  city market
turn Ann, gathered

Ann? diplomat Cid palace, diplomat Cid temple, diplomat Dan market, end
Ann: diplomat Cid palace
asked Ann give-district
Ann? give tavern
Ann! give palace, pass, end
Ann: give tavern
= Ann gold 0, city palace
= Cid gold 5, city tavern temple
= Dan gold 0, city market
Bob hears exchanged Ann Cid palace
Bob hears gave-gold Ann Cid 4
Ann! diplomat Dan market
Ann? end
turn Ann

# For a cheaper district nobody pays.   [classic S129]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  city palace
Bob  thief
Cid  king      gold 1  city tavern  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid tavern, give palace
= Ann gold 4, city tavern
= Cid gold 1, city palace
turn Ann

# With 1 gold less than the difference there is no exchange.   [classic S128]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 3  city tavern
Bob  thief
Cid  king      city palace  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid palace (too-expensive)
Ann? end
turn Ann

# Of several own districts only those may be given for which the gold suffices.   [classic S128]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 3  city tavern market
Bob  thief
Cid  king      city palace  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid palace
Ann? give market
Ann! give tavern (too-expensive)
Ann: give market
= Ann gold 0, city tavern palace
= Cid gold 3, city market
turn Ann

# A coin of the Artist makes the district more expensive by 1, and it stays where it lies.   [classic S130, A26]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 5  city tavern
Bob  thief
Cid  king      city palace*  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid palace*, give tavern
= Ann gold 0, city palace*
= Cid gold 5, city tavern
turn Ann

# With 4 gold the Palace with the coin is too expensive.   [classic S130]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 4  city tavern
Bob  thief
Cid  king      city palace*  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid palace* (too-expensive)
turn Ann

# A coin on the district that is given counts as well.   [classic S130, A25]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 3  city tavern*
Bob  thief
Cid  king      city palace  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid palace, give tavern*
= Ann gold 0, city palace
= Cid gold 3, city tavern*
turn Ann

# A Keep is not taken, but the Diplomat may give his own away.   [classic S131]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city keep
Bob  thief
Cid  king      city keep temple  crown
Dan  merchant  city market
turn Ann, gathered

Ann! diplomat Cid keep (protected-by-card)
Ann? diplomat Dan market, end
Ann: diplomat Dan market
Ann? give keep
Ann: give keep
= Ann city market
= Dan city keep
= Cid city keep temple
turn Ann

# Nothing is taken from the city of the Bishop.   [classic S132]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city tavern
Bob  thief
Cid  bishop    city palace temple
Dan  merchant  city market
turn Ann, gathered

Ann! diplomat Cid palace (protected-by-role), diplomat Cid temple (protected-by-role)
Ann? diplomat Dan market, end
turn Ann

# A killed Bishop protects nothing.   [classic A11]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city tavern
Bob  assassin
Cid  bishop    city palace
Dan  merchant
killed bishop
turn Ann, gathered

Ann: diplomat Cid palace, give tavern
= Ann gold 5, city palace
= Cid gold 4, city tavern
turn Ann

# The English book lets the Diplomat into a completed city.   [classic S133, A22]
profile classic-en
Ann  diplomat  gold 9  city fortress
Bob  thief
Cid  king      city tavern temple market church prison watchtower docks palace  first  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid palace, give fortress
= Ann gold 9, city palace
= Cid city tavern temple market church prison watchtower docks fortress, completed, first
turn Ann

# The Russian and the French book do not.   [classic A22]
profile classic-ru, classic-fr
Ann  diplomat  gold 9  city fortress
Bob  thief
Cid  king      city tavern temple market church prison watchtower docks palace  first  crown
Dan  merchant  city manor
turn Ann, gathered

Ann! diplomat Cid palace (city-completed), diplomat Cid tavern (city-completed)
Ann? income, diplomat Dan manor, end
turn Ann

# In the short game the city is complete at seven.   [classic A22, A34]
profile classic-ru, classic-fr
target 7
Ann  diplomat  gold 9  city fortress
Bob  thief
Cid  king      city tavern temple market church prison watchtower docks  first  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid docks (city-completed)
Ann? income, end
turn Ann

# If completed cities are closed, they are in the English game too.   [classic A22]
profile classic-en
ruling diplomat-in-completed-city no
Ann  diplomat  gold 9  city fortress
Bob  thief
Cid  king      city tavern temple market church prison watchtower docks palace  first  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid palace (city-completed)
Ann? income, end
turn Ann

# If they are open, they are in the Russian and the French game too, but Keep and Bishop stay safe.   [classic A22]
profile classic-ru, classic-fr
ruling diplomat-in-completed-city yes
Ann  diplomat  gold 9  city fortress
Bob  bishop    city manor
Cid  king      city tavern temple market church keep watchtower docks palace  first  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid keep (protected-by-card), diplomat Bob manor (protected-by-role)
Ann: diplomat Cid palace, give fortress
= Ann gold 9, city palace
= Cid districts 8, completed, first
turn Ann

# The Diplomat's own city may be complete.   [classic A22]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city tavern temple market church prison watchtower docks palace  first
Bob  thief
Cid  king      city manor  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid manor, give docks
= Ann gold 9, districts 8, completed, first
= Cid city docks
turn Ann

# No city gets a second district of a name by an exchange.   [classic S134, A24]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city market temple
Bob  thief
Cid  king      city market docks  crown
Dan  merchant  city temple castle
turn Ann, gathered

Ann: diplomat Cid market
Ann? give market
Ann! give temple (duplicate)
asked Ann give-district

# Nor does the other city.   [classic S134, A24]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city temple
Bob  thief
Cid  king      crown
Dan  merchant  city temple castle
turn Ann, gathered

Ann! diplomat Dan castle (they-have-it)
Ann? diplomat Dan temple, end
turn Ann

# A Quarry does not change that.   [classic A24]
profile classic-ru, classic-fr
Ann  diplomat  gold 9  city quarry market
Bob  thief
Cid  king      city docks market  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market
Ann? give market
Ann! give quarry (duplicate)
asked Ann give-district

# Two districts of one name may change places: each city still has one.   [classic A24]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  diplomat  gold 1  city market
Bob  thief
Cid  king      city market*  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market*, give market
= Ann gold 0, city market*
= Cid gold 1, city market
turn Ann

# If they may not, the Diplomat cannot even point at it.   [classic A24]
profile classic-en, classic-ru, classic-fr
ruling same-name-exchange no
cast artist
Ann  diplomat  gold 1  city market
Bob  thief
Cid  king      city market*  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid market* (duplicate)
Ann? end
turn Ann

# After the exchange the Diplomat builds nothing and uses no district; income is left.   [classic S135, A52]
profile classic-en, classic-ru
Ann  diplomat  gold 4  hand temple  city tavern laboratory watchtower
Bob  thief
Cid  king      city market prison  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid prison, give tavern
= Ann gold 3, city prison laboratory watchtower
Ann! build temple (turn-closing), laboratory temple (turn-closing), diplomat Cid market (turn-closing)
Ann? income, end
Ann: income
= Ann gold 5
Ann? end
turn Ann

# Before the exchange the Diplomat builds as others do.   [classic S135]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 2  hand temple  city tavern
Bob  thief
Cid  king      city market  crown
Dan  merchant
turn Ann, gathered

Ann: build temple, diplomat Cid market, give tavern
= Ann gold 0, city market temple
= Cid gold 1, city tavern
Ann? end
turn Ann

# The French Diplomat exchanges at any moment after gathering and continues the turn.   [classic A23]
profile classic-fr
Ann  diplomat  gold 4  hand temple tavern  city manor laboratory
Bob  thief
Cid  king      city market docks  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market, give manor
Ann! diplomat Cid docks (used-already)
Ann? build temple, build tavern, laboratory temple, laboratory tavern, end
Ann: build temple, laboratory tavern
= Ann gold 4, hand -, city market laboratory temple
turn Ann

# Nobody exchanges before gathering.   [classic A23, A52]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern watchtower
Bob  thief
Cid  king      city market  crown
Dan  merchant
turn Ann

Ann! diplomat Cid market (gather-first)
Ann? gold, cards, income
Ann: gold
Ann+ diplomat Cid market
turn Ann

# If the exchange is the last action, it is in the French game too.   [classic A23]
profile classic-fr
ruling diplomat-moment at-end
Ann  diplomat  gold 4  hand temple  city manor
Bob  thief
Cid  king      city market  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market, give manor
Ann! build temple (turn-closing)
Ann? end
turn Ann

# If it may come before other actions, the English and the Russian Diplomat build after it.   [classic A23]
profile classic-en, classic-ru
ruling diplomat-moment after-gathering
Ann  diplomat  gold 4  hand temple  city manor
Bob  thief
Cid  king      city market  crown
Dan  merchant
turn Ann

Ann! diplomat Cid market (gather-first)
Ann: gold, diplomat Cid market, give manor
Ann! diplomat Cid manor (used-already)
Ann? build temple, end
Ann: build temple
= Ann gold 5, city market temple
turn Ann

# An empty city has nothing to give, and nothing is taken from one's own city.   [classic S128]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9
Bob  thief
Cid  king      city tavern  crown
Dan  merchant
turn Ann, gathered

Ann! diplomat Cid tavern, diplomat Ann tavern (yourself), diplomat Dan tavern
Ann? end
turn Ann

# The exchange is a choice, and the income of the Diplomat is for military districts.   [classic A09]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city watchtower fortress tavern
Bob  thief
Cid  king      city market  crown
Dan  merchant
turn Ann, gathered

Ann: income
= Ann gold 2
Ann! income (used-already)
Ann: end
= Ann city watchtower fortress tavern
= Cid city market
asked Cid pick-character
