# The Haunted Quarter counts for an income of no type before the end.   [2016 S242, R-2016 185]
profile 2016
Ann  warlord   city haunted-quarter watchtower
Bob  king      city tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: income
= Ann gold 1
= Bob gold 0
turn Ann

# With the Haunted Quarter alone a Warlord has no military income.   [2016 S242, R-2016 185]
profile 2016
Ann  warlord   city haunted-quarter
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann! income (nothing-to-gain)
= Ann gold 0
turn Ann

# At the end the Haunted Quarter is the type that is missing for all five.
# [R-2016 184, R-2016 239]
profile 2016
Ann  king      city manor temple tavern keep haunted-quarter
Bob  bishop    city manor temple tavern watchtower
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 3 + 2 = 10, and military for all five types
= Ann score 13
= Bob score 6
= Cid score 0
= Dan score 0
over

# The Haunted Quarter may stay unique and be the fifth type itself.   [R-2016 184]
profile 2016
Ann  king      city manor temple tavern watchtower haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 11
over

# One Haunted Quarter is not two types at once.   [2016 A28, R-2016 184]
profile 2016
Ann  king      city manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 7
over

# With the other reading, one Haunted Quarter is still not two types for one and the same purpose.
# [2016 A28]
profile 2016
ruling haunted-quarter-one-type no
Ann  king      city manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 7
over
