# A district is paid for in full: with 3 gold there is no Harbor for 4.   [classic S039]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 3  hand harbor docks
Bob  thief   gold 9
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build harbor (too-expensive)
Ann? build docks, end
= Ann gold 3, hand harbor docks, city -
turn Ann, gathered

# With exactly enough gold the district is built, and the price goes to the bank.   [classic S039]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 4  hand harbor
Bob  thief   gold 9
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build harbor
= Ann gold 0, hand -, city harbor
= Bob gold 9, Cid gold 0, Dan gold 0
Bob hears built Ann harbor, paid Ann 4
turn Ann

# There are two Keeps in the deck, but a city has room for one.   [classic S040]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 9  hand keep tavern  city keep
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build keep (duplicate)
Ann? build tavern, end
= Ann gold 9, hand keep tavern, city keep
turn Ann

# Nobody builds what is already in their own city; it may be in another city.   [classic S040]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 9  hand keep market tavern  city market
Bob  thief   city keep tavern
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build market (duplicate)
Ann? build keep, build tavern, end
Ann: build keep
= Ann gold 6, hand market tavern, city keep market
= Bob city keep tavern
turn Ann

# One district in a turn is the limit for a Bishop.   [classic S041]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 9  hand tavern temple
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann? build tavern, build temple, end
Ann: build tavern
Ann! build temple (limit-reached)
Ann? end
= Ann gold 8, hand temple, city tavern
turn Ann, gathered

# Nobody builds before gathering.   [classic S041, A07]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 5  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle
turn Ann

Ann! build tavern (gather-first)
Ann? gold, cards
Ann: cards
Ann! build tavern, build docks
Ann: keep docks
Ann? build tavern, build docks, end
= Ann gold 5, hand tavern docks, city -
turn Ann, gathered

# Only a card in one's own hand can be built.   [classic S039]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 9  hand tavern
Bob  thief   hand castle
Cid  king    city manor
Dan  warlord
deck palace
turn Ann, gathered

Ann! build castle (not-in-hand), build manor (not-in-hand), build palace (not-in-hand)
Ann? build tavern, end
turn Ann, gathered
