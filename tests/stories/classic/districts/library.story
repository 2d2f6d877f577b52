# With the Library both cards of the gathering are kept.   [classic S153]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city library
Bob  king
Cid  thief
Dan  warlord
deck tavern castle docks
turn Ann

Ann: cards
= Ann hand tavern castle
= top docks
turn Ann, gathered

# With Library and Observatory three cards are drawn and two kept.   [classic A40]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city library observatory
Bob  king
Cid  thief
Dan  warlord
deck tavern castle docks manor only
turn Ann

Ann: cards
asked Ann keep-card
= Ann holds tavern castle docks
Ann? keep tavern, keep castle, keep docks
Ann: keep castle
asked Ann keep-card
Ann? keep tavern, keep docks
Ann: keep tavern
= Ann hand castle tavern
= top manor docks
turn Ann, gathered

# From a deck of two cards both are kept with both districts too.   [classic A40, A45]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city library observatory
Bob  king
Cid  thief
Dan  warlord
deck tavern castle only
turn Ann

Ann: cards
= Ann hand tavern castle
= deck 0
turn Ann, gathered

# The Library gives the last card of the deck if there is only one.   [classic A45]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city library
Bob  king
Cid  thief
Dan  warlord
deck tavern only
turn Ann

Ann: cards
= Ann hand tavern
= deck 0
turn Ann, gathered

# The Library changes nothing in the gold that is gathered.   [classic S153]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city library
Bob  king
Cid  thief
Dan  warlord
turn Ann

Ann: gold
= Ann gold 2, hand -
turn Ann, gathered

# A bewitched player's Library works; it is of no use to the Witch.   [classic A13, S153]
profile classic-en, classic-ru, classic-fr
Ann  witch
Bob  king
Cid  thief
Dan  warlord   city library
bewitched warlord by Ann
deck tavern castle docks
turn Dan

Dan: cards
= Dan hand tavern castle
= Ann hand -
turn Ann as warlord
