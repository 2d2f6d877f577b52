# With the Observatory three cards are looked at and one is kept; two go under the deck.
# [classic S152]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city observatory
Bob  king
Cid  thief
Dan  warlord
deck tavern castle docks manor only
turn Ann

Ann: cards
= Ann holds tavern castle docks
Bob sees Ann holds ? ? ?
Ann? keep tavern, keep castle, keep docks
Ann! keep manor (not-there)
Ann: keep castle
asked Ann order-under-deck
Ann? under tavern, under docks
Ann: under docks
Bob hears put-under Ann ?
= Ann hand castle
= top manor docks tavern
turn Ann, gathered

# From a deck of two cards the Observatory shows those two.   [classic S152, A45]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city observatory
Bob  king
Cid  thief
Dan  warlord
deck tavern castle only
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep tavern
= Ann hand tavern
= top castle, deck 1
turn Ann, gathered

# To destroy the Observatory the Warlord pays 4: it costs 5.   [classic S152]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 4
Bob  king      city observatory
Cid  thief
Dan  bishop
turn Ann, gathered

= Bob score 5
Ann: warlord Bob observatory
= Ann gold 0
= Bob city -
turn Ann

# The Observatory is for gathering only: a Magician who discards two cards draws two.
# [classic S063, S152]
profile classic-en, classic-ru, classic-fr
Ann  magician  hand tavern castle  city observatory
Bob  king
Cid  thief
Dan  warlord
deck docks manor temple
turn Ann, gathered

Ann: magician, discard tavern, discard castle
= Ann hand docks manor
turn Ann, gathered
