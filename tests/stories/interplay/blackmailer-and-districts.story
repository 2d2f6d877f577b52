# The Library keeps its cards before the threat is answered.   [R-2016 45, R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 4  city library
Dan  merchant
threats king* merchant by Bob
deck tavern castle docks
call king

Cid: cards
asked Cid bribe
= Cid gold 4, hand tavern castle
Cid: bribe
= Cid gold 2, hand tavern castle
= Bob gold 2, hand -
turn Cid

# Library and Observatory together, too.   [R-2016 45, R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         city library observatory
Dan  merchant
threats king* merchant by Bob
deck tavern castle docks palace
call king

Cid: cards
asked Cid bribe
= Cid hand tavern castle docks
Cid: refuse
Bob: pass
turn Cid

# The threat is answered only when the cards drawn have been chosen from.   [R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         city observatory
Dan  merchant
threats king* merchant by Bob
deck tavern castle docks
call king

Cid: cards
Cid? keep tavern, keep castle, keep docks
Cid: keep docks
Cid? under tavern, under castle
Cid: under castle
asked Cid bribe
= Cid hand docks
= bottom castle tavern
Cid: bribe
turn Cid

# The gold of the Gold Mine counts for the bribe.   [R-2016 45, R-2016 101]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 3  city gold-mine
Dan  merchant
threats king* merchant by Bob
call king

Cid: gold
= Cid gold 6
Cid: bribe
= Cid gold 3
= Bob gold 3
turn Cid

# The Poor House helps at the end of the turn, not before the bribe.   [R-2016 42, R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 2  city poor-house
Dan  merchant
threats king* merchant by Bob
deck tavern castle
call king

Cid: cards, keep tavern, refuse
Bob: reveal
= Cid gold 0
= Bob gold 2
Cid: end
= Cid gold 1
turn Dan
