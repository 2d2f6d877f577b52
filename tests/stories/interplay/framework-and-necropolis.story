# The Framework may be given up for the Necropolis, as any own district may.
# [R-2016 178, R-2016 197]
profile 2016
Ann  bishop    hand necropolis  city framework tavern
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build necropolis by framework, build necropolis by tavern, end
Ann: build necropolis by framework
= Ann gold 0, hand -, city tavern necropolis
= bottom framework
turn Ann

# A Framework given up for the Necropolis is gone for the next build.   [R-2016 178]
profile 2016
Ann  architect  hand necropolis palace  city framework tavern
Bob  warlord
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build necropolis by framework
Ann? architect, end
Ann! build palace by framework (not-there)
Ann! build palace by tavern (not-there)
= Ann hand palace, city tavern necropolis
turn Ann
