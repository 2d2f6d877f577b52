# The Scholar draws seven cards, keeps one and shuffles the others into the deck.   [2016 S181]
profile 2016
Ann  scholar
Bob  thief  hand palace
Cid  king
Dan  merchant
deck tavern docks manor temple castle church market prison
turn Ann, gathered

Ann? scholar, end
Ann: scholar
asked Ann keep-one-of-many
= Ann hand -, holds tavern docks manor temple castle church market
= deck 60, top prison
Ann hears drew Ann castle
Bob hears drew Ann ?
Bob sees Ann holds ? ? ? ? ? ? ?
Ann? keep tavern, keep docks, keep manor, keep temple, keep castle, keep church, keep market
Ann! keep prison, pass, done, end
Ann: keep castle
= Ann hand castle, holds -
= Bob hand palace
= deck 66
Bob hears kept Ann ?
Bob hears shuffled
Ann! scholar (used-already)
turn Ann

# With a deck of thirty cards one is gone after the Scholar.   [2016 S181]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck manor manor manor manor manor castle castle castle castle palace palace palace temple temple temple church church church tavern tavern tavern tavern tavern market market market market docks docks docks only
turn Ann, gathered

= deck 30
Ann: scholar
Ann? keep manor, keep castle
Ann: keep castle
= Ann hand castle
= deck 29
turn Ann

# A deck of fewer than seven cards is all that the Scholar sees.   [2016 S182]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor temple only
turn Ann, gathered

Ann: scholar
= deck 0
Ann? keep tavern, keep docks, keep manor, keep temple
Ann: keep docks
= Ann hand docks
= deck 3
turn Ann

# The cards that the Scholar does not keep are put back in an order that chance gives.
# [2016 S182]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor only
turn Ann, gathered

Ann: scholar
~ 0
Ann: keep docks
= top tavern manor
turn Ann

# And chance may leave them the other way round.   [2016 S182]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck tavern docks manor only
turn Ann, gathered

Ann: scholar
~ 1
Ann: keep docks
= top manor tavern
turn Ann

# A single card in the deck is the one that the Scholar keeps.   [2016 S182]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck tavern only
turn Ann, gathered

Ann: scholar
Ann? keep tavern
Ann: keep tavern
= Ann hand tavern
= deck 0
turn Ann

# With an empty deck the Scholar may look and finds nothing.   [R-2016 228]
profile 2016
Ann  scholar
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann? scholar, end
Ann: scholar
= Ann hand -
Ann! scholar (used-already)
Ann? end
turn Ann

# The Scholar builds two districts and no third.   [2016 S183]
profile 2016
Ann  scholar  gold 9  hand tavern temple market
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern, build temple
Ann! build market (limit-reached)
= Ann gold 7, hand market, city tavern temple
Ann? scholar, end
turn Ann
