# The district that the Wizard builds at once is taxed like any other.   [R-2016 165]
profile 2016
cast tax-collector
Ann  wizard  gold 3  hand temple
Bob  thief
Cid  king
Dan  merchant  hand tavern
turn Ann, gathered

Ann: wizard Dan, take tavern, build tavern
= Ann gold 1, tax 1
Ann: build temple
= Ann gold 0, tax 1, city tavern temple
turn Ann
