# The Necropolis built by a sacrifice is taxed if there is gold.   [2016 S214]
profile 2016
cast tax-collector
Ann  merchant  gold 1  hand necropolis  city tavern
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build necropolis by tavern
= Ann gold 0, city necropolis, tax 1
turn Ann

# Without gold a build by the Framework is not taxed.   [2016 S214]
profile 2016
cast tax-collector
Ann  merchant  hand palace  city framework
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build palace by framework
= Ann gold 0, city palace, tax 0
turn Ann

# A Thieves' Den paid for with cards is taxed from the gold that is left.   [2016 S213]
profile 2016
cast tax-collector
Ann  bishop  gold 1  hand thieves-den tavern tavern temple temple church church
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern, pay tavern, pay temple, pay temple, pay church, pay church
= Ann gold 0, hand -, city thieves-den, tax 1
turn Ann
