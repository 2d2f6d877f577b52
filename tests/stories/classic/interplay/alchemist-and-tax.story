# The Alchemist gets the gold back, then pays the tax, and that does not come back.   [classic A18, A19, S095]
profile classic-en, classic-ru
Ann  alchemist  gold 4  hand castle
Bob  tax-collector
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build castle
= Ann gold 0
Ann: end
= Ann gold 3, city castle
= Bob gold 1
turn Dan

# In the French game the result is the same.   [classic A18, A19, S095]
profile classic-fr
Ann  alchemist  gold 4  hand castle
Bob  tax-collector
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build castle
= Ann gold 4
Ann: end
= Ann gold 3, city castle
= Bob gold 1
turn Dan

# If the gold comes back after everything else, an Alchemist who spent it all pays no tax.   [classic A19]
profile classic-en, classic-ru
ruling end-of-turn-order poor-house-park-alchemist
Ann  alchemist  gold 4  hand castle
Bob  tax-collector
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build castle, end
= Ann gold 4, city castle
= Bob gold 0
turn Dan

# With gold left he pays out of that, in this order too.   [classic A19]
profile classic-en, classic-ru
ruling end-of-turn-order park-poor-house-alchemist
Ann  alchemist  gold 5  hand castle
Bob  tax-collector
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build castle, end
= Ann gold 4, city castle
= Bob gold 1
turn Dan

# A Witch who plays the Alchemist is treated the same way.   [classic A18, A19]
profile classic-en, classic-ru, classic-fr
ruling more-than-two-replaced yes
Ann  witch  gold 4  hand castle
Bob  tax-collector
Cid  alchemist
Dan  architect
bewitched alchemist by Ann
call alchemist

Cid: gold
Ann: build castle, end
= Ann gold 3, city castle
= Bob gold 1
= Cid gold 2
turn Dan
