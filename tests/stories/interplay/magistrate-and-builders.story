# A confiscated trade district of the Trader does not count toward the limit.   [2016 S091, A16, R-2016 84]
profile 2016
cast magistrate trader
Ann  magistrate
Bob  king
Cid  trader   gold 8  hand market docks castle temple
Dan  warlord
warrants trader* king warlord by Ann
turn Cid, gathered

Cid: build market
Ann: confiscate
= Cid gold 8
Cid: build docks, build castle
= Cid gold 1, hand temple, city docks castle
= Ann city market
Cid! build temple (limit-reached)
turn Cid

# With the other reading, it does count: trade districts may follow, but no other.   [2016 A16]
profile 2016
cast magistrate trader
ruling uncounted-stays-uncounted no
Ann  magistrate
Bob  king
Cid  trader   gold 8  hand market docks castle
Dan  warlord
warrants trader* king warlord by Ann
turn Cid, gathered

Cid: build market
Ann: confiscate
Cid! build castle (limit-reached)
Cid: build docks
= Cid gold 5, hand castle, city docks
= Ann city market
turn Cid

# With the other reading, one that was let pass still does not count.   [2016 A16]
profile 2016
cast magistrate trader
ruling uncounted-stays-uncounted no
Ann  magistrate
Bob  king
Cid  trader   gold 8  hand market castle
Dan  warlord
warrants trader* king warlord by Ann
turn Cid, gathered

Cid: build market
Ann: pass
Cid: build castle
= Cid gold 2, city market castle
turn Cid

# With the other reading, confiscated Stables do not count even so.   [2016 A16]
profile 2016
cast magistrate
ruling uncounted-stays-uncounted no
Ann  magistrate
Bob  king
Cid  bishop   gold 4  hand stables church
Dan  merchant
warrants bishop* king merchant by Ann
turn Cid, gathered

Cid: build stables
Ann: confiscate
Cid: build church
= Cid gold 2, city church
= Ann city stables
turn Cid

# What the Wizard builds at once is paid for and can be taken; it does not count toward the limit.   [2016 A16, R-2016 84]
profile 2016
cast magistrate wizard
Ann  magistrate
Bob  king     hand docks
Cid  wizard   gold 4  hand tavern temple
Dan  merchant
warrants wizard* king merchant by Ann
turn Cid, gathered

Cid: wizard Bob, take docks, build docks
asked Ann confiscate
Ann: confiscate
= Cid gold 4, hand tavern temple, city -
= Bob hand -
= Ann city docks
Cid: build tavern
= Cid gold 3, city tavern
Cid! build temple (limit-reached)
turn Cid

# With the other reading, it counts.   [2016 A16]
profile 2016
cast magistrate wizard
ruling uncounted-stays-uncounted no
Ann  magistrate
Bob  king     hand docks
Cid  wizard   gold 4  hand tavern
Dan  merchant
warrants wizard* king merchant by Ann
turn Cid, gathered

Cid: wizard Bob, take docks, build docks
Ann: confiscate
Cid! build tavern (limit-reached)
= Cid gold 4, hand tavern, city -
turn Cid

# A confiscated district is no double for the Wizard's rules: what the Magistrate has cannot be taken.   [R-2016 86]
profile 2016
cast magistrate wizard
Ann  magistrate  city tavern
Bob  king
Cid  wizard   gold 1  hand tavern  city tavern
Dan  merchant
warrants wizard* king merchant by Ann
turn Cid, gathered

Cid: build tavern
= Cid gold 0, city tavern tavern
= Ann city tavern
turn Cid

# The Alchemist has the gold of a confiscated district back already and gets it no second time.   [2016 S093, A34, R-2016 90]
profile 2016
cast magistrate alchemist
Ann  magistrate
Bob  king
Cid  alchemist  gold 4  hand castle
Dan  warlord
warrants alchemist* king warlord by Ann
turn Cid, gathered

Cid: build castle
= Cid gold 0
Ann: confiscate
= Cid gold 4, city -
= Ann city castle
Cid: end
= Cid gold 4
turn Dan

# With the other reading, the Alchemist's refund comes on top.   [2016 A34]
profile 2016
cast magistrate alchemist
ruling confiscated-gold-refunded-once no
Ann  magistrate
Bob  king
Cid  alchemist  gold 4  hand castle
Dan  warlord
warrants alchemist* king warlord by Ann
turn Cid, gathered

Cid: build castle
Ann: confiscate
= Cid gold 4
Cid: end
= Cid gold 8
= Ann city castle, gold 0
turn Dan

# If it is let pass the Alchemist gets the gold back at the end, as ever.   [R-2016 136]
profile 2016
cast magistrate alchemist
Ann  magistrate
Bob  king
Cid  alchemist  gold 4  hand castle
Dan  warlord
warrants alchemist* king warlord by Ann
turn Cid, gathered

Cid: build castle
Ann: pass
= Cid gold 0, city castle
Cid: end
= Cid gold 4
turn Dan

# The Cardinal gets back own and borrowed gold; the cards given stay given.   [2016 S095, A13, R-2016 90]
profile 2016
cast magistrate cardinal
Ann  magistrate
Bob  king
Cid  cardinal  gold 2  hand castle tavern temple
Dan  warlord
Eve  merchant  gold 2
warrants cardinal* king warlord by Ann
turn Cid, gathered

Cid: cardinal castle, from Eve, give tavern, give temple
asked Ann confiscate
= Cid gold 0, hand -
Ann: confiscate
= Cid gold 4, hand -, city -
= Eve gold 0, hand tavern temple
= Ann gold 0, city castle
turn Cid
