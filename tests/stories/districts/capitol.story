# The Capitol brings 3 points once, however many types there are three of.   [2016 S225, R-2016 175]
profile 2016
Ann  king      city capitol tavern market docks temple church monastery  first
Bob  bishop    city tavern market docks
Cid  merchant
Dan  thief
over

; 17 for the costs, 4 for the first completed city, 3 for the Capitol
= Ann score 24
= Bob score 6
= Cid score 0
= Dan score 0
over

# Two districts of a type are not enough for the Capitol.   [R-2016 175]
profile 2016
Ann  king      city capitol tavern market temple church
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 11
over

# Unique districts are a type for the Capitol too, itself among them.   [R-2016 175]
profile 2016
Ann  king      city capitol keep library
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 17
over

# Three districts of the same name are three of a type for the Capitol.   [R-2016 175]
profile 2016
Ann  king      city capitol tavern tavern tavern
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 11
over

# The Haunted Quarter can be the third district of a type for the Capitol.   [2016 S226, R-2016 241]
profile 2016
Ann  king      city capitol watchtower prison haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 5 + 1 + 2 + 2 = 10, and three military districts
= Ann score 13
over
