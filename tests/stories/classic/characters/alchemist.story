# In the Russian game the Alchemist gets the gold back at the end of the turn: until then it is gone.   [classic S121]
profile classic-ru
Ann  alchemist  gold 6  hand university  city smithy
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build university
= Ann gold 0, city smithy university
Ann! smithy (too-expensive)
Ann? end
Ann: end
= Ann gold 6
Bob hears gained Ann 6
turn Dan

# The English book is read the same way.   [classic S122, A18]
profile classic-en
Ann  alchemist  gold 6  hand university  city smithy
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build university
= Ann gold 0, city smithy university
Ann! smithy (too-expensive)
Ann? end
Ann: end
= Ann gold 6
turn Dan

# In the French game the gold is back at once and can be spent on something else.   [classic A18]
profile classic-fr
Ann  alchemist  gold 6  hand university  city smithy
Bob  thief
Cid  king  crown
Dan  architect
deck tavern temple castle
turn Ann, gathered

Ann: build university
= Ann gold 6, city smithy university
Ann: smithy
= Ann gold 3, hand tavern temple castle
Ann: end
= Ann gold 3
turn Dan

# If it comes back at the end, the French Alchemist waits for it too.   [classic A18]
profile classic-fr
ruling alchemist-repaid at-end
Ann  alchemist  gold 6  hand university  city smithy
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build university
= Ann gold 0
Ann! smithy (too-expensive)
Ann: end
= Ann gold 6
turn Dan

# If it comes back at once, the English and the Russian Alchemist can spend it.   [classic A18]
profile classic-en, classic-ru
ruling alchemist-repaid at-once
Ann  alchemist  gold 6  hand university  city smithy
Bob  thief
Cid  king  crown
Dan  architect
deck tavern temple castle
turn Ann, gathered

Ann: build university
= Ann gold 6
Ann: smithy
= Ann gold 4, hand tavern temple castle
Ann: end
= Ann gold 4
turn Dan

# The Alchemist builds nothing for which the gold is not there.   [classic S123]
profile classic-en, classic-ru, classic-fr
Ann  alchemist  gold 3  hand harbor
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann! build harbor (too-expensive)
Ann? end
Ann: end
= Ann gold 3, hand harbor, city -
turn Dan

# With exactly the cost the Alchemist builds and has as much afterwards.   [classic S123]
profile classic-en, classic-ru, classic-fr
Ann  alchemist  gold 4  hand harbor
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build harbor, end
= Ann gold 4, hand -, city harbor
turn Dan

# What was paid for anything but building does not come back.   [classic A18]
profile classic-en, classic-ru
Ann  alchemist  gold 6  hand castle  city smithy
Bob  thief
Cid  king  crown
Dan  architect
deck tavern temple docks
turn Ann, gathered

Ann: smithy, build castle
= Ann gold 0
Ann: end
= Ann gold 4
turn Dan

# The Alchemist builds one district and has no income for trade districts.   [classic A18]
profile classic-en, classic-ru, classic-fr
Ann  alchemist  gold 4  hand market tavern  city docks
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann! income (not-your-ability)
Ann: build market
Ann! build tavern (limit-reached)
Ann: end
= Ann gold 4, city docks market
turn Dan

# An Alchemist who builds nothing gets nothing.   [classic A18]
profile classic-en, classic-ru, classic-fr
Ann  alchemist  gold 4  hand market
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: end
= Ann gold 4
turn Dan

# What comes back is what was really paid: a Factory makes other special districts cheaper.   [classic A58]
profile classic-ru, classic-fr
Ann  alchemist  gold 5  hand university  city factory
Bob  thief
Cid  king  crown
Dan  architect
turn Ann, gathered

Ann: build university, end
= Ann gold 5, city factory university
turn Dan
