# The Abbot says beforehand how much of the income is gold and how much cards.   [2016 S154]
profile 2016
Ann  abbot  gold 1  city temple church cathedral tavern
Bob  thief
Cid  king
Dan  merchant  city temple
deck docks castle manor
turn Ann, gathered

Ann? income gold 0 cards 3, income gold 1 cards 2, income gold 2 cards 1, income gold 3 cards 0, end
Ann! income gold 2 cards 2, income gold 1 cards 1, income gold 0 cards 1, income gold 4 cards 0
Ann! income
Ann: income gold 1 cards 2
= Ann gold 2, hand docks castle
= Dan gold 0, hand -
= top manor
Ann hears drew Ann docks
Bob hears drew Ann ?
Ann! income gold 0 cards 3 (used-already)
Ann! income gold 1 cards 0 (used-already)
Ann? end
turn Ann

# The Abbot may take all of the income in gold or all of it in cards.   [2016 S154]
profile 2016
Ann  abbot  city temple church
Bob  thief
Cid  king
Dan  merchant
deck docks castle manor
turn Ann, gathered

Ann: income gold 0 cards 2
= Ann gold 0, hand docks castle
turn Ann

# Without religious districts the Abbot has no income.   [R-2016 127]
profile 2016
Ann  abbot  city tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! income (nothing-to-gain)
Ann! income gold 0 cards 0 (nothing-to-gain)
Ann? end
turn Ann

# The cards that the Abbot announces come as far as the deck reaches.   [R-2016 228]
profile 2016
Ann  abbot  city temple church cathedral
Bob  thief
Cid  king
Dan  merchant
deck docks only
turn Ann, gathered

Ann: income gold 1 cards 2
= Ann gold 1, hand docks
= deck 0
Ann! income gold 1 cards 0 (used-already)
turn Ann

# An empty deck gives the Abbot no cards, and no gold in their place.   [R-2016 228]
profile 2016
Ann  abbot  city temple
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann? income gold 0 cards 1, income gold 1 cards 0, end
Ann: income gold 0 cards 1
= Ann gold 0, hand -
turn Ann

# The richest player gives the Abbot 1 gold.   [2016 S155]
profile 2016
Ann  abbot  gold 1
Bob  thief  gold 5
Cid  king  gold 6
Dan  merchant
turn Ann, gathered

Ann? abbot Cid, end
Ann! abbot Bob (not-richest)
Ann! abbot Ann (yourself)
Ann: abbot Cid
= Ann gold 2
= Bob gold 5
= Cid gold 5
= Dan gold 0
turn Ann

# Of several who are equally rich the Abbot chooses one.   [2016 S156]
profile 2016
Ann  abbot  gold 1
Bob  thief  gold 2
Cid  king  gold 6
Dan  merchant  gold 6
turn Ann, gathered

Ann? abbot Cid, abbot Dan, end
Ann! abbot Bob (not-richest)
Ann: abbot Dan
= Ann gold 2
= Bob gold 2
= Cid gold 6
= Dan gold 5
turn Ann

# An Abbot who is the richest, alone or with others, gets nothing.   [R-2016 128]
profile 2016
Ann  abbot  gold 6
Bob  thief  gold 2
Cid  king  gold 6
Dan  merchant
turn Ann, gathered

Ann! abbot Cid (you-are-richest)
Ann! abbot Bob (you-are-richest)
Ann? end
= Ann gold 6
= Cid gold 6
turn Ann

# Where nobody has gold nobody is richer than the Abbot.   [R-2016 128]
profile 2016
Ann  abbot
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! abbot Bob (you-are-richest)
Ann? end
turn Ann

# The Abbot may wait until others are richer.   [2016 S157]
profile 2016
Ann  abbot  gold 6  hand castle
Bob  thief
Cid  king  gold 6
Dan  merchant
turn Ann, gathered

Ann! abbot Cid (you-are-richest)
Ann: build castle
= Ann gold 2
Ann: abbot Cid
= Ann gold 3, city castle
= Cid gold 5
turn Ann

# The stashes of the moment count, also before gathering.   [2016 S157]
profile 2016
Ann  abbot  gold 2
Bob  thief
Cid  king  gold 3
Dan  merchant
turn Ann

Ann? gold, cards, abbot Cid
Ann: gold
Ann! abbot Cid (you-are-richest)
= Ann gold 4
= Cid gold 3
turn Ann

# The Abbot asks the richest only once in a turn.   [2016 S158]
profile 2016
Ann  abbot
Bob  thief
Cid  king  gold 6
Dan  merchant
turn Ann, gathered

Ann: abbot Cid
Ann! abbot Cid (used-already)
Ann? end
= Ann gold 1
= Cid gold 5
turn Ann

# The School of Magic gives the Abbot one gold or one card.   [2016 S159]
profile 2016
Ann  abbot  city temple school-of-magic
Bob  thief
Cid  king
Dan  merchant
deck docks
turn Ann, gathered

Ann? income gold 0 cards 2, income gold 1 cards 1, income gold 2 cards 0, end
Ann: income gold 1 cards 1
= Ann gold 1, hand docks
turn Ann

# The School of Magic alone is one district for the Abbot's income.   [2016 S159]
profile 2016
Ann  abbot  city school-of-magic
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? income gold 0 cards 1, income gold 1 cards 0, end
Ann! income gold 1 cards 1
Ann: income gold 1 cards 0
= Ann gold 1, hand -
turn Ann

# Between two players the Abbot asks the other one, if richer.   [2016 S155]
profile 2016
Ann  abbot merchant  gold 1
Bob  thief king      gold 2
turn Ann abbot, gathered

Ann: abbot Bob
= Ann gold 2
= Bob gold 1
turn Ann
