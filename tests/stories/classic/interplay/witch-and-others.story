# The Thief names neither the Witch nor the character she bewitched.   [classic S091]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  thief
Cid  bishop
Dan  merchant
bewitched bishop by Ann
turn Bob, gathered

Bob! thief witch (rank-one), thief bishop (bewitched-already), thief thief (own-character)
Bob? thief magician, thief king, thief merchant, thief architect, thief warlord, end
= robbed -
turn Bob

# A Witch who declined bewitches nobody, and still is not robbed.   [classic S091, A09]
profile classic-ru
cast witch
Ann  witch  gold 4
Bob  thief
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, end
Bob! thief witch (rank-one)
Bob? gold, cards, thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord
turn Bob

# As Bishop the Witch protects her own city from the Warlord, and not that of the Bishop's player.   [classic S092, A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch    city tavern temple
Bob  king     city manor  crown
Cid  bishop   city market church
Dan  warlord  gold 1
bewitched bishop by Ann
call bishop

Cid! income (cannot-build)
Cid: gold
Ann: income
= Ann gold 1
Ann: end
Dan: gold
= Dan gold 3
Dan? warlord Bob manor, warlord Cid market, warlord Cid church, end
Dan! warlord Ann tavern (protected-by-role), warlord Ann temple (protected-by-role)
Dan: warlord Cid church
= Dan gold 2
= Cid city market, gold 2
= Ann city tavern temple
turn Dan

# From the Diplomat too.   [classic S092, A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch     city tavern
Bob  king      crown
Cid  bishop    city market
Dan  diplomat  gold 1  city temple
bewitched bishop by Ann
turn Dan, gathered

Dan! diplomat Ann tavern (protected-by-role)
Dan? diplomat Cid market, end
Dan: diplomat Cid market, give temple
= Dan gold 0, city market
= Cid gold 1, city temple
turn Dan

# If nobody has the bewitched Bishop, no city is protected.   [classic S092, A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch    city tavern
Bob  king     city temple  crown
Cid  merchant
Dan  warlord
bewitched bishop by Ann
turn Dan, gathered

Dan? warlord Ann tavern, warlord Bob temple, end
turn Dan

# As Navigator the Witch takes 4 gold or 4 cards and builds nothing.   [classic S093]
profile classic-en
cast witch
Ann  witch      gold 3  hand tavern
Bob  king       crown
Cid  navigator  hand temple
Dan  warlord
bewitched navigator by Ann
call navigator

Cid? gold, cards
Cid: gold
= Cid gold 2
Ann? navigator gold, navigator cards
Ann! build tavern (cannot-build), end (bonus-first)
Ann: navigator gold
= Ann gold 7
Ann! build tavern (cannot-build)
Ann? end
turn Ann as navigator

# In the Russian game she may leave it.   [classic S093, A21]
profile classic-ru
cast witch
Ann  witch      gold 3  hand tavern
Bob  king       crown
Cid  navigator  hand temple
Dan  warlord
bewitched navigator by Ann
deck docks castle palace manor
call navigator

Cid: gold
Ann? navigator gold, navigator cards, end
Ann! build tavern (cannot-build)
Ann: navigator cards
= Ann gold 3, hand tavern docks castle palace manor
Ann! build tavern (cannot-build)
Ann? end
turn Ann as navigator

# In the French game her turn stops with it.   [classic S093, A21]
profile classic-fr
cast witch
Ann  witch      gold 3  hand tavern
Bob  king       crown
Cid  navigator  hand temple
Dan  warlord
bewitched navigator by Ann
call navigator

Cid: gold
= Cid gold 2
Ann? navigator gold, navigator cards, end
Ann! build tavern (cannot-build)
Ann: navigator gold
= Ann gold 7, hand tavern, city -
= Cid gold 2, hand temple
turn Dan

# As Architect the Witch gets the two cards and builds up to three districts in her city.   [classic S086]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch      gold 7  hand tavern temple watchtower prison
Bob  king       crown
Cid  architect  gold 1  hand docks
Dan  warlord
bewitched architect by Ann
deck castle palace manor
call architect

= Cid hand docks
Cid: gold
= Cid gold 3, hand docks
= Ann hand tavern temple watchtower prison castle palace
Ann: build tavern, build temple, build watchtower
Ann! build prison (limit-reached)
= Ann gold 4, hand prison castle palace, city tavern temple watchtower
= Cid gold 3, hand docks, city -
turn Ann as architect

# The bewitched player gets neither coin nor cards, whatever he gathers.   [classic S086, S087]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king       crown
Cid  architect
Dan  warlord
bewitched architect by Ann
deck castle palace manor docks temple
call architect

Cid: cards
Cid? keep castle, keep palace
Cid: keep palace
= Cid hand palace
= Ann hand manor docks
= top temple
turn Ann as architect

# As Alchemist the Witch gets her own gold back at the end.   [classic A18]
profile classic-en, classic-ru
cast witch
Ann  witch      gold 5  hand castle
Bob  king       crown
Cid  alchemist  gold 4  hand manor
Dan  warlord
bewitched alchemist by Ann
call alchemist

Cid: gold
= Cid gold 6
Ann: build castle
= Ann gold 1
Ann: end
= Ann gold 5, city castle
= Cid gold 6, hand manor
turn Dan

# In the French game at once.   [classic A18]
profile classic-fr
cast witch
Ann  witch      gold 5  hand castle
Bob  king       crown
Cid  alchemist  gold 4  hand manor
Dan  warlord
bewitched alchemist by Ann
call alchemist

Cid: gold
Ann: build castle
= Ann gold 5, city castle
Ann: end
= Ann gold 5
= Cid gold 6
turn Dan

# As Diplomat the Witch exchanges a district of her own city, also with the Diplomat's player.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch     gold 3  city tavern watchtower
Bob  king      city castle  crown
Cid  bishop    city docks
Dan  diplomat  city market prison
bewitched diplomat by Ann
call diplomat

Dan! income (cannot-build)
Dan: gold
Ann? income, diplomat Bob castle, diplomat Dan market, diplomat Dan prison, end
Ann! diplomat Cid docks (protected-by-role)
Ann: diplomat Dan market, give tavern, income
= Ann gold 3, city market watchtower
= Dan gold 3, city tavern prison
turn Ann as diplomat

# As Artist the Witch beautifies her own districts with her own gold.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch   gold 2  city tavern temple
Bob  king    crown
Cid  artist  gold 5  city market
Dan  warlord
bewitched artist by Ann
call artist

Cid: gold
Ann? artist tavern, artist temple, end
Ann! artist market (not-there)
Ann: artist tavern, artist temple
= Ann gold 0, city tavern* temple*
= Cid gold 7, city market
turn Ann as artist

# As Thief the Witch names the victim and gets the gold.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  thief    gold 1
Cid  king     gold 5
Dan  merchant gold 2
bewitched thief by Ann
call thief

Bob! thief king (cannot-build)
Bob: gold
Ann? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Ann! thief thief, thief witch (rank-one)
Ann: thief king, end
= Ann gold 5
= Cid gold 0
= Bob gold 3, Dan gold 2
turn Cid

# As Magician the Witch swaps her own hand.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch     hand tavern
Bob  magician  hand docks
Cid  king      hand castle palace
Dan  merchant
bewitched magician by Ann
call magician

Bob: gold
Ann? magician, magician Bob, magician Cid, magician Dan, end
Ann: magician Cid
= Ann hand castle palace
= Cid hand tavern
= Bob hand docks, gold 2
turn Ann as magician

# As Wizard the Witch builds the card she takes and one more, repeating what is in her city.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch   gold 2  hand temple  city tavern
Bob  wizard  hand docks
Cid  king    hand tavern palace
Dan  merchant
bewitched wizard by Ann
call wizard

Bob: gold
Ann: wizard Cid, take tavern, build tavern, build temple
= Ann gold 0, hand -, city tavern tavern temple
= Bob gold 2, hand docks
= Cid hand palace
turn Ann as wizard

# As Abbot the Witch earns for her religious districts and gets a coin of the richest.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch    gold 1  city temple
Bob  king     gold 5  crown
Cid  abbot    gold 2  city monastery church
Dan  merchant
bewitched abbot by Ann
call abbot

Cid! abbot (cannot-build)
Cid: gold
Ann? income, abbot, end
Ann: income, abbot
= Ann gold 3
= Bob gold 4
= Cid gold 4
turn Ann as abbot

# As Warlord the Witch respects Bishop, Keep and completed cities.   [classic A12]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch    gold 3  city watchtower
Bob  king     city tavern temple market church prison manor docks castle  first  crown
Cid  bishop   city barracks
Dan  warlord  city keep trading-post
bewitched warlord by Ann
call warlord

Dan! income (cannot-build)
Dan: gold
Ann! warlord Bob tavern (city-completed), warlord Cid barracks (protected-by-role), warlord Dan keep (protected-by-card)
Ann? income, warlord Ann watchtower, warlord Dan trading-post, end
Ann: warlord Dan trading-post, income
= Ann gold 3, city watchtower
= Dan gold 2, city keep
turn Ann as warlord

# As Tax Collector the Witch is paid by all who build from then on; she pays nothing herself.   [classic A12, A59]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch          gold 3  hand tavern
Bob  tax-collector  gold 1
Cid  king           gold 3  hand temple
Dan  merchant
bewitched tax-collector by Ann
call tax-collector

Bob: gold
= Bob gold 3
Ann: build tavern, end
= Ann gold 2, city tavern
Cid: gold, build temple, end
= Cid gold 3
= Ann gold 3
= Bob gold 3
turn Dan

# With three players the bewitched Tax Collector's own second character pays the Witch.   [classic A12, A59]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch bishop        gold 3  hand tavern
Bob  tax-collector king  gold 1  hand temple
Cid  magician warlord
bewitched tax-collector by Ann
call tax-collector

Bob: gold
Ann: end
Cid: gold, end
Bob: gold, build temple, end
= Bob gold 3
= Ann gold 4
= Cid gold 2
turn Ann bishop
Ann: gold, build tavern, end
= Ann gold 5
= Bob gold 3, Cid gold 2
turn Cid warlord

# A Witch who builds when she resumes pays the Tax Collector at the end of it.   [classic S095]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch          gold 3  hand tavern
Bob  tax-collector
Cid  king           gold 3  hand temple
Dan  merchant
bewitched king by Ann
call king

Cid: gold
= Bob gold 0
Ann: build tavern, end
= Ann gold 1, city tavern
= Bob gold 1
= Cid gold 5
turn Dan

# A Witch with a Poor House may refuse the coin of the Merchant she plays.   [classic A12, A20]
profile classic-ru, classic-fr
cast witch
Ann  witch     city poor-house
Bob  king      crown
Cid  merchant
Dan  warlord
bewitched merchant by Ann
call merchant

Cid: gold
= Cid gold 2
asked Ann take-extra
Ann? accept, pass
Ann: pass
= Ann gold 0
Ann: end
= Ann gold 1
turn Dan

# A bewitched player with a Poor House is not asked, for the coin is not his.   [classic A12, A20]
profile classic-ru, classic-fr
cast witch
Ann  witch
Bob  king      crown
Cid  merchant  city poor-house
Dan  warlord
bewitched merchant by Ann
call merchant

asked Cid gather-only
Cid: gold
= Cid gold 2
= Ann gold 1
turn Ann as merchant
