# The French Navigator's turn stops, but it ends: the Park sees an empty hand.   [classic A21]
profile classic-fr
Ann  navigator  city park
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple
turn Ann

Ann: gold, navigator gold
= Ann gold 6, hand tavern docks
turn Dan

# And the Poor House sees an empty purse.   [classic A21]
profile classic-fr
Ann  navigator  city poor-house
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple castle market manor
turn Ann

Ann: cards, keep tavern, navigator cards
= Ann gold 1, hand tavern temple castle market manor
turn Dan

# In the Russian game they wait for the end of the turn.   [classic A21]
profile classic-ru
Ann  navigator  city park
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple
turn Ann

Ann: gold, navigator gold
= Ann gold 6, hand -
Ann: end
= Ann gold 6, hand tavern docks
turn Dan

# With imported districts in the English game too.   [classic A21]
profile classic-en
ruling import-bonus-districts yes
Ann  navigator  city park
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple
turn Ann

Ann: gold, navigator gold
= Ann gold 6, hand -
Ann: end
= Ann gold 6, hand tavern docks
turn Dan

# A Navigator who takes nothing ends the turn like others.   [classic A21]
profile classic-ru, classic-fr
Ann  navigator  city park
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple
turn Ann

Ann: gold, end
= Ann gold 2, hand tavern docks
turn Dan

# Laying a card under the Museum is no building: the Navigator may.   [classic S126]
profile classic-ru
Ann  navigator  hand tavern  city museum
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold, navigator gold
Ann! build tavern (cannot-build)
Ann? museum tavern, end
Ann: museum tavern
= Ann hand -, museum tavern
turn Ann

# The French one may before he takes the 4 gold or cards.   [classic S126, A21]
profile classic-fr
Ann  navigator  hand tavern  city museum
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann? museum tavern, navigator gold, navigator cards, end
Ann: museum tavern, navigator gold
= Ann gold 6, hand -, museum tavern
turn Dan

# Districts are used before gathering as well.   [classic S127, A07]
profile classic-en, classic-ru, classic-fr
Ann  navigator  hand tavern  city laboratory
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann? gold, cards, laboratory tavern
Ann: laboratory tavern
= Ann gold 1, hand -
Ann? gold, cards
turn Ann

# A Smithy after 4 gold works where the turn continues.   [classic S127, A21]
profile classic-en, classic-ru
Ann  navigator  city smithy
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks temple castle
turn Ann

Ann: gold, navigator gold, smithy
= Ann gold 4, hand tavern docks temple
Ann! smithy (used-already)
Ann? end
turn Ann
