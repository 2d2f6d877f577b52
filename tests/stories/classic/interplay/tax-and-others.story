# A Wizard who builds twice in a turn pays the tax once.   [classic S095, S102]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 4  hand temple
Bob  tax-collector
Cid  king  hand tavern
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take tavern, build tavern
= Ann gold 3
= Bob gold 0
Ann: build temple, end
= Ann gold 1, city tavern temple
= Bob gold 1
turn Cid

# The district that the Wizard builds at once is building as well.   [classic S095, S102]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 4
Bob  tax-collector
Cid  king  hand tavern
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take tavern, build tavern, end
= Ann gold 2, city tavern
= Bob gold 1
turn Cid

# A Wizard who only keeps the card pays nothing.   [classic S095, S103]
profile classic-en, classic-ru, classic-fr
Ann  wizard  gold 4
Bob  tax-collector
Cid  king  hand tavern
Dan  merchant
turn Ann, gathered

Ann: wizard Cid, take tavern, keep, end
= Ann gold 4, hand tavern
= Bob gold 0
turn Cid

# An exchange is no building: the Diplomat pays the other player and no tax.   [classic S128, S095]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 3  city tavern
Bob  tax-collector  gold 1
Cid  king  city market  crown
Dan  merchant
turn Ann, gathered

Ann: diplomat Cid market, give tavern, end
= Ann gold 2, city market
= Bob gold 1
= Cid gold 1, city tavern
asked Cid pick-character

# A Diplomat who also built pays the tax for that.   [classic S128, S095]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 4  hand temple  city tavern
Bob  tax-collector  gold 1
Cid  king  city market  crown
Dan  merchant
turn Ann, gathered

Ann: build temple, diplomat Cid market, give tavern, end
= Ann gold 1, city market temple
= Bob gold 2
= Cid gold 1, city tavern
asked Cid pick-character

# A district that the Artist beautified is not built thereby.   [classic S136, S095]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 3  city tavern
Bob  tax-collector
Cid  king  crown
Dan  merchant
turn Ann, gathered

Ann: artist tavern, end
= Ann gold 2, city tavern*
= Bob gold 0
asked Cid pick-character

# The Museum is no building either.   [classic S168, S095]
profile classic-ru, classic-fr
Ann  bishop  gold 3  hand tavern  city museum
Bob  tax-collector
Cid  king  crown
Dan  merchant
turn Ann, gathered

Ann: museum tavern, end
= Ann gold 3
= Bob gold 0
turn Dan

# The tax comes before the Poor House: the last coin goes, and a new one comes.   [classic A19]
profile classic-ru, classic-fr
Ann  bishop  gold 2  hand temple  city poor-house
Bob  tax-collector
Cid  king  crown
Dan  warlord
turn Ann, gathered

Ann: build temple
= Ann gold 1
Ann: end
= Ann gold 1, city poor-house temple
= Bob gold 1
turn Dan

# The coin of the Poor House itself is not taxed.   [classic A19, S096]
profile classic-ru, classic-fr
Ann  bishop  gold 1  hand temple  city poor-house
Bob  tax-collector
Cid  king  crown
Dan  warlord
turn Ann, gathered

Ann: build temple, end
= Ann gold 1
= Bob gold 0
turn Dan

# A player who completes the city pays the tax at the end of that turn too.   [classic S095]
profile classic-en, classic-ru, classic-fr
Ann  warlord  gold 3  hand tavern  city castle manor palace temple church monastery docks
Bob  tax-collector
Cid  king  crown
Dan  merchant
turn Ann, gathered

Ann: build tavern
= Ann gold 2, completed, first
Ann: end
= Ann gold 1
= Bob gold 1
over
