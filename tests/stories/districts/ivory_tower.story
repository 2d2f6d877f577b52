# The Ivory Tower brings 5 points if it is the only unique district of the city.
# [2016 S240, R-2016 187]
profile 2016
Ann  king      city ivory-tower manor
Bob  bishop    city keep
Cid  merchant
Dan  thief
over

= Ann score 13
= Bob score 3
= Cid score 0
= Dan score 0
over

# Beside another unique district the Ivory Tower brings only its cost.   [2016 S240, R-2016 187]
profile 2016
Ann  king      city ivory-tower keep
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 8
over

# A Haunted Quarter that counts as another type does not spoil the Ivory Tower.
# [2016 S239, R-2016 187]
profile 2016
Ann  king      city ivory-tower haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 12
over

# A Secret Vault shown from the hand does not stand in the city and does not spoil the Ivory Tower.
# [R-2016 187, R-2016 208]
profile 2016
Ann  king      hand secret-vault  city ivory-tower
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 13
over
