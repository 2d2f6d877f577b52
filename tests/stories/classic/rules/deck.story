# A single card left in the deck is taken without a question.   [classic S046, A45]
profile classic-en, classic-ru, classic-fr
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck docks only
turn Ann

Ann? gold, cards
Ann: cards
= Ann gold 0, hand docks
= deck 0
turn Ann, gathered

# With an empty deck only gold can be taken.   [classic S047, A45]
profile classic-en, classic-ru, classic-fr
Ann  bishop
Bob  thief
Cid  king
Dan  warlord
deck -
turn Ann

Ann! cards (deck-empty)
Ann? gold
Ann: gold
= Ann gold 2, hand -
turn Ann, gathered

# With the other reading, cards may be asked for from an empty deck, for nothing.   [classic A45]
profile classic-en, classic-ru, classic-fr
ruling gather-cards-from-empty-deck yes
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
turn Ann, gathered

# With the Observatory the two cards that are not kept go under the deck in the order the player
# says.   [classic S036, A65]
profile classic-en, classic-ru, classic-fr
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
Ann: under palace
= Ann hand castle, bottom palace docks
Bob hears put-under Ann ?
turn Ann, gathered

# With the other reading, the order in which they go under the deck is random.   [classic A65]
profile classic-en, classic-ru, classic-fr
ruling order-under-deck random
Ann  bishop  city observatory
Bob  thief
Cid  king
Dan  warlord
deck docks castle palace
turn Ann

Ann: cards
~ 1
Ann: keep castle
= Ann hand castle, bottom docks palace
turn Ann, gathered

# Of a deck that is too short the Architect gets what there is.   [classic A45]
profile classic-en, classic-ru, classic-fr
Ann  architect
Bob  thief
Cid  king
Dan  warlord
deck docks only
call architect

Ann: gold
= Ann gold 2, hand docks
= deck 0
turn Ann, gathered

# From an empty deck the Architect gets nothing and plays on.   [classic A45]
profile classic-en, classic-ru, classic-fr
Ann  architect  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck -
call architect

Ann? gold
Ann: gold, build tavern
= Ann gold 1, hand -, city tavern
turn Ann, gathered
