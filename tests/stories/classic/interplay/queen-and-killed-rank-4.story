# Beside a killed Emperor the Russian Queen gains 3 gold at the end of the round; the crown rests.
# [classic S140, S141, A15]
profile classic-ru
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid: end
= Cid gold 3
= Ann crown
Bob hears revealed-role Dan emperor
Bob hears gained Cid 3
asked Ann pick-character

# Beside a killed Emperor the French Queen gains them when he shows himself and hands on the crown.
# [classic S140, S141, A15]
profile classic-fr
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid: end
= Cid gold 3
asked Dan pass-crown
Dan? emperor Bob, emperor Cid, emperor Eve
Dan: emperor Cid
= Cid gold 3, crown
= Dan gold 0
asked Cid pick-character

# The English Queen gains nothing beside a killed Emperor.   [classic A27, S140]
profile classic-en
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid: end
= Cid gold 0
= Ann crown
asked Ann pick-character

# If the Emperor counts for her, so does a killed one.   [classic A27]
profile classic-en
ruling queen-beside-emperor yes
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid: end
= Cid gold 3
= Ann crown
asked Ann pick-character

# If only the King counts, a killed Emperor brings the Russian Queen nothing.   [classic A27]
profile classic-ru
ruling queen-beside-emperor no
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid: end
= Cid gold 0
asked Ann pick-character

# The French Emperor then still hands on the crown.   [classic A27, A15]
profile classic-fr
ruling queen-beside-emperor no
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid: end
= Cid gold 0
Dan: emperor Eve
= Eve crown
= Cid gold 0
asked Eve pick-character

# A Queen who was not called herself, because nobody has her, is paid nothing.   [classic S140]
profile classic-en, classic-ru, classic-fr
cast queen
Ann  assassin  crown
Bob  thief
Cid  bishop
Dan  king
Eve  architect
killed king
close

= Ann gold 0, Bob gold 0, Cid gold 0, Dan gold 0, Eve gold 0
= Dan crown
asked Dan pick-character

# Beside a killed King she is paid before the points of the last round are counted.   [classic S140]
profile classic-ru, classic-fr
Ann  assassin  city castle manor palace temple church tavern docks market  first  crown
Bob  thief
Cid  queen  city imperial-treasury
Dan  king
Eve  architect
killed king
turn Cid, gathered

= Cid score 4
Cid: end
= Cid gold 3, score 7
= Dan crown
over
