# A card under the Museum is no card in the hand for the Map Room.   [R-2016 191, R-2016 194]
profile 2016
Ann  thief     hand tavern castle  city museum map-room
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

; 4 + 5 and 2 for the hand
= Ann score 11
Ann: museum tavern
; 4 + 5, 1 for the hand and 1 for the Museum
= Ann hand castle, museum tavern, score 11
turn Ann
