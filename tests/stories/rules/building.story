# Nobody builds before gathering.   [2016 S030]
profile 2016
Ann  bishop  gold 5  hand tavern
Bob  thief
Cid  king
Dan  warlord
turn Ann

Ann! build tavern (gather-first)
Ann? gold, cards
= Ann gold 5, hand tavern, city -
Ann: gold
Ann? build tavern, end
Ann: build tavern
= Ann gold 6, hand -, city tavern
= Bob gold 0, Cid gold 0, Dan gold 0
turn Ann, gathered

# Gathering is over when a card has been kept; before that nobody builds.   [2016 S030]
profile 2016
Ann  bishop  gold 5  hand tavern
Bob  thief
Cid  king
Dan  warlord
deck docks castle
turn Ann

Ann: cards
Ann! build tavern, build docks
Ann: keep docks
Ann? build tavern, build docks, end
= Ann gold 5, hand tavern docks, city -
turn Ann, gathered

# A district is paid for in full: 2 gold are too little for one that costs 3.   [2016 S033]
profile 2016
Ann  bishop  gold 2  hand docks market
Bob  thief  gold 9
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build docks (too-expensive)
Ann? build market, end
= Ann gold 2, hand docks market, city -
= Bob gold 9
turn Ann, gathered

# Exactly enough gold is enough; the price goes to the bank.   [2016 S033, R-2016 50]
profile 2016
Ann  bishop  gold 3  hand docks
Bob  thief  gold 9
Cid  king
Dan  warlord
turn Ann, gathered

Ann? build docks, end
Ann: build docks
= Ann gold 0, hand -, city docks
= Bob gold 9, Cid gold 0, Dan gold 0
Bob hears built Ann docks, paid Ann 3
turn Ann, gathered

# One district in a turn is the limit.   [2016 S034]
profile 2016
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
= Bob city -, Cid city -, Dan city -
turn Ann, gathered

# The limit holds for one turn: in the next round a district may be built again.   [2016 S034]
profile 2016
Ann  bishop  gold 9  hand tavern temple
Bob  thief
Cid  king  crown
Dan  magician
turn Ann, gathered

Ann: build tavern
~ 0 0 0
Ann: end
Cid: pick king
Dan: pick bishop
Ann: pick merchant
Bob: pick architect
Cid: gold, end
Dan: gold, end
Ann: gold
Ann+ build temple
Ann: build temple
= Ann gold 9, hand -, city tavern temple
turn Ann, gathered

# Only a card in one's own hand can be built.   [2016 S036]
profile 2016
Ann  bishop  gold 9  hand tavern
Bob  thief  hand castle
Cid  king  city manor
Dan  warlord
deck palace
turn Ann, gathered

Ann! build castle (not-in-hand), build manor (not-in-hand), build palace (not-in-hand)
Ann? build tavern, end
= Ann gold 9, hand tavern, city -
= Bob hand castle
= Cid city manor
turn Ann, gathered

# Nobody builds a district that is already in their own city; it may be in another city.
#   [R-2016 52]
profile 2016
Ann  bishop  gold 9  hand tavern market  city tavern
Bob  thief  city market
Cid  king
Dan  warlord
turn Ann, gathered

Ann! build tavern (duplicate)
Ann? build market, end
Ann: build market
= Ann gold 7, hand tavern, city tavern market
= Bob city market
turn Ann, gathered
