# Confiscated Stables: the right to build remains, and the next district is safe.   [2016 S082, R-2016 84]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  bishop   gold 4  hand stables church temple
Dan  merchant
warrants bishop* king merchant by Ann
turn Cid, gathered

Cid: build stables
Ann: confiscate
= Ann city stables
= Cid gold 4, hand church temple, city -
Cid: build church
= Cid gold 2, city church
= Ann city stables
Cid! build temple (limit-reached)
turn Cid

# Any other confiscated district uses up the build of a turn.   [R-2016 84]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  bishop   gold 4  hand church temple
Dan  merchant
warrants bishop* king merchant by Ann
turn Cid, gathered

Cid: build church
Ann: confiscate
= Cid gold 4, hand temple, city -
Cid! build temple (limit-reached)
turn Cid

# A district built by giving up the Framework was not paid for: the next one that is can be taken.   [2016 S083, R-2016 87]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect  gold 2  hand palace tavern  city framework
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build palace by framework
= Cid gold 2, hand tavern, city palace
= bottom framework
Cid: build tavern
asked Ann confiscate
Ann: confiscate
= Ann city tavern
= Cid gold 2, hand -, city palace
turn Cid

# A Necropolis built by giving up a district was not paid for: the next one that is can be taken.   [2016 S084, R-2016 87]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect  gold 2  hand necropolis market  city tavern
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build necropolis by tavern
= Cid gold 2, hand market, city necropolis
Cid: build market
asked Ann confiscate
Ann: confiscate
= Ann city market
= Cid gold 2, city necropolis
turn Cid

# A Necropolis that is paid for can be taken.   [R-2016 87]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect  gold 5  hand necropolis  city tavern
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build necropolis
Ann: confiscate
= Ann city necropolis
= Cid gold 5, city tavern
turn Cid

# Of a confiscated Thieves' Den only the gold comes back, not the cards.   [2016 S085, R-2016 84]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect  gold 2  hand thieves-den tavern temple docks castle
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build thieves-den, pay tavern, pay temple, pay docks, pay castle
= Cid gold 0, hand -
asked Ann confiscate
Ann: confiscate
= Ann city thieves-den, gold 0
= Cid gold 2, hand -, city -
= bottom tavern temple docks castle
turn Cid

# A Thieves' Den paid for with cards alone is paid for: it can be taken, and nothing comes back.   [R-2016 87]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect  gold 1  hand thieves-den tavern temple docks castle market manor watchtower
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build thieves-den, pay tavern, pay temple, pay docks, pay castle, pay market, pay manor
= Cid gold 1, hand watchtower
asked Ann confiscate
Ann: confiscate
= Ann city thieves-den
= Cid gold 1, hand watchtower, city -
Cid: build watchtower
= Cid gold 0, city watchtower
turn Cid

# The Magistrate's own Quarry does not allow confiscating what the city has already.   [2016 S092, R-2016 86]
profile 2016
cast magistrate
Ann  magistrate  city quarry tavern
Bob  king
Cid  architect   gold 1  hand tavern
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build tavern
= Cid gold 0, city tavern
= Ann city quarry tavern
turn Cid

# The builder's Quarry does not protect: what the Magistrate lacks can be taken.   [R-2016 86]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 1  hand tavern  city quarry tavern
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build tavern
Ann: confiscate
= Cid gold 1, city quarry tavern
= Ann city tavern
turn Cid

# A Magistrate with five districts cannot confiscate the Monument.   [2016 S094, A15, R-2016 86]
profile 2016
cast magistrate
Ann  magistrate  city tavern temple docks castle watchtower
Bob  king
Cid  architect   gold 4  hand monument
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build monument
= Cid gold 0, city monument
= Ann city tavern temple docks castle watchtower
turn Cid

# With four districts he can.   [2016 S094, A15]
profile 2016
cast magistrate
Ann  magistrate  city tavern temple docks castle
Bob  king
Cid  architect   gold 4  hand monument
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build monument
Ann: confiscate
= Cid gold 4, city -
= Ann city tavern temple docks castle monument
= Ann not completed
turn Cid

# With the other reading, the next district may be taken after a Monument that could not be; it still could not.   [2016 A15]
profile 2016
cast magistrate
ruling magistrate-second-chance yes
Ann  magistrate  city tavern temple docks castle watchtower
Bob  king
Cid  architect   gold 6  hand monument market
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build monument
= Cid city monument
turn Cid
Cid: build market
asked Ann confiscate
Ann: confiscate
= Cid gold 2, city monument
= Ann city tavern temple docks castle watchtower market
turn Cid

# What the Factory's owner paid comes back, not what the district costs.   [R-2016 84]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 4  hand smithy  city factory
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build smithy
= Cid gold 0
Ann: confiscate
= Cid gold 4, city factory
= Ann city smithy, gold 0
turn Cid
