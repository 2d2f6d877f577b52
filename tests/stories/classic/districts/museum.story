# Each card under the Museum brings 1 point, whatever it costs.   [classic S167]
profile classic-ru, classic-fr
Ann  king      city museum  museum tavern palace
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

; 4 and 2
= Ann score 6
= Bob score 1
over

# Cards under the Museum do not change the Warlord's price of 3.   [classic S167, A38]
profile classic-ru, classic-fr
Ann  warlord   gold 3
Bob  king      city museum  museum tavern palace
Cid  thief
Dan  bishop
deck docks only
turn Ann, gathered

= Bob score 6
Ann: warlord Bob museum
= Ann gold 0
= Bob city -, museum -, hand -, score 0
; all three lie under the deck
= deck 4, top docks museum
turn Ann

# With 2 gold the Museum is too expensive.   [classic S167]
profile classic-ru, classic-fr
Ann  warlord   gold 2
Bob  king      city museum  museum tavern palace
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? end
Ann! warlord Bob museum (too-expensive)
turn Ann

# Only one card per turn may be laid under the Museum.   [classic S168, A38]
profile classic-ru, classic-fr
Ann  bishop    hand tavern castle  city museum
Bob  king
Cid  thief
Dan  warlord
turn Ann

Ann? gold, cards, museum tavern, museum castle
Ann! museum docks (not-in-hand)
Ann: museum castle
= Ann hand tavern, museum castle
Ann! museum tavern (used-already)
Ann: gold
Ann! museum tavern (used-already)
turn Ann

# Imported into the English game, the Museum takes one card per turn as well.   [classic S167, S168]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    hand tavern castle  city museum
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: museum castle
Ann! museum tavern (used-already)
= Ann hand tavern, museum castle, score 5
turn Ann

# Everybody sees how many cards lie there; which they are, only the owner.   [classic A47, A38]
profile classic-ru, classic-fr
Ann  bishop    hand tavern  city museum  museum castle
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: museum tavern
Ann hears stored Ann tavern
Bob hears stored Ann ?
Ann sees Ann museum tavern castle
Bob sees Ann museum ? ?
nobody sees Ann museum ? ?
turn Ann

# With the other reading, not even the owner may look at them.   [classic A47]
profile classic-ru, classic-fr
ruling museum-seen-by nobody
Ann  bishop    hand tavern  city museum  museum castle
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: museum tavern
= Ann museum tavern castle
Ann sees Ann museum ? ?
Bob sees Ann museum ? ?
turn Ann

# So it can be read in the English game.   [classic A47]
profile classic-en
ruling import-bonus-districts yes
ruling museum-seen-by nobody
Ann  bishop    hand tavern  city museum  museum castle
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann sees Ann museum ?
turn Ann

# Destroyed by the Powder House, the Museum loses its cards the same way.   [classic A38, A36]
profile classic-ru, classic-fr
Ann  bishop    city armory
Bob  king      city museum  museum tavern palace
Cid  thief
Dan  warlord
deck docks only
turn Ann, gathered

Ann: armory Bob museum
Cid hears put-under ?
= Bob city -, museum -, score 0
= deck 5
turn Ann

# Exchanged, the Museum takes its cards along; they are no part of its cost.   [classic A38]
profile classic-ru, classic-fr
Ann  diplomat  gold 2  city market
Bob  king      city museum  museum tavern palace
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: diplomat Bob museum, give market
= Ann gold 0, city museum, museum tavern palace, score 6
= Bob gold 2, city market, museum -, score 2
Ann sees Ann museum tavern palace
Bob sees Ann museum ? ?
turn Ann

# A Navigator, who may not build, may lay a card under the Museum.   [classic A21]
profile classic-ru
Ann  navigator  hand tavern castle  city museum
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: navigator gold
Ann! build tavern (cannot-build)
Ann: museum tavern
= Ann gold 4, hand castle, museum tavern
turn Ann

# The French Navigator has to do so before the bonus, which ends the turn.   [classic A21]
profile classic-fr
Ann  navigator  hand tavern castle  city museum
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: museum tavern, navigator gold
= Ann gold 4, hand castle, museum tavern
turn Dan
