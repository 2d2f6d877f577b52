# The Imperial Treasury brings 1 point for each gold of the stash, not for coins on districts.
# [2016 S243, R-2016 186]
profile 2016
Ann  king      gold 4  city imperial-treasury castle* tavern*
Bob  bishop    gold 9  city castle
Cid  merchant
Dan  thief
over

; 5 + 5 + 2 = 12 for the costs
= Ann score 16
= Bob score 4
= Cid score 0
= Dan score 0
= winner Ann
over

# With an empty stash the Imperial Treasury brings only its cost.   [R-2016 186]
profile 2016
Ann  king      city imperial-treasury
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 5
over

# Gold on the token of the Tax Collector is in no stash for the Imperial Treasury.
# [2016 S243, R-2016 9]
profile 2016
tax 3
Ann  tax-collector  gold 1  city imperial-treasury
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 6
over
