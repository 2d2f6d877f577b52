# In the short game the seventh district completes a city: 4 points for the first, 2 for others.
# [classic S188, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  thief     gold 1  hand tavern  city manor castle palace temple church monastery
Bob  king
Cid  bishop    gold 1  hand watchtower  city market docks harbor town-hall prison barracks
Dan  warlord
turn Ann, gathered

= Ann not completed
Ann: build tavern
= Ann districts 7, completed, first
Ann: end
Bob: gold, end
Cid: gold, build watchtower
= Cid districts 7, completed, not first
Cid: end
Dan: gold, end
; 19 and 4; 2 + 3 + 4 + 5 + 2 + 3 + 1 = 20 and 2
= Ann score 23
= Cid score 22
= Bob score 0, Dan score 0
= winner Ann
over

# A city of seven is safe from the Warlord in the short game.   [classic S079, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  warlord   gold 9  city market docks harbor town-hall prison barracks
Bob  king      city manor castle palace temple church monastery tavern
Cid  thief
Dan  bishop
turn Ann, gathered

Ann! warlord Bob tavern (city-completed)
Ann? warlord Ann market, warlord Ann docks, warlord Ann harbor, warlord Ann town-hall, warlord Ann prison, warlord Ann barracks, income, end
turn Ann

# So is the Warlord's own city of seven from its owner.   [classic S080, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  warlord   gold 9  city market docks harbor town-hall manor castle tavern
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? end
Ann! warlord Ann tavern (city-completed)
turn Ann

# With six districts it is not.   [classic A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  warlord
Bob  king      city manor castle palace temple church monastery
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? warlord Bob temple, end
Ann: warlord Bob temple
= Bob districts 5
turn Ann

# In the long game a city of seven can be attacked.   [classic S078]
profile classic-en, classic-ru, classic-fr
Ann  warlord
Bob  king      city manor castle palace temple church monastery tavern
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? warlord Bob temple, warlord Bob tavern, end
turn Ann

# In the French game to six the sixth district ends the game and protects the city.
# [classic S189, A34]
profile classic-fr
target 6
Ann  thief     gold 1  hand tavern  city manor castle palace temple church
Bob  king
Cid  bishop    gold 1  hand watchtower  city market docks harbor town-hall prison
Dan  warlord   gold 9
turn Ann, gathered

= Ann not completed
Ann: build tavern
= Ann districts 6, completed, first
Ann: end
Bob: gold, end
Cid: gold, build watchtower
= Cid districts 6, completed, not first
Cid: end
Dan: gold
Dan? end
Dan! warlord Ann tavern (city-completed)
Dan: end
; 3 + 4 + 5 + 1 + 2 + 1 = 16 and 4; 2 + 3 + 4 + 5 + 2 + 1 = 17 and 2
= Ann score 20
= Cid score 19
over

# An opened city of a short game counts by its number of districts too.   [classic A31, A34]
profile classic-ru, classic-fr
target 7
Ann  bishop    city armory
Bob  king      city manor castle palace temple church monastery tavern
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: armory Bob castle, end
Dan: gold
Dan? warlord Bob manor, warlord Bob temple, warlord Bob church, warlord Bob monastery, warlord Bob tavern, end
Dan: warlord Bob temple, end
; 3 + 5 + 2 + 3 + 1 = 14 and 4
= Bob score 18
over

# An Architect may pass the number of the short game as well.   [classic A55, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  architect  gold 6  hand tavern market docks  city manor castle palace temple church monastery
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: build tavern, build market, build docks
; 19 + 2 + 3 = 24 and 4
= Ann districts 9, first, score 28
turn Ann
