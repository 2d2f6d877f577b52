# Who gathers gold gains 2.   [2016 S028]
profile 2016
Ann  bishop  gold 1
Bob  thief  gold 1
Cid  king
Dan  warlord
turn Ann

Ann? gold, cards
Ann: gold
= Ann gold 3, hand -
= Bob gold 1, Cid gold 0, Dan gold 0
= deck 68
Bob hears gathered-gold Ann 2
Ann? end
turn Ann, gathered

# Who gathers cards draws two, keeps one and puts the other under the deck; the others see only one
# card more.   [2016 S029, R-2016 47]
profile 2016
Ann  bishop  gold 1  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle
turn Ann

= deck 67, top docks castle
Ann: cards
asked Ann keep-card
Ann? keep docks, keep castle
= Ann holds docks castle, hand tavern
= deck 65
Ann sees Ann holds docks castle
Bob sees Ann holds ? ?, hand ?
Bob hears gathered-cards Ann 2
Ann: keep castle
= Ann gold 1, hand tavern castle, holds -
= deck 66, bottom docks
Ann sees Ann hand tavern castle
Bob sees Ann hand ? ?, deck 66
nobody sees Ann hand ? ?
Ann hears kept Ann castle, put-under Ann docks
Bob hears kept Ann ?, put-under Ann ?
= Bob hand -, Cid hand -, Dan hand -
turn Ann, gathered

# Nobody gathers twice in a turn, neither the same nor the other.   [2016 S031]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
turn Ann

Ann: gold
Ann! gold (gathered-already), cards (gathered-already)
= Ann gold 2, hand -
= deck 68
Ann? end
turn Ann, gathered

# Who has gathered cards cannot gather again.   [2016 S031]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
Ann! cards, gold, end
Ann: keep docks
Ann! cards (gathered-already), gold (gathered-already)
= Ann gold 0, hand docks
= top palace, bottom castle
turn Ann, gathered

# Of two cards drawn only one is kept.   [2016 S032]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks castle
turn Ann

Ann: cards, keep castle
Ann! keep docks (not-asked-now), keep castle (not-asked-now)
= Ann hand castle
= bottom docks
turn Ann, gathered

# Only a card that was drawn can be kept.   [2016 S032]
profile 2016
Ann  bishop  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
Ann! keep palace (not-there), keep tavern (not-there), end, gold
Ann? keep docks, keep castle
asked Ann keep-card

# Of two equal cards one is kept and one goes under the deck.   [R-2016 44]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks docks
turn Ann

Ann: cards
Ann? keep docks
Ann: keep docks
= Ann hand docks
= bottom docks
turn Ann, gathered

# Extra cards from an empty deck are none, and the ability is used.   [2016 S043, A08]
profile 2016
Ann  architect  hand tavern
Bob  thief  hand market
Cid  king
Dan  warlord
deck -
turn Ann

Ann: architect
= Ann hand tavern
= Bob hand market
= deck 0
Ann! architect (used-already)
Ann? gold, cards
turn Ann

# If the deck is short, one gains what there is.   [2016 S043, A08, R-2016 48]
profile 2016
Ann  architect
Bob  thief
Cid  king
Dan  warlord
deck docks only
turn Ann, gathered

Ann: architect
= Ann hand docks
= deck 0
Ann! architect (used-already)
turn Ann

# Cards may be gathered from an empty deck, for nothing.   [2016 S043, A08, R-2016 48]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck -
turn Ann

Ann? gold, cards
Ann: cards
= Ann gold 0, hand -
= deck 0
Ann! gold (gathered-already)
Ann? end
turn Ann, gathered

# A single card left in the deck is drawn and kept.   [2016 A08, R-2016 48]
profile 2016
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks only
turn Ann

Ann: cards
= Ann hand docks
= deck 0
turn Ann, gathered

# Read the other way, an empty deck leaves only gold to be gathered.   [2016 A08]
profile 2016
ruling gather-cards-from-empty-deck no
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck -
turn Ann

Ann! cards (deck-empty)
Ann? gold
Ann: gold
= Ann gold 2
turn Ann, gathered

# With the Observatory three are drawn and one is kept; the others go under the deck in the order
# that the player says, unseen.   [2016 S047, A09]
profile 2016
Ann  bishop  city observatory
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
Ann? keep docks, keep castle, keep palace
Ann: keep castle
asked Ann order-under-deck
Ann? under docks, under palace
Ann! under castle (not-there)
Ann sees Ann holds docks palace
Bob sees Ann holds ? ?
Ann: under palace
= Ann hand castle, holds -
= bottom palace docks
Ann hears put-under Ann palace, put-under Ann docks
Bob hears put-under Ann ?
Bob sees Ann hand ?
= Bob hand -, Cid hand -, Dan hand -
turn Ann, gathered

# The cards that are not kept may go under the deck in either order.   [2016 S047, A09]
profile 2016
Ann  bishop  city observatory
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards, keep castle, under docks
= Ann hand castle
= bottom docks palace
turn Ann, gathered

# The order of two equal cards is asked for as well: a question left out would tell the others that
# they are equal.   [2016 S047, A09]
profile 2016
Ann  bishop  city observatory
Bob  thief
Cid  king
Dan  warlord
deck docks castle docks
turn Ann

Ann: cards, keep castle
asked Ann order-under-deck
Ann? under docks
Bob sees Ann holds ? ?
Ann: under docks
= Ann hand castle, holds -
= bottom docks docks
turn Ann, gathered

# Read the other way, chance says in which order cards go under the deck.   [2016 A09]
profile 2016
ruling order-under-deck random
Ann  bishop  city observatory
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
~ 0
Ann: keep castle
= Ann hand castle
= bottom palace docks
turn Ann, gathered
