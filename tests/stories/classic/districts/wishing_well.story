# The Wishing Well brings 1 point for each other special district of the city.   [classic S173]
profile classic-ru, classic-fr
Ann  king      city wishing-well keep library
Bob  bishop    city keep observatory
Cid  merchant
Dan  thief
over

; 5 + 3 + 6 = 14 and 2
= Ann score 16
= Bob score 8
= Cid score 0
over

# Imported into the English game, it counts the same.   [classic S173]
profile classic-en
ruling import-bonus-districts yes
Ann  king      city wishing-well keep library
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 16
over

# Alone, the Wishing Well brings its cost only.   [classic S173]
profile classic-ru, classic-fr
Ann  king      city wishing-well manor
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 8
over

# The French card can be read to count itself as well.   [classic S173]
profile classic-fr
ruling wishing-well-counts-itself yes
Ann  king      city wishing-well keep library
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 17
over

# With this reading, it brings 1 point also when it stands alone.   [classic S173]
profile classic-fr
ruling wishing-well-counts-itself yes
Ann  king      city wishing-well manor
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 9
over

# It counts districts, not their coins, and no cards in the hand.   [classic S173]
profile classic-ru, classic-fr
Ann  king      hand library  city wishing-well* keep* tavern
Bob  bishop    city observatory
Cid  merchant
Dan  thief
over

; 6 + 4 + 1 = 11 and 1
= Ann score 12
over
