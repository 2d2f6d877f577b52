# The Assassin may name every character of the cast but the Assassin, once in the turn.   [2016 S049, S050]
profile 2016
Ann  assassin
Bob  king
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord, end
Ann! assassin assassin (own-character)
Ann! assassin trader (not-in-cast)
Ann! assassin tax-collector (not-in-cast)
= killed -
Ann: assassin king
= killed king
Bob sees killed king
nobody sees killed king
Bob hears killed-role Ann king
Ann! assassin bishop (used-already)
Ann? end
turn Ann

# The Assassin may name before gathering, after building, or nobody at all.   [R-2016 36, R-2016 38, R-2016 63]
profile 2016
Ann  assassin  gold 1  hand tavern temple
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann? gold, cards, assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord
Ann! end (gather-first)
Ann! build tavern (gather-first)
Ann: gold, build tavern
= Ann gold 2, hand temple, city tavern
Ann! build temple (limit-reached)
Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord, end
Ann: end
= killed -
= Bob revealed king
turn Bob

# A killed character stays silent, has no turn and gains nothing; the next rank is called.
# It is not shown at the end of the round either.   [2016 S048, R-2016 33, R-2016 64, R-2016 232]
profile 2016
Ann  assassin
Bob  king
Cid  architect  gold 1  hand tavern
Dan  warlord
turn Ann

Ann: assassin architect, gold, end
turn Bob
Bob: gold, end
Ann hears called Bob architect 7
Ann hears called Bob warlord 8
= Cid gold 1, hand tavern, city -, roles architect, revealed -
Ann sees Cid roles ?
Bob sees Cid roles ?
Cid sees Cid roles architect
nobody sees Cid roles ?
turn Dan
Dan: gold, end
= round 2
= killed -
= Ann gold 2, hand -, city -
= Bob gold 2, hand -, city -, crown
= Cid gold 1, hand tavern, city -
= Dan gold 2, hand -, city -
asked Bob pick-character

# Killing a character that nobody has changes nothing: its rank is called and nobody answers.   [2016 S051, R-2016 65]
profile 2016
Ann  assassin
Bob  king
Cid  warlord  gold 1  hand tavern
Dan  merchant
facedown architect
killed architect
turn Dan, gathered

Dan: end
Ann hears called Ann architect 7
Ann hears called Ann warlord 8
Ann hears revealed-role Cid warlord
= Cid gold 1, hand tavern
= Dan gold 0
turn Cid

# Killing a rank 4 that nobody has moves no crown when the round ends.   [2016 S051, R-2016 65]
profile 2016
Ann  assassin
Bob  thief    crown
Cid  bishop
Dan  warlord
facedown king
killed king
turn Dan, gathered

Dan: end
= round 2
= Bob crown
= Ann no crown
= Cid no crown
= Dan no crown
asked Bob pick-character

# Nor is anybody asked to hand on the crown when a killed Emperor is nobody's.   [2016 S051, R-2016 65]
profile 2016
cast emperor
Ann  assassin
Bob  thief    crown
Cid  bishop
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
= round 2
= Bob crown
asked Bob pick-character

# A killed King has no turn, but is shown when the round ends and takes the crown.   [2016 S048, R-2016 67, R-2016 231]
profile 2016
Ann  assassin  crown
Bob  king      gold 1  city manor
Cid  bishop
Dan  warlord
killed king
call king

= Bob revealed -, gold 1, no crown
turn Cid
Cid: gold, end
Dan: gold
= Bob no crown
Ann sees Bob roles ?
Dan: end
Ann hears revealed-role Bob king
Ann hears crowned Bob
= Bob crown, gold 1
= Ann no crown
asked Bob pick-character

# A Bishop protects their own city from rank 8 for the round.   [R-2016 125]
profile 2016
Ann  assassin  city tavern
Bob  bishop    city market
Cid  king
Dan  warlord   gold 3
turn Dan, gathered

Dan? warlord Ann tavern, end
Dan! warlord Bob market (protected-by-role)
turn Dan

# A killed Bishop protects nothing.   [2016 S052, R-2016 126]
profile 2016
Ann  assassin
Bob  bishop    city market
Cid  king
Dan  warlord   gold 1
killed bishop
call bishop

turn Dan
= Bob revealed -
Dan: warlord Bob market
= Dan gold 0
= Bob city -
= bottom market
turn Dan

# With two characters only the turn of the killed one is lost.   [2016 S053, R-2016 66]
profile 2016
Ann  assassin king
Bob  thief warlord   gold 1  city prison
Cid  magician bishop
killed thief
call thief

= Bob revealed -, gold 1
turn Cid
Cid: gold, end
Ann: gold, end
Cid: gold, end
turn Bob
= Bob revealed warlord, gold 1
Bob? gold, cards, income, warlord Bob prison
Bob: gold, income
= Bob gold 4
Cid sees Bob roles warlord ?
turn Bob

# The Park and the Poor House of a killed player do nothing.   [2016 S054, R-2016 64]
profile 2016
Ann  assassin
Bob  king
Cid  merchant  city park poor-house
Dan  warlord
killed merchant
call merchant

turn Dan
= Cid gold 0, hand -, revealed -
Dan: gold, end
= Cid gold 0, hand -
= round 2
asked Ann pick-character

# The Park and the Poor House of a player whose turn ends with nothing do work.   [R-2016 42]
profile 2016
Ann  assassin
Bob  king
Cid  merchant  city park poor-house
Dan  warlord
deck tavern castle
turn Cid, gathered

Cid: end
= Cid gold 1, hand tavern castle
turn Dan

# A character that lies face up may be named, for nothing.   [2016 A06]
profile 2016
Ann  assassin
Bob  king
Cid  bishop
Dan  merchant
faceup magician warlord
turn Ann, gathered

Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord, end
Ann: assassin magician
= killed magician
= faceup magician warlord
Ann: end
turn Bob

# With the other reading, a character that lies face up may not be named.   [2016 A06]
profile 2016
ruling name-faceup-characters no
Ann  assassin
Bob  king
Cid  bishop
Dan  merchant
faceup magician warlord
turn Ann, gathered

Ann? assassin thief, assassin king, assassin bishop, assassin merchant, assassin architect, end
Ann! assassin magician (faceup-there)
Ann! assassin warlord (faceup-there)
= killed -
turn Ann

# With two characters the Assassin may kill their own second character.   [2016 A32, R-2016 61]
profile 2016
Ann  assassin warlord
Bob  thief king
turn Ann assassin, gathered

Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord, end
Ann: assassin warlord, end
Bob: gold, end
Bob: gold, end
= round 2
= Ann gold 0
= Bob gold 4, crown
asked Bob pick-character

# With the other reading, one's own second character may not be named.   [2016 A32]
profile 2016
ruling name-own-second-character no
Ann  assassin warlord
Bob  thief king
turn Ann assassin, gathered

Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, end
Ann! assassin warlord (own-character)
= killed -
turn Ann
