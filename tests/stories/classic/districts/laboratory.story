# Once per turn the Laboratory gives 1 gold for a card, which goes under the deck.
# [classic S148, A51]
profile classic-en, classic-ru, classic-fr
Ann  bishop    hand tavern castle  city laboratory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? laboratory tavern, laboratory castle, end
Ann! laboratory docks (not-in-hand)
Ann: laboratory castle
Bob hears discarded Ann ?
= Ann gold 1, hand tavern
= bottom castle
Ann! laboratory tavern (used-already)
= Ann gold 1, hand tavern
turn Ann

# The Laboratory can be used before gathering.   [classic A07, S148]
profile classic-en, classic-ru, classic-fr
Ann  bishop    hand tavern  city laboratory
Bob  king
Cid  thief
Dan  warlord
turn Ann

Ann? gold, cards, laboratory tavern
Ann: laboratory tavern
= Ann gold 1, hand -
Ann: gold
= Ann gold 3
turn Ann

# In another turn of the same player it works again.   [classic S148]
profile classic-en, classic-ru, classic-fr
Ann  bishop warlord  hand tavern castle  city laboratory
Bob  king thief
turn Ann bishop, gathered

Ann: laboratory castle, end
Ann: laboratory tavern
= Ann gold 2, hand -
turn Ann warlord

# An empty hand leaves the Laboratory useless.   [classic S148]
profile classic-en, classic-ru, classic-fr
Ann  bishop    city laboratory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! laboratory tavern (not-in-hand)
= Ann gold 0, score 5
turn Ann
