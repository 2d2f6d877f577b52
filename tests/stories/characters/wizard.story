# The Wizard looks at a hand and takes one card; nobody but the two knows which.   [2016 S126, S127]
profile 2016
Ann  wizard    gold 2
Bob  thief     hand docks
Cid  king
Dan  merchant  hand castle tavern
turn Ann, gathered

Ann? wizard Bob, wizard Dan, end
Ann: wizard Dan
asked Ann take-from-hand
Ann hears saw-card Ann Dan castle
Ann hears saw-card Ann Dan tavern
Bob hears saw-card Ann Dan ?
Ann sees Dan hand castle tavern
Bob sees Dan hand ? ?
Ann? take castle, take tavern
Ann: take castle
asked Ann build-or-keep
= Dan hand tavern
Ann hears took-card Ann Dan castle
Dan hears took-card Ann Dan castle
Bob hears took-card Ann Dan ?
nobody hears took-card Ann Dan ?
Bob sees Ann holds ?
Ann sees Dan hand ?
Ann? keep
Ann! build castle (too-expensive)
Ann: keep
= Ann gold 2, hand castle, city -
= Bob hand docks
= Cid hand -
= Dan hand tavern
Bob sees Ann hand ?
Dan hears kept Ann castle
Bob hears kept Ann ?
Ann? end
turn Ann

# A Wizard with exactly the cost builds the card at once.   [2016 S127]
profile 2016
Ann  wizard    gold 4
Bob  thief
Cid  king
Dan  merchant  gold 1  hand castle tavern
turn Ann, gathered

Ann: wizard Dan, take castle
Ann? keep, build castle
Ann! build tavern
Ann: build castle
= Ann gold 0, hand -, city castle, holds -
= Dan gold 1, hand tavern, city -
Bob hears built Ann castle
turn Ann

# In the Wizard's turn a district from the hand may repeat one of the city.   [2016 S128]
profile 2016
Ann  wizard    gold 1  hand tavern  city tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? build tavern, end
Ann: build tavern
= Ann gold 0, hand -, city tavern tavern
turn Ann

# The card that the Wizard takes may repeat one of the city too.   [2016 S128]
profile 2016
Ann  wizard    gold 2  hand tavern  city tavern
Bob  thief
Cid  king
Dan  merchant  hand tavern
turn Ann, gathered

Ann: wizard Dan, take tavern, build tavern
= Ann gold 1, hand tavern, city tavern tavern
Ann: build tavern
= Ann gold 0, hand -, city tavern tavern tavern
= Dan hand -
turn Ann

# Two districts of a name stay in the city, but only the Wizard adds a third.   [2016 S129]
profile 2016
Ann  merchant  gold 1  hand tavern  city tavern tavern
Bob  thief
Cid  king
Dan  wizard
turn Ann, gathered

Ann! build tavern (duplicate)
Ann? income, merchant, end
= Ann gold 1, hand tavern, city tavern tavern
turn Ann

# The Wizard may build the taken card before gathering and must gather anyway.
# [2016 S130, A10]
profile 2016
Ann  wizard    gold 4
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann

Ann? gold, cards, wizard Dan
Ann: wizard Dan, take castle
Ann? keep, build castle
Ann: build castle
= Ann gold 0, city castle
Ann! end (gather-first)
Ann? gold, cards
Ann: gold
= Ann gold 2, hand -, city castle
turn Ann

# If building always comes after gathering, a card taken before it goes to the hand.   [2016 A10]
profile 2016
ruling wizard-builds-before-gathering no
Ann  wizard    gold 4
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann

Ann: wizard Dan, take castle
Ann! build castle (gather-first)
Ann? keep
Ann: keep, gold, build castle
= Ann gold 2, hand -, city castle
Ann! build castle
turn Ann

# After gathering that reading changes nothing: the taken card is built outside the limit.
# [2016 A10]
profile 2016
ruling wizard-builds-before-gathering no
Ann  wizard    gold 5  hand tavern
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann, gathered

Ann: wizard Dan, take castle, build castle, build tavern
= Ann gold 0, hand -, city castle tavern
turn Ann

# Having looked at a hand, the Wizard must take a card.   [2016 S131, A12]
profile 2016
Ann  wizard
Bob  thief
Cid  king
Dan  merchant  hand castle tavern docks
turn Ann, gathered

Ann: wizard Dan
Ann? take castle, take tavern, take docks
Ann! pass, done, end
Ann: take docks, keep
= Ann hand docks
= Dan hand castle tavern
turn Ann

# If the Wizard need not take, looking is all there is to it, and the ability is used.   [2016 A12]
profile 2016
ruling wizard-must-take no
Ann  wizard
Bob  thief
Cid  king
Dan  merchant  hand castle tavern
turn Ann, gathered

Ann: wizard Dan
Ann? take castle, take tavern, pass
Ann: pass
= Ann hand -
= Dan hand castle tavern
Ann! wizard Dan (used-already)
Ann? end
turn Ann

# The Wizard cannot choose a player without cards.   [2016 S132, A12]
profile 2016
Ann  wizard  hand docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! wizard Dan (no-cards-there)
Ann? end
= Ann hand docks
= Dan hand -
turn Ann

# If the Wizard need not take, an empty hand may be looked at.   [2016 A12]
profile 2016
ruling wizard-must-take no
Ann  wizard
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? wizard Bob, wizard Cid, wizard Dan, end
Ann: wizard Dan
Ann? pass
Ann: pass
Ann! wizard Bob (used-already)
= Ann hand -
= Dan hand -
turn Ann

# The immediate build is outside the limit of one district.   [2016 S134]
profile 2016
Ann  wizard    gold 4  hand tavern market
Bob  thief
Cid  king
Dan  merchant  hand temple
turn Ann, gathered

Ann: wizard Dan, take temple, build temple
= Ann gold 3, city temple
Ann: build tavern
Ann! build market (limit-reached)
= Ann gold 2, hand market, city temple tavern
Ann? end
turn Ann

# A Wizard who built from the hand may still take a card and build it.   [2016 S134]
profile 2016
Ann  wizard    gold 2  hand tavern
Bob  thief
Cid  king
Dan  merchant  hand temple
turn Ann, gathered

Ann: build tavern, wizard Dan, take temple, build temple
= Ann gold 0, city tavern temple
turn Ann

# The Wizard takes exactly one card, and from another player.   [2016 S135]
profile 2016
Ann  wizard    hand docks
Bob  thief     hand harbor
Cid  king
Dan  merchant  hand castle tavern
turn Ann, gathered

Ann! wizard Ann (yourself)
Ann: wizard Dan, take castle, keep
Ann! take tavern, wizard Dan, wizard Bob
Ann! wizard Dan (used-already)
= Ann hand docks castle
= Bob hand harbor
= Dan hand tavern
turn Ann

# The Secret Vault may be taken from a hand but never built.   [R-2016 111]
profile 2016
Ann  wizard    gold 9
Bob  thief
Cid  king
Dan  merchant  hand secret-vault
turn Ann, gathered

Ann: wizard Dan, take secret-vault
Ann? keep
Ann! build secret-vault (never-built)
Ann: keep
= Ann gold 9, hand secret-vault, city -
= Dan hand -
turn Ann

# The taken card may complete the Wizard's city.   [R-2016 109, R-2016 237]
profile 2016
Ann  wizard    gold 1  city castle manor palace temple church monastery
Bob  thief
Cid  king
Dan  merchant  hand tavern
turn Ann, gathered

Ann: wizard Dan, take tavern, build tavern
= Ann gold 0, districts 7, completed, first
= Dan not completed
turn Ann

# Between two players the Wizard has one hand to look at.   [2016 S126, S135]
profile 2016
Ann  wizard merchant  gold 1
Bob  thief king       hand tavern castle
turn Ann wizard, gathered

Ann? wizard Bob, end
Ann: wizard Bob, take tavern, build tavern
= Ann gold 0, city tavern
= Bob hand castle
turn Ann
