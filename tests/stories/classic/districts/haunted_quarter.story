# At the end the Haunted City, built in an earlier round, is the colour that is missing.
# [classic S145, A39]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern keep haunted-quarter
Bob  bishop    city manor temple tavern keep
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 3 + 2 = 10 and 3
= Ann score 13
= Bob score 8
= Cid score 0
= Dan score 0
over

# Built in the last round, the Haunted City is special and nothing else.   [classic S146, A39]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 2  hand haunted-quarter  city manor castle temple church tavern market keep
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build haunted-quarter
= Ann completed, first
Ann: end
Dan: gold, end
; 3 + 4 + 1 + 2 + 1 + 2 + 3 + 2 = 18 and 4, no 3 for five colours
= Ann score 22
over

# The last round is the whole round in which the end comes, also what was built before in it.
# [classic S146, A39]
profile classic-en, classic-ru, classic-fr
Ann  thief     gold 2  hand haunted-quarter  city manor temple tavern keep
Bob  king
Cid  bishop    gold 1  hand watchtower  city castle palace church monastery market docks prison
Dan  warlord
turn Ann, gathered

Ann: build haunted-quarter, end
Bob: gold, end
Cid: gold, build watchtower, end
= Cid first
Dan: gold, end
; 3 + 1 + 1 + 3 + 2 = 10
= Ann score 10
over

# Built one round before the last, it counts as any colour.   [classic S145, A39]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2  hand haunted-quarter tavern  city manor castle temple church market keep  crown
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: build haunted-quarter
~ 0 0 0
Ann: end
= round 2, facedown 1
asked Ann pick-character
Ann: pick bishop
Bob: pick king
Cid: pick warlord
Dan: pick merchant
Bob: gold, end
Ann: gold, build tavern
= Ann completed, first
Ann: end
Dan: gold, end
Cid: gold, end
; 3 + 4 + 1 + 2 + 2 + 3 + 2 + 1 = 18, 3 and 4
= Ann score 25
over

# As the only special district it cannot be two colours.   [classic S147, A39]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 7
over

# With the four other colours there it stays special and is the fifth.   [classic A39]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern watchtower haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 11
over

# Built in the last round it is still the special one of five colours.   [classic S146]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 2  hand haunted-quarter  city manor temple tavern watchtower castle church market
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build haunted-quarter
; 3 + 1 + 1 + 1 + 4 + 2 + 2 + 2 = 16, 3 and 4
= Ann first, score 23
turn Ann

# With the other reading, it is still not two colours for one purpose.   [classic A39]
profile classic-en, classic-ru, classic-fr
ruling haunted-quarter-one-type no
Ann  king      city manor temple tavern haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 7
over

# As the missing colour it is no special district for the Wishing Well.   [classic A39]
profile classic-ru, classic-fr
Ann  king      city manor temple tavern wishing-well haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 5 + 2 = 12, and 3 for five colours rather than 1 for the Wishing Well
= Ann score 15
over

# With the other reading, it is each time what is best.   [classic A39]
profile classic-ru, classic-fr
ruling haunted-quarter-one-type no
Ann  king      city manor temple tavern wishing-well haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 16
over

# Where no colour is missing it is special for the Wishing Well.   [classic A39]
profile classic-ru, classic-fr
Ann  king      city manor temple tavern watchtower wishing-well haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

; 3 + 1 + 1 + 1 + 5 + 2 = 13, 3 and 1
= Ann score 17
over

# The same with the Wishing Well imported.   [classic A39]
profile classic-en
ruling import-bonus-districts yes
Ann  king      city manor temple tavern wishing-well haunted-quarter
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 15
over

# Received by exchange in the last round, it keeps the round in which it was built.   [classic A39]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city manor temple tavern keep market
Bob  king      city haunted-quarter
Cid  thief     city castle palace church monastery cathedral docks harbor town-hall
Dan  bishop
turn Ann, gathered

= Cid first
Ann: diplomat Bob haunted-quarter, give market
= Ann city manor temple tavern keep haunted-quarter
Ann: end
; 10 and 3
= Ann score 13
= Bob score 2
over

# Built in the last round by another and exchanged then, it stays special.   [classic A39]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city manor temple tavern keep market
Bob  thief     gold 2  hand haunted-quarter
Cid  king      city castle palace church monastery cathedral docks harbor town-hall
Dan  bishop
turn Bob, gathered

Bob: build haunted-quarter, end
Cid: gold, end
Dan: gold, end
Ann: gold, diplomat Bob haunted-quarter, give market, end
; 3 + 1 + 1 + 3 + 2 = 10
= Ann score 10
over

# For income it counts as no colour.   [classic S145]
profile classic-en, classic-ru, classic-fr
Ann  warlord   city haunted-quarter
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? end
Ann! income (nothing-to-gain)
turn Ann
