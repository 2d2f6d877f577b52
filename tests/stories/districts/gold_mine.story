# The owner of the Gold Mine gathers 3 gold; everybody else gathers 2.   [2016 S232, R-2016 181]
profile 2016
Ann  thief     city gold-mine
Bob  magician
Cid  king
Dan  bishop
turn Ann

Ann: gold
= Ann gold 3
Ann: end
turn Bob
Bob: gold
= Ann gold 3
= Bob gold 2
turn Bob

# Who gathers cards gets nothing from the Gold Mine.   [2016 S232, R-2016 181]
profile 2016
Ann  thief     city gold-mine
Bob  magician
Cid  king
Dan  bishop
deck tavern castle
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep castle
= Ann gold 0, hand castle
= bottom tavern
turn Ann

# A Gold Mine built after gathering brings nothing this turn.   [R-2016 46]
profile 2016
Ann  thief     gold 4  hand gold-mine
Bob  magician
Cid  king
Dan  bishop
turn Ann

Ann: gold, build gold-mine
= Ann gold 0, city gold-mine
turn Ann
