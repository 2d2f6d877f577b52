# A Magician without cards takes another whole hand and gives nothing.   [classic S060]
profile classic-en, classic-ru, classic-fr
Ann  magician
Bob  thief     hand docks
Cid  king      gold 2  hand tavern tavern castle manor palace
Dan  merchant
turn Ann, gathered

Ann? magician Bob, magician Cid, magician Dan, end
Ann! magician (no-cards-there), magician Ann (yourself)
Ann: magician Cid
= Ann gold 0, hand tavern tavern castle manor palace
= Bob hand docks
= Cid gold 2, hand -
Ann hears gave-card Cid Ann castle
Bob hears swapped-hands Ann Cid, gave-card Cid Ann ?
turn Ann

# A swap with an empty hand leaves the Magician without cards; the killed may be chosen as well.
#   [classic S060]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand tavern castle
Bob  assassin
Cid  king
Dan  merchant  hand docks
killed king
turn Ann, gathered

Ann: magician Cid
= Ann hand -, Cid hand tavern castle, Dan hand docks
= Cid revealed -
turn Ann

# A Magician who has swapped does not discard as well.   [classic S061]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand docks
Bob  thief
Cid  king      hand tavern castle
Dan  merchant
turn Ann, gathered

Ann: magician Cid
Ann! magician (used-already), magician Bob (used-already), magician Cid (used-already)
Ann? end
= Ann hand tavern castle, Cid hand docks
turn Ann

# A Magician who has discarded does not swap as well.   [classic S061]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand docks
Bob  thief
Cid  king      hand tavern castle
Dan  merchant
deck palace
turn Ann, gathered

Ann: magician, discard docks
Ann! magician Cid (used-already), magician (used-already)
= Ann hand palace, Cid hand tavern castle
turn Ann

# The Magician may swap before gathering and build what came afterwards.   [classic S062]
profile classic-en, classic-ru, classic-fr
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

# The Magician draws as many as he discards, without a choice, Observatory or not.   [classic S063]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand tavern castle manor  city observatory
Bob  thief
Cid  king
Dan  merchant
deck palace church market prison
turn Ann, gathered

Ann: magician
asked Ann discard-and-draw
Ann? discard tavern, discard castle, discard manor
Ann! done, end
Ann: discard tavern
Ann? discard castle, discard manor, done
Ann: discard manor
Bob hears discarded Ann ?
Ann: done
= Ann hand castle palace church
= top market prison, bottom tavern manor
Bob hears drew Ann ?
turn Ann

# The Library does not change what the Magician draws either.   [classic S063]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand tavern castle  city library
Bob  thief
Cid  king
Dan  merchant
deck palace church
turn Ann, gathered

Ann: magician, discard tavern, done
= Ann hand castle palace
= top church, bottom tavern
turn Ann

# A Magician who discards discards at least one card.   [classic A56]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand tavern
Bob  thief
Cid  king
Dan  merchant
deck palace
turn Ann, gathered

Ann: magician
Ann! done
Ann? discard tavern
Ann: discard tavern
= Ann hand palace, bottom tavern
turn Ann

# The discarded cards go under the deck first, in the order given, so that a small deck gives some
# of them back.   [classic A56]
profile classic-en, classic-ru, classic-fr
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

# With the other reading, the Magician draws before discarding, and no card comes back.   [classic A56]
profile classic-en, classic-ru, classic-fr
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
