# Who builds the Bell Tower may have the game played to seven districts.
# Seven then end the game, protect a city and bring the points.   [classic S160, A35]
profile classic-ru, classic-fr
Ann  bishop
Bob  thief     gold 5  hand bell-tower  city watchtower prison barracks fortress
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord   gold 9
turn Bob, gathered

Bob: build bell-tower
asked Bob shorten
Bob? shorten, pass
Cid! shorten (not-your-decision)
Bob: shorten
Ann hears shortened Bob 7
nobody hears shortened Bob 7
= Bob gold 0, districts 5, not completed
= Cid districts 6, not completed
turn Bob
Bob: end
Cid: gold
= Cid not completed
Cid: build tavern
Ann hears completed Cid
= Cid districts 7, completed, first
Cid: end
Ann: gold, end
Dan: gold
Dan! warlord Cid tavern (city-completed)
Dan+ warlord Bob watchtower
Dan: end
; 3 + 4 + 5 + 1 + 2 + 3 + 1 = 19 and 4; 1 + 2 + 3 + 5 + 5 = 16
= Ann score 0
= Bob score 16
= Cid score 23
= winner Cid
over

# Who declines leaves the game at eight districts.   [classic S161]
profile classic-ru, classic-fr
Ann  bishop
Bob  thief     gold 5  hand bell-tower  city watchtower prison barracks fortress
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord
turn Bob, gathered

Bob: build bell-tower
Bob: pass
= Bob gold 0, districts 5
turn Bob
Bob: end
Cid: gold, build tavern
= Cid districts 7, not completed
Cid: end
Ann: gold, end
Dan: gold
Dan+ warlord Cid tavern
Dan: end
= round 2
asked Cid pick-character

# A declined Bell Tower is not asked about again.   [classic S161]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand docks  city bell-tower
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build docks
= Ann city bell-tower docks
turn Ann, gathered

# A city that has seven already is completed at once; the round is the last.   [classic S162, A35]
profile classic-ru, classic-fr
Ann  bishop
Bob  king
Cid  thief     gold 5  hand bell-tower  city tavern
Dan  warlord   city manor castle palace temple church monastery cathedral
turn Cid, gathered

= Dan not completed
Cid: build bell-tower
= Dan not completed
Cid: shorten
Ann hears completed Dan
= Dan completed, first
= Cid not completed, not first
Cid: end
Bob: gold, end
Ann: gold, end
Dan: gold
Dan! warlord Dan temple (city-completed)
Dan: end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 = 23 and 4; 1 + 5 = 6
= Dan score 27
= Cid score 6
= winner Dan
over

# Of several cities of seven the one that had seven the earliest is the first.
# The order of play decides, not that of the seats.   [classic S162, A35]
profile classic-ru, classic-fr
Ann  king      gold 1  hand tavern  city manor castle palace temple church monastery
Bob  bishop    gold 5  hand bell-tower
Cid  warlord
Dan  thief     gold 1  hand watchtower  city market docks harbor town-hall prison barracks
turn Dan, gathered

Dan: build watchtower, end
Ann: gold, build tavern, end
= Ann districts 7, not completed
= Dan districts 7, not completed
Bob: gold, build bell-tower, shorten
= Ann completed, not first
= Dan completed, first
Bob: end
Cid: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 + 1 = 19 and 2; 2 + 3 + 4 + 5 + 2 + 3 + 1 = 20 and 4
= Ann score 21
= Bob score 5
= Cid score 0
= Dan score 24
= winner Dan
over

# The other way round, the earlier of the two is the first again.   [classic A35]
profile classic-ru, classic-fr
Ann  thief     gold 1  hand tavern  city manor castle palace temple church monastery
Bob  bishop    gold 5  hand bell-tower
Cid  warlord
Dan  king      gold 1  hand watchtower  city market docks harbor town-hall prison barracks
turn Ann, gathered

Ann: build tavern, end
Dan: gold, build watchtower, end
Bob: gold, build bell-tower, shorten
= Ann completed, first
= Dan completed, not first
Bob: end
Cid: gold, end
= Ann score 23
= Dan score 22
= winner Ann
over

# With the other reading, every city of seven that stands when the Bell Tower is built gets the 4 points.
# A player who comes to seven later gets 2.   [classic A35]
profile classic-ru, classic-fr
ruling bell-tower-bonus everybody
Ann  king      gold 1  hand tavern  city manor castle palace temple church monastery
Bob  bishop    gold 5  hand bell-tower
Cid  warlord   gold 1  hand temple  city manor castle palace church monastery cathedral
Dan  thief     gold 1  hand watchtower  city market docks harbor town-hall prison barracks
turn Dan, gathered

Dan: build watchtower, end
Ann: gold, build tavern, end
Bob: gold, build bell-tower, shorten
= Dan completed, first
= Ann completed
= Cid not completed
Bob: end
Cid: gold, build temple
= Cid completed
Cid: end
; 19 and 4; 20 and 4; 3 + 4 + 5 + 2 + 3 + 5 + 1 = 23 and 2
= Ann score 23
= Bob score 5
= Cid score 25
= Dan score 24
= winner Cid
over

# With this reading, a builder for whom the Bell Tower is the seventh district gets the 4 points as well.
# [classic A35]
profile classic-ru, classic-fr
ruling bell-tower-bonus everybody
Ann  king      city manor castle palace temple church monastery tavern
Bob  bishop    gold 5  hand bell-tower  city market docks harbor town-hall prison barracks
Cid  warlord
Dan  thief
turn Bob, gathered

Bob: build bell-tower, shorten, end
Cid: gold, end
; 19 and 4; 2 + 3 + 4 + 5 + 2 + 3 + 5 = 24 and 4
= Ann completed, score 23
= Bob completed, score 28
over

# With this reading, a city that came to seven only later has 2 points at most, also if it is attacked then.
# [classic A35, A32]
profile classic-ru
ruling bell-tower-bonus everybody
Ann  thief     gold 5  hand bell-tower
Bob  bishop    city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord   city market docks harbor town-hall prison barracks watchtower
turn Ann, gathered

Ann: build bell-tower, shorten, end
= Dan completed, first
Cid: gold, build tavern, end
= Cid completed
Bob: gold, armory Cid tavern, end
Dan: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 = 18 and 2 for the seventh district; 20 and 4
= Cid districts 6, score 20
= Dan score 24
over

# With this reading, the attacked city loses the 2 points where they need the seven districts.
# [classic A35, A32]
profile classic-fr
ruling bell-tower-bonus everybody
Ann  thief     gold 5  hand bell-tower
Bob  bishop    city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord   city market docks harbor town-hall prison barracks watchtower
turn Ann, gathered

Ann: build bell-tower, shorten, end
Cid: gold, build tavern, end
Bob: gold, armory Cid tavern, end
Dan: gold, end
= Cid districts 6, score 18
= Dan score 24
over

# With this reading, those who had seven keep the 4 points when the game becomes longer again.
# [classic A35, A32]
profile classic-ru
ruling bell-tower-bonus everybody
Ann  king      gold 1  hand tavern  city manor castle palace temple church monastery
Bob  bishop    gold 5  hand bell-tower
Cid  warlord   city armory
Dan  thief     gold 1  hand watchtower  city market docks harbor town-hall prison barracks
turn Dan, gathered

Dan: build watchtower, end
Ann: gold, build tavern, end
Bob: gold, build bell-tower, shorten
= Ann score 23
= Dan first, score 24
Bob: end
Cid: gold, armory Bob bell-tower
= Ann score 23
= Dan first, score 24
Cid: end
over

# The Bell Tower as the builder's own seventh district completes the city when it is answered.
# [classic A35]
profile classic-ru, classic-fr
Ann  bishop    gold 5  hand bell-tower  city manor castle palace temple church monastery
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build bell-tower
= Ann districts 7, not completed
Ann: shorten
= Ann completed, first
Ann: end
Dan: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 = 23 and 4
= Ann score 27
= winner Ann
over

# Declined as own seventh district it completes nothing.   [classic S161]
profile classic-ru, classic-fr
Ann  bishop    gold 5  hand bell-tower  city manor castle palace temple church monastery
Bob  king      crown
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, pass
= Ann districts 7, not completed
Ann: end
Dan: gold, end
asked Bob pick-character

# When a city of eight has been completed before, its owner stays the first.   [classic A35]
profile classic-ru, classic-fr
Ann  bishop    gold 5  hand bell-tower
Bob  king      city manor castle palace temple church monastery cathedral tavern
Cid  thief     city market docks harbor town-hall prison barracks watchtower
Dan  warlord
turn Ann, gathered

= Bob first
= Cid not completed
Ann: build bell-tower, shorten
= Bob first
= Cid completed, not first
Ann: end
Dan: gold, end
; 24 and 4; 20 and 2
= Bob score 28
= Cid score 22
over

# In a game to seven there is nothing to shorten, so nobody is asked.   [classic A35]
profile classic-ru, classic-fr
target 7
Ann  bishop    gold 5  hand bell-tower  city manor
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build bell-tower
= Ann gold 0, city manor bell-tower
turn Ann, gathered

# A game to six does not become longer by the Bell Tower.   [classic A35]
profile classic-fr
target 6
Ann  bishop    gold 5  hand bell-tower  city manor castle palace temple church
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build bell-tower
= Ann districts 6, completed, first
turn Ann, gathered

# In the French game it stays short when the Bell Tower is destroyed.   [classic S177, A35]
profile classic-fr
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, shorten, end
Bob: gold, armory Ann bell-tower
= Ann city -
Bob: end
Cid: gold, build tavern
= Cid districts 7, completed, first
Cid: end
Dan: gold
Dan! warlord Cid tavern (city-completed)
Dan: end
; 19 and 4
= Cid score 23
over

# In the other printings the game is played to eight again when the Bell Tower is destroyed.
# [classic S177, A35]
profile classic-ru
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, shorten, end
Bob: gold, armory Ann bell-tower
Cid hears lengthened 8
nobody hears lengthened 8
= Ann city -
Bob: end
Cid: gold, build tavern
= Cid districts 7, not completed
Cid: end
Dan: gold
Dan+ warlord Cid tavern
Dan: end
asked Cid pick-character

# Imported into the English game, the Bell Tower shortens it as well.   [classic A35]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    gold 5  hand bell-tower
Bob  king      city manor castle palace temple church monastery cathedral
Cid  thief
Dan  warlord   gold 9
turn Ann, gathered

Ann: build bell-tower
Ann? shorten, pass
Ann: shorten
= Bob completed, first
Ann: end
Dan: gold
Dan! warlord Bob temple (city-completed)
Dan: end
; 23 and 4
= Bob score 27
over

# The Warlord's attack on the Bell Tower makes the imported game longer again.
# [classic S177, A35]
profile classic-en
ruling import-bonus-districts yes
Ann  thief     gold 5  hand bell-tower
Bob  king      city manor castle palace temple church monastery
Cid  bishop
Dan  warlord   gold 4
turn Ann, gathered

Ann: build bell-tower, shorten, end
Bob: gold, end
Cid: gold, end
Dan: gold, warlord Ann bell-tower
Bob hears lengthened 8
= Dan gold 2
= Ann city -
Dan: end
asked Bob pick-character

# The French game can be turned to that reading.   [classic S177, A35]
profile classic-fr
ruling lost-bell-tower lengthens
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, shorten, end
Bob: gold, armory Ann bell-tower, end
Cid: gold, build tavern
= Cid districts 7, not completed
Cid: end
Dan: gold
Dan+ warlord Cid tavern
Dan: end
asked Cid pick-character

# The Russian game can be turned to the French reading.   [classic S177, A35]
profile classic-ru
ruling lost-bell-tower stays-short
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king      gold 1  hand tavern  city manor castle palace temple church monastery
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, shorten, end
Bob: gold, armory Ann bell-tower, end
Cid: gold, build tavern
= Cid districts 7, completed, first
Cid: end
Dan: gold
Dan! warlord Cid tavern (city-completed)
Dan: end
over

# A longer game does not undo the end that has begun, but seven districts protect no more.
# [classic A35, A31]
profile classic-ru
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king
Dan  warlord
Eve  bishop
Fay  merchant  city manor castle palace temple church monastery cathedral
turn Ann, gathered

Ann: build bell-tower, shorten, end
= Fay completed, first
Bob: gold, armory Ann bell-tower, end
Cid: gold, end
Eve: gold, end
Fay: gold, end
Dan: gold
Dan+ warlord Fay temple
Dan: warlord Fay temple, end
; 3 + 4 + 5 + 2 + 3 + 5 = 22 and 4
= Fay districts 6, score 26
over

# A declined Bell Tower that is destroyed changes nothing.   [classic A35]
profile classic-ru, classic-fr
Ann  thief     gold 5  hand bell-tower
Bob  magician  city armory
Cid  king      city manor castle palace temple church monastery cathedral
Dan  warlord
turn Ann, gathered

Ann: build bell-tower, pass, end
Bob: gold, armory Ann bell-tower, end
= Cid not completed
turn Cid

# Destroyed by the Warlord and bought back, the Bell Tower can be built and answered again.
# [classic A35, A42]
profile classic-ru, classic-fr
Ann  thief     city bell-tower
Bob  king
Cid  artist    gold 4  city graveyard
Dan  warlord   gold 4
turn Dan, gathered

Dan: warlord Ann bell-tower
Cid: reclaim
= Cid gold 3, hand bell-tower
Dan: end
Cid: gold, build bell-tower
asked Cid shorten
Cid: shorten
= Cid gold 0, city graveyard bell-tower
turn Cid

# A Bell Tower received by exchange asks nothing.   [classic A62]
profile classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern
Bob  king      city bell-tower
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: diplomat Bob bell-tower, give tavern
= Ann gold 0, city bell-tower
= Bob gold 4, city tavern
turn Ann, gathered

# An exchanged Bell Tower leaves the shorter game as it is.   [classic A35]
profile classic-ru, classic-fr
Ann  diplomat  gold 4  city tavern manor castle palace temple church monastery
Bob  king
Cid  thief     gold 5  hand bell-tower
Dan  bishop
turn Cid, gathered

Cid: build bell-tower, shorten, end
= Ann completed, first
Bob: gold, end
Dan: gold, end
Ann: gold, diplomat Cid bell-tower, give tavern
= Ann city bell-tower manor castle palace temple church monastery, completed, first
= Cid city tavern
Ann: end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 = 23 and 4
= Ann score 27
over
