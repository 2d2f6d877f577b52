# A Cardinal who has borrowed has nothing left and pays no tax.   [2016 S165]
profile 2016
cast tax-collector
Ann  cardinal  gold 2  hand castle tavern temple
Bob  thief
Cid  king
Dan  merchant  gold 5
turn Ann, gathered

Ann: cardinal castle, from Dan, give tavern, give temple
= Ann gold 0, hand -, city castle
= Dan gold 3, hand tavern temple
= tax 0
turn Ann

# The tax is not part of what the Cardinal lacks.   [2016 S165]
profile 2016
cast tax-collector
Ann  cardinal  gold 4  hand castle tavern
Bob  thief
Cid  king
Dan  merchant  gold 5
turn Ann, gathered

Ann! cardinal castle (not-short)
Ann: build castle
= Ann gold 0, tax 0
turn Ann
