# A Museum destroyed for the Necropolis takes the cards under it along under the deck.
# [2016 S257, R-2016 195, R-2016 197]
profile 2016
Ann  bishop    hand necropolis  city museum tavern  museum castle docks manor
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? museum necropolis, build necropolis by museum, build necropolis by tavern, end
Ann: build necropolis by museum
= Ann hand -, city tavern necropolis, museum -
= bottom museum manor castle docks
turn Ann
