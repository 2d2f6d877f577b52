# The Map Room brings 1 point for each card in the owner's hand.   [2016 S251, R-2016 191]
profile 2016
Ann  king      hand tavern tavern castle docks  city map-room
Bob  bishop    hand manor market  city tavern
Cid  merchant
Dan  thief
over

= Ann score 9
= Bob score 1
= Cid score 0
= Dan score 0
over

# With an empty hand the Map Room brings only its cost.   [2016 S251, R-2016 191]
profile 2016
Ann  king      city map-room
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 5
over

# The Secret Vault shown at the end is still a card in the hand for the Map Room.
# [2016 S252, A27, R-2016 191]
profile 2016
Ann  king      hand tavern castle secret-vault  city map-room
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 for the cost, 3 for the hand, 3 for the Secret Vault
= Ann score 11
over

# With the other reading, the Secret Vault shown at the end is no card in the hand any more.   [2016 A27]
profile 2016
ruling vault-counts-as-hand-card no
Ann  king      hand tavern castle secret-vault  city map-room
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 10
over
