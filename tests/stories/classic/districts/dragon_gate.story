# The Dragon Gate is worth 8 points though it costs 6.   [classic S175]
profile classic-en, classic-ru, classic-fr
Ann  king      city dragon-gate university
Bob  bishop    city library
Cid  merchant
Dan  thief
over

= Ann score 16
= Bob score 6
= Cid score 0
= Dan score 0
over

# To destroy the Dragon Gate the Warlord pays 5.   [classic S175]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 5
Bob  king
Cid  thief     city dragon-gate
Dan  bishop
turn Ann, gathered

= Cid score 8
Ann: warlord Cid dragon-gate
= Ann gold 0
= Cid city -, score 0
= bottom dragon-gate
turn Ann

# With 4 gold the Warlord cannot destroy the Dragon Gate.   [classic S175]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 4
Bob  king
Cid  thief     city dragon-gate
Dan  bishop
turn Ann, gathered

Ann? end
Ann! warlord Cid dragon-gate (too-expensive)
= Ann gold 4
turn Ann
