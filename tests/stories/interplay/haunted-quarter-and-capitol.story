# The Haunted Quarter is the third of a type for the Capitol or the missing type, not both.
# [2016 S226, A28, R-2016 241]
profile 2016
Ann  king      city capitol watchtower prison manor temple haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 1 + 2 + 3 + 1 + 2 = 14, and 3 in either way
= Ann score 17
over

# With the other reading, the Haunted Quarter is both.   [2016 A28]
profile 2016
ruling haunted-quarter-one-type no
Ann  king      city capitol watchtower prison manor temple haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 20
over

# As a third unique district the Haunted Quarter can serve Capitol and Wishing Well together.
# [2016 S226, R-2016 241]
profile 2016
Ann  king      city capitol wishing-well manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 5 + 3 + 1 + 1 + 2 = 17; as unique 3 and 3, as military only 3 for the five types and 2
= Ann score 23
over

# With the other reading, each of the three purposes has its own type.   [2016 A28]
profile 2016
ruling haunted-quarter-one-type no
Ann  king      city capitol wishing-well manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 26
over
