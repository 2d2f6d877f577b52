# For income the School of Magic counts as the colour of the character.   [classic S154, A41]
profile classic-en, classic-ru, classic-fr
Ann  abbot     city school-of-magic temple
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: income
= Ann gold 2
Ann! income (used-already)
turn Ann

# So it does for the Emperor.   [classic A41]
profile classic-en, classic-ru, classic-fr
Ann  emperor   city school-of-magic manor
Bob  bishop    crown
Cid  thief
Dan  warlord
call emperor

Ann: emperor Cid
Ann: income
= Ann gold 2
turn Ann

# So it does for the Diplomat.   [classic A41]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city school-of-magic watchtower
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: income
= Ann gold 2
turn Ann

# Alone it brings 1 gold to the King.   [classic S154]
profile classic-en, classic-ru, classic-fr
Ann  king      city school-of-magic
Bob  bishop
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: income
= Ann gold 1
turn Ann

# So it does for Bishop and Warlord, each in his own colour.   [classic S154]
profile classic-en, classic-ru, classic-fr
Ann  bishop warlord    city school-of-magic temple prison
Bob  king thief
turn Ann bishop, gathered

Ann: income, end
= Ann gold 2
Ann: income
= Ann gold 4
turn Ann warlord

# The Merchant's green income counts it too.   [classic S154]
profile classic-en, classic-ru, classic-fr
Ann  merchant  city school-of-magic market
Bob  bishop
Cid  thief
Dan  warlord
turn Ann

Ann: gold, income
= Ann gold 5
turn Ann

# At the end the School of Magic is special and no other colour.   [classic S154]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern keep school-of-magic
Bob  bishop    city manor temple tavern watchtower
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 3 + 6 = 14
= Ann score 14
over

# As the special one of five colours it brings the 3 points.   [classic S154]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern watchtower school-of-magic
Bob  bishop
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 1 + 6 = 12 and 3
= Ann score 15
over
