# With the Observatory three cards are drawn; two go under the deck in the order chosen.
# [2016 S249, A09, R-2016 199, R-2016 229]
profile 2016
Ann  thief     city observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks manor
turn Ann

Ann: cards
= Ann holds tavern castle docks
Bob sees Ann holds ? ? ?
Ann? keep tavern, keep castle, keep docks
Ann! keep manor (not-there)
Ann: keep castle
asked Ann order-under-deck
Ann? under tavern, under docks
Ann: under docks
Bob hears put-under Ann ?
= Ann gold 0, hand castle
= Bob cards 0
= top manor
= bottom docks tavern
turn Ann

# With the other reading, the cards that go under the deck together are in random order.   [2016 A09]
profile 2016
ruling order-under-deck random
Ann  thief     city observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks manor
turn Ann

~ 1
Ann: cards, keep castle
= Ann hand castle
= bottom docks tavern
turn Ann

# The other outcome of chance lays the two cards the other way round.   [2016 A09]
profile 2016
ruling order-under-deck random
Ann  thief     city observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle docks manor
turn Ann

~ 0
Ann: cards, keep castle
= Ann hand castle
= bottom tavern docks
turn Ann

# The order of two cards of the same name is asked for too, so that nobody learns of it.   [R-2016 229]
profile 2016
Ann  thief     city observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle tavern
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep castle
Ann? under tavern
Ann: under tavern
= Ann hand castle
= bottom tavern tavern
turn Ann

# From a deck of two cards the owner of the Observatory draws two and keeps one.
# [2016 A08, R-2016 48]
profile 2016
Ann  thief     city observatory
Bob  magician
Cid  king
Dan  bishop
deck tavern castle only
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep tavern
= Ann hand tavern
= deck 1
turn Ann
