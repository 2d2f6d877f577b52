# The Wishing Well brings 1 point for each unique district of the city, itself among them.
# [2016 S279, R-2016 215]
profile 2016
Ann  king      hand smithy  city wishing-well keep library manor
Bob  bishop    city factory
Cid  merchant
Dan  thief
over

; 5 + 3 + 6 + 3 = 17, and three unique districts
= Ann score 20
= Bob score 5
= Cid score 0
= Dan score 0
over

# Alone the Wishing Well brings 1 point.   [R-2016 215]
profile 2016
Ann  king      city wishing-well tavern
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 7
over
