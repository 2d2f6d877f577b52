# The Monument counts as two districts for completing the city, but its cost counts once.
# [2016 S253, S254, R-2016 192, R-2016 193]
profile 2016
Ann  architect  gold 5  hand monument tavern  city manor castle temple church
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? architect, build monument, build tavern, end
Ann: build monument
= Ann gold 1, districts 5, not completed, score 14
Ann: build tavern
; 3 + 4 + 1 + 2 + 4 + 1 = 15, and 4 for the first completed city
= Ann gold 0, districts 6, completed, first, score 19
= Bob not completed
turn Ann

# The Monument cannot be built with five or more districts in the city.   [2016 S253, R-2016 192]
profile 2016
Ann  bishop    gold 4  hand monument  city manor castle temple church tavern
Bob  king
Cid  merchant
Dan  thief
turn Ann, gathered

Ann? income, end
Ann! build monument (too-many-districts)
= Ann gold 4, hand monument, districts 5
turn Ann

# With three players a Monument and six other districts complete a city of eight.
# [2016 S255, R-2016 193]
profile 2016
Ann  bishop architect  gold 3  hand tavern market  city monument manor castle temple church
Bob  king thief
Cid  merchant warlord
turn Ann architect, gathered

Ann: build tavern
= Ann districts 6, not completed
Ann: build market
= Ann gold 0, districts 7, completed, first
= Bob not completed
= Cid not completed
turn Ann

# With two players, too, the Monument cannot be built with five districts in the city.
# [R-2016 192]
profile 2016
Ann  bishop architect  gold 4  hand monument  city manor castle temple church tavern
Bob  king thief
turn Ann architect, gathered

Ann? architect, end
Ann! build monument (too-many-districts)
turn Ann

# For everything but completing a city the Monument is one district.   [R-2016 193]
profile 2016
Ann  king      city capitol monument
Bob  bishop
Cid  merchant
Dan  thief
over

; two unique districts are not three
= Ann score 9, districts 2
over
