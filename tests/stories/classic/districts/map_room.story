# The Map Room brings 1 point for each card in the hand.   [classic S166]
profile classic-ru, classic-fr
Ann  king      hand tavern castle docks  city map-room
Bob  bishop    hand manor manor  city tavern
Cid  merchant
Dan  thief
over

; 5 and 3
= Ann score 8
= Bob score 1
= Cid score 0
over

# Imported into the English game, it counts the same.   [classic S166]
profile classic-en
ruling import-bonus-districts yes
Ann  king      hand tavern castle docks  city map-room
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 8
over

# With an empty hand it brings its cost only.   [classic S166]
profile classic-ru, classic-fr
Ann  king      city map-room
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 5
over

# Cards under the Museum are not in the hand.   [classic S166, S167]
profile classic-ru, classic-fr
Ann  king      hand tavern  city map-room museum  museum castle docks
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 4 = 9, 1 for the hand and 2 for the Museum
= Ann score 12
over
