# Once per turn a card from the hand may be laid face down under the Museum.   [R-2016 194]
profile 2016
Ann  thief     hand tavern castle  city museum manor
Bob  magician  hand docks
Cid  king
Dan  bishop
turn Ann

Ann? gold, cards, thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, museum tavern, museum castle
Ann! museum docks (not-in-hand)
Ann! museum manor* (not-in-hand)
Ann: museum castle
= Ann hand tavern, museum castle
= Bob hand docks
Ann! museum tavern (used-already)
turn Ann

# Everybody sees how many cards lie under the Museum; which they are, only its owner.
# [2016 S258, A26, R-2016 196]
profile 2016
Ann  thief     hand tavern  city museum  museum castle
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

Ann: museum tavern
Ann hears stored Ann tavern
Bob hears stored Ann ?
= Ann museum tavern castle, hand -
Ann sees Ann museum tavern castle
Bob sees Ann museum ? ?
nobody sees Ann museum ? ?
turn Ann

# With the other reading, nobody may look at the cards under the Museum, not even its owner.   [2016 A26]
profile 2016
ruling museum-seen-by nobody
Ann  thief     hand tavern  city museum  museum castle
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

Ann: museum tavern
Ann hears stored Ann tavern
= Ann museum tavern castle
Ann sees Ann museum ? ?
Bob sees Ann museum ? ?
turn Ann

# Each card under the Museum brings its owner 1 point at the end; no card brings its cost.
# [R-2016 194]
profile 2016
Ann  king      city museum  museum tavern palace library
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

= Ann score 7
= Bob score 1
= Cid score 0
= Dan score 0
over

# An empty Museum brings only its cost.   [R-2016 194]
profile 2016
Ann  king      city museum
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 4
over
