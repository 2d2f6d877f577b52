# A player who has the Graveyard may pay 1 gold, out of turn, for the district that the Warlord destroys.
# The price goes to the bank, and everybody sees which card it is.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 2  city graveyard
Dan  king      city docks tavern
deck docks manor
turn Ann, gathered

Ann: warlord Dan docks
asked Cid reclaim
= Ann gold 1
= Cid gold 2, hand -
= Dan city tavern
Cid? reclaim, pass
Ann! end (not-your-decision)
Dan! reclaim (not-your-decision)
Cid: reclaim
Ann hears paid Cid 1
Ann hears reclaimed Cid docks
Bob hears reclaimed Cid docks
nobody hears reclaimed Cid docks
= Ann gold 1, hand -
= Bob gold 0
= Cid gold 1, hand docks, city graveyard
= Dan gold 0, hand -, city tavern
; the copy on top of the deck is another card and stays where it is
= top docks manor
turn Ann

# Who does not want it back leaves the destroyed district under the deck and keeps the gold.
# [classic A42, A30]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 2  city graveyard
Dan  king      city docks
turn Ann, gathered

Ann: warlord Dan docks
Cid: pass
= Ann gold 1
= Cid gold 2, hand -
= Dan city -
= bottom docks
turn Ann

# After the Graveyard the Warlord's turn continues, with income only.   [classic A42, A52]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2  hand tavern  city watchtower
Bob  bishop
Cid  thief     gold 1  city graveyard
Dan  king      city docks temple
turn Ann, gathered

Ann: warlord Dan docks
Cid: reclaim
= Cid gold 0, hand docks
turn Ann
Ann? income, end
Ann! build tavern (turn-closing)
Ann! warlord Dan temple (turn-closing)
Ann: income
= Ann gold 1
turn Ann

# The owner of the Graveyard may also take back a district of their own city.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2
Bob  bishop
Cid  thief     gold 1  city graveyard docks
Dan  king
turn Ann, gathered

Ann: warlord Cid docks
Cid: reclaim
= Ann gold 0
= Cid gold 0, hand docks, city graveyard
turn Ann

# Also a district that the Warlord destroys in their own city can be bought.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2  city docks
Bob  bishop
Cid  thief     gold 1  city graveyard
Dan  king
turn Ann, gathered

Ann: warlord Ann docks
Cid: reclaim
= Ann gold 0, hand -, city -
= Cid gold 0, hand docks
turn Ann

# The Warlord's own Graveyard is of no use to him.   [classic S151, A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 3  city graveyard
Bob  bishop
Cid  thief     gold 2
Dan  king      city docks
turn Ann, gathered

Ann: warlord Dan docks
= Ann gold 1, hand -, city graveyard
= Dan city -
= bottom docks
turn Ann, gathered

# A player who has the Warlord as one of two characters is not asked either.   [classic S151]
profile classic-en, classic-ru, classic-fr
Ann  warlord king    gold 3  city graveyard
Bob  bishop thief    crown
Cid  magician assassin  city docks
turn Ann warlord, gathered

Ann: warlord Cid docks
= Ann gold 1, hand -
= bottom docks
turn Ann warlord, gathered

# The Graveyard cannot save itself.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 4
Bob  bishop
Cid  thief     gold 2  city graveyard
Dan  king
turn Ann, gathered

Ann: warlord Cid graveyard
= Ann gold 0
= Cid gold 2, hand -, city -
= bottom graveyard
turn Ann, gathered

# An owner without gold is not asked.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2
Bob  bishop
Cid  thief     city graveyard
Dan  king      city docks
turn Ann, gathered

Ann: warlord Dan docks
= Cid gold 0, hand -
= bottom docks
turn Ann, gathered

# A killed owner may buy anyway: the kill costs a turn, not the city.   [classic A42, A63]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 2
Bob  assassin
Cid  thief     gold 1  city graveyard
Dan  king      city docks
killed thief
turn Ann, gathered

Ann: warlord Dan docks
asked Cid reclaim
Cid: reclaim
= Cid gold 0, hand docks, revealed -
turn Ann

# A beautified district comes to the hand without its coin, which goes to the bank.
# [classic A26, A42]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 1  city graveyard
Dan  king      city docks*
turn Ann, gathered

Ann: warlord Dan docks*
= Ann gold 0
Cid: reclaim
= Cid gold 0, hand docks
= Dan gold 0, city -
turn Ann

# Bought back, the Museum comes alone: the cards beneath it have gone under the deck.
# [classic A38, A42]
profile classic-ru, classic-fr
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 1  city graveyard
Dan  king      city museum  museum tavern castle
deck docks only
turn Ann, gathered

Ann: warlord Dan museum
= Ann gold 0
Cid: reclaim
= Cid gold 0, hand museum, museum -
= Dan city -
= deck 3, top docks
Cid sees Cid hand museum
turn Ann

# Left where it is, the Museum lies under the deck like the cards from beneath it.
# [classic A38, A42]
profile classic-ru, classic-fr
Ann  warlord   gold 3
Bob  bishop
Cid  thief     gold 1  city graveyard
Dan  king      city museum  museum tavern
deck docks only
turn Ann, gathered

Ann: warlord Dan museum
Cid: pass
= Cid gold 1, hand -
= Dan city -
= deck 3, top docks museum tavern
turn Ann

# A Witch who plays the Warlord cannot use her own Graveyard.   [classic A42, A12]
profile classic-en, classic-ru, classic-fr
Ann  witch     gold 2  city graveyard
Bob  bishop
Cid  thief
Dan  warlord   city docks
bewitched warlord by Ann
turn Ann as warlord

Ann: warlord Dan docks
= Ann gold 0, hand -
= Dan city -
= bottom docks
turn Ann as warlord

# The bewitched Warlord's player has destroyed nothing, and may buy.   [classic A42]
profile classic-en, classic-ru, classic-fr
Ann  witch     gold 2
Bob  bishop
Cid  thief     city docks
Dan  warlord   gold 1  city graveyard
bewitched warlord by Ann
turn Ann as warlord

Ann: warlord Cid docks
asked Dan reclaim
Dan: reclaim
= Ann gold 0
= Cid city -
= Dan gold 0, hand docks
turn Ann as warlord
