# A district may be built by destroying the Framework instead of paying, within the limit.
# [2016 S229, S230, R-2016 178]
profile 2016
Ann  bishop    gold 1  hand palace tavern  city framework manor
Bob  merchant  gold 3
Cid  king
Dan  thief
turn Ann, gathered

Ann? build palace by framework, build tavern, build tavern by framework, end
Ann! build palace (too-expensive)
Ann! build palace by manor (not-there)
Ann! build manor* (not-in-hand)
Ann: build palace by framework
Bob hears given-up Ann framework
Bob hears destroyed Ann framework
Bob hears built Ann palace
= Ann gold 1, hand tavern, city manor palace
= Bob gold 3, city -
= bottom framework
Ann! build tavern (limit-reached)
Ann! build tavern by framework (not-there)
turn Ann

# Nothing is built by the Framework before gathering.   [R-2016 49]
profile 2016
Ann  bishop    hand palace  city framework
Bob  merchant
Cid  king
Dan  thief
turn Ann

Ann? gold, cards
Ann! build palace by framework (gather-first)
Ann: gold
Ann? build palace by framework, end
turn Ann

# The Framework lifts no ban: no second district of a name, and no Secret Vault.
# [R-2016 50, R-2016 52, R-2016 208]
profile 2016
Ann  bishop    hand manor secret-vault  city framework manor
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build manor by framework (duplicate)
Ann! build secret-vault by framework (never-built)
= Ann hand manor secret-vault, city framework manor
turn Ann

# A Framework in another city cannot be given up.   [R-2016 178]
profile 2016
Ann  bishop    hand palace
Bob  merchant  city framework
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build palace by framework (not-there)
= Bob city framework
turn Ann

# The Framework may be given up from a completed city.   [2016 A04, R-2016 180]
profile 2016
Ann  bishop    hand palace  city framework manor castle market harbor watchtower prison  first
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build palace by framework, end
Ann: build palace by framework
= Ann gold 0, hand -, city manor castle market harbor watchtower prison palace, completed, first
= bottom framework
turn Ann

# Under the other reading on the Armory, too, the Framework may be given up from a completed city.
# [2016 A04]
profile 2016
ruling armory-from-completed-city yes
Ann  bishop    hand palace  city framework manor castle market harbor watchtower prison  first
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build palace by framework
= Ann districts 7, completed
turn Ann
