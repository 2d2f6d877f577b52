# The Secret Vault can never be built.   [R-2016 208]
profile 2016
Ann  bishop    gold 6  hand secret-vault
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build secret-vault (never-built)
= Ann gold 6, hand secret-vault, city -
turn Ann

# The Secret Vault is shown from the hand at the end for 3 points, and is no district of the city.
# [2016 S268, R-2016 208]
profile 2016
Ann  king      hand secret-vault tavern  city manor temple docks watchtower
Bob  bishop    hand castle  city tavern
Cid  merchant
Dan  thief
over

; 3 + 1 + 3 + 1 = 8 and 3: four types, not five
= Ann score 11
= Bob score 1
= Cid score 0
= Dan score 0
over

# The Wishing Well does not count a Secret Vault in the hand.   [2016 S268, R-2016 208]
profile 2016
Ann  king      hand secret-vault  city wishing-well
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 9
over

# During the game the Secret Vault is a secret card of the hand.   [R-2016 208, R-2016 251]
profile 2016
Ann  bishop    hand secret-vault
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann sees Ann hand secret-vault
Bob sees Ann hand ?
nobody sees Ann hand ?
turn Ann
