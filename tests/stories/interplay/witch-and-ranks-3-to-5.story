# As Magician the Witch swaps her own hand.   [R-2016 72, R-2016 73]
profile 2016
cast witch
Ann  witch     hand tavern
Bob  magician  hand docks
Cid  king      hand castle palace
Dan  merchant
bewitched magician by Ann
call magician

Bob! magician Cid (cannot-build)
Bob: gold
Ann? magician, magician Bob, magician Cid, magician Dan, end
Ann: magician Cid
= Ann hand castle palace
= Cid hand tavern
= Bob hand docks, gold 2
turn Ann as magician

# As Wizard the Witch builds what she takes, and one district more.   [R-2016 72]
profile 2016
cast witch wizard
Ann  witch   gold 2  hand temple  city tavern
Bob  wizard  hand docks
Cid  king    hand tavern palace
Dan  merchant
bewitched wizard by Ann
call wizard

Bob: gold
Ann: wizard Cid
Ann? take tavern, take palace
Ann: take tavern, build tavern, build temple
= Ann gold 0, hand -, city tavern tavern temple
= Bob gold 2, hand docks, city -
= Cid hand palace
turn Ann as wizard

# As Seer the Witch takes from all others, the bewitched player too, and may build two districts.   [R-2016 72]
profile 2016
cast witch seer
Ann  witch   gold 2  hand temple
Bob  seer    hand docks
Cid  king    hand tavern
Dan  merchant
bewitched seer by Ann
call seer

Bob: gold
Ann: seer
= Ann hand temple docks tavern
Ann: give docks, give temple
= Ann hand tavern
= Bob hand docks, gold 2
= Cid hand temple
= Dan hand -
Ann: build tavern
= Ann gold 1, city tavern
turn Ann as seer

# As Bishop the Witch earns for her districts, and her city is safe from rank 8, not the Bishop's.   [R-2016 76, R-2016 126]
profile 2016
cast witch
Ann  witch    city tavern temple
Bob  king     city manor
Cid  bishop   city market church
Dan  warlord  gold 1
bewitched bishop by Ann
call bishop

Cid? gold, cards
Cid! income (cannot-build)
Cid: gold
Ann: income, end
= Ann gold 1
= Cid gold 2
turn Dan
Dan: gold
= Dan gold 3
Dan? warlord Bob manor, warlord Cid market, warlord Cid church, end
Dan! warlord Ann tavern (protected-by-role)
Dan! warlord Ann temple (protected-by-role)
Dan: warlord Cid market
= Cid city church
= Ann city tavern temple
turn Dan

# If nobody has the bewitched Bishop, no city is protected.   [R-2016 79]
profile 2016
cast witch
Ann  witch    city tavern
Bob  king     city temple
Cid  merchant
Dan  warlord
bewitched bishop by Ann
turn Dan, gathered

Dan? warlord Ann tavern, warlord Bob temple, end
turn Dan

# As Abbot the Witch splits the income of her own districts and takes from the richest.   [R-2016 72]
profile 2016
cast witch abbot
Ann  witch    city temple church
Bob  king     gold 5
Cid  abbot    city monastery
Dan  merchant
bewitched abbot by Ann
deck docks
call abbot

Cid: gold
Ann? income gold 0 cards 2, income gold 1 cards 1, income gold 2 cards 0, abbot Bob, end
Ann: income gold 1 cards 1, abbot Bob
= Ann gold 2, hand docks
= Bob gold 4
= Cid gold 2
turn Ann as abbot

# As Cardinal the Witch borrows for her own district, from the bewitched player too.   [R-2016 72]
profile 2016
cast witch cardinal
Ann  witch     gold 2  hand castle tavern temple
Bob  king
Cid  cardinal
Dan  merchant  gold 1
bewitched cardinal by Ann
call cardinal

Cid: gold
Ann: cardinal castle
Ann? from Cid
Ann! from Dan (payer-too-poor)
Ann: from Cid
Ann? give tavern, give temple
Ann: give tavern, give temple
= Ann gold 0, hand -, city castle
= Cid gold 0, hand tavern temple, city -
= Dan gold 1
turn Ann as cardinal
