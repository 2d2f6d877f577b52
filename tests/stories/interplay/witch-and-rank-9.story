# As Queen the Witch is paid if she herself sits beside the player who revealed rank 4.   [2016 A20, R-2016 77]
profile 2016
cast witch queen
Ann  witch
Bob  king
Cid  bishop
Dan  queen
Eve  merchant
bewitched queen by Ann
call queen

Dan? gold, cards
Dan! queen (cannot-build)
Dan: gold
Ann? queen, end
Ann: queen
= Ann gold 3
= Dan gold 2
= Bob gold 0
Ann! queen (used-already)
turn Ann as queen

# As Queen the Witch is not paid for the seat of the bewitched Queen.   [2016 A20, R-2016 77]
profile 2016
cast witch queen
Ann  witch
Bob  bishop
Cid  king
Dan  queen
Eve  merchant
bewitched queen by Ann
call queen

Dan: gold
Ann? end
Ann! queen (nothing-to-gain)
= Ann gold 0
turn Ann as queen

# With the other reading, the seat of the bewitched Queen counts, and the Witch gets the gold.   [2016 A20]
profile 2016
cast witch queen
ruling queen-sits-where-witch-sits no
Ann  witch
Bob  bishop
Cid  king
Dan  queen
Eve  merchant
bewitched queen by Ann
call queen

Dan: gold
Ann? queen, end
Ann: queen
= Ann gold 3
= Dan gold 2
turn Ann as queen

# With the other reading, the seat of the Witch does not count.   [2016 A20]
profile 2016
cast witch queen
ruling queen-sits-where-witch-sits no
Ann  witch
Bob  king
Cid  bishop
Dan  queen
Eve  merchant
bewitched queen by Ann
call queen

Dan: gold
Ann? end
Ann! queen (nothing-to-gain)
turn Ann as queen

# A Queen beside a bewitched King is paid, for he did reveal himself.   [2016 A20, R-2016 77]
profile 2016
cast witch queen
Ann  witch
Bob  bishop
Cid  king
Dan  queen
Eve  merchant
bewitched king by Ann
call king

Cid: gold
Ann: end
Bob: gold, end
Eve: gold, end
Dan? gold, cards, queen
Dan: queen
= Dan gold 3
= Ann gold 0
turn Dan

# A Queen beside the Witch who plays the bewitched King is not paid.   [2016 A20, R-2016 77]
profile 2016
cast witch queen
Ann  witch
Bob  queen
Cid  bishop
Dan  king
Eve  merchant
bewitched king by Ann
call king

Dan: gold
Ann: end
Cid: gold, end
Eve: gold, end
Bob? gold, cards
Bob! queen (nothing-to-gain)
turn Bob

# With the other reading, a Queen beside a bewitched King is paid anyway.   [2016 A20]
profile 2016
cast witch queen
ruling queen-sits-where-witch-sits no
Ann  witch
Bob  bishop
Cid  king
Dan  queen
Eve  merchant
bewitched king by Ann
call queen

Dan? gold, cards, queen
turn Dan

# As Tax Collector the Witch takes the gold on the token and pays no tax.   [2016 S075, A17, R-2016 78]
profile 2016
cast witch tax-collector
Ann  witch          gold 2  hand market
Bob  king
Cid  bishop
Dan  tax-collector  hand tavern
tax 4
bewitched tax-collector by Ann
call tax-collector

Dan? gold, cards
Dan! tax-collector (cannot-build)
Dan: gold
= Dan gold 2
= tax 4
Ann? tax-collector, build market, end
Ann: tax-collector
= Ann gold 6
= tax 0
Ann: build market
= Ann gold 4, hand -, city market
= tax 0
= Dan gold 2
turn Ann as tax-collector

# With the other reading, the Witch pays the tax when she builds as Tax Collector.   [2016 A17]
profile 2016
cast witch tax-collector
ruling witch-as-tax-collector-taxed yes
Ann  witch          gold 2  hand market
Bob  king
Cid  bishop
Dan  tax-collector
tax 4
bewitched tax-collector by Ann
call tax-collector

Dan: gold
Ann: tax-collector, build market
= Ann gold 3, city market
= tax 1
turn Ann as tax-collector

# With the other reading, the Tax Collector's own player still pays none.   [2016 A17]
profile 2016
cast witch tax-collector
ruling witch-as-tax-collector-taxed yes
Ann  witch
Bob  king
Cid  bishop
Dan  tax-collector  gold 3  hand market
turn Dan, gathered

Dan: build market
= Dan gold 1, city market
= tax 0
turn Dan

# As any other character the Witch pays the tax for what she builds.   [R-2016 72]
profile 2016
cast witch tax-collector
Ann  witch          gold 3  hand market
Bob  king
Cid  bishop
Dan  tax-collector
bewitched king by Ann
call king

Bob: gold
Ann: build market
= Ann gold 0, city market
= tax 1
turn Ann as king

# As Artist the Witch beautifies her own districts.   [R-2016 72, R-2016 73]
profile 2016
cast witch artist
Ann  witch   gold 2  city tavern temple
Bob  king
Cid  bishop
Dan  artist  city docks
bewitched artist by Ann
call artist

Dan: gold
Ann? artist tavern, artist temple, end
Ann: artist tavern
= Ann gold 1, city tavern* temple
= Dan gold 2, city docks
turn Ann as artist
