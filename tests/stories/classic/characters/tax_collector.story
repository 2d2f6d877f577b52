# A player who built gives the Tax Collector 1 gold at the end of the turn, however many districts it were.   [classic S095]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector  gold 1
Cid  king  gold 1  crown
Dan  architect  gold 6  hand tavern market docks
turn Dan

Dan: gold, build tavern
= Dan gold 7
Dan: build market, build docks
= Dan gold 2, city tavern market docks
= Bob gold 1
Dan: end
= Dan gold 1
= Bob gold 2
= Ann gold 0, Cid gold 1, tax 0
Ann hears gave-gold Dan Bob 1
asked Cid pick-character

# Who has no gold left at the end of the turn pays nothing.   [classic S096]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector
Cid  king  gold 3  hand manor  crown
Dan  architect
turn Cid, gathered

Cid: build manor, end
= Cid gold 0, city manor
= Bob gold 0
turn Dan

# The gold at the end of the turn counts, not the gold after building.   [classic S096]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector
Cid  king  gold 3  hand manor  crown
Dan  architect
turn Cid, gathered

Cid: build manor
= Cid gold 0
Cid: income, end
= Cid gold 0, city manor
= Bob gold 1
turn Dan

# Who builds nothing pays nothing.   [classic S095]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector
Cid  king  gold 3  hand manor  crown
Dan  architect
turn Cid, gathered

Cid: end
= Cid gold 3
= Bob gold 0
turn Dan

# An Assassin who has built gives 1 gold as soon as the Tax Collector shows himself.   [classic S097]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 2  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern
= Ann gold 3
Ann: end
= Ann gold 2
= Bob gold 1, revealed tax-collector
Cid hears gave-gold Ann Bob 1
Bob? gold, cards
turn Bob

# An Assassin who has built and has no gold left gives nothing.   [classic S097]
profile classic-en, classic-ru, classic-fr
Ann  assassin  hand market
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build market, end
= Ann gold 0
= Bob gold 0
turn Bob

# An Assassin who has built nothing gives nothing.   [classic S097]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 2  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, end
= Ann gold 4
= Bob gold 0
turn Bob

# What rank 1 built in an earlier round is not asked for again.   [classic S097]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 2  city tavern market
Bob  tax-collector
Cid  king
Dan  architect
call tax-collector

= Ann gold 2
= Bob gold 0
turn Bob

# A Witch who declined and built pays in the English game when the Tax Collector shows himself.   [classic S098, A53]
profile classic-en
ruling witch-may-decline yes
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern
= Ann gold 2
Ann: end
= Ann gold 1
= Bob gold 1
turn Bob

# A Witch who built with her last gold pays nothing.   [classic S098, A53]
profile classic-en
ruling witch-may-decline yes
Ann  witch  hand market
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build market, end
= Ann gold 0, city market
= Bob gold 0
turn Bob

# The English Witch who names somebody has built nothing and pays nothing.   [classic A53]
profile classic-en
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, witch king
= Ann gold 3
= Bob gold 0
turn Bob

# A Witch who declined and built pays nothing in the Russian game: only the Assassin does.   [classic S099, A53]
profile classic-ru
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern, end
= Ann gold 2, city tavern
= Bob gold 0
turn Bob

# In the French game it is the Assassin alone as well.   [classic A53]
profile classic-fr
ruling witch-may-decline yes
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern, end
= Ann gold 2, city tavern
= Bob gold 0
turn Bob

# If the Witch counts like the Assassin, she pays in the Russian game too.   [classic A53]
profile classic-ru
ruling witch-pays-tax-on-reveal yes
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern, end
= Ann gold 1, city tavern
= Bob gold 1
turn Bob

# If only the Assassin counts, the English Witch pays nothing.   [classic A53]
profile classic-en
ruling witch-may-decline yes
ruling witch-pays-tax-on-reveal no
Ann  witch  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern, end
= Ann gold 2, city tavern
= Bob gold 0
turn Bob

# That reading changes nothing for the Assassin.   [classic S097, A53]
profile classic-en
ruling witch-pays-tax-on-reveal no
Ann  assassin  gold 1  hand tavern
Bob  tax-collector
Cid  king
Dan  architect
turn Ann

Ann: gold, build tavern, end
= Ann gold 1, city tavern
= Bob gold 1
turn Bob

# A killed Tax Collector gets nothing from anybody, the Assassin among them.   [classic S100]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 1  hand tavern
Bob  tax-collector
Cid  king  gold 3  hand temple
Dan  bishop
turn Ann

Ann: assassin tax-collector, gold, build tavern, end
= Ann gold 2
turn Cid
Cid: gold, build temple, end
= Cid gold 4
= Ann gold 2
= Bob gold 0
turn Dan

# Nor does anybody pay if nobody has the Tax Collector.   [classic S100]
profile classic-en, classic-ru, classic-fr
cast tax-collector
Ann  assassin  gold 1  hand tavern
Bob  magician
Cid  king  gold 3  hand temple
Dan  bishop
turn Ann

Ann: gold, build tavern, end
Bob: gold, end
Cid: gold, build temple, end
= Ann gold 2, Bob gold 2, Cid gold 4, Dan gold 0, tax 0
turn Dan

# The Tax Collector pays nothing to himself.   [classic S101]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector  gold 3  hand tavern
Cid  king
Dan  bishop
turn Bob

Bob: gold, build tavern, end
= Bob gold 4, city tavern
= Ann gold 0, Cid gold 0, Dan gold 0
turn Cid

# There is no token to take gold from, and no ability to use.   [classic S101]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector
Cid  king
Dan  bishop
turn Bob, gathered

Bob! tax-collector (not-your-ability), income (not-your-ability)
Bob? end
turn Bob

# The last builder of the round pays before the next round begins.   [classic S095]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  tax-collector
Cid  king  gold 3  hand temple  crown
Dan  warlord  gold 3  hand tavern
turn Dan, gathered

Dan: build tavern, end
= Dan gold 1
= Bob gold 1, round 2
asked Cid pick-character

# With three players each turn in which one builds costs 1 gold, and nobody pays himself.   [classic A59]
profile classic-en, classic-ru, classic-fr
Ann  assassin tax-collector  gold 2  hand tavern
Bob  magician bishop  gold 6  hand temple church
Cid  king warlord
turn Ann assassin

Ann: gold, build tavern, end
= Ann gold 3
turn Ann tax-collector
Ann: gold, end
= Ann gold 5
Bob: gold, build temple, end
= Bob gold 6
= Ann gold 6
turn Cid king
Cid: gold, end
turn Bob bishop
Bob: gold, build church, end
= Bob gold 5
= Ann gold 7
= Cid gold 2
turn Cid warlord

# A player with two characters pays no tax to himself in the later turn either.   [classic A59]
profile classic-en, classic-ru, classic-fr
Ann  tax-collector bishop  gold 3  hand temple
Bob  king warlord
turn Ann bishop, gathered

Ann: build temple
Ann: end
= Ann gold 2, city temple
= Bob gold 0
turn Bob warlord

# Between two players the other one pays, as rank 1 on the reveal and later at the end of the turn.
# [classic A59, S097]
profile classic-en, classic-ru, classic-fr
Ann  tax-collector magician
Bob  assassin warlord  gold 3  hand tavern temple
turn Bob assassin

Bob: gold, build tavern, end
= Bob gold 3
= Ann gold 1
Ann: gold, end
Ann: gold, end
Bob: gold, build temple, end
= Bob gold 3, city tavern temple
= Ann gold 6
asked Ann pick-character
