# The University is worth 8 points though it costs 6.   [classic S156]
profile classic-en, classic-ru, classic-fr
Ann  king      city university
Bob  bishop    city library
Cid  merchant
Dan  thief
over

= Ann score 8
= Bob score 6
= Cid score 0
= Dan score 0
over

# To destroy the University the Warlord pays 5: its cost counts, not its points.   [classic S156]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 5
Bob  king
Cid  thief     city university
Dan  bishop
turn Ann, gathered

Ann: warlord Cid university
= Ann gold 0
= Cid city -, score 0
= bottom university
turn Ann

# With 4 gold the Warlord cannot destroy the University.   [classic S156]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 4
Bob  king
Cid  thief     city university
Dan  bishop
turn Ann, gathered

Ann? end
Ann! warlord Cid university (too-expensive)
= Ann gold 4
= Cid city university
turn Ann

# To build the University 6 gold are needed.   [classic S156]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 6  hand university
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build university
= Ann gold 0, city university, score 8
turn Ann

# A coin of the Artist on the University is one point more.   [classic S156]
profile classic-en, classic-ru, classic-fr
Ann  king      city university*
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 9
over
