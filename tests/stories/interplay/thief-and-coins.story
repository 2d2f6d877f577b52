# Coins on beautified districts are not part of the stash: the Thief does not get them.   [2016 S104, R-2016 94]
profile 2016
cast artist
Ann  assassin
Bob  thief
Cid  artist   gold 3  city tavern* docks*
Dan  king
robbed artist by Bob
call artist

= Bob gold 3
= Cid gold 0, city tavern* docks*
turn Cid

# Gold on the token of the Tax Collector is nobody's: the Thief does not get it.   [2016 A17, R-2016 94]
profile 2016
cast tax-collector
Ann  assassin
Bob  thief
Cid  tax-collector  gold 2
Dan  king
tax 5
robbed tax-collector by Bob
call tax-collector

= Bob gold 2
= Cid gold 0
= tax 5
Cid: tax-collector
= Cid gold 5
= Bob gold 2
= tax 0
turn Cid

# The robbed player's Poor House sees the gold that is left when the turn ends.   [R-2016 42, R-2016 93]
profile 2016
Ann  assassin
Bob  thief
Cid  king     gold 3  city poor-house
Dan  warlord
robbed king by Bob
deck tavern castle
call king

= Cid gold 0
= Bob gold 3
Cid: cards, keep tavern, end
= Cid gold 1, hand tavern
= Bob gold 3
turn Dan
