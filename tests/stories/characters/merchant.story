# The Merchant gains 1 gold for each trade district in their city and 1 more, whatever was gathered.
# [2016 S167, S168]
profile 2016
Ann  merchant  city tavern market docks manor
Bob  thief
Cid  king  city harbor
Dan  architect
deck temple church
turn Ann

Ann? gold, cards, income, merchant
Ann: cards
Ann? keep temple, keep church
Ann: keep church
= Ann gold 0, hand church
Ann: income
= Ann gold 3
Ann! income (used-already)
Ann: merchant
= Ann gold 4, hand church
= Cid gold 0
Ann! merchant (used-already)
Ann! income (used-already)
turn Ann

# The Merchant's extra gold does not depend on districts or on gathered gold.   [2016 S167]
profile 2016
Ann  merchant
Bob  thief
Cid  king
Dan  architect
turn Ann

Ann! income (nothing-to-gain)
Ann: merchant
= Ann gold 1
Ann: gold
= Ann gold 3
Ann! merchant (used-already)
Ann? end
turn Ann

# The Merchant may take the extra gold first and build with it.   [2016 S167]
profile 2016
Ann  merchant  hand tavern
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann! build tavern (too-expensive)
Ann: merchant, build tavern, income
= Ann gold 1, hand -, city tavern
turn Ann

# The School of Magic is a trade district for the Merchant's income.   [R-2016 134]
profile 2016
Ann  merchant  city tavern school-of-magic
Bob  thief
Cid  king
Dan  architect
turn Ann, gathered

Ann: income
= Ann gold 2
turn Ann
