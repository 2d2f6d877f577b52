# An exchange completes no city: the number of districts stays what it was.   [classic S128, A62]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern temple market church prison watchtower docks
Bob  thief
Cid  king  city palace manor  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid palace, give tavern
= Ann gold 0, districts 7, not completed, not first
= Cid districts 2
Ann: end
= round 2
asked Cid pick-character

# A Lighthouse that comes by an exchange shows nobody the deck.   [classic A62]
profile classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern temple
Bob  thief
Cid  king  city lighthouse  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid lighthouse, give tavern
= Ann gold 2, city lighthouse temple
= Cid gold 2, city tavern
turn Ann

# The Bell Tower asks nobody when it is exchanged.   [classic A62]
profile classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern temple
Bob  thief
Cid  king  crown
Dan  merchant  city bell-tower
turn Ann, gathered

Ann: diplomat Dan bell-tower, give tavern
= Ann gold 0, city bell-tower temple
= Dan gold 4, city tavern
turn Ann

# A Museum goes with the cards beneath it.   [classic A38]
profile classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern
Bob  thief
Cid  king  city museum museum docks palace  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid museum, give tavern
= Ann gold 1, city museum, museum docks palace
= Cid gold 3, city tavern, museum -
turn Ann

# The exchange does not use up the district of the turn, where it may come first.   [classic A23]
profile classic-fr
Ann  diplomat  gold 4  hand temple church  city tavern
Bob  thief
Cid  king  city market  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market, give tavern, build temple
Ann! build church (limit-reached)
= Ann gold 2, city market temple
turn Ann

# A district that was given away may be built again.   [classic A24]
profile classic-fr
Ann  diplomat  gold 4  hand tavern  city tavern
Bob  thief
Cid  king  city market  crown
Dan  merchant
turn Ann, gathered

Ann! build tavern (duplicate)
Ann: diplomat Cid market, give tavern, build tavern
= Ann gold 2, city market tavern
= Cid city tavern
turn Ann
