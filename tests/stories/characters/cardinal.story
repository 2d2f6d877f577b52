# The Cardinal gains 1 card for each religious district in their city, and no gold.   [R-2016 129]
profile 2016
Ann  cardinal  city temple church tavern
Bob  thief
Cid  king
Dan  merchant  city cathedral
deck docks castle manor
turn Ann, gathered

Ann: income
= Ann gold 0, hand docks castle
= Dan hand -
= top manor
Ann! income (used-already)
turn Ann

# If the deck has fewer cards than the Cardinal gains, those are all.   [R-2016 228]
profile 2016
Ann  cardinal  city temple church
Bob  thief
Cid  king
Dan  merchant
deck docks only
turn Ann, gathered

Ann: income
= Ann hand docks
= deck 0
Ann! income (used-already)
turn Ann

# From an empty deck the Cardinal's income brings nothing.   [R-2016 228]
profile 2016
Ann  cardinal  city temple
Bob  thief
Cid  king
Dan  merchant
deck -
turn Ann, gathered

Ann: income
= Ann gold 0, hand -
turn Ann

# The Cardinal borrows what is missing from one player and gives a card for each gold.
# [R-2016 130]
profile 2016
Ann  cardinal  gold 2  hand castle tavern docks manor
Bob  thief     gold 2  hand palace
Cid  king      gold 1
Dan  merchant  gold 3
turn Ann, gathered

Ann? build tavern, cardinal castle, cardinal docks, cardinal manor, end
Ann: cardinal castle
asked Ann borrow-from
Ann? from Bob, from Dan
Ann! from Cid (payer-too-poor)
Ann! from Ann (yourself)
Ann! pass, done, end
Ann: from Bob
asked Ann give-for-gold
Ann? give tavern, give docks, give manor
Ann! give castle, pass, done
Ann: give tavern
Ann? give docks, give manor
Ann: give manor
= Ann gold 0, hand docks, city castle
= Bob gold 0, hand palace tavern manor
= Cid gold 1, hand -
= Dan gold 3, hand -
Ann hears gave-card Ann Bob manor
Bob hears gave-card Ann Bob manor
Dan hears gave-card Ann Bob ?
Dan sees Bob hand ? ? ?
Ann! cardinal docks (used-already)
turn Ann

# No player pays a part: without one who has all that is missing, the Cardinal borrows nothing.
# [2016 S160]
profile 2016
Ann  cardinal  gold 2  hand castle tavern temple church
Bob  thief
Cid  king
Dan  merchant  gold 1
Eve  architect  gold 1
turn Ann, gathered

Ann! cardinal castle (payer-too-poor)
Ann! build castle (too-expensive)
Ann? build tavern, build temple, build church, end
= Ann gold 2, hand castle tavern temple church
= Dan gold 1
= Eve gold 1
turn Ann

# The Cardinal takes exactly what is missing, not more.   [2016 S161]
profile 2016
Ann  cardinal  gold 2  hand castle tavern temple church
Bob  thief     gold 9
Cid  king
Dan  merchant
turn Ann, gathered

Ann: cardinal castle, from Bob, give tavern, give temple
= Ann gold 0, hand church, city castle
= Bob gold 7, hand tavern temple
turn Ann

# A Cardinal who can pay borrows nothing.   [2016 S162]
profile 2016
Ann  cardinal  gold 4  hand castle tavern
Bob  thief     gold 9
Cid  king
Dan  merchant
turn Ann, gathered

Ann! cardinal castle (not-short)
Ann! cardinal tavern (not-short)
Ann? build castle, build tavern, end
= Ann gold 4
= Bob gold 9
turn Ann

# Borrowing and building are one action: a Cardinal who borrows must build.   [2016 S163]
profile 2016
Ann  cardinal  gold 3  hand castle tavern
Bob  thief     gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann: cardinal castle
Ann? from Bob
Ann! pass, end, done, build castle
Ann: from Bob
Ann? give tavern
Ann: give tavern
= Ann gold 0, hand -, city castle
= Bob gold 0, hand tavern
Ann? end
turn Ann

# The Cardinal needs a card for each gold besides the one to be built.   [R-2016 131]
profile 2016
Ann  cardinal  gold 2  hand castle tavern
Bob  thief     gold 9
Cid  king
Dan  merchant
turn Ann, gathered

Ann! cardinal castle (too-few-cards)
Ann! cardinal tavern (not-short)
Ann! cardinal docks (not-in-hand)
Ann? build tavern, end
turn Ann

# A second copy of the card to be built may be given for it.   [2016 A13]
profile 2016
Ann  cardinal  gold 2  hand manor manor
Bob  thief     gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann: cardinal manor, from Bob
Ann? give manor
Ann: give manor
= Ann gold 0, hand -, city manor
= Bob gold 0, hand manor
turn Ann

# The Cardinal borrows only for what may be built: after gathering, once, no second of a name.
# [R-2016 130]
profile 2016
Ann  cardinal  gold 0  hand manor castle tavern temple  city castle
Bob  thief     gold 9
Cid  king
Dan  merchant
turn Ann

Ann! cardinal manor (gather-first)
Ann: gold
Ann! cardinal castle (duplicate)
Ann: build tavern
Ann! cardinal manor (limit-reached)
= Ann gold 1, city castle tavern
= Bob gold 9
turn Ann

# Between two players the Cardinal borrows from the other one.   [R-2016 130]
profile 2016
Ann  cardinal merchant  hand tavern docks
Bob  thief king         gold 1
turn Ann cardinal, gathered

Ann: cardinal tavern
Ann? from Bob
Ann: from Bob, give docks
= Ann gold 0, hand -, city tavern
= Bob gold 0, hand docks
turn Ann

# A Cardinal who lacks three gold gives three cards, one after the other, all to the same player.
# [2016 S160, R-2016 130]
profile 2016
Ann  cardinal  gold 1  hand castle tavern docks manor temple
Bob  thief     gold 2
Cid  king
Dan  merchant  gold 5
turn Ann, gathered

Ann: cardinal castle
Ann? from Dan
Ann! from Bob (payer-too-poor)
Ann: from Dan
Ann? give tavern, give docks, give manor, give temple
Ann: give docks
Ann? give tavern, give manor, give temple
Ann: give temple
Ann? give tavern, give manor
Ann: give tavern
= Ann gold 0, hand manor, city castle
= Bob gold 2, hand -
= Dan gold 2, hand tavern docks temple
turn Ann
