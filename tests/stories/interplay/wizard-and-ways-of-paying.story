# The Factory's discount holds for the district that the Wizard builds at once.   [2016 S133, A11]
profile 2016
Ann  wizard  gold 4  city factory
Bob  thief
Cid  king
Dan  merchant  hand smithy
turn Ann, gathered

Ann: wizard Dan, take smithy
Ann? keep, build smithy
Ann: build smithy
= Ann gold 0, city factory smithy
= Dan hand -
turn Ann

# With 1 gold less than the lowered price the Wizard can only keep the card.   [2016 S133, A11]
profile 2016
Ann  wizard  gold 3  city factory
Bob  thief
Cid  king
Dan  merchant  hand smithy
turn Ann, gathered

Ann: wizard Dan, take smithy
Ann! build smithy (too-expensive)
Ann? keep
Ann: keep
= Ann gold 3, hand smithy, city factory
turn Ann

# The Wizard may pay for the Thieves' Den with cards when building it at once.   [2016 A11]
profile 2016
Ann  wizard  gold 4  hand tavern docks manor
Bob  thief
Cid  king
Dan  merchant  hand thieves-den
turn Ann, gathered

Ann: wizard Dan, take thieves-den
Ann? keep, build thieves-den
Ann: build thieves-den
asked Ann pay-with-cards
Ann? pay tavern, pay docks, pay manor
Ann! pay gold (too-expensive)
Ann: pay docks
Ann? pay tavern, pay manor
Ann: pay tavern
Ann? pay manor, pay gold
Ann: pay gold
= Ann gold 0, hand manor, city thieves-den
= bottom docks tavern
turn Ann

# With exactly enough cards and gold the Wizard builds the Thieves' Den.   [2016 A11]
profile 2016
Ann  wizard  gold 4  hand tavern docks
Bob  thief
Cid  king
Dan  merchant  hand thieves-den
turn Ann, gathered

Ann: wizard Dan, take thieves-den, build thieves-den, pay tavern, pay docks
= Ann gold 0, hand -, city thieves-den
turn Ann

# The card itself is no payment: 4 gold and one other card do not buy the Thieves' Den.
# [2016 A11]
profile 2016
Ann  wizard  gold 4  hand tavern
Bob  thief
Cid  king
Dan  merchant  hand thieves-den
turn Ann, gathered

Ann: wizard Dan, take thieves-den
Ann! build thieves-den (too-expensive)
Ann? keep
Ann: keep
= Ann gold 4, hand tavern thieves-den
turn Ann

# The Framework is not given up for the district that the Wizard builds at once.   [2016 A11]
profile 2016
Ann  wizard  gold 3  city framework
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann, gathered

Ann: wizard Dan, take castle
Ann! build castle by framework, build castle
Ann? keep
Ann: keep
Ann? build castle by framework, end
Ann: build castle by framework
= Ann gold 3, hand -, city castle
turn Ann

# Nor is a sacrifice possible where the Wizard could pay.   [2016 A11]
profile 2016
Ann  wizard  gold 5  city framework
Bob  thief
Cid  king
Dan  merchant  hand necropolis
turn Ann, gathered

Ann: wizard Dan, take necropolis
Ann! build necropolis by framework (not-asked-now)
Ann? keep, build necropolis
Ann: build necropolis
= Ann gold 0, city framework necropolis
turn Ann

# If sacrifices are allowed, the Framework makes up for the card that the Wizard takes.
# [2016 A11]
profile 2016
ruling wizard-build-by-sacrifice yes
Ann  wizard  gold 3  city framework tavern
Bob  thief
Cid  king
Dan  merchant  hand castle
turn Ann, gathered

Ann: wizard Dan, take castle
Ann! build castle (too-expensive)
Ann! build castle by tavern
Ann? keep, build castle by framework
Ann: build castle by framework
= Ann gold 3, city castle tavern
= bottom framework
turn Ann

# If sacrifices are allowed, any own district makes up for the Necropolis.   [2016 A11]
profile 2016
ruling wizard-build-by-sacrifice yes
Ann  wizard  gold 1  hand temple  city tavern* docks
Bob  thief
Cid  king
Dan  merchant  hand necropolis
turn Ann, gathered

Ann: wizard Dan, take necropolis
Ann? keep, build necropolis by tavern*, build necropolis by docks
Ann: build necropolis by tavern*
= Ann gold 1, city necropolis docks
Ann: build temple
= Ann gold 0, city necropolis docks temple
turn Ann

# A Wizard who pays counts all own districts: with five the Monument is refused.
# Only a sacrifice can make room for it, if both readings are turned.   [2016 A11, A25]
profile 2016
ruling wizard-build-by-sacrifice yes
ruling sacrifice-makes-room-for-monument yes
Ann  wizard  gold 9  city framework tavern docks temple church
Bob  thief
Cid  king
Dan  merchant  hand monument
turn Ann, gathered

Ann: wizard Dan, take monument
Ann! build monument (too-many-districts)
Ann? keep, build monument by framework
Ann: build monument by framework
= Ann gold 9, city monument tavern docks temple church
turn Ann

# Where the Wizard gathers before he builds the card, he does not give up a district for it either.
# [2016 A10, A11]
profile 2016
ruling wizard-builds-before-gathering no
ruling wizard-build-by-sacrifice yes
Ann  wizard  city tavern
Bob  king    hand necropolis
Cid  bishop
Dan  merchant
turn Ann

Ann: wizard Bob, take necropolis
Ann? keep
Ann! build necropolis by tavern (gather-first)
Ann! build necropolis (gather-first)
asked Ann build-or-keep

# Where he may not give up a district for it, he is not asked about it.   [2016 A11]
profile 2016
Ann  wizard  city tavern
Bob  king    hand necropolis
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann: wizard Bob, take necropolis
Ann! build necropolis by tavern (not-asked-now)
asked Ann build-or-keep
