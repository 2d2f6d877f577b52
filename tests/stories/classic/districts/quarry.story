# The owner of the Quarry may build a district that is already in the city.   [classic S174, A50]
profile classic-ru, classic-fr
Ann  bishop    gold 2  hand market  city quarry market
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? build market, end
Ann: build market
= Ann gold 0, city quarry market market
turn Ann

# Imported into the English game, the Quarry does the same.   [classic S174, A50]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    gold 2  hand market  city quarry market
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build market
= Ann gold 0, city quarry market market
turn Ann

# Without the Quarry it is refused.   [classic S174]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 2  hand market  city market
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build market (duplicate)
turn Ann

# In the Russian game one district of the city may be there twice, and no second one.
# [classic A50]
profile classic-ru
Ann  bishop    gold 9  hand market tavern docks  city quarry market market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? build docks, end
Ann! build market (one-repeat)
Ann! build tavern (one-repeat)
= Ann gold 9
turn Ann

# An Architect with the Quarry can repeat one district in the turn, not two.   [classic A50]
profile classic-ru
Ann  architect  gold 9  hand market tavern tavern  city quarry market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build tavern
Ann! build tavern (one-repeat)
Ann! build market (one-repeat)
= Ann city quarry market tavern tavern
turn Ann

# When the repeated district is gone another one may be repeated.   [classic A50]
profile classic-ru
Ann  bishop    gold 2  hand market  city quarry tavern tavern market
Bob  king      city armory
Cid  thief
Dan  warlord
turn Bob, gathered

Bob: armory Ann tavern, end
Ann: gold, build market
= Ann gold 2, city quarry tavern market market
turn Ann

# Imported into the English game, it allows one repeated district too.   [classic A50]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    gold 9  hand market tavern docks  city quarry market market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? build docks, end
Ann! build market (one-repeat)
Ann! build tavern (one-repeat)
turn Ann

# A district that a Wizard has repeated counts as the one.   [classic A50, A28]
profile classic-ru
Ann  bishop    gold 9  hand market  city quarry tavern tavern market
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build market (one-repeat)
turn Ann

# In the French game any number of districts may be repeated, any number of times.   [classic A50]
profile classic-fr
Ann  architect  gold 9  hand market tavern tavern  city quarry market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build tavern, build tavern, build market
= Ann gold 5, city quarry market market tavern tavern tavern
turn Ann

# The Russian game can be turned to any number.   [classic A50]
profile classic-ru
ruling quarry-repeats all
Ann  architect  gold 9  hand market tavern tavern  city quarry market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build tavern, build tavern, build market
= Ann gold 5, city quarry market market tavern tavern tavern
turn Ann

# The French game can be turned to one.   [classic A50]
profile classic-fr
ruling quarry-repeats one
Ann  bishop    gold 9  hand market tavern  city quarry market market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build market (one-repeat)
Ann! build tavern (one-repeat)
turn Ann

# The imported Quarry can be turned to any number as well.   [classic A50]
profile classic-en
ruling import-bonus-districts yes
ruling quarry-repeats all
Ann  bishop    gold 9  hand market tavern  city quarry market market tavern
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? build market, build tavern, end
Ann: build tavern
= Ann city quarry market market tavern tavern
turn Ann

# What was repeated stays when the Quarry is gone; nothing more can be repeated.   [classic A50]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand market tavern  city quarry market market tavern
Bob  king      city armory
Cid  thief
Dan  warlord
turn Bob, gathered

Bob: armory Ann quarry
= Ann city market market tavern
Bob: end
Ann: gold
Ann? end
Ann! build market (duplicate)
Ann! build tavern (duplicate)
turn Ann

# Built in this turn, the Quarry allows a repetition in the same turn.   [classic A50]
profile classic-ru, classic-fr
Ann  architect  gold 7  hand quarry market  city market
Bob  king
Cid  thief
Dan  bishop
turn Ann, gathered

Ann! build market (duplicate)
Ann: build quarry, build market
= Ann gold 0, city quarry market market
turn Ann

# A repeated district scores like any other; the colours are not counted twice.   [classic S174]
profile classic-ru, classic-fr
Ann  king      city quarry market market
Bob  bishop
Cid  thief
Dan  warlord
over

= Ann score 9
over

# For the Diplomat's exchange the Quarry does not help: no second Market comes into the city.
# [classic A24]
profile classic-ru, classic-fr
Ann  diplomat  gold 9  city quarry market tavern
Bob  king      city market
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: diplomat Bob market
asked Ann give-district
Ann? give market
Ann! give tavern (duplicate)
Ann! give quarry (duplicate)
Ann: give market
= Ann gold 9, city quarry market tavern
= Bob gold 0, city market
turn Ann
