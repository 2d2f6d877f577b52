# The Dragon Gate costs 6 and brings 2 points more at the end.   [2016 S227, R-2016 176]
profile 2016
Ann  king      city dragon-gate
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

= Ann score 8
= Bob score 1
= Cid score 0
= Dan score 0
= winner Ann
over

# A Dragon Gate in the hand brings nothing.   [R-2016 176]
profile 2016
Ann  king      hand dragon-gate  city tavern
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 1
over

# The Dragon Gate is paid for in full: 6 gold.   [R-2016 176]
profile 2016
Ann  bishop    gold 6  hand dragon-gate
Bob  merchant  gold 5
Cid  king
Dan  thief
turn Ann, gathered

Ann? build dragon-gate, end
Ann: build dragon-gate
= Ann gold 0, hand -, city dragon-gate, score 8
= Bob gold 5
turn Ann
