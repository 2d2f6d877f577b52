# The Queen gains 3 gold if she sits beside the player who revealed rank 4.   [2016 S204]
profile 2016
Ann  thief  gold 1
Bob  king  gold 1
Cid  queen  gold 1
Dan  merchant
Eve  architect
turn Cid, gathered

Cid? queen, end
Cid: queen
= Cid gold 4
= Ann gold 1
= Bob gold 1
Cid! queen (used-already)
Cid? end
turn Cid

# A Queen who does not sit beside rank 4 gains nothing.   [2016 S204]
profile 2016
Ann  king
Bob  thief
Cid  queen  gold 1
Dan  merchant
Eve  architect
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
Cid: end
= Cid gold 1
asked Ann pick-character

# It does not matter which character of rank 4 sits beside the Queen.   [2016 S204]
profile 2016
Ann  thief
Bob  merchant
Cid  queen
Dan  emperor
Eve  architect
turn Cid

Cid? gold, cards, queen
Cid: queen, gold
= Cid gold 5
turn Cid

# Beside a killed King the Queen gains nothing in her turn and 3 gold when he shows himself.
# [2016 S205]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  queen  gold 1
Dan  king  gold 1
Eve  architect
killed king
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
Cid: end
= Cid gold 4
= Dan gold 1, crown
= Bob gold 0
Bob hears revealed-role Dan king
Bob hears gained Cid 3
asked Dan pick-character

# A killed King who does not sit beside the Queen brings her nothing.   [2016 S205]
profile 2016
Ann  assassin  crown
Bob  king
Cid  thief
Dan  queen
Eve  architect
killed king
turn Dan, gathered

Dan: end
= Dan gold 0
= Bob crown
asked Bob pick-character

# Without a player who has rank 4 the Queen gains nothing, in her turn or after it.   [2016 S206]
profile 2016
Ann  thief  crown
Bob  merchant
Cid  queen  gold 1
Dan  warlord
Eve  architect
turn Cid, gathered

Cid! queen (nothing-to-gain)
Cid? end
Cid: end
= Cid gold 1
= Ann crown
asked Ann pick-character

# A killed rank 4 that nobody has brings the Queen nothing.   [2016 S206]
profile 2016
Ann  assassin
Bob  merchant
Cid  queen  gold 1
Dan  warlord
Eve  architect
killed king
turn Cid, gathered

Cid: end
= Cid gold 1
asked Ann pick-character

# The seats form a ring: the first and the last player are neighbours.   [2016 S207]
profile 2016
Ann  queen
Bob  thief
Cid  merchant
Dan  architect
Eve  king
turn Ann, gathered

Ann: queen
= Ann gold 3
= Eve gold 0
turn Ann

# It does not matter whether rank 4 sits to the left or to the right.   [2016 S207]
profile 2016
Ann  patrician
Bob  thief
Cid  merchant
Dan  architect
Eve  queen
turn Eve, gathered

Eve: queen
= Eve gold 3
turn Eve

# A Queen who is killed gains nothing.   [R-2016 161]
profile 2016
Ann  assassin
Bob  king
Cid  queen
Dan  merchant
Eve  warlord
killed queen
turn Eve, gathered

Eve: end
= Cid gold 0
asked Ann pick-character
