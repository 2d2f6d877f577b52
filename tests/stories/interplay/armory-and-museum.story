# A Museum that the Armory destroys takes the cards under it along under the deck.
# [2016 S257, R-2016 195]
profile 2016
Ann  merchant  city armory
Bob  king      city museum  museum docks castle
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: armory Bob museum
= Ann city -
= Bob city -, hand -, museum -, score 0
= bottom armory museum castle docks
Ann hears put-under ?
turn Ann

# The Armory may destroy its owner's Museum; the cards under it do not come back to the hand.
# [R-2016 195]
profile 2016
Ann  merchant  city armory museum  museum docks
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: armory Ann museum
= Ann city -, hand -, museum -
= bottom armory museum docks
turn Ann
