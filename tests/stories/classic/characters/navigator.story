# After gathering gold the Navigator takes 4 more: 6 in all.   [classic S124]
profile classic-en, classic-ru
Ann  navigator  gold 1
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold, navigator gold
= Ann gold 7, hand -
Ann! navigator gold (used-already), navigator cards (used-already)
Ann? end
Ann: end
= Ann gold 7
turn Dan

# In the French game the turn stops with it.   [classic S124, A21]
profile classic-fr
Ann  navigator  gold 1
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann? navigator gold, navigator cards, end
Ann: navigator gold
= Ann gold 7, hand -
Bob hears turn-ended Ann
turn Dan

# After gathering a card the Navigator takes 4 more without a choice: 5 in all.   [classic S125]
profile classic-en, classic-ru
Ann  navigator
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern castle docks temple market palace manor
turn Ann

Ann: cards, keep castle, navigator cards
= Ann hand castle docks temple market palace, gold 0
= top manor
= bottom tavern
Ann hears drew Ann market
Bob hears drew Ann ?
Ann? end
turn Ann

# In the French game the turn stops after the 4 cards.   [classic S125, A21]
profile classic-fr
Ann  navigator
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern castle docks temple market palace manor
turn Ann

Ann: cards, keep castle, navigator cards
= Ann hand castle docks temple market palace, gold 0
= top manor
= bottom tavern
turn Dan

# Gathering and the extra ones may be of different kinds; Library and Observatory touch the gathering only.
# [classic S125]
profile classic-en, classic-ru
Ann  navigator  city library observatory
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern castle docks temple market palace manor
turn Ann

Ann: gold, navigator cards
= Ann gold 2, hand tavern castle docks temple
= top market
turn Ann

# In the French game they do not change the extra cards either, and the turn stops.   [classic S125, A21]
profile classic-fr
Ann  navigator  city library observatory
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern castle docks temple market palace manor
turn Ann

Ann: gold, navigator cards
= Ann gold 2, hand tavern castle docks temple
= top market
turn Dan

# The Navigator gathers first.   [classic S124]
profile classic-en, classic-ru, classic-fr
Ann  navigator
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann? gold, cards
Ann! navigator gold (gather-first), navigator cards (gather-first), end (gather-first)
turn Ann

# The Navigator builds nothing, before the 4 gold or after.   [classic S126]
profile classic-en, classic-ru
Ann  navigator  gold 3  hand tavern
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann! build tavern (cannot-build)
Ann: navigator gold
Ann! build tavern (cannot-build)
Ann: end
= Ann gold 9, hand tavern, city -
turn Dan

# A Navigator who takes neither builds nothing either.   [classic S126, A21]
profile classic-ru, classic-fr
Ann  navigator  gold 3  hand tavern
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann! build tavern (cannot-build)
Ann? navigator gold, navigator cards, end
Ann: end
= Ann gold 5, hand tavern, city -
turn Dan

# The English Navigator takes one of the two before the turn ends.   [classic S126, A21]
profile classic-en
Ann  navigator  gold 3  hand tavern
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann! end (bonus-first), build tavern (cannot-build)
Ann? navigator gold, navigator cards
Ann: navigator gold, end
= Ann gold 9
turn Dan

# If he need not take, the English Navigator may end without it.   [classic A21]
profile classic-en
ruling navigator-must-take no
Ann  navigator  gold 3
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann? navigator gold, navigator cards, end
Ann: end
= Ann gold 5
turn Dan

# If he must take, so must the Russian one.   [classic A21]
profile classic-ru
ruling navigator-must-take yes
Ann  navigator  gold 3
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann! end (bonus-first)
Ann? navigator gold, navigator cards
Ann: navigator gold
= Ann gold 9
Ann? end
turn Ann

# And so must the French one.   [classic A21]
profile classic-fr
ruling navigator-must-take yes
Ann  navigator  gold 3
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann! end (bonus-first)
Ann? navigator gold, navigator cards
Ann: navigator gold
= Ann gold 9
turn Dan

# With the 4 gold or cards the turn continues: the Laboratory may be used.   [classic S127, A21]
profile classic-en, classic-ru
Ann  navigator  hand tavern  city laboratory
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold, navigator gold
Ann? laboratory tavern, end
Ann: laboratory tavern
= Ann gold 7, hand -
Ann! build tavern
Ann? end
turn Ann

# The French Navigator uses his districts before he takes the 4 gold or cards, or not at all.   [classic A21]
profile classic-fr
Ann  navigator  hand tavern temple  city laboratory
Bob  thief
Cid  king  crown
Dan  warlord
turn Ann

Ann: gold
Ann? laboratory tavern, laboratory temple, navigator gold, navigator cards, end
Ann: laboratory tavern, navigator gold
= Ann gold 7, hand temple
Ann! laboratory temple (not-your-decision), end (not-your-decision)
turn Dan

# What the deck lacks of the 4 cards is not made up for.   [classic A45]
profile classic-en, classic-ru
Ann  navigator
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks only
turn Ann

Ann: gold, navigator cards
= Ann gold 2, hand tavern docks
= deck 0
Ann! navigator gold (used-already)
turn Ann

# Nor is it in the French game.   [classic A45]
profile classic-fr
Ann  navigator
Bob  thief
Cid  king  crown
Dan  warlord
deck tavern docks only
turn Ann

Ann: gold, navigator cards
= Ann gold 2, hand tavern docks
= deck 0
turn Dan
