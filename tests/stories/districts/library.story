# With the Library all cards drawn in gathering are kept.   [2016 S248, R-2016 190]
profile 2016
Ann  thief     city library
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks
turn Ann

Ann: cards
= Ann hand tavern castle
= Bob cards 0
= top docks
Bob sees Ann hand ? ?
turn Ann

# With Library and Observatory three cards are drawn and kept.   [R-2016 45, R-2016 190]
profile 2016
Ann  thief     city library observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks manor
turn Ann

Ann: cards
= Ann hand tavern castle docks
= top manor
turn Ann

# A Library built after gathering changes nothing that was gathered before.   [2016 S250, R-2016 46]
profile 2016
Ann  thief     gold 6
Bob  magician
Cid  king
Dan  bishop
deck library docks
turn Ann

Ann: cards
Ann? keep library, keep docks
Ann: keep library
Ann: build library
= Ann gold 0, hand -, city library
= bottom docks
Ann! cards (gathered-already)
turn Ann

# The Library keeps cards of gathering for its owner only.   [R-2016 190]
profile 2016
Ann  thief
Bob  magician  city library
Cid  king
Dan  bishop
deck tavern castle
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep tavern
= Ann hand tavern
= Bob cards 0
= bottom castle
turn Ann
