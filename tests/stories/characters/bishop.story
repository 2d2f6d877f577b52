# The Bishop gains 1 gold for each religious district in their city, once.   [R-2016 124]
profile 2016
Ann  bishop  gold 1  city temple cathedral school-of-magic tavern
Bob  thief
Cid  king  city church
Dan  merchant
turn Ann, gathered

Ann? income, end
Ann: income
= Ann gold 4
= Cid gold 0
Ann! income (used-already)
turn Ann

# The Warlord cannot destroy anything in the city of the Bishop.   [R-2016 125]
profile 2016
Ann  bishop  city tavern market
Bob  warlord  gold 5
Cid  king  city market
Dan  thief
turn Ann, gathered

Ann: end
turn Bob
Bob: gold
Bob! warlord Ann tavern (protected-by-role)
Bob! warlord Ann market (protected-by-role)
Bob? warlord Cid market, end
= Ann city tavern market
turn Bob

# The Marshal cannot seize anything from the city of the Bishop.   [R-2016 125]
profile 2016
Ann  bishop  city tavern
Bob  marshal  gold 5
Cid  king  city market
Dan  thief
turn Ann, gathered

Ann: end
Bob: gold
Bob! marshal Ann tavern (protected-by-role)
Bob? marshal Cid market, end
turn Bob

# The Diplomat cannot exchange anything with the city of the Bishop.   [R-2016 125]
profile 2016
Ann  bishop  city tavern
Bob  diplomat  gold 5  city temple
Cid  king  city market
Dan  thief
turn Ann, gathered

Ann: end
Bob: gold
Bob! diplomat Ann tavern (protected-by-role)
Bob? diplomat Cid market, end
turn Bob

# A killed Bishop protects nothing.   [R-2016 126]
profile 2016
Ann  bishop  city tavern
Bob  warlord
Cid  assassin
Dan  merchant
killed bishop
turn Dan, gathered

Dan: end
turn Bob
Bob: gold
Bob? warlord Ann tavern, end
Bob: warlord Ann tavern
= Ann city -, gold 0
= Bob gold 2
turn Bob

# The protection ends with the round.   [R-2016 125, R-2016 233]
profile 2016
Ann  bishop    city tavern  crown
Bob  warlord   city temple
Cid  thief
Dan  merchant
turn Ann, gathered

Ann: end
Dan: gold, end
Bob: gold
Bob! warlord Ann tavern (protected-by-role)
~ 0 0 0
Bob: end
= round 2, faceup assassin thief
Ann? pick king, pick bishop, pick merchant, pick architect, pick warlord
Ann: pick merchant
Bob: pick warlord
Cid: pick king
Dan: pick architect
Cid: gold, end
Ann: gold, end
Dan: gold, end
Bob: gold
Bob? warlord Ann tavern, warlord Bob temple, end
Bob: warlord Ann tavern
= Ann city -
= Bob city temple
turn Bob

# The Armory is no ability of rank 8, and the Bishop does not stop it.   [2016 S151]
profile 2016
Ann  thief
Bob  bishop  city tavern
Cid  king
Dan  merchant  city armory
Eve  warlord
turn Bob, gathered

Bob: end
turn Dan
Dan: gold
Dan? armory Bob tavern, merchant, end
Dan: armory Bob tavern
= Bob city -
= Dan city -, gold 2
turn Dan

# With three players the Bishop protects the whole city until the end of the round.   [2016 S152]
profile 2016
Ann  thief warlord  gold 3
Bob  bishop merchant  city tavern
Cid  king architect  city tavern
turn Bob bishop, gathered

Bob: end
turn Bob
Bob: gold, end
turn Cid
Cid: gold, end
turn Ann
Ann: gold
Ann! warlord Bob tavern (protected-by-role)
Ann? warlord Cid tavern, end
= Bob city tavern
turn Ann

# The Bishop's protection binds also the Warlord of the same player.   [2016 S153, A03]
profile 2016
Ann  thief merchant  city tavern
Bob  bishop warlord  city tavern
Cid  king architect
turn Bob bishop, gathered

Bob: end
Ann: gold, end
Cid: gold, end
turn Bob
Bob: gold
Bob! warlord Bob tavern (protected-by-role)
Bob? warlord Ann tavern, end
= Bob city tavern
turn Bob

# If protection is against other players only, Bishop and Warlord of one player do not clash.
# [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  thief merchant  city tavern
Bob  bishop warlord  city tavern
Cid  king architect
turn Bob bishop, gathered

Bob: end
Ann: gold, end
Cid: gold, end
Bob: gold
Bob? warlord Ann tavern, warlord Bob tavern, end
Bob: warlord Bob tavern
= Bob city -, gold 2
= Ann city tavern
turn Bob

# The district that a Diplomat gives is not touched by the Bishop of the same player.   [2016 A03]
profile 2016
Ann  thief merchant  city market
Bob  bishop diplomat  gold 1  city tavern
Cid  king architect
turn Bob bishop, gathered

Bob: end
Ann: gold, end
Cid: gold, end
Bob: gold, diplomat Ann market, give tavern
= Ann city tavern, gold 3
= Bob city market, gold 2
turn Bob
