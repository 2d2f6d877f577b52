# An exchanged Museum keeps the cards under it: they count for, and are seen by, its new owner.
# [2016 S256, A26, R-2016 195, R-2016 196]
profile 2016
Ann  diplomat  city castle
Bob  king      city museum  museum tavern docks manor
Cid  bishop
Dan  thief
turn Ann, gathered

Bob sees Bob museum manor tavern docks
Ann sees Bob museum ? ? ?
= Bob score 7
Ann: diplomat Bob museum
Ann? give castle
Ann: give castle
= Ann gold 0, city museum, museum manor tavern docks, score 7
= Bob gold 0, city castle, museum -, score 4
Ann sees Ann museum manor tavern docks
Bob sees Ann museum ? ? ?
Cid sees Ann museum ? ? ?
turn Ann

# With the other reading, nobody sees the cards under an exchanged Museum.   [2016 A26]
profile 2016
ruling museum-seen-by nobody
Ann  diplomat  city castle
Bob  king      city museum  museum tavern docks manor
Cid  bishop
Dan  thief
turn Ann, gathered

Bob sees Bob museum ? ? ?
Ann: diplomat Bob museum
Ann: give castle
= Ann museum manor tavern docks, score 7
Ann sees Ann museum ? ? ?
Bob sees Ann museum ? ? ?
turn Ann

# A Diplomat who gives their own Museum gives the cards under it.   [2016 S256, R-2016 195]
profile 2016
Ann  diplomat  hand market  city museum  museum tavern
Bob  king      city castle
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: museum market
Ann: diplomat Bob castle
Ann: give museum
= Ann hand -, city castle, score 4
= Bob city museum, museum tavern market, score 6
Ann! museum market (not-there)
turn Ann
