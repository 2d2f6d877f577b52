# Costs, 3 points for five colours and 4 for the first completed city make the score.
# [classic S181]
profile classic-en, classic-ru, classic-fr
Ann  king      city temple castle market prison university keep cathedral palace  first
Bob  bishop
Cid  merchant
Dan  thief
over

; 1 + 4 + 2 + 2 + 8 + 3 + 5 + 5 = 30
= Ann score 37
= Bob score 0, Cid score 0, Dan score 0
= winner Ann
over

# The first to have eight gets 4 points, each player who follows in the same round gets 2.   [classic S182]
profile classic-en, classic-ru, classic-fr
Ann  thief     gold 1  hand tavern  city manor castle palace temple church monastery cathedral
Bob  king
Cid  bishop    gold 1  hand watchtower  city market docks harbor town-hall prison barracks keep
Dan  warlord
turn Ann, gathered

Ann: build tavern, end
Bob: gold, end
Cid: gold, build watchtower
= Cid completed, not first
Cid: end
Dan: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 + 1 = 24 and 4; 2 + 3 + 4 + 5 + 2 + 3 + 3 + 1 = 23 and 2
= Ann score 28
= Cid score 25
= Bob score 0, Dan score 0
= winner Ann
over

# Four colours bring nothing, five 3 points.   [classic S181]
profile classic-en, classic-ru, classic-fr
Ann  king      city manor temple tavern watchtower keep
Bob  bishop    city manor temple tavern watchtower
Cid  merchant
Dan  thief
over

= Ann score 12
= Bob score 6
over

# Gold and cards in the hand bring nothing by themselves; a coin of the Artist brings 1.
# [classic S136]
profile classic-en, classic-ru, classic-fr
Ann  king      gold 20  hand palace cathedral  city tavern
Bob  bishop    city tavern*
Cid  merchant
Dan  thief
over

= Ann score 1
= Bob score 2
= winner Bob
over

# The first to have eight keeps the 4 points when a Powder House takes a district; the game ends.
# [classic S185, A32]
profile classic-ru, classic-fr
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief
Dan  warlord
turn Bob

Bob: gold, build docks, end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 + 3 = 26 and 4
= Bob first, score 30
Ann: gold, armory Bob cathedral, end
= Bob districts 7, first, score 25
Dan: gold, end
= Bob score 25
over

# So it is with the imported Powder House.   [classic S185, A32]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral, end
= Bob districts 7, first, score 25
Dan: gold, end
= Bob score 25
over

# In the French game the 2 points need the eight districts at the end: lost with the eighth.
# [classic S184, A32]
profile classic-fr
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Bob

= Cid first
Bob: gold, build docks, end
; 26 and 2
= Bob completed, not first, score 28
Ann: gold, armory Bob cathedral, end
Dan: gold, end
= Bob districts 7, score 21
over

# In the Russian game they are for having built the eighth, and stay.   [classic A32]
profile classic-ru
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral, end
Dan: gold, end
= Bob districts 7, score 23
over

# In the English game they stay as well.   [classic A32]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral, end
Dan: gold, end
= Bob districts 7, score 23
over

# With nine districts the French city can lose one and keep the 2 points.   [classic S184, A32]
profile classic-fr
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral keep
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress  first
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral, end
Dan: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 + 3 + 3 = 24 and 2
= Bob districts 8, score 26
over

# Each book can be turned to the reading that a shrunk city keeps its 2 points.   [classic A32]
profile classic-ru, classic-fr
ruling shrunk-city-keeps-bonus yes
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral
= Bob districts 7, score 23
turn Ann

# Each book can be turned to the reading that only the first keeps it: here the second loses it.
# [classic A32]
profile classic-ru, classic-fr
ruling shrunk-city-keeps-bonus first-only
Ann  bishop    city armory
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Bob

Bob: gold, build docks, end
Ann: gold, armory Bob cathedral
= Bob districts 7, score 21
turn Ann

# With this reading, the first keeps the 4 points.   [classic A32]
profile classic-ru, classic-fr
ruling shrunk-city-keeps-bonus first-only
Ann  bishop    city armory
Bob  king      city manor castle palace temple church monastery cathedral docks
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: armory Bob cathedral
= Bob districts 7, score 25
turn Ann

# Each book can be turned to the reading that every shrunk city loses its points.   [classic A32]
profile classic-ru, classic-fr
ruling shrunk-city-keeps-bonus no
Ann  bishop    city armory
Bob  king      city manor castle palace temple church monastery cathedral docks
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress  first
Dan  warlord
turn Ann, gathered

= Bob score 28
Ann: armory Bob cathedral
= Bob score 21
; 1 + 2 + 4 + 5 + 1 + 2 + 3 + 5 = 23 and 4
= Cid score 27
turn Ann

# With this reading, also the first loses the 4 points, and nobody else gets them.   [classic A32]
profile classic-ru, classic-fr
ruling shrunk-city-keeps-bonus no
Ann  bishop    city armory
Bob  king      city manor castle palace temple church monastery cathedral docks  first
Cid  thief     city tavern market harbor town-hall watchtower prison barracks fortress
Dan  warlord
turn Ann, gathered

= Bob score 30
= Cid score 25
Ann: armory Bob cathedral
= Bob score 21
= Cid score 25
Ann: end
Dan: gold, end
= winner Cid
over

# The English game can be turned to that reading too.   [classic A32]
profile classic-en
ruling import-bonus-districts yes
ruling shrunk-city-keeps-bonus no
Ann  bishop    city armory
Bob  king      city manor castle palace temple church monastery cathedral docks
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: armory Bob cathedral
= Bob first, score 21
turn Ann

# In the game of 2016 too the bonus may be read to stay with the first only.   [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus first-only
Ann  diplomat  city monument temple market church prison docks  first
Bob  thief  city tavern watchtower trading-post barracks manor castle
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 18, Bob score 14
Ann: diplomat Bob castle, give monument
; 4 + 1 + 2 + 2 + 2 + 3 = 14, and the 4 points stay
= Ann districts 6, first, score 18
= Bob completed, score 16
Ann: end
over

# With this reading, a second city that is smaller again loses its 2 points.   [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus first-only
Ann  diplomat  city monument temple market church prison docks
Bob  thief  city tavern castle
Cid  king   city manor palace monastery cathedral trading-post harbor watchtower  first
Dan  merchant
turn Ann, gathered

= Ann completed, score 16
Ann: diplomat Bob castle, give monument
= Ann score 14
turn Ann

# Filled up again before the end, the French city has its 2 points again.   [classic A32]
profile classic-fr
Ann  thief magician    city armory
Bob  king warlord      gold 3  hand docks  city manor castle palace temple church monastery cathedral tavern
Cid  bishop architect  city market harbor town-hall watchtower prison barracks fortress keep  first
turn Ann magician, gathered

= Bob completed, score 26
Ann: armory Bob tavern
= Bob score 23
Ann: end
Bob: gold, build docks
; 3 + 4 + 5 + 1 + 2 + 3 + 5 + 3 = 26 and 2
= Bob districts 8, score 28
turn Bob
