# Ranks are called from 1 upwards; a rank that nobody holds is passed over.   [R-2016 32]
profile 2016
Ann  warlord
Bob  king
Cid  bishop
Dan  thief
selected

turn Dan
= Ann revealed -, Bob revealed -, Cid revealed -, Dan revealed thief
Dan: gold, end
turn Bob
= Ann revealed -, Bob revealed king, Cid revealed -, Dan revealed thief
Bob: gold, end
turn Cid
Cid: gold, end
turn Ann
= Ann revealed warlord, gold 0
= Bob gold 2, Cid gold 2, Dan gold 2
turn Ann

# Only the player whose turn it is may act in it.   [R-2016 32]
profile 2016
Ann  bishop  gold 1  hand tavern
Bob  merchant  gold 1  hand market
Cid  king
Dan  warlord
turn Ann, gathered

Bob! gold (not-your-decision), build market (not-your-decision), end (not-your-decision)
Cid! end (not-your-decision)
= Ann gold 1, Bob gold 1, Cid gold 0, Dan gold 0
turn Ann, gathered

# Nobody has to build: a turn may end with a card in hand that could be paid for.   [2016 S035]
profile 2016
Ann  bishop  gold 1  hand tavern
Bob  merchant
Cid  king
Dan  warlord
turn Ann, gathered

Ann? build tavern, end
Ann: end
= Ann gold 1, hand tavern, city -
= Bob gold 0, Cid gold 0, Dan gold 0
turn Bob

# Nobody may end the turn without having gathered.   [R-2016 41]
profile 2016
Ann  bishop
Bob  merchant
Cid  king
Dan  warlord
turn Ann

Ann! end (gather-first)
Ann? gold, cards
Ann: gold
Ann? end
Ann: end
= Ann gold 2
turn Bob

# An ability is used once in a turn: who has taken the income takes it no second time.
#   [2016 S038, R-2016 37]
profile 2016
Ann  warlord  gold 1  city prison school-of-magic
Bob  thief
Cid  king
Dan  bishop
turn Ann, gathered

Ann+ income
Ann: income
= Ann gold 3
Ann! income (used-already)
= Bob gold 0, Cid gold 0, Dan gold 0
turn Ann

# Using one ability does not use up the other, and each is used once.   [2016 S038, R-2016 37]
profile 2016
Ann  warlord  gold 1  city prison
Bob  thief  city tavern temple
Cid  king
Dan  merchant
turn Ann, gathered

Ann: warlord Bob tavern
Ann! warlord Bob temple (used-already)
Ann? income, end
Ann: income
Ann! income (used-already), warlord Bob temple (used-already)
Ann? end
= Ann gold 2, city prison
= Bob gold 0, city temple
= Cid gold 0, Dan gold 0
turn Ann

# The income may be taken first to pay for a district.   [2016 S039, R-2016 39]
profile 2016
Ann  bishop  gold 1  hand monastery  city church temple
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build monastery (too-expensive)
Ann? income, end
Ann: income
= Ann gold 3
Ann? build monastery, end
Ann: build monastery
= Ann gold 0, hand -, city church temple monastery
Ann? end
= Bob gold 0, Cid gold 0, Dan gold 0
turn Ann

# The income counts the city of the moment: a district built before it brings 1 gold, one built
# after it nothing.   [2016 S039, R-2016 39]
profile 2016
Ann  bishop  gold 3  hand monastery  city church temple
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build monastery, income
= Ann gold 3, hand -, city church temple monastery
Ann! income (used-already)
turn Ann

# An ability without a stated time can be used before gathering.   [2016 S040, R-2016 36]
profile 2016
Ann  magician  hand tavern
Bob  king  hand castle docks
Cid  bishop  hand manor
Dan  warlord
turn Ann

Ann? gold, cards, magician, magician Bob, magician Cid, magician Dan
Ann: magician Bob
= Ann gold 0, hand castle docks
= Bob hand tavern
= Cid hand manor
= Dan hand -
Ann? gold, cards
Ann: gold
= Ann gold 2
Ann? end
turn Ann, gathered

# Gold has no limit: with 30 coins in front of the players the bank still pays.   [2016 S041]
profile 2016
Ann  navigator  gold 21
Bob  thief  gold 5
Cid  king  gold 3
Dan  bishop  gold 1
turn Ann, gathered

Ann: navigator gold
= Ann gold 25
= Bob gold 5, Cid gold 3, Dan gold 1
turn Ann

# A hand has no limit: 15 cards and 3 more are 18.   [2016 S042]
profile 2016
Ann  bishop  gold 2  city smithy  hand tavern tavern tavern tavern tavern market market market market manor manor manor manor manor docks
Bob  thief
Cid  king
Dan  warlord
deck castle castle palace
turn Ann, gathered

= Ann cards 15
Ann: smithy
= Ann gold 0, cards 18
= Bob cards 0, Cid cards 0, Dan cards 0
turn Ann

# Everybody sees the gold and the number of cards of all, but not what is in hands, in the deck,
# among the discards, nor who has not revealed a character yet.   [2016 S046]
profile 2016
Ann  thief  gold 3  hand tavern castle  city market
Bob  king  gold 1  hand docks
Cid  bishop  hand palace manor temple
Dan  warlord  gold 7  city prison
faceup magician merchant
facedown assassin
turn Ann

Ann sees Ann gold 3, hand tavern castle, city market, roles thief
Ann sees Bob gold 1, hand ?, city -, roles ?, cards 1
Ann sees Cid gold 0, hand ? ? ?, city -, roles ?, cards 3
Ann sees Dan gold 7, hand -, city prison, roles ?, cards 0
Ann sees faceup magician merchant, facedown ? ?, deck 60
Bob sees Ann gold 3, hand ? ?, city market, roles thief, revealed thief
Bob sees Bob gold 1, hand docks, city -, roles king, revealed -
Bob sees Cid gold 0, hand ? ? ?, city -, roles ?, revealed -
Bob sees Dan gold 7, hand -, city prison, roles ?, revealed -
Bob sees faceup magician merchant, facedown ? ?, deck 60
nobody sees Ann gold 3, hand ? ?, city market, roles thief
nobody sees Bob gold 1, hand ?, city -, roles ?
nobody sees Cid gold 0, hand ? ? ?, city -, roles ?
nobody sees Dan gold 7, hand -, city prison, roles ?
nobody sees faceup magician merchant, facedown ? ?, deck 60
turn Ann
