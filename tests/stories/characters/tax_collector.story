# For each district somebody builds, 1 gold goes to the Tax Collector's token.   [2016 S213]
profile 2016
cast tax-collector
Ann  architect  gold 9  hand tavern market docks
Bob  thief  gold 1
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 7, tax 1
Bob hears taxed Ann 1
Ann: build market
= Ann gold 4, tax 2
Ann: build docks
= Ann gold 0, tax 3, city tavern market docks
= Bob gold 1
turn Ann

# Who has no gold left after building pays no tax.   [R-2016 166]
profile 2016
cast tax-collector
Ann  architect  gold 3  hand tavern temple
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 1, tax 1
Ann: build temple
= Ann gold 0, tax 1, city tavern temple
turn Ann

# A district that is not paid for is taxed.   [2016 S214]
profile 2016
cast tax-collector
Ann  bishop  gold 1  hand palace  city framework
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build palace by framework
= Ann gold 0, city palace
= tax 1
turn Ann

# The tax falls due although nobody has the Tax Collector, and stays for the next round.
# [2016 S215]
profile 2016
cast tax-collector
Ann  king  gold 2  hand tavern
Bob  thief
Cid  magician
Dan  assassin
tax 2
turn Ann, gathered

Ann: build tavern
= Ann gold 0
= tax 3
Ann: end
= tax 3, round 2
asked Ann pick-character

# A killed Tax Collector still has taxes paid, which stay on the token.   [2016 S216]
profile 2016
Ann  tax-collector  gold 1
Bob  assassin
Cid  king
Dan  architect  gold 4  hand tavern temple
killed tax-collector
tax 1
turn Dan, gathered

Dan: build tavern, build temple
= Dan gold 0, tax 3
= Ann gold 1
Dan: end
= Ann gold 1, tax 3, round 2
asked Ann pick-character

# With three players one pays the tax while playing the other character.   [2016 S217]
profile 2016
Ann  merchant tax-collector  gold 3  hand tavern
Bob  thief king
Cid  bishop architect
turn Ann merchant, gathered

Ann: build tavern
= Ann gold 1, tax 1
Ann! tax-collector (not-your-ability)
turn Ann

# Without the Tax Collector in the cast there is no tax.   [2016 S218]
profile 2016
Ann  architect  gold 3  hand tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 2, tax 0
turn Ann

# The gold on the token is nobody's: the Thief takes only the stash.   [2016 S219]
profile 2016
Ann  tax-collector  gold 2
Bob  thief
Cid  king
Dan  merchant
robbed tax-collector by Bob
tax 5
call tax-collector

= Ann gold 0, revealed tax-collector
= Bob gold 2
= tax 5
turn Ann
Ann: tax-collector
= Ann gold 5, tax 0
= Bob gold 2
turn Ann

# In their own turn the Tax Collector may take all gold from the token, once.   [R-2016 168]
profile 2016
Ann  tax-collector  gold 1
Bob  thief
Cid  king
Dan  merchant
tax 4
turn Ann

Ann? gold, cards, tax-collector
Ann: tax-collector
= Ann gold 5, tax 0
Bob hears collected Ann 4
Ann! tax-collector (used-already)
Ann? gold, cards
turn Ann

# From an empty token there is nothing to take.   [R-2016 168]
profile 2016
Ann  tax-collector  gold 1
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! tax-collector (nothing-to-gain)
Ann? end
= Ann gold 1
turn Ann

# The Tax Collector pays no tax in their own turn.   [R-2016 167]
profile 2016
Ann  tax-collector  gold 2  hand tavern temple
Bob  thief
Cid  king
Dan  merchant
tax 1
turn Ann, gathered

Ann: build tavern
= Ann gold 1, tax 1, city tavern
Ann! build temple (limit-reached)
Ann: tax-collector
= Ann gold 2, tax 0
turn Ann

# Gold that the Tax Collector leaves on the token stays there.   [R-2016 168]
profile 2016
Ann  tax-collector
Bob  thief
Cid  king
Dan  merchant
tax 2
turn Ann, gathered

Ann: end
= Ann gold 0, tax 2, round 2
asked Ann pick-character
