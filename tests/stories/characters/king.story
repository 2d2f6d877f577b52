# The King gains 1 gold for each noble district in their city, the School of Magic among them.   [2016 S139]
profile 2016
Ann  king  gold 1  city manor castle school-of-magic tavern
Bob  thief
Cid  merchant
Dan  architect  city palace
turn Ann, gathered

Ann: income
= Ann gold 4, crown
= Dan gold 0
Ann! income (used-already)
Ann? end
turn Ann

# Without noble districts the King has no income.   [R-2016 115]
profile 2016
Ann  king  gold 1  city tavern
Bob  thief
Cid  merchant
Dan  architect
turn Ann, gathered

Ann! income (nothing-to-gain)
= Ann gold 1
turn Ann

# A district built after the income has been taken brings nothing any more.   [R-2016 115]
profile 2016
Ann  king  gold 3  hand manor  city castle
Bob  thief
Cid  merchant
Dan  architect
turn Ann, gathered

Ann: income, build manor
= Ann gold 1
Ann! income (used-already)
turn Ann

# A district built before the income counts for it.   [R-2016 115]
profile 2016
Ann  king  gold 3  hand manor  city castle
Bob  thief
Cid  merchant
Dan  architect
turn Ann, gathered

Ann: build manor, income
= Ann gold 2, city castle manor
turn Ann

# A King whose player ends the turn without taking the crown has it anyway.   [2016 S140]
profile 2016
Ann  thief  crown
Bob  merchant
Cid  king
Dan  architect
turn Cid, gathered

Cid? king, end
= Ann crown, Cid no crown
Cid: end
= Ann no crown, Cid crown
Ann hears crowned Cid
turn Bob

# The King may take the crown at any moment of the turn.   [2016 S140]
profile 2016
Ann  thief  crown
Bob  merchant
Cid  king
Dan  architect
turn Cid

Cid? gold, cards, king
Cid: king
= Ann no crown, Cid crown
Cid! king (nothing-to-gain)
Cid? gold, cards
turn Cid

# A King who wears the crown keeps it.   [2016 S141]
profile 2016
Ann  thief
Bob  merchant
Cid  king  crown
Dan  architect
turn Cid, gathered

Cid! king (nothing-to-gain)
Cid? end
Cid: end
= Cid crown, Ann no crown
turn Bob

# A killed King has no turn, shows himself at the end of the round and takes the crown.
# [R-2016 117]
profile 2016
Ann  assassin  crown
Bob  king  gold 2  city castle
Cid  merchant
Dan  warlord
killed king
turn Dan, gathered

= Bob revealed -
Dan: end
= Bob crown, gold 2
= Ann no crown
Cid hears revealed-role Bob king
Cid hears crowned Bob
asked Bob pick-character

# A killed King takes the crown before the points are counted.   [2016 A29]
profile 2016
Ann  assassin  crown
Bob  king  city statue
Cid  merchant  city castle manor palace temple church tavern docks  first
Dan  warlord
killed king
turn Dan, gathered

= Bob score 3
Dan: end
= Bob crown, score 8
= Ann no crown
over

# If the points are counted first, a killed King gets no crown in the last round.   [2016 A29]
profile 2016
ruling crown-moves-before-scoring no
Ann  assassin  crown
Bob  king  city statue
Cid  merchant  city castle manor palace temple church tavern docks  first
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Bob no crown, score 3, revealed -
= Ann crown
over

# In a round that is not the last, the crown moves to a killed King in either reading.   [2016 A29]
profile 2016
ruling crown-moves-before-scoring no
Ann  assassin  crown
Bob  king
Cid  merchant
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Bob crown
asked Bob pick-character

# A killed King that nobody has moves no crown.   [R-2016 231]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  merchant
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Ann crown
asked Ann pick-character
