# Cards are drawn from the top of the deck; what is not kept goes face down under it.
# [2016 S029, R-2016 225]
profile 2016
Ann  thief
Bob  magician
Cid  king
Dan  bishop
deck docks castle tavern
turn Ann

Ann: cards
Ann? keep docks, keep castle
Ann: keep castle
Bob hears kept Ann ?
Bob hears put-under Ann ?
= Ann hand castle
= Bob cards 0
= top tavern
= bottom docks
turn Ann

# From a deck of one card that card is kept without a question.   [2016 A08, R-2016 48]
profile 2016
Ann  thief
Bob  magician
Cid  king
Dan  bishop
deck docks only
turn Ann

Ann: cards
= Ann hand docks
= deck 0
turn Ann

# Cards may be gathered from an empty deck, for nothing.   [2016 A08, R-2016 48]
profile 2016
Ann  architect
Bob  bishop
Cid  warlord
Dan  magician
deck -
turn Ann

Ann? gold, cards, architect
Ann: cards
= Ann gold 0, hand -
= deck 0
Ann! gold (gathered-already)
turn Ann

# With the other reading, only gold can be gathered when the deck is empty.   [2016 A08]
profile 2016
ruling gather-cards-from-empty-deck no
Ann  architect
Bob  bishop
Cid  warlord
Dan  magician
deck -
turn Ann

Ann? gold, architect
Ann! cards (deck-empty)
Ann: gold
= Ann gold 2, hand -
turn Ann

# With the other reading, a single card in the deck can still be gathered.   [2016 A08]
profile 2016
ruling gather-cards-from-empty-deck no
Ann  architect
Bob  bishop
Cid  warlord
Dan  magician
deck tavern only
turn Ann

Ann? gold, cards, architect
Ann: cards
= Ann hand tavern
= deck 0
turn Ann

# The Architect gains what the deck still has.   [2016 S043, A08, R-2016 228]
profile 2016
Ann  architect
Bob  bishop
Cid  warlord
Dan  magician
deck tavern only
turn Ann, gathered

Ann: architect
= Ann hand tavern
= deck 0
Ann! architect (used-already)
turn Ann

# With an empty deck the Architect's extra cards are none, and the ability is used up.
# [2016 S043, A08, R-2016 228]
profile 2016
Ann  architect
Bob  bishop
Cid  warlord
Dan  magician
deck -
turn Ann, gathered

Ann: architect
= Ann hand -
Ann! architect (used-already)
turn Ann

# The Navigator gains what the deck still has.   [2016 A08, R-2016 228]
profile 2016
Ann  navigator
Bob  bishop
Cid  warlord
Dan  magician
deck tavern castle docks only
turn Ann, gathered

Ann: navigator cards
= Ann gold 0, hand tavern castle docks
= deck 0
turn Ann

# A Scholar with an empty deck looks at nothing and keeps nothing.   [2016 A08, R-2016 228]
profile 2016
Ann  scholar
Bob  bishop
Cid  warlord
Dan  magician
deck -
turn Ann, gathered

Ann: scholar
= Ann hand -
Ann! scholar (used-already)
turn Ann

# An income in cards brings what the deck still has.   [2016 A08, R-2016 228]
profile 2016
Ann  patrician  city manor castle palace
Bob  bishop
Cid  warlord
Dan  magician
deck tavern docks only
turn Ann, gathered

Ann: income
= Ann gold 0, hand tavern docks
= deck 0
Ann! income (used-already)
turn Ann

# An Abbot who wants cards of a deck that is too short does not get gold for them.
# [2016 A08, R-2016 228]
profile 2016
Ann  abbot     city temple church monastery
Bob  magician
Cid  warlord
Dan  king
deck tavern only
turn Ann, gathered

Ann: income gold 1 cards 2
= Ann gold 1, hand tavern
= deck 0
turn Ann

# A destroyed district goes face down under the deck.   [R-2016 226]
profile 2016
Ann  warlord   gold 1
Bob  king      city market
Cid  bishop
Dan  thief
deck castle docks only
turn Ann, gathered

Ann: warlord Bob market
= Bob city -
= deck 3
= top castle docks market
turn Ann

# A seized district does not touch the deck.   [R-2016 227]
profile 2016
Ann  marshal   gold 2
Bob  king      city market
Cid  bishop
Dan  thief
deck castle docks only
turn Ann, gathered

Ann: marshal Bob market
= Ann city market
= Bob city -
= deck 2
= top castle docks
turn Ann

# An exchanged district does not touch the deck.   [R-2016 227]
profile 2016
Ann  diplomat  city tavern  gold 1
Bob  king      city market
Cid  bishop
Dan  thief
deck castle docks only
turn Ann, gathered

Ann: diplomat Bob market
Ann: give tavern
= Ann city market
= Bob city tavern
= deck 2
turn Ann

# A confiscated district does not touch the deck.   [R-2016 227]
profile 2016
Ann  magistrate
Bob  bishop    gold 2  hand market
Cid  king
Dan  thief
warrants bishop* king thief by Ann
deck castle docks only
turn Bob, gathered

Bob: build market
Ann: confiscate
= Ann city market
= Bob gold 2, city -
= deck 2
turn Bob

# Everybody knows how many cards the deck has, nobody which ones.   [R-2016 251, R-2016 252]
profile 2016
Ann  thief
Bob  magician
Cid  king
Dan  bishop
deck castle docks only
turn Ann, gathered

Ann sees deck 2
Bob sees deck 2
nobody sees deck 2
turn Ann

# A hand has no limit.   [2016 S042, R-2016 230]
profile 2016
Ann  architect  gold 2  hand manor manor manor castle castle palace temple temple church church tavern market docks harbor prison  city smithy
Bob  bishop
Cid  warlord
Dan  magician
turn Ann, gathered

= Ann cards 15
Ann: smithy
= Ann gold 0, cards 18
turn Ann
