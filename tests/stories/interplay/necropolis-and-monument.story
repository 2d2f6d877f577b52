# A completed city that gives up its Monument keeps its bonus but not its safety.
# [2016 A05, R-2016 238]
profile 2016
Ann  architect  hand necropolis  city monument manor castle docks tavern market  first
Bob  warlord
Cid  king
Dan  thief
turn Ann, gathered

Ann+ build necropolis by monument, build necropolis by manor
Ann: build necropolis by monument
; 3 + 4 + 3 + 1 + 2 + 5 = 18, and 4 for the first completed city
= Ann city manor castle docks tavern market necropolis, completed, first, score 22
= bottom monument
Ann: end
Bob: gold
Bob+ warlord Ann tavern
Bob: warlord Ann tavern
= Ann districts 5, completed, first, score 21
= Bob gold 2
Bob: end
= winner Ann
over

# With the other reading, a city that is smaller again at the end has lost its bonus.   [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus no
Ann  bishop    hand necropolis  city monument manor castle docks tavern market  first
Bob  warlord
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by monument
= Ann districts 6, score 18
turn Ann

# With seven districts beside it the Monument may go without making the city smaller than seven.
# [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus no
Ann  bishop    hand necropolis  city monument manor castle docks tavern market harbor  first
Bob  warlord
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by monument
; 3 + 4 + 3 + 1 + 2 + 4 + 5 = 22, and 4 for the first completed city
= Ann districts 7, score 26
turn Ann
