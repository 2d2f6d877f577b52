# A destroyed Museum goes under the deck together with the cards under it.   [2016 S257, R-2016 195]
profile 2016
Ann  warlord   gold 3
Bob  king      city museum  museum tavern docks manor
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? warlord Bob museum, end
Ann: warlord Bob museum
= Ann gold 0, hand -
= Bob city -, hand -, museum -, score 0
= bottom museum manor tavern docks
Ann hears destroyed Bob museum
Ann hears put-under ?
Cid hears put-under ?
turn Ann
