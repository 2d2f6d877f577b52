# The Seer takes a card from each player who has any and gives one to each of them.   [2016 S136]
profile 2016
Ann  seer
Bob  thief      gold 1  hand castle
Cid  king       hand tavern
Dan  merchant
Eve  architect  hand manor docks
chance 0 0 1
turn Ann, gathered

Ann? seer, end
Ann: seer
= Ann hand castle tavern docks
= Bob hand -
= Cid hand -
= Dan hand -
= Eve hand manor
Bob hears took-card Ann Bob castle
Cid hears took-card Ann Bob ?
Cid hears took-card Ann Cid tavern
nobody hears took-card Ann Eve ?
asked Ann give-to-each
Ann? give castle, give tavern, give docks
Ann! pass, done, end, give manor
Ann: give tavern
Bob hears gave-card Ann Bob tavern
Cid hears gave-card Ann Bob ?
= Bob hand tavern
Ann? give castle, give docks
Ann! give tavern, pass, done, end
Ann: give castle
= Cid hand castle
Ann? give docks
Ann: give docks
= Ann hand -
= Bob gold 1, hand tavern
= Cid hand castle
= Dan hand -
= Eve hand manor docks
Ann! seer (used-already)
Ann? end
turn Ann

# The Seer may give back the same card or one of their own instead.   [2016 S137]
profile 2016
Ann  seer      hand keep
Bob  thief     hand castle
Cid  king      hand tavern
Dan  merchant
turn Ann, gathered

Ann: seer
= Ann hand keep castle tavern
Ann? give keep, give castle, give tavern
Ann: give castle
Ann? give keep, give tavern
Ann: give keep
= Ann hand tavern
= Bob hand castle
= Cid hand keep
= Dan hand -
Bob hears gave-card Ann Cid ?
Cid hears gave-card Ann Cid keep
turn Ann

# The Seer goes round clockwise from the next player.   [R-2016 112]
profile 2016
Ann  thief     hand tavern
Bob  king      hand castle
Cid  seer
Dan  merchant  hand docks
turn Cid, gathered

Cid: seer
= Cid hand tavern castle docks
Cid: give docks, give tavern, give castle
= Ann hand tavern
= Bob hand castle
= Cid hand -
= Dan hand docks
turn Cid

# With all other hands empty there is nothing for the Seer to take.   [R-2016 113]
profile 2016
Ann  seer      hand tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! seer (no-cards-there)
Ann? end
= Ann hand tavern
turn Ann

# The Seer may be used before gathering.   [R-2016 36, R-2016 112]
profile 2016
Ann  seer
Bob  thief  hand tavern
Cid  king
Dan  merchant
turn Ann

Ann? gold, cards, seer
Ann: seer, give tavern
= Ann hand -
= Bob hand tavern
Ann? gold, cards
turn Ann

# Between two players the Seer takes one card and gives one.   [2016 S137]
profile 2016
Ann  seer merchant  hand docks
Bob  thief king     hand tavern castle
chance 1
turn Ann seer, gathered

Ann: seer
= Ann hand docks tavern
= Bob hand castle
Ann: give docks
= Ann hand tavern
= Bob hand castle docks
turn Ann

# The Seer builds two districts and no third.   [2016 S138]
profile 2016
Ann  seer      gold 4  hand tavern temple market
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern, build temple
Ann! build market (limit-reached)
Ann? end
= Ann gold 2, hand market, city tavern temple
turn Ann

# The Seer takes blindly, so that chance decides which card comes.   [2016 A21]
profile 2016
Ann  seer
Bob  thief     hand manor castle docks
Cid  king
Dan  merchant
turn Ann, gathered

~ 2
Ann: seer
= Ann hand docks
= Bob hand manor castle
Ann? give docks
Ann: give docks
= Bob hand manor castle docks
turn Ann

# If the Seer may choose, the hand is seen and a card is picked from it.   [2016 A21]
profile 2016
ruling seer-takes chosen
Ann  seer
Bob  thief     hand manor castle
Cid  king      hand docks tavern
Dan  merchant
turn Ann, gathered

Ann: seer
asked Ann take-from-each
Ann? take manor, take castle
Ann sees Bob hand manor castle
Ann sees Cid hand ? ?
Ann! pass, done, end
Ann: take castle
Bob hears took-card Ann Bob castle
Cid hears took-card Ann Bob ?
Ann? take docks, take tavern
Ann: take tavern
= Ann hand castle tavern
= Bob hand manor
= Cid hand docks
asked Ann give-to-each
Ann sees Bob hand ?
Ann: give tavern, give castle
= Ann hand -
= Bob hand manor tavern
= Cid hand docks castle
= Dan hand -
turn Ann
