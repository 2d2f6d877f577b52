# The Wizard builds the card he takes and one district of his hand as well.   [classic S102]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 4  hand temple tavern
Bob  thief
Cid  king    gold 1  hand palace docks
Dan  merchant
turn Ann

Ann: gold
= Ann gold 6
Ann: wizard Cid
asked Ann take-from-hand
Ann? take palace, take docks
Ann: take palace
asked Ann build-or-keep
Ann? build palace, keep
Ann: build palace
= Ann gold 1, hand temple tavern, city palace
Ann: build temple
= Ann gold 0, hand tavern, city palace temple
Ann! build tavern (limit-reached), wizard Cid (used-already)
= Cid gold 1, hand docks
Ann? end
turn Ann

# The order does not matter: he may build from the hand first.   [classic S102]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 6  hand temple
Bob  thief
Cid  king    hand palace
Dan  merchant
turn Ann, gathered

Ann: build temple, wizard Cid, take palace, build palace
= Ann gold 0, hand -, city temple palace
= Cid hand -
turn Ann

# A card that he keeps may be the district he builds in his turn.   [classic S103]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 5  hand tavern
Bob  thief
Cid  king    hand docks
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take docks
Ann? build docks, keep
Ann: keep
= Ann gold 5, hand tavern docks, city -
Ann: build docks
= Ann gold 2, hand tavern, city docks
Ann! build tavern (limit-reached)
= Cid hand -
turn Ann

# The district he takes may be one that is already in his city.   [classic S104, A28]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 2  city market
Bob  thief
Cid  king    hand market
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take market
Ann? build market, keep
Ann: build market
= Ann gold 0, city market market
= Cid hand -
turn Ann

# In the Russian game so may the district of his own hand.   [classic S105, A28]
profile classic-ru
Ann  wizard  gold 1  hand tavern  city tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 0, hand -, city tavern tavern
turn Ann

# The English and the French book are read alike.   [classic A28]
profile classic-en, classic-fr
Ann  wizard  gold 2  hand tavern  city tavern
Bob  thief
Cid  king    hand tavern
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 1, hand -, city tavern tavern
Ann: wizard Cid, take tavern, build tavern
= Ann gold 0, city tavern tavern tavern
turn Ann

# Districts of one name that he built stay, but others add none to them.   [classic A28]
profile classic-en, classic-ru, classic-fr
Ann  wizard
Bob  thief
Cid  king  gold 3  hand tavern manor  city tavern tavern  crown
Dan  merchant
turn Cid, gathered

Cid! build tavern (duplicate)
Cid? build manor, end
= Cid city tavern tavern
turn Cid

# The Wizard does not look into an empty hand, nor into his own.   [classic S106, A29]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 1  hand docks
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann, gathered

Ann! wizard Cid (no-cards-there), wizard Ann (yourself)
Ann? wizard Dan, end
turn Ann

# If all others are without cards, there is nothing to look at.   [classic S106, A29]
profile classic-en, classic-ru, classic-fr
Ann  wizard  hand docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? end
turn Ann

# What he cannot pay for only goes to his hand.   [classic S107]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 2
Bob  thief
Cid  king    hand fortress
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take fortress
Ann! build fortress (too-expensive)
Ann? keep
Ann: keep
= Ann gold 2, hand fortress, city -
= Cid hand -
turn Ann

# Only the Wizard and the other player know the cards; the table sees that one has moved.   [classic S108]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 2  hand temple
Bob  thief
Cid  king    hand palace docks
Dan  merchant
turn Ann, gathered

Ann: wizard Cid
Ann sees Cid hand palace docks
Bob sees Cid hand ? ?
nobody sees Cid hand ? ?
Ann hears saw-card Ann Cid palace
Bob hears saw-card Ann Cid ?
Ann: take docks
Ann hears took-card Ann Cid docks
Cid hears took-card Ann Cid docks
Bob hears took-card Ann Cid ?
nobody hears took-card Ann Cid ?
Ann sees Cid hand ?
Bob sees Ann holds ?
Ann: keep
Cid hears kept Ann docks
Bob hears kept Ann ?
Bob sees Ann hand ? ?
= Ann hand temple docks
= Cid hand palace
turn Ann

# Having looked, the Wizard must take a card.   [classic A29]
profile classic-en, classic-ru, classic-fr
Ann  wizard
Bob  thief
Cid  king    hand palace docks
Dan  merchant
turn Ann, gathered

Ann: wizard Cid
Ann? take palace, take docks
Ann! pass, end, keep
asked Ann take-from-hand

# If he need not take, he may look and leave it at that; that was his look.   [classic A29]
profile classic-en, classic-ru, classic-fr
ruling wizard-must-take no
Ann  wizard
Bob  thief
Cid  king    hand palace docks
Dan  merchant
turn Ann, gathered

Ann? wizard Bob, wizard Cid, wizard Dan, end
Ann: wizard Cid
Ann? take palace, take docks, pass
Ann: pass
= Ann hand -
= Cid hand palace docks
Ann! wizard Cid (used-already)
Ann? end
turn Ann

# Before gathering he may take a card to his hand but not build it.   [classic A29, A07]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 5  hand temple
Bob  thief
Cid  king    hand palace
Dan  merchant
turn Ann

Ann? gold, cards, wizard Cid
Ann: wizard Cid, take palace
Ann? keep
Ann! build palace (gather-first)
Ann: keep, gold
= Ann gold 7, hand temple palace
Ann: build palace
Ann! build temple (limit-reached)
= Ann gold 2, hand temple, city palace
turn Ann

# If he may build before gathering, the district he takes stands at once, and he still gathers.   [classic A29]
profile classic-en, classic-ru, classic-fr
ruling wizard-builds-before-gathering yes
Ann  wizard  gold 5  hand temple
Bob  thief
Cid  king    hand palace
Dan  merchant
turn Ann

Ann: wizard Cid, take palace
Ann? build palace, keep
Ann: build palace
= Ann gold 0, hand temple, city palace
Ann! build temple (gather-first), end (gather-first)
Ann: gold, build temple
= Ann gold 1, hand -, city palace temple
turn Ann

# The Wizard need not look at all.   [classic A09]
profile classic-en, classic-ru, classic-fr
Ann  wizard
Bob  thief
Cid  king    hand palace
Dan  merchant
turn Ann, gathered

Ann: end
= Cid hand palace
turn Cid

# Both districts of a Wizard count for the size of his city.   [classic A55]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 2  hand temple  city manor castle palace church monastery cathedral docks
Bob  thief
Cid  king    hand tavern
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take tavern, build tavern
= Ann districts 8, completed, first
Ann: build temple
= Ann gold 0, districts 9, first
turn Ann
