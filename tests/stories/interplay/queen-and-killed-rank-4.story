# Beside a killed King the Queen is paid before the points are counted.   [2016 A29]
profile 2016
Ann  assassin  city castle manor palace temple church tavern docks  first
Bob  thief
Cid  queen  city imperial-treasury
Dan  king
Eve  architect
killed king
turn Cid, gathered

= Cid score 5
Cid: end
= Cid gold 3, score 8
= Dan crown
over

# If the points are counted first, the Queen gets nothing in the last round.   [2016 A29]
profile 2016
ruling crown-moves-before-scoring no
Ann  assassin  city castle manor palace temple church tavern docks  first
Bob  thief
Cid  queen  city imperial-treasury
Dan  king
Eve  architect
killed king
turn Cid, gathered

Cid: end
= Cid gold 0, score 5
= Dan no crown
over

# Beside a killed Emperor the Queen is paid when he shows himself, before he hands on the crown.
# [2016 S205]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  queen
Dan  emperor
Eve  architect
killed emperor
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid: end
asked Dan pass-crown
= Cid gold 3
Dan: emperor Cid
= Cid gold 3, crown
= Dan gold 0
asked Cid pick-character

# Beside a killed Patrician the Queen is paid at the end of the round.   [2016 S205]
profile 2016
Ann  assassin  crown
Bob  patrician
Cid  queen
Dan  thief
Eve  architect
killed patrician
turn Cid, gathered

Cid: end
= Cid gold 3
= Bob crown
asked Bob pick-character

# If nobody has the Queen, nobody is paid for sitting beside a killed rank 4.   [2016 S205]
profile 2016
cast queen
Ann  king
Bob  assassin  crown
Cid  merchant
Dan  thief
Eve  architect
killed king
turn Eve, gathered

Eve: end
= Ann gold 0, Bob gold 0, Cid gold 0, Dan gold 0, Eve gold 0
= Ann crown
asked Ann pick-character

# If nobody has the Queen, nobody is paid for sitting beside the killed King.   [2016 S205]
profile 2016
cast queen
Ann  assassin  gold 1
Bob  thief     gold 1
Cid  bishop    gold 1
Dan  merchant  gold 1
Eve  king      gold 1  crown
killed king
close

= Ann gold 1, Bob gold 1, Cid gold 1, Dan gold 1, Eve gold 1, Eve crown
asked Eve pick-character
