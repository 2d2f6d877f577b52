# The tax for the last district is paid before the game ends, and lies on the token.   [R-2016 165]
profile 2016
cast tax-collector
Ann  warlord  gold 3  hand tavern  city castle manor palace temple church monastery
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 1, completed, first
= tax 1
Ann: end
over
