# As Alchemist the Witch gets back what she paid for building when the resumed turn ends.   [2016 S072, R-2016 76]
profile 2016
cast witch alchemist
Ann  witch      gold 5  hand castle
Bob  king
Cid  alchemist  gold 4  hand manor
Dan  warlord
bewitched alchemist by Ann
call alchemist

Cid? gold, cards
Cid: gold
= Cid gold 6
Ann: build castle
= Ann gold 1, city castle
Ann: end
= Ann gold 5, city castle
= Cid gold 6, hand manor, city -
turn Dan

# As Trader the Witch builds any number of trade districts and one other.   [R-2016 72]
profile 2016
cast witch trader
Ann  witch   gold 7  hand tavern market temple watchtower
Bob  king
Cid  trader
Dan  warlord
bewitched trader by Ann
call trader

Cid: gold
Ann? build tavern, build market, build temple, build watchtower, end
Ann: build tavern, build temple, build market, income
Ann! build watchtower (limit-reached)
= Ann gold 5, hand watchtower, city tavern market temple
= Cid gold 2
turn Ann as trader

# As Navigator the Witch takes 4 gold or 4 cards and builds nothing.   [2016 S060, R-2016 76]
profile 2016
cast witch navigator
Ann  witch      gold 3  hand tavern stables  city framework
Bob  king
Cid  navigator  hand temple
Dan  warlord
bewitched navigator by Ann
call navigator

Cid? gold, cards
Cid: gold
= Cid gold 2
Ann? navigator gold, navigator cards, end
Ann! build tavern (cannot-build)
Ann! build stables (cannot-build)
Ann! build tavern by framework (cannot-build)
Ann: navigator gold
= Ann gold 7, hand tavern stables
Ann! navigator cards (used-already)
Ann? end
Ann! build tavern (cannot-build)
= Cid gold 2, hand temple
turn Ann as navigator

# As Navigator the Witch may take 4 cards instead.   [2016 S060]
profile 2016
cast witch navigator
Ann  witch
Bob  king
Cid  navigator
Dan  warlord
bewitched navigator by Ann
deck tavern castle docks palace
call navigator

Cid: gold
Ann: navigator cards
= Ann gold 0, hand tavern castle docks palace
Ann? end
turn Ann as navigator

# As Scholar the Witch keeps one of seven cards and may build two districts.   [R-2016 72]
profile 2016
cast witch scholar
Ann  witch    gold 3  hand tavern temple
Bob  king
Cid  scholar
Dan  warlord
bewitched scholar by Ann
deck castle docks palace manor market church prison
call scholar

Cid: gold
Ann: scholar
Ann? keep castle, keep docks, keep palace, keep manor, keep market, keep church, keep prison
Ann: keep market, build tavern, build temple
Ann! build market (limit-reached)
= Ann gold 1, hand market, city tavern temple
turn Ann as scholar

# As Warlord the Witch destroys by the Warlord's rules: not the Keep, and more expensive behind a Great Wall.   [2016 S074, R-2016 72]
profile 2016
cast witch
Ann  witch    gold 3  city barracks
Bob  king     city keep great-wall docks
Cid  bishop   city market
Dan  warlord  city prison
bewitched warlord by Ann
turn Cid, gathered

Cid: end
Dan? gold, cards
Dan: gold
= Dan gold 2
Ann? income, warlord Ann barracks, warlord Bob docks, warlord Dan prison, end
Ann! warlord Bob keep (protected-by-card)
Ann! warlord Cid market (protected-by-role)
Ann! warlord Bob great-wall (too-expensive)
Ann: warlord Bob docks
= Ann gold 0
= Bob city keep great-wall
= bottom docks
Ann: income
= Ann gold 1
= Dan gold 2, city prison
turn Ann as warlord

# One gold less does not suffice against a district behind the Great Wall.   [2016 S074]
profile 2016
cast witch
Ann  witch    gold 2
Bob  king     city great-wall docks
Cid  bishop
Dan  warlord
bewitched warlord by Ann
call warlord

Dan: gold
Ann? end
Ann! warlord Bob docks (too-expensive)
turn Ann as warlord

# As Diplomat the Witch exchanges a district of her own city, also with the bewitched player.   [R-2016 72, R-2016 73]
profile 2016
cast witch diplomat
Ann  witch     gold 3  city tavern
Bob  king      city castle
Cid  bishop
Dan  diplomat  city market
bewitched diplomat by Ann
call diplomat

Dan: gold
Ann? diplomat Bob castle, diplomat Dan market, end
Ann: diplomat Dan market
Ann? give tavern
Ann: give tavern
= Ann gold 2, city market
= Dan gold 3, city tavern
= Bob city castle
turn Ann as diplomat

# As Marshal the Witch seizes for her own city, also from the bewitched player.   [R-2016 72, R-2016 73]
profile 2016
cast witch marshal
Ann  witch    gold 3
Bob  king     city castle
Cid  bishop
Dan  marshal  city docks
bewitched marshal by Ann
call marshal

Dan: gold
Ann? marshal Dan docks, end
Ann! marshal Bob castle (costs-too-much)
Ann: marshal Dan docks
= Ann gold 0, city docks
= Dan gold 5, city -
turn Ann as marshal
