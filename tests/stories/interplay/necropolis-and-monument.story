# A completed city that loses its Monument to the Necropolis keeps its bonus, but rank 8 may act there again.   [2016 A05, R-2016 238]
profile 2016
Ann  bishop    hand necropolis  city monument manor castle docks tavern market  first
Bob  warlord
Cid  king
Dan  thief
turn Ann, gathered

Ann? build necropolis by monument, build necropolis by manor, build necropolis by castle, build necropolis by docks, build necropolis by tavern, build necropolis by market, end
Ann: build necropolis by monument
; 3 + 4 + 3 + 1 + 2 + 5 = 18, and 4 for the first completed city
= Ann city manor castle docks tavern market necropolis, completed, first, score 22
= bottom monument
turn Ann

# Read otherwise, a city that is smaller again at the end has lost its bonus.   [2016 A05]
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

# With seven districts beside it the Monument may go without making the city smaller than seven.   [2016 A05]
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
