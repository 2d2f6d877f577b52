# The Thief may name any character of the cast but the Thief and rank 1, once in the turn.   [2016 S098, S100, R-2016 92]
profile 2016
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
turn Bob

Bob? gold, cards, thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord
Bob! thief thief (own-character)
Bob! thief assassin (rank-one)
Bob! thief witch (not-in-cast)
Bob! thief trader (not-in-cast)
= robbed -
Bob: thief king
= robbed king
Ann sees robbed king
Ann hears robbed-role Bob king
Bob! thief warlord (used-already)
Bob? gold, cards
turn Bob

# The Thief may rob nobody.   [R-2016 38, R-2016 92]
profile 2016
Ann  assassin
Bob  thief
Cid  king     gold 3
Dan  warlord
turn Bob

Bob: gold, end
= robbed -
= Cid gold 3
= Bob gold 2
turn Cid

# The rank 1 of the cast, whichever it is, cannot be robbed.   [2016 S098]
profile 2016
cast magistrate
Ann  magistrate
Bob  thief
Cid  king
Dan  warlord
turn Bob, gathered

Bob? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Bob! thief magistrate (rank-one)
turn Bob

# When the robbed character is revealed, the Thief gets all its gold, before it gathers.   [2016 S097, R-2016 93]
profile 2016
Ann  assassin  gold 2
Bob  thief     gold 1
Cid  king      gold 3
Dan  merchant
Eve  warlord   gold 6
turn Bob, gathered

Bob: thief warlord
= Bob gold 1
= Eve gold 6
Bob: end
Cid: gold, end
Dan: gold, end
Cid hears revealed-role Eve warlord
Cid hears stole Bob Eve 6
= Bob gold 7
= Eve gold 0
= Ann gold 2
= Cid gold 5
= Dan gold 2
turn Eve
Eve: gold
= Eve gold 2
= Bob gold 7
turn Eve

# From a player without gold the Thief gets none.   [R-2016 93]
profile 2016
Ann  assassin
Bob  thief     gold 1
Cid  king      hand tavern  city manor
Dan  merchant
robbed king by Bob
call king

= Bob gold 1, hand -
= Cid gold 0, hand tavern, city manor
turn Cid

# What the robbed player earns later in the turn is safe.   [2016 S102, R-2016 93]
profile 2016
Ann  assassin
Bob  thief
Cid  king
Dan  merchant  gold 4  city market docks
robbed merchant by Bob
call merchant

= Bob gold 4
= Dan gold 0
Dan: gold, income, merchant
= Dan gold 5
= Bob gold 4
turn Dan

# If nobody has the robbed character, nothing happens.   [R-2016 93]
profile 2016
Ann  assassin  gold 1
Bob  thief     gold 1
Cid  king      gold 1
Dan  warlord   gold 1
robbed merchant by Bob
turn Cid, gathered

Cid: end
= Ann gold 1
= Bob gold 1
= Cid gold 1
= Dan gold 1
turn Dan

# The killed character may not be robbed.   [2016 S099, R-2016 67, R-2016 92]
profile 2016
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
killed king
turn Bob, gathered

Bob? thief magician, thief bishop, thief merchant, thief architect, thief warlord, end
Bob! thief king (killed-already)
= robbed -
turn Bob

# A character that lies face up may be robbed, for nothing.   [2016 A06]
profile 2016
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
faceup magician merchant
turn Bob, gathered

Bob? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Bob: thief merchant, end
= robbed merchant
turn Cid

# With the other reading, a character that lies face up may not be robbed.   [2016 A06]
profile 2016
ruling name-faceup-characters no
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
faceup magician merchant
turn Bob, gathered

Bob? thief king, thief bishop, thief architect, thief warlord, end
Bob! thief merchant (faceup-there)
turn Bob
