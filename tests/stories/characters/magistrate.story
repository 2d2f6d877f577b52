# The Magistrate lays three warrants at three different characters, or none.
# Where they lie is seen by all; which one is signed only by the Magistrate.   [2016 S088, R-2016 82, R-2016 217]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect
Dan  merchant
turn Ann

Ann? gold, cards, magistrate magistrate, magistrate thief, magistrate magician, magistrate king, magistrate bishop, magistrate merchant, magistrate architect, magistrate warlord
Ann! magistrate assassin (not-in-cast)
Ann: magistrate architect
asked Ann lay-warrant
Ann? mark magistrate, mark thief, mark magician, mark king, mark bishop, mark merchant, mark warlord
Ann! mark architect (marked-already)
Ann! mark trader (not-in-cast)
Ann! end (not-asked-now), gold (not-asked-now), done (not-asked-now), pass (not-asked-now)
Bob sees warrants -
nobody sees warrants -
Ann: mark bishop
Ann? mark magistrate, mark thief, mark magician, mark king, mark merchant, mark warlord
Bob sees warrants -
Ann: mark merchant
= warrants architect* bishop merchant
Ann sees warrants architect* bishop merchant
Bob sees warrants architect bishop merchant
Cid sees warrants architect bishop merchant
Dan sees warrants architect bishop merchant
nobody sees warrants architect bishop merchant
Bob hears warrant-laid Ann architect
Bob hears warrant-laid Ann bishop
Bob hears warrant-laid Ann merchant
Bob hears warrant-signed Ann ? 1
Ann hears warrant-signed Ann architect 1
Ann! magistrate king (used-already)
Ann? gold, cards
turn Ann

# The Magistrate may leave the warrants alone.   [R-2016 82]
profile 2016
cast magistrate
Ann  magistrate
Bob  king  gold 1  hand tavern
Cid  architect
Dan  merchant
turn Ann

Ann: gold, end
= warrants -
Bob: gold, build tavern
= Bob city tavern
turn Bob

# When the player with the signed warrant pays for a district, the Magistrate may confiscate it.
# It stands in the Magistrate's city free of charge; the builder gets the gold back and has used
# one build.   [2016 S077, R-2016 83, R-2016 84]
profile 2016
cast magistrate trader
Ann  magistrate  gold 1
Bob  king
Cid  architect   gold 5  hand docks tavern temple castle
Dan  trader
warrants architect* bishop trader by Ann
turn Cid, gathered

Cid: build docks
asked Ann confiscate
= Cid gold 2, hand tavern temple castle, city -
= Ann city -
Ann? confiscate, pass
Ann: confiscate
Bob hears warrant-shown Ann Cid architect 1
Bob hears confiscated Ann Cid docks
Bob hears built Ann docks
= Ann gold 1, city docks
= Cid gold 5, hand tavern temple castle, city -
= warrants bishop trader
= Bob gold 0, city -
= Dan gold 0, city -
turn Cid
Cid: build tavern, build temple
= Cid gold 3, hand castle, city tavern temple
Cid! build castle (limit-reached)
turn Cid

# The Magistrate may let it pass; then the district stands with its builder and nothing is shown.   [2016 S077, R-2016 83]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 5  hand docks
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: pass
= Ann city -
= Cid gold 2, hand -, city docks
= warrants architect* bishop merchant
Bob sees warrants architect bishop merchant
turn Cid

# Only the first district paid for can be confiscated.   [2016 S078, R-2016 85]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 5  hand docks market
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: confiscate
Cid: build market
= Cid gold 3, hand -, city market
= Ann city docks
turn Cid

# A district that the Magistrate's city has already cannot be confiscated.   [2016 S079, R-2016 86]
profile 2016
cast magistrate
Ann  magistrate  city docks
Bob  king
Cid  architect   gold 5  hand docks market
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks
= Cid gold 2, hand market, city docks
= Ann city docks
turn Cid

# After a first district that could not be taken there is no second chance.   [2016 S080, A15, R-2016 85]
profile 2016
cast magistrate
Ann  magistrate  city docks
Bob  king
Cid  architect   gold 5  hand docks market
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks, build market
= Cid gold 0, city docks market
= Ann city docks
turn Cid

# Nor after one that was let pass.   [2016 S080, A15, R-2016 85]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 5  hand docks market
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: pass
Cid: build market
= Cid gold 0, city docks market
= Ann city -
turn Cid

# With the other reading, the next district paid for may be taken if the first was let pass.   [2016 A15]
profile 2016
cast magistrate
ruling magistrate-second-chance yes
Ann  magistrate
Bob  king
Cid  architect   gold 6  hand docks market tavern
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: pass
Cid: build market
asked Ann confiscate
Ann? confiscate, pass
Ann: confiscate
= Cid gold 3, hand tavern, city docks
= Ann city market
Cid: build tavern
= Cid gold 2, city docks tavern
turn Cid

# With the other reading, the next one may be taken if the first could not be.   [2016 A15]
profile 2016
cast magistrate
ruling magistrate-second-chance yes
Ann  magistrate  city docks
Bob  king
Cid  architect   gold 5  hand docks market
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build docks, build market
Ann? confiscate, pass
Ann: confiscate
= Cid gold 2, city docks
= Ann city docks market
turn Cid

# At an unsigned warrant the Magistrate is asked as well, but cannot confiscate.   [2016 S081, R-2016 219]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  bishop   gold 2  hand church
Dan  merchant
warrants architect* bishop merchant by Ann
turn Cid, gathered

Cid: build church
asked Ann confiscate
Ann? pass
Ann! confiscate (not-signed)
Ann: pass
= Cid gold 0, city church
= Ann city -
= warrants architect* bishop merchant
turn Cid

# A character without a warrant builds without a question.   [R-2016 83]
profile 2016
cast magistrate
Ann  magistrate
Bob  king     gold 1  hand tavern
Cid  bishop
Dan  merchant
warrants architect* bishop merchant by Ann
turn Bob, gathered

Bob: build tavern
= Bob gold 0, city tavern
= Ann city -
turn Bob

# When the signed warrant has been shown, the others ask nothing any more.   [R-2016 83]
profile 2016
cast magistrate
Ann  magistrate
Bob  bishop   gold 1  hand temple
Cid  merchant  gold 1  hand tavern
Dan  warlord
warrants bishop* merchant warlord by Ann
turn Bob, gathered

Bob: build temple
Ann: confiscate
= Ann city temple
= warrants merchant warlord
Bob: end
Cid: gold, build tavern
= Cid gold 2, city tavern
= Ann city temple
turn Cid

# If the target is not in the game, the warrants go back unseen when the round ends.   [2016 A30, R-2016 221]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  bishop
Dan  warlord
warrants architect* bishop merchant by Ann
turn Dan, gathered

Dan: end
= round 2
= warrants -
Ann sees warrants -
Bob sees warrants -
asked Ann pick-character

# With the other reading, a signed warrant that was not used is shown when the round ends.   [2016 A30]
profile 2016
cast magistrate
ruling unused-marks-returned shown
Ann  magistrate
Bob  king
Cid  bishop
Dan  warlord
warrants architect* bishop merchant by Ann
turn Dan, gathered

Dan: end
Bob hears warrant-shown Ann architect 1
= round 2
= warrants -
asked Ann pick-character

# A warrant may lie at the Magistrate's own token, where it does nothing.   [2016 S096, A07, R-2016 82]
profile 2016
cast magistrate
Ann  magistrate  gold 1  hand tavern
Bob  king
Cid  bishop      gold 1  hand temple
Dan  merchant
turn Ann, gathered

Ann: magistrate bishop, mark magistrate, mark merchant
= warrants bishop* magistrate merchant
Ann: build tavern
= Ann gold 0, city tavern
turn Ann

# Even the signed one may lie there.   [2016 S096, A07]
profile 2016
cast magistrate
Ann  magistrate  gold 1  hand tavern
Bob  king
Cid  bishop      gold 1  hand temple
Dan  merchant
turn Ann, gathered

Ann: magistrate magistrate, mark bishop, mark merchant, build tavern
= Ann gold 0, city tavern
Ann: end
Bob: gold, end
Cid: gold, build temple
Ann? pass
Ann: pass
= Cid gold 2, city temple
turn Cid

# With the other reading, no warrant may lie at the Magistrate's own token.   [2016 A07]
profile 2016
cast magistrate
ruling mark-own-token no
Ann  magistrate
Bob  king
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann? magistrate thief, magistrate magician, magistrate king, magistrate bishop, magistrate merchant, magistrate architect, magistrate warlord, end
Ann! magistrate magistrate (own-character)
Ann: magistrate bishop
Ann? mark thief, mark magician, mark king, mark merchant, mark architect, mark warlord
Ann! mark magistrate (own-character)
asked Ann lay-warrant
