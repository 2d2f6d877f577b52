# The Warlord destroys a district for 1 gold less than its cost; with 3 gold none that costs 5.
#   [classic S076]
profile classic-en, classic-ru, classic-fr
Ann  thief    city fortress castle tavern
Bob  king     city docks
Cid  merchant
Dan  warlord  gold 3
turn Dan, gathered

Dan! warlord Ann fortress (too-expensive), warlord Ann market (not-there)
Dan? warlord Ann castle, warlord Ann tavern, warlord Bob docks, end
= Dan gold 3, Ann city castle tavern fortress
Dan: warlord Ann castle
= Dan gold 0, Ann city tavern fortress
Bob hears destroyed Ann castle
turn Dan

# A district of cost 1 is destroyed for nothing.   [classic S076]
profile classic-en, classic-ru, classic-fr
Ann  thief    city temple market
Bob  king
Cid  merchant
Dan  warlord
turn Dan, gathered

Dan! warlord Ann market (too-expensive)
Dan: warlord Ann temple
= Dan gold 0, Ann city market
turn Dan

# The Warlord may destroy a district of their own city.   [classic S077]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  merchant
Dan  warlord  gold 1  city market
turn Dan, gathered

Dan? warlord Dan market, end
Dan: warlord Dan market
= Dan gold 0, city -, bottom market
turn Dan

# The Warlord destroys nothing in a city of eight districts; one of seven he may attack.
#   [classic S078]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern temple market church prison watchtower docks manor  first
Bob  king     city tavern temple market church prison watchtower docks
Cid  merchant
Dan  warlord  gold 9
turn Dan, gathered

Dan! warlord Ann tavern (city-completed), warlord Ann manor (city-completed)
Dan+ warlord Bob tavern, warlord Bob docks
= Ann districts 8
turn Dan

# In a short game a city of seven districts is safe.   [classic S079, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  thief    city tavern temple market church prison watchtower docks  first
Bob  king     city tavern temple market church prison watchtower
Cid  merchant
Dan  warlord  gold 9
turn Dan, gathered

Dan! warlord Ann tavern (city-completed)
Dan+ warlord Bob tavern
turn Dan

# In the shortest game a city of six districts is safe.   [classic S079, A34]
profile classic-fr
target 6
Ann  thief    city tavern temple market church prison watchtower  first
Bob  king     city tavern temple market church prison
Cid  merchant
Dan  warlord  gold 9
turn Dan, gathered

Dan! warlord Ann tavern (city-completed)
Dan+ warlord Bob tavern
turn Dan

# A Warlord with eight districts spares his own.   [classic S080]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern
Bob  king
Cid  merchant
Dan  warlord  gold 9  city tavern temple market church prison watchtower docks manor  first
turn Dan, gathered

Dan! warlord Dan tavern (city-completed), warlord Dan docks (city-completed)
Dan? income, warlord Ann tavern, end
= Dan districts 8
turn Dan

# After destroying the Warlord builds nothing and destroys nothing more.   [classic S081, A52]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern temple
Bob  king     city watchtower
Cid  merchant
Dan  warlord  gold 5  hand market docks
turn Dan, gathered

Dan+ build market, build docks
Dan: warlord Ann tavern
Dan! warlord Ann temple (turn-closing), warlord Bob watchtower (turn-closing)
Dan! build market (turn-closing), build docks (turn-closing)
Dan? end
= Dan gold 5, hand market docks, city -
= Ann city temple, Bob city watchtower
Dan: end
asked Ann pick-character

# After destroying the Warlord uses no district; only his income is left.   [classic S081, A52]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern
Bob  king
Cid  merchant
Dan  warlord  gold 3  hand market  city laboratory smithy prison
turn Dan, gathered

Dan+ laboratory market, smithy, income, build market
Dan: warlord Ann tavern
Dan! laboratory market (turn-closing), smithy (turn-closing), build market (turn-closing)
Dan! gold (gathered-already), cards (gathered-already)
Dan? income, end
Dan: income
= Dan gold 4, hand market
Dan! income (used-already)
Dan? end
turn Dan

# Building first and destroying afterwards is the order of a Warlord's turn.   [classic S081, A52]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern
Bob  king
Cid  merchant
Dan  warlord  gold 2  hand market
turn Dan, gathered

Dan: build market
Dan? warlord Ann tavern, end
Dan! warlord Dan market (too-expensive)
Dan: warlord Ann tavern
= Dan gold 0, city market, Ann city -
turn Dan

# The Warlord destroys nothing before he has gathered.   [classic A52]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern
Bob  king
Cid  merchant
Dan  warlord  city prison
turn Dan

Dan! warlord Ann tavern (gather-first)
Dan? gold, cards, income
Dan: income, gold
Dan? warlord Ann tavern, warlord Dan prison, end
Dan: warlord Ann tavern
= Dan gold 3, Ann city -
turn Dan

# The Warlord need not destroy.   [classic S081, A09]
profile classic-en, classic-ru, classic-fr
Ann  thief    city tavern
Bob  king
Cid  merchant
Dan  warlord
turn Dan

Dan: gold, end
= Ann city tavern
asked Ann pick-character

# A destroyed Prison goes under the deck.   [classic S082, A30]
profile classic-en, classic-ru, classic-fr
Ann  thief    city prison
Bob  king
Cid  merchant
Dan  warlord  gold 1
deck castle docks only
turn Dan, gathered

Dan: warlord Ann prison
= Ann city -, hand -
= deck 3, top castle docks prison
turn Dan

# The Warlord gains 1 gold for each military district in their city, once.   [classic S077]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king     city prison
Cid  merchant
Dan  warlord  city watchtower fortress school-of-magic tavern
turn Dan, gathered

Dan: income
= Dan gold 3
Dan! income (used-already)
turn Dan
