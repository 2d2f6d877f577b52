# The Emperor gives the crown to another player and takes a card at random.   [2016 S142]
profile 2016
Ann  thief  crown
Bob  emperor  gold 1
Cid  merchant  gold 1
Dan  architect  gold 2  hand manor castle docks
Eve  warlord
chance 1
turn Bob, gathered

Bob? emperor Cid, emperor Dan, emperor Eve
Bob: emperor Dan
= Dan crown, Ann no crown
asked Bob gold-or-card
Bob? take gold, take card
Bob: take card
= Bob gold 1, hand castle
= Dan gold 2, hand manor docks, crown
= Cid gold 1
Bob hears took-card Bob Dan castle
Dan hears took-card Bob Dan castle
Ann hears took-card Bob Dan ?
Ann sees Bob hand ?
Bob! emperor Cid (used-already)
Bob? end
turn Bob

# The Emperor may take 1 gold of the receiver instead.   [2016 S142]
profile 2016
Ann  thief  crown
Bob  emperor  gold 1
Cid  merchant
Dan  architect  gold 1  hand manor
turn Bob, gathered

Bob: emperor Dan, take gold
= Bob gold 2, hand -
= Dan gold 0, hand manor, crown
= Ann no crown
turn Bob

# From a receiver without gold the Emperor can only take a card.   [2016 S143]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect  hand manor castle
chance 0
turn Bob, gathered

Bob: emperor Dan
Bob? take card
Bob! take gold (no-gold)
Bob: take card
= Bob hand manor
= Dan hand castle, gold 0
turn Bob

# The last card of a receiver is enough to be taken.   [2016 S143]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect  hand manor
turn Bob, gathered

Bob: emperor Dan
Bob? take card
Bob: take card
= Bob hand manor
= Dan hand -, crown
turn Bob

# From a receiver without cards the Emperor can only take gold.   [2016 S143]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect  gold 3
turn Bob, gathered

Bob: emperor Dan
Bob? take gold
Bob! take card (no-cards-there)
Bob: take gold
= Bob gold 1
= Dan gold 2
turn Bob

# From a receiver who has nothing the Emperor takes nothing.   [2016 S144]
profile 2016
Ann  thief  gold 1  crown
Bob  emperor  gold 1
Cid  merchant  gold 1
Dan  architect
turn Bob, gathered

Bob: emperor Dan
= Bob gold 1, hand -
= Dan gold 0, hand -, crown
= Ann gold 1, no crown
= Cid gold 1
Bob? end
turn Bob

# The Emperor cannot end the turn before the crown has moved.   [2016 S145]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect
turn Bob, gathered

Bob! end (crown-first)
Bob! emperor Ann (crown-stays)
Bob! emperor Bob (yourself)
Bob: emperor Cid, end
= Cid crown
turn Cid

# The Emperor may give the crown away before gathering.   [R-2016 119]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect
turn Bob

Bob? gold, cards, emperor Cid, emperor Dan
Bob: emperor Dan
Bob! end (gather-first)
Bob: gold
= Bob gold 2
Bob? end
turn Bob

# An Emperor who wears the crown gives it to any other player.   [R-2016 119]
profile 2016
Ann  thief
Bob  emperor  crown
Cid  merchant
Dan  architect
turn Bob, gathered

Bob? emperor Ann, emperor Cid, emperor Dan
Bob: emperor Ann
= Bob no crown, Ann crown
turn Bob

# The Emperor gains 1 gold for each noble district in their city, once.   [R-2016 118]
profile 2016
Ann  thief  crown
Bob  emperor  city manor palace tavern
Cid  merchant
Dan  architect
turn Bob, gathered

Bob? income, emperor Cid, emperor Dan
Bob: income
= Bob gold 2
Bob! income (used-already)
turn Bob

# A killed Emperor gives the crown away at the end of the round and takes nothing.   [2016 S146]
profile 2016
Ann  assassin  gold 2  crown
Bob  emperor  gold 1
Cid  merchant  gold 2  hand tavern
Dan  architect  gold 2
Eve  warlord  gold 2
killed emperor
turn Eve, gathered

Eve: end
Ann hears revealed-role Bob emperor
asked Bob pass-crown
Bob? emperor Cid, emperor Dan, emperor Eve
Bob! emperor Ann (crown-stays)
Bob! emperor Bob (yourself)
Bob! pass, end
Bob: emperor Cid
= Bob gold 1, hand -
= Cid gold 2, hand tavern, crown
= Ann gold 2, no crown
= round 2
asked Cid pick-character

# A killed Emperor who wears the crown gives it to any other player.   [2016 S146]
profile 2016
Ann  assassin
Bob  emperor  crown
Cid  merchant
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
Bob? emperor Ann, emperor Cid, emperor Dan
Bob: emperor Dan
= Dan crown, Bob no crown
asked Dan pick-character

# With three players the Emperor has only one receiver while another wears the crown.
# [2016 S147]
profile 2016
Ann  emperor merchant
Bob  thief architect  crown
Cid  magician warlord  gold 1
turn Ann emperor, gathered

Ann? emperor Cid
Ann: emperor Cid, take gold
= Ann gold 1
= Bob no crown
= Cid gold 0, crown
turn Ann

# The Emperor must take gold or a card if there is any.   [2016 S148, A19]
profile 2016
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect  gold 2
turn Bob, gathered

Bob: emperor Dan
Bob? take gold
Bob! pass, done, end
Bob: take gold
= Bob gold 1
= Dan gold 1
turn Bob

# If the Emperor may decline, the receiver can keep everything.   [2016 A19]
profile 2016
ruling emperor-may-decline yes
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect  gold 2  hand manor
turn Bob, gathered

Bob: emperor Dan
Bob? take gold, take card, pass
Bob: pass
= Bob gold 0, hand -
= Dan gold 2, hand manor, crown
Bob? end
turn Bob

# An Emperor who may decline is not asked where there is nothing to take.   [2016 A19]
profile 2016
ruling emperor-may-decline yes
Ann  thief  crown
Bob  emperor
Cid  merchant
Dan  architect
turn Bob, gathered

Bob: emperor Dan
= Dan crown
Bob? end
turn Bob

# A Witch who plays the Emperor gives the crown to others, the Emperor's player among them.
# [2016 A19]
profile 2016
Ann  witch
Bob  emperor  gold 1
Cid  merchant  gold 1  crown
Dan  architect
bewitched emperor by Ann
turn Ann as emperor

Ann! end (crown-first)
Ann! emperor Ann (yourself)
Ann! emperor Cid (crown-stays)
Ann? emperor Bob, emperor Dan
Ann: emperor Bob
Ann? take gold
Ann: take gold
= Ann gold 1
= Bob gold 0, crown
= Cid gold 1, no crown
turn Ann

# In the other reading too she herself is the one who cannot have the crown.   [2016 A19]
profile 2016
ruling emperor-may-decline yes
Ann  witch
Bob  emperor  gold 1
Cid  merchant  gold 1  crown
Dan  architect
bewitched emperor by Ann
turn Ann as emperor

Ann! end (crown-first)
Ann! emperor Ann (yourself)
Ann! emperor Cid (crown-stays)
Ann? emperor Bob, emperor Dan
Ann: emperor Bob
Ann? take gold, pass
Ann: pass
= Ann gold 0
= Bob gold 1, crown
= Cid gold 1, no crown
turn Ann

# If nobody has chosen the Emperor, the crown stays where it is.   [R-2016 231]
profile 2016
cast emperor
Ann  thief
Bob  merchant  crown
Cid  architect
Dan  warlord
turn Dan, gathered

Dan: end
= Bob crown
asked Bob pick-character

# A killed Emperor that nobody has moves no crown.   [R-2016 231]
profile 2016
cast emperor
Ann  assassin
Bob  merchant  crown
Cid  architect
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
= Bob crown
asked Bob pick-character

# A killed Emperor gives the crown away before the points are counted.   [2016 A29]
profile 2016
Ann  assassin  city statue  crown
Bob  emperor
Cid  merchant  city castle manor palace temple church tavern docks  first
Dan  warlord
killed emperor
turn Dan, gathered

= Ann score 8
Dan: end
asked Bob pass-crown
Bob: emperor Dan
= Dan crown
= Ann no crown, score 3
over

# If the points are counted first, a killed Emperor moves no crown in the last round.   [2016 A29]
profile 2016
ruling crown-moves-before-scoring no
Ann  assassin  city statue  crown
Bob  emperor
Cid  merchant  city castle manor palace temple church tavern docks  first
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
= Ann crown, score 8
= Bob revealed -
over
