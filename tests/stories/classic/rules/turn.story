# When the King is called his player takes the crown at once, and the later calls are his.
#   [classic S034]
profile classic-en, classic-ru, classic-fr
Ann  thief   crown
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: end
Cid hears called Ann magician
Cid hears called Ann king
Cid hears crowned Bob
= Ann no crown, Bob crown, Cid no crown, Dan no crown
turn Bob
Bob! king
Bob: gold, end
Dan hears called Bob bishop
turn Cid
Cid: gold, end
Dan hears called Bob merchant
Dan hears called Bob architect
Dan hears called Bob warlord
turn Dan

# Ranks are called from 1 upwards; a rank that nobody answers is passed over.   [classic S034]
profile classic-en, classic-ru, classic-fr
Ann  warlord
Bob  king
Cid  bishop
Dan  thief
selected

turn Dan
= Ann revealed -, Bob revealed -, Cid revealed -, Dan revealed thief
Dan: gold, end
turn Bob
Bob: gold, end
turn Cid
Cid: gold, end
turn Ann
= Ann revealed warlord, Bob revealed king, Cid revealed bishop, Dan revealed thief
turn Ann

# Who takes gold gains 2 from the bank.   [classic S035]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 1
Bob  thief   gold 1
Cid  king
Dan  warlord
turn Ann

Ann? gold, cards
Ann: gold
= Ann gold 3, hand -
= Bob gold 1, Cid gold 0, Dan gold 0
Bob hears gathered-gold Ann 2
turn Ann, gathered

# Who takes cards sees two, keeps one and puts the other under the deck; the others see numbers
# only.   [classic S036, A47]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 1  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
asked Ann keep-card
Ann? keep docks, keep castle
Ann sees Ann holds docks castle
Bob sees Ann holds ? ?, hand ?, cards 1
Bob hears gathered-cards Ann 2
Ann: keep castle
= Ann gold 1, hand tavern castle, holds -
= top palace, bottom docks
Ann sees Ann hand tavern castle
Bob sees Ann hand ? ?, cards 2
nobody sees Ann hand ? ?
Ann hears kept Ann castle, put-under Ann docks
Bob hears kept Ann ?, put-under Ann ?
= Bob hand -, Cid hand -, Dan hand -
turn Ann, gathered

# Of the two cards drawn one is kept, and no other card.   [classic S036]
profile classic-en, classic-ru, classic-fr
Ann  bishop  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
Ann! keep palace (not-there), keep tavern (not-there), end, gold
Ann: keep docks
Ann! keep castle (not-asked-now)
= Ann hand tavern docks, bottom castle
turn Ann, gathered

# Nobody gathers twice in a turn, neither the same nor the other.   [classic S037]
profile classic-en, classic-ru, classic-fr
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
turn Ann

Ann: gold
Ann! gold (gathered-already), cards (gathered-already)
= Ann gold 2, hand -
Ann? end
turn Ann, gathered

# Who has taken a card takes no gold as well.   [classic S037]
profile classic-en, classic-ru, classic-fr
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards, keep docks
Ann! cards (gathered-already), gold (gathered-already)
= Ann gold 0, hand docks
turn Ann, gathered

# Nobody ends a turn without having gathered.   [classic S038]
profile classic-en, classic-ru, classic-fr
Ann  bishop  hand tavern
Bob  thief
Cid  king
Dan  warlord
turn Ann

Ann! end (gather-first)
Ann? gold, cards
Ann: gold
Ann+ end
Ann: end
= Ann gold 2
turn Dan

# Nobody has to build: a turn may end with a card in hand that could be paid for.   [classic S042]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 1  hand tavern
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann? build tavern, end
Ann: end
= Ann gold 1, hand tavern, city -
turn Dan

# The King may take his income first and build with it; the new Castle brings nothing any more.
#   [classic S043]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    gold 2  hand castle  city manor palace
Cid  bishop
Dan  warlord
turn Bob, gathered

Bob! build castle (too-expensive)
Bob? income, end
Bob: income
= Bob gold 4
Bob: build castle
= Bob gold 0, hand -, city manor castle palace
Bob! income (used-already)
Bob? end
turn Bob

# A King who builds first has his income for the new district, too.   [classic S044]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    gold 4  hand castle  city manor palace
Cid  bishop
Dan  warlord
turn Bob, gathered

Bob: build castle
= Bob gold 0
Bob: income
= Bob gold 3
turn Bob

# Income is taken once in a turn, all at a time.   [classic S045]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    city manor palace tavern
Cid  bishop  city castle
Dan  warlord
turn Bob, gathered

Bob: income
= Bob gold 2, Cid gold 0
Bob! income (used-already)
Bob? end
turn Bob

# Income may be taken before gathering.   [classic A07]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    hand tavern  city manor palace
Cid  bishop
Dan  warlord
turn Bob

Bob? gold, cards, income
Bob: income
= Bob gold 2
Bob! build tavern (gather-first), end (gather-first)
Bob? gold, cards
Bob: gold
Bob! income (used-already)
= Bob gold 4
turn Bob, gathered

# A district may be used before gathering.   [classic A07]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    hand tavern  city laboratory
Cid  bishop
Dan  warlord
turn Bob

Bob? gold, cards, laboratory tavern
Bob: laboratory tavern
= Bob gold 1, hand -
Bob? gold, cards
turn Bob

# Gold and the number of cards are seen by all; cards in hand, characters not called and what lies
# facedown are not.   [classic A47]
profile classic-en, classic-ru, classic-fr
Ann  thief    gold 3  hand tavern castle  city market
Bob  king     gold 1  hand docks
Cid  bishop   hand palace manor temple
Dan  warlord  gold 7  city prison
faceup magician merchant
facedown assassin
turn Ann

Bob sees Ann gold 3, hand ? ?, city market, roles thief
Bob sees Bob gold 1, hand docks, roles king
Bob sees Cid gold 0, hand ? ? ?, cards 3, roles ?
Bob sees Dan gold 7, hand -, city prison, roles ?
Bob sees faceup magician merchant, facedown ? ?
nobody sees Ann gold 3, hand ? ?, roles thief, Bob hand ?, roles ?
turn Ann

# The bank never runs out of gold.   [classic A46]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 30
Bob  thief   gold 5
Cid  king
Dan  warlord
turn Ann

Ann: gold
= Ann gold 32, Bob gold 5
turn Ann
