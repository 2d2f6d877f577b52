# The School of Magic counts as a noble district for the income of the King.
# [2016 S267, R-2016 206]
profile 2016
Ann  king      city school-of-magic manor
Bob  bishop    city manor
Cid  merchant
Dan  thief
turn Ann, gathered

Ann: income
= Ann gold 2
= Bob gold 0
Ann! income (used-already)
turn Ann

# The School of Magic counts as a religious district for the income of the Bishop.
# [2016 S267, R-2016 206]
profile 2016
Ann  bishop    city school-of-magic temple
Bob  king
Cid  merchant
Dan  thief
turn Ann, gathered

Ann: income
= Ann gold 2
turn Ann

# The School of Magic counts as a trade district for the income of the Merchant.
# [2016 S267, R-2016 206]
profile 2016
Ann  merchant  city school-of-magic tavern
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: income
= Ann gold 2
turn Ann

# The School of Magic counts as a military district for the income of the Warlord, also alone.
# [2016 S267, R-2016 206]
profile 2016
Ann  warlord   city school-of-magic
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann+ income
Ann: income
= Ann gold 1
turn Ann

# A character without income gets none from the School of Magic.   [R-2016 206]
profile 2016
Ann  architect  city school-of-magic
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? architect, end
Ann! income (not-your-ability)
turn Ann

# At the end the School of Magic is a unique district and no other.   [R-2016 207]
profile 2016
Ann  king      city school-of-magic manor temple tavern
Bob  bishop    city manor temple tavern watchtower
Cid  merchant
Dan  thief
over

; 6 + 3 + 1 + 1 = 11: no military district
= Ann score 11
= Bob score 6
over
