# The Haunted Quarter is the missing type or unique for the Wishing Well: the better total.
# [2016 S241, A28, R-2016 184, R-2016 241]
profile 2016
Ann  king      city wishing-well manor temple tavern haunted-quarter
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

; 5 + 3 + 1 + 1 + 2 = 12; as military 3 for the five types and 1 for the Wishing Well,
; as unique only 2 for the Wishing Well
= Ann score 16
= Bob score 1
over

# Where no bonus for five types is to be had the Haunted Quarter stays unique for the Wishing Well.
# [2016 S241, R-2016 184]
profile 2016
Ann  king      city wishing-well manor haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 3 + 2 = 10, and two unique districts
= Ann score 12
over

# With the other reading, the Haunted Quarter is unique for the Well and military for five types.
# [2016 A28]
profile 2016
ruling haunted-quarter-one-type no
Ann  king      city wishing-well manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 17
over
