# With three players a city of seven districts is not completed: the game continues.
# [2016 S289, R-2016 235]
profile 2016
Ann  king thief        city manor castle palace temple church monastery cathedral
Bob  bishop architect  city tavern
Cid  merchant warlord
round 4
close

= Ann not completed
= Bob not completed
= round 5
asked Ann pick-character

# With three players the eighth district completes the city.   [2016 S289, R-2016 235]
profile 2016
Ann  king warlord      gold 1  hand tavern  city manor castle palace temple church monastery cathedral
Bob  bishop architect  city tavern
Cid  merchant thief
turn Ann warlord, gathered

Ann: build tavern
= Ann districts 8, completed, first
= Bob not completed
Ann: end
= winner Ann
over

# With two players as well a city needs eight districts.   [R-2016 235]
profile 2016
Ann  king warlord      gold 3  hand tavern market  city manor castle palace temple church monastery
Bob  bishop architect  city tavern
turn Ann warlord, gathered

Ann: build tavern
= Ann districts 7, not completed
Ann: end
asked Ann pick-character

# With four players the seventh district completes the city.   [R-2016 235]
profile 2016
Ann  warlord   gold 1  hand tavern  city manor castle palace temple church monastery
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

= Ann not completed
Ann: build tavern
= Ann districts 7, completed, first
= Bob not completed
Ann: end
over

# The first to complete a city gets 4 points, everybody else who does 2.
# [2016 S290, R-2016 237, R-2016 239]
profile 2016
Ann  king
Bob  magician   gold 1  hand tavern  city manor castle palace temple church monastery
Cid  bishop
Dan  merchant
Eve  architect  gold 1  hand barracks  city tavern market docks harbor watchtower prison
turn Bob, gathered

Bob: build tavern
= Bob completed, first
= Eve not completed
Bob: end
turn Ann
Ann: gold, end
turn Cid
Cid: gold, end
turn Dan
Dan: gold, end
turn Eve
Eve: gold, build barracks
= Eve districts 7, completed
Eve: end
; 3 + 4 + 5 + 1 + 2 + 3 + 1 = 19 and 4; 1 + 2 + 3 + 4 + 1 + 2 + 3 = 16 and 2
= Ann score 0
= Bob first, score 23
= Cid score 0
= Dan score 0
= Eve score 18
= winner Bob
over

# An Architect may build on in a completed city; what goes beyond the number scores too.
# [2016 S291, R-2016 53]
profile 2016
Ann  architect  gold 3  hand tavern market  city manor castle palace temple church monastery cathedral  first
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

; 3 + 4 + 5 + 1 + 2 + 3 + 5 = 23 and 4
= Ann score 27
Ann: build tavern, build market
= Ann gold 0, districts 9, completed, first, score 30
Ann: end
= Ann score 30
= winner Ann
over

# An Architect who passes the number in one turn has completed the city once.
# [R-2016 53, R-2016 239]
profile 2016
Ann  architect  gold 6  hand tavern market docks  city manor castle palace temple church monastery
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: build tavern
= Ann districts 7, completed, first
Ann: build market, build docks
; 3 + 4 + 5 + 1 + 2 + 3 + 1 + 2 + 3 = 24 and 4
= Ann gold 0, districts 9, first, score 28
Ann: end
over

# A seizure can complete the Marshal's city.   [R-2016 236]
profile 2016
Ann  marshal   gold 1  city manor castle palace temple church monastery
Bob  king      city tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: marshal Bob tavern
= Ann gold 0, districts 7, completed, first
= Bob gold 1, city -, not completed
Ann: end
over

# A confiscation can complete the Magistrate's city and keep the builder's from it.
# [2016 S089, S090, R-2016 236]
profile 2016
Ann  magistrate  city manor castle palace temple church monastery
Bob  architect   gold 1  hand tavern  city market docks harbor watchtower prison barracks
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build tavern
asked Ann confiscate
= Ann not completed
= Bob not completed
Ann: confiscate
= Ann districts 7, completed, first
= Bob gold 1, districts 6, not completed
Bob: end
over

# As long as no city is completed the game continues.   [R-2016 234]
profile 2016
Ann  king      city manor castle palace temple church monastery
Bob  bishop    city tavern
Cid  merchant
Dan  thief
round 9
close

= round 10
= Ann not completed
asked Ann pick-character

# After the end no move is possible.   [2016 S295, R-2016 242]
profile 2016
Ann  king      hand tavern  gold 1  city manor castle palace temple church monastery cathedral  first
Bob  bishop
Cid  merchant
Dan  thief
over

Ann! gold (game-over)
Ann! build tavern (game-over)
Ann! end (game-over)
Bob! pick king (game-over)
= Ann gold 1, hand tavern, districts 7
over
