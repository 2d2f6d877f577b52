# The Patrician gains 1 card for each noble district in their city, and no gold.   [2016 S149]
profile 2016
Ann  thief  crown
Bob  patrician  city manor palace tavern
Cid  merchant  city castle
Dan  architect
deck docks temple castle
turn Bob, gathered

Bob? income, patrician, end
Bob: income
= Bob gold 0, hand docks temple
= Cid hand -
= top castle
Bob hears drew Bob docks
Ann hears drew Bob ?
Bob! income (used-already)
turn Bob

# The School of Magic brings the Patrician a card as well.   [R-2016 122]
profile 2016
Ann  thief  crown
Bob  patrician  city manor school-of-magic
Cid  merchant
Dan  architect
deck docks temple castle
turn Bob, gathered

Bob: income
= Bob hand docks temple
turn Bob

# If the deck has fewer cards than the Patrician gains, those are all.   [R-2016 228]
profile 2016
Ann  thief  crown
Bob  patrician  city manor palace castle
Cid  merchant
Dan  architect
deck docks only
turn Bob, gathered

Bob: income
= Bob hand docks
= deck 0
Bob! income (used-already)
turn Bob

# From an empty deck the Patrician's income brings nothing and is used up.   [R-2016 228]
profile 2016
Ann  thief  crown
Bob  patrician  gold 1  city manor
Cid  merchant
Dan  architect
deck -
turn Bob, gathered

Bob? income, patrician, end
Bob: income
= Bob gold 1, hand -
Bob! income (used-already)
turn Bob

# The Patrician takes the crown, at the latest when the turn ends.   [R-2016 123]
profile 2016
Ann  thief  crown
Bob  merchant
Cid  patrician
Dan  architect
turn Cid, gathered

Cid? patrician, end
Cid: end
= Cid crown, Ann no crown
turn Bob

# The Patrician may take the crown at any moment of the turn.   [R-2016 123]
profile 2016
Ann  thief  crown
Bob  merchant
Cid  patrician
Dan  architect
turn Cid

Cid: patrician
= Cid crown, Ann no crown
Cid! patrician (nothing-to-gain)
turn Cid

# A killed Patrician shows himself at the end of the round and takes the crown.   [2016 S150]
profile 2016
Ann  assassin  crown
Bob  merchant
Cid  architect
Dan  warlord
Eve  patrician  city manor
killed patrician
deck docks temple
turn Dan, gathered

Dan: end
= Eve crown, hand -
= Ann no crown
Bob hears revealed-role Eve patrician
Bob hears crowned Eve
asked Eve pick-character
