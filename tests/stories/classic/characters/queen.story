# Beside the King the Queen gains 3 gold.   [classic S139]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    gold 1  crown
Cid  queen   gold 1
Dan  merchant
Eve  bishop
Fay  warlord
turn Cid, gathered

Cid? queen, end
Cid: queen
= Cid gold 4
= Bob gold 1
Ann hears gained Cid 3
Cid! queen (used-already)
Cid? end
turn Cid

# Further away she gains nothing.   [classic S139]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    crown
Cid  merchant
Dan  bishop
Eve  queen   gold 1
Fay  warlord
turn Eve, gathered

Eve! queen (nothing-to-gain)
Eve? end
Eve: end
= Eve gold 1
asked Bob pick-character

# The seats form a ring, and left is as good as right.   [classic S139]
profile classic-en, classic-ru, classic-fr
Ann  king   crown
Bob  thief
Cid  merchant
Dan  bishop
Eve  queen
turn Eve

Eve? gold, cards, queen
Eve: queen, gold
= Eve gold 5
turn Eve

# It is the player with the King who counts, not the one with the crown.   [classic S139]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  merchant  crown
Cid  queen
Dan  warlord
Eve  bishop
turn Cid, gathered

Cid! queen (nothing-to-gain)
turn Cid

# Beside a killed King the Queen gains nothing in her turn, and 3 gold when he becomes known.   [classic S140]
profile classic-en, classic-ru, classic-fr
Ann  queen     gold 1
Bob  king
Cid  assassin  crown
Dan  merchant
Eve  bishop
killed king
turn Ann, gathered

Ann! queen (nothing-to-gain)
Ann? end
= Ann gold 1
Ann: end
= Ann gold 4
= Bob crown
Cid hears revealed-role Bob king
Cid hears gained Ann 3
asked Bob pick-character

# A killed King who sits elsewhere brings her nothing.   [classic S140]
profile classic-en, classic-ru, classic-fr
Ann  queen
Bob  assassin  crown
Cid  king
Dan  merchant
Eve  bishop
killed king
turn Ann, gathered

Ann: end
= Ann gold 0
= Cid crown
asked Cid pick-character

# A killed King that nobody has brings her nothing.   [classic S140]
profile classic-en, classic-ru, classic-fr
Ann  queen
Bob  assassin  crown
Cid  thief
Dan  merchant
Eve  bishop
killed king
turn Ann, gathered

Ann: end
= Ann gold 0
= Bob crown
asked Bob pick-character

# A killed Queen gains nothing, beside a King who plays.   [classic S140]
profile classic-en, classic-ru, classic-fr
Ann  queen
Bob  king      crown
Cid  assassin
Dan  merchant
Eve  bishop
killed queen
close

= Ann gold 0
asked Bob pick-character

# In the Russian and the French game the Emperor beside her counts like the King.   [classic S141]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  merchant
Cid  queen
Dan  emperor
Eve  bishop
turn Cid, gathered

Cid: queen
= Cid gold 3
turn Cid

# In the English game it does not.   [classic A27]
profile classic-en
Ann  thief     crown
Bob  merchant
Cid  queen
Dan  emperor
Eve  bishop
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
turn Cid

# If the Emperor counts, he does in the English game too.   [classic A27]
profile classic-en
ruling queen-beside-emperor yes
Ann  thief     crown
Bob  merchant
Cid  queen
Dan  emperor
Eve  bishop
turn Cid, gathered

Cid: queen
= Cid gold 3
turn Cid

# If only the King counts, the Emperor does not in the other games either.   [classic A27]
profile classic-ru, classic-fr
ruling queen-beside-emperor no
Ann  thief     crown
Bob  merchant
Cid  queen
Dan  emperor
Eve  bishop
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
turn Cid

# Where the Emperor has sent the crown does not matter to her.   [classic S141]
profile classic-ru, classic-fr
Ann  thief    crown
Bob  warlord
Cid  emperor
Dan  queen
Eve  bishop
call emperor

Cid: emperor Bob, gold, end
Eve: gold, end
Bob: gold, end
turn Dan
Dan? gold, cards, queen
Dan: queen
= Dan gold 3
= Bob crown
turn Dan

# Nor does it help a Queen beside the crown who sits away from the Emperor.   [classic S141]
profile classic-ru, classic-fr
Ann  thief    crown
Bob  warlord
Cid  emperor
Dan  bishop
Eve  queen
call emperor

Cid: emperor Dan, gold, end
Dan: gold, end
Bob: gold, end
turn Eve
Eve! queen (nothing-to-gain)
turn Eve

# The Witch who plays the Queen is paid for her own seat; the Queen's player gains nothing.   [classic S144, A60]
profile classic-en, classic-ru, classic-fr
Ann  queen
Bob  thief
Cid  merchant
Dan  witch
Eve  king    crown
Fay  bishop
bewitched queen by Dan
call queen

Ann? gold, cards
Ann! queen (cannot-build)
Ann: gold
= Ann gold 2
Dan? queen, end
Dan: queen
= Dan gold 3
= Ann gold 2
turn Dan as queen

# A bewitched Queen beside the King brings the Witch nothing if she sits elsewhere.   [classic A60]
profile classic-en, classic-ru, classic-fr
Ann  queen
Bob  king    crown
Cid  merchant
Dan  witch
Eve  thief
Fay  bishop
bewitched queen by Dan
call queen

Ann: gold
Dan! queen (nothing-to-gain)
Dan? end
turn Dan as queen

# If the seat of the Queen's player counts, the Witch is paid for that.   [classic A60]
profile classic-en, classic-ru, classic-fr
ruling queen-sits-where-witch-sits no
Ann  queen
Bob  king    crown
Cid  merchant
Dan  witch
Eve  thief
Fay  bishop
bewitched queen by Dan
call queen

Ann: gold
Dan: queen
= Dan gold 3
= Ann gold 2, Bob gold 0
turn Dan as queen

# And a Witch who sits beside the King is not.   [classic A60]
profile classic-en, classic-ru, classic-fr
ruling queen-sits-where-witch-sits no
Ann  queen
Bob  thief
Cid  merchant
Dan  witch
Eve  king    crown
Fay  bishop
bewitched queen by Dan
call queen

Ann: gold
Dan! queen (nothing-to-gain)
Dan? end
turn Dan as queen

# Beside a bewitched King it is the seat of his player that counts.   [classic A60]
profile classic-en, classic-ru, classic-fr
Ann  king   crown
Bob  queen
Cid  merchant
Dan  witch
Eve  bishop
bewitched king by Dan
turn Bob, gathered

Bob: queen
= Bob gold 3
turn Bob

# Beside the Witch who played the King the Queen gains nothing.   [classic A60]
profile classic-en, classic-ru, classic-fr
Ann  king   crown
Bob  thief
Cid  queen
Dan  witch
Eve  bishop
bewitched king by Dan
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
turn Cid
