# Behind the Great Wall the Diplomat pays 1 gold more, and that to the bank.   [2016 A01]
profile 2016
Ann  diplomat  gold 4  city tavern
Bob  thief  gold 1  city great-wall castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob castle, give tavern
= Ann gold 0, city castle
= Bob gold 4, city great-wall tavern
turn Ann

# If the owner gets the coin of the Great Wall, the Diplomat gives it along.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  diplomat  gold 4  city tavern
Bob  thief  gold 1  city great-wall castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob castle, give tavern
= Ann gold 0, city castle
= Bob gold 5, city great-wall tavern
turn Ann

# With 1 gold too few for the wall the Diplomat cannot exchange.   [2016 A01]
profile 2016
Ann  diplomat  gold 3  city tavern
Bob  thief  city great-wall castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob castle (too-expensive)
Ann? end
= Bob city great-wall castle
turn Ann

# The wall costs 1 gold also where there is no difference to pay.   [2016 A01]
profile 2016
Ann  diplomat  gold 1  city castle
Bob  thief  city great-wall tavern
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob tavern, give castle
= Ann gold 0, city tavern
= Bob gold 0, city great-wall castle
turn Ann

# The Great Wall itself has its ordinary price for the Diplomat.   [R-2016 182]
profile 2016
Ann  diplomat  gold 5  city tavern
Bob  thief  city great-wall castle
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob great-wall, give tavern
= Ann gold 0, city great-wall
= Bob gold 5, city tavern castle
turn Ann

# The Diplomat's own Great Wall does not make the given district more expensive.   [2016 A03]
profile 2016
Ann  diplomat  city great-wall tavern
Bob  thief  city temple
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob temple
Ann? give tavern, give great-wall
Ann: give tavern
= Ann gold 0, city great-wall temple
= Bob gold 0, city tavern
turn Ann

# The Diplomat may give their own Keep away.   [2016 A03]
profile 2016
Ann  diplomat  city keep
Bob  thief  city temple
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob temple
Ann? give keep
Ann: give keep
= Ann city temple
= Bob city keep
turn Ann

# Giving Keep and wall away is as free if protection is against other players only.   [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  diplomat  city keep great-wall
Bob  thief  city temple
Cid  king
Dan  merchant
turn Ann, gathered

Ann: diplomat Bob temple
Ann? give keep, give great-wall
Ann: give keep
= Ann gold 0, city great-wall temple
= Bob gold 0, city keep
turn Ann

# The Keep of another player cannot be exchanged, beautified or not.   [R-2016 149]
profile 2016
Ann  diplomat  gold 9  city tavern
Bob  thief  city keep
Cid  king  city docks
Dan  merchant
turn Ann, gathered

Ann! diplomat Bob keep (protected-by-card)
Ann? diplomat Cid docks, end
turn Ann
