# The tax is due for a Necropolis built by a sacrifice too.   [R-2016 197]
profile 2016
cast tax-collector
Ann  bishop    gold 1  hand necropolis  city tavern
Bob  merchant  gold 1
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by tavern
= Ann gold 0, city necropolis
= Bob gold 1
= tax 1
turn Ann

# Without gold there is no tax for the Necropolis.   [R-2016 60]
profile 2016
cast tax-collector
Ann  bishop    hand necropolis  city tavern
Bob  merchant  gold 1
Cid  king
Dan  thief
turn Ann, gathered

Ann: build necropolis by tavern
= Ann gold 0, city necropolis
= tax 0
turn Ann
