# The eighth district ends the game: the round is played to its end, then points are counted.
# [classic S182]
profile classic-en, classic-ru, classic-fr
Ann  thief     gold 1  hand tavern  city manor castle palace temple church monastery cathedral
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: build tavern
Bob hears completed Ann
= Ann districts 8, completed, first
Ann: end
turn Bob
Bob: gold, end
turn Cid
Cid: gold, end
turn Dan
Dan: gold, end
Ann hears game-ended
= Ann score 28
= winner Ann
over

# With seven districts the game continues, for any number of players.   [classic S182]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 1  hand tavern  city manor castle palace temple church monastery
Bob  king      crown
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: build tavern
= Ann districts 7, not completed
Ann: end
asked Bob pick-character

# With two players it is eight districts too.   [classic S182]
profile classic-en, classic-ru, classic-fr
Ann  warlord king    gold 3  hand tavern market  city manor castle palace temple church monastery  crown
Bob  bishop thief
turn Ann king, gathered

Ann: build tavern
= Ann districts 7, not completed
Ann: end
Bob: gold, end
Ann: gold, build market
= Ann districts 8, completed, first
Ann: end
over

# An Architect may build past the eighth district; all of them count, the bonus once.
# [classic S183, A55]
profile classic-en, classic-ru, classic-fr
Ann  architect  gold 6  hand tavern market docks  city manor castle palace temple church monastery cathedral
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: build tavern
= Ann districts 8, completed, first
Ann: build market, build docks
= Ann gold 0, districts 10, completed, first
Ann: end
Dan: gold, end
; 3 + 4 + 5 + 1 + 2 + 3 + 5 + 1 + 2 + 3 = 29 and 4
= Ann score 33
over

# Not the first any more, such an Architect gets 2 points once.   [classic S183, A55]
profile classic-en, classic-ru, classic-fr
Ann  architect  gold 6  hand tavern market docks  city manor castle palace temple church monastery cathedral
Bob  king      city watchtower prison barracks fortress trading-post harbor town-hall keep
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: build tavern, build market, build docks
= Ann districts 10, completed, not first, score 31
= Bob first
turn Ann

# The Wizard too may pass eight with the second district of the turn.   [classic A55]
profile classic-en, classic-ru, classic-fr
Ann  wizard    gold 3  hand tavern  city manor castle palace temple church monastery cathedral
Bob  king      hand market
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: wizard Bob, take market, build market
= Ann districts 8, first
Ann: build tavern
= Ann gold 0, districts 9, first
turn Ann

# The end that has begun is not undone when the city loses a district.   [classic S185]
profile classic-ru, classic-fr
Ann  bishop    city armory tavern
Bob  king      gold 1  hand docks  city manor castle palace temple church monastery cathedral
Cid  thief
Dan  warlord
turn Bob

Bob: gold, build docks
= Bob completed, first
Bob: end
Ann: gold, armory Bob cathedral, end
= Bob districts 7
Dan: gold, end
over

# An exchange is no building: it neither completes a city nor ends the game.   [classic A62]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  city manor castle palace temple church monastery cathedral
Bob  king      city tavern  crown
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: diplomat Bob tavern, give temple
= Ann districts 7, not completed
= Bob districts 1
Ann: end
asked Bob pick-character

# A killed King shows himself and takes the crown before the points are counted.   [classic S064]
profile classic-en, classic-ru, classic-fr
Ann  assassin  city manor castle palace temple church monastery cathedral docks  crown
Bob  king
Cid  bishop
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Bob crown, revealed king
= Ann no crown
over

# After the end no move is possible.
profile classic-en, classic-ru, classic-fr
Ann  king      gold 1  hand tavern  city manor castle palace temple church monastery cathedral docks
Bob  bishop
Cid  merchant
Dan  thief
over

Ann! gold (game-over)
Ann! build tavern (game-over)
Bob! pick king (game-over)
over
