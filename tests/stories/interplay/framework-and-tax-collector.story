# The tax is due for a district built by the Framework too.   [2016 S214, R-2016 178]
profile 2016
cast tax-collector
Ann  bishop    gold 1  hand palace  city framework
Bob  merchant  gold 1
Cid  king
Dan  thief
turn Ann, gathered

Ann: build palace by framework
= Ann gold 0, city palace
= Bob gold 1
= tax 1
turn Ann

# Without gold after the build by the Framework there is no tax.   [2016 S214]
profile 2016
cast tax-collector
Ann  bishop    hand palace  city framework
Bob  merchant  gold 1
Cid  king
Dan  thief
turn Ann, gathered

Ann: build palace by framework
= Ann gold 0, city palace
= Bob gold 1
= tax 0
turn Ann
