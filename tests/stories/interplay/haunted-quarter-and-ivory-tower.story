# Counted as another type, the Haunted Quarter leaves the Ivory Tower the only unique district.
# [2016 S239, R-2016 187]
profile 2016
Ann  king      city ivory-tower haunted-quarter
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

; 5 + 2 and 5
= Ann score 12
= Bob score 1
over

# The Haunted Quarter can complete the five types and spare the Ivory Tower at the same time.
# [2016 S239, R-2016 241]
profile 2016
Ann  king      city ivory-tower manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 3 + 1 + 1 + 2 = 12, 3 for the five types, 5 for the Ivory Tower
= Ann score 20
over

# A second unique district spoils the Ivory Tower whatever the Haunted Quarter counts as.
# [2016 S239, R-2016 187]
profile 2016
Ann  king      city ivory-tower keep haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 10
over
