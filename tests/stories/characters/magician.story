# The Magician swaps a whole hand, even an empty one, with that of another player.   [2016 S121]
profile 2016
Ann  magician
Bob  thief     gold 1  hand docks
Cid  king      gold 2  hand tavern tavern castle manor
Dan  merchant
turn Ann, gathered

Ann? magician Bob, magician Cid, magician Dan, end
Ann! magician (no-cards-there)
Ann: magician Cid
= Ann gold 0, hand tavern tavern castle manor
= Bob gold 1, hand docks
= Cid gold 2, hand -
= Dan hand -
Ann hears gave-card Cid Ann castle
Cid hears gave-card Cid Ann castle
Bob hears swapped-hands Ann Cid
Bob hears gave-card Cid Ann ?
Bob sees Ann hand ? ? ? ?
nobody sees Ann hand ? ? ? ?
turn Ann

# A swap with an empty hand leaves the Magician without cards.   [2016 S121]
profile 2016
Ann  magician  hand tavern castle
Bob  thief     hand docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: magician Cid
= Ann hand -
= Bob hand docks
= Cid hand tavern castle
= Dan hand -
Cid hears gave-card Ann Cid tavern
Bob hears gave-card Ann Cid ?
turn Ann

# The Magician puts cards under the deck and gains as many from its top.   [2016 S122]
profile 2016
Ann  magician  hand tavern castle manor docks temple
Bob  thief     hand harbor
Cid  king
Dan  merchant
deck palace church market prison
turn Ann, gathered

Ann? magician Bob, magician Cid, magician Dan, magician, end
Ann: magician
asked Ann discard-and-draw
Ann? discard tavern, discard castle, discard manor, discard docks, discard temple
Ann! done, discard harbor, end
Ann: discard tavern
Ann? discard castle, discard manor, discard docks, discard temple, done
Ann: discard manor, discard docks
Bob hears discarded Ann ?
= Ann hand castle temple
Ann: done
= Ann hand castle temple palace church market
= Bob hand harbor
= Cid hand -
= Dan hand -
= deck 62, top prison, bottom tavern manor docks
Ann hears drew Ann palace
Bob hears drew Ann ?
turn Ann

# A Magician who discards the last card draws without being asked again.   [2016 S122]
profile 2016
Ann  magician  hand tavern
Bob  thief
Cid  king
Dan  merchant
deck palace
turn Ann, gathered

Ann: magician, discard tavern
= Ann hand palace
= bottom tavern
turn Ann

# The Magician either swaps or discards, and only once.   [2016 S123]
profile 2016
Ann  magician  hand docks
Bob  thief
Cid  king      hand tavern castle
Dan  merchant
turn Ann, gathered

Ann: magician Cid
Ann! magician (used-already)
Ann! magician Bob (used-already)
Ann! magician Cid (used-already)
Ann? end
= Ann hand tavern castle
= Cid hand docks
turn Ann

# A Magician who has discarded may not swap any more.   [2016 S123]
profile 2016
Ann  magician  hand docks
Bob  thief
Cid  king      hand tavern castle
Dan  merchant
deck palace
turn Ann, gathered

Ann: magician, discard docks
Ann! magician Cid (used-already)
Ann! magician (used-already)
= Ann hand palace
= Cid hand tavern castle
turn Ann

# The Magician chooses a player, killed or not, and never herself.   [2016 S124]
profile 2016
Ann  magician  hand docks
Bob  assassin
Cid  king      hand tavern castle
Dan  merchant
killed king
turn Ann, gathered

Ann! magician Ann (yourself)
Ann: magician Cid
= Ann hand tavern castle
= Bob hand -
= Cid hand docks, revealed -
= Dan hand -
turn Ann

# The Magician may swap before gathering and build what came.   [R-2016 36, R-2016 104]
profile 2016
Ann  magician
Bob  thief     hand tavern
Cid  king
Dan  merchant
turn Ann

Ann? gold, cards, magician Bob, magician Cid, magician Dan
Ann: magician Bob
Ann! build tavern (gather-first)
Ann: gold, build tavern
= Ann gold 1, hand -, city tavern
= Bob hand -
turn Ann

# Between two players there is one hand to swap with.   [2016 S121]
profile 2016
Ann  magician merchant  hand docks
Bob  thief king         hand tavern castle
turn Ann magician, gathered

Ann? magician Bob, magician, end
Ann: magician Bob
= Ann hand tavern castle
= Bob hand docks
turn Ann

# All discarded cards go under the deck first, so that a small deck gives some of them back.
# [2016 S125, A31]
profile 2016
Ann  magician  hand tavern manor docks temple
Bob  thief
Cid  king
Dan  merchant
deck castle only
turn Ann, gathered

Ann: magician, discard tavern, discard manor, discard docks, done
= Ann hand castle tavern manor temple
= deck 1, top docks
turn Ann

# If the Magician draws before discarding, no card comes back.   [2016 A31]
profile 2016
ruling magician-discards-first no
Ann  magician  hand tavern manor docks temple
Bob  thief
Cid  king
Dan  merchant
deck castle only
turn Ann, gathered

Ann: magician, discard tavern, discard manor, discard docks, done
= Ann hand castle temple
= deck 3, top tavern manor docks
turn Ann

# With an empty deck the Magician gets back what was discarded.   [2016 A31]
profile 2016
Ann  magician  hand tavern docks
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann: magician, discard docks, done
= Ann hand tavern docks
= deck 0
turn Ann

# With an empty deck and drawing first, the Magician only loses the cards.   [2016 A31]
profile 2016
ruling magician-discards-first no
Ann  magician  hand tavern docks
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann: magician, discard docks, done
= Ann hand tavern
= deck 1, top docks
turn Ann
