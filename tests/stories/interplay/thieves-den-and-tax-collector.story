# The tax for the Thieves' Den is due in gold, from what the cards left over.
# [R-2016 60, R-2016 213]
profile 2016
cast tax-collector
Ann  bishop    gold 5  hand thieves-den tavern market
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern
Ann? pay market, pay gold
Ann: pay market
= Ann gold 0, hand -, city thieves-den
= tax 1
turn Ann

# Who pays the last gold for the Thieves' Den pays no tax.   [R-2016 60]
profile 2016
cast tax-collector
Ann  bishop    gold 5  hand thieves-den tavern market
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern, pay gold
= Ann gold 0, hand market, city thieves-den
= tax 0
turn Ann
