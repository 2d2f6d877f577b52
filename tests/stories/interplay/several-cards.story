# A robbed Warlord who has spent everything pays no tax.   [2016 S280]
profile 2016
preset vicious-nobles
cast tax-collector
Ann  thief     gold 1
Bob  warlord   gold 4  hand watchtower
Cid  merchant  city market
Dan  cardinal
robbed warlord by Ann
call warlord

= Ann gold 5
= Bob gold 0
Bob: gold
Bob: warlord Cid market
= Bob gold 1
= Cid gold 0, city -
Bob: build watchtower
= Ann gold 5
= Bob gold 0, city watchtower
= tax 0
turn Bob

# The Armory destroys the Museum of a waiting Witch, who resumes her turn anyway.
# [2016 S281]
profile 2016
preset cunning-agents
Ann  witch     city museum  museum tavern docks
Bob  emperor
Cid  abbot     city armory
Dan  warlord
bewitched warlord by Ann
turn Cid, gathered

Cid: armory Ann museum
= Ann city -, museum -, hand -
= Cid city -
= bottom armory museum tavern docks
Cid: end
asked Dan gather-only
Dan? gold, cards
Dan: gold
= Dan gold 2
turn Ann
Ann? end
turn Ann

# A beautified Keep is no less a Keep: the Diplomat cannot take it.   [2016 S282]
profile 2016
preset illustrious-emissaries
Ann  witch
Bob  spy
Cid  seer
Dan  diplomat  gold 4  city tavern
Eve  artist    city keep* docks
turn Dan, gathered

Dan? diplomat Eve docks, end
Dan! diplomat Eve keep* (protected-by-card)
= Dan gold 4, city tavern
= Eve city keep* docks
turn Dan

# The School of Magic brings the Patrician a card, as a noble district does.   [2016 S283]
profile 2016
preset ambitious-aristocrats
Ann  magistrate
Bob  thief
Cid  wizard
Dan  patrician  city school-of-magic manor
deck tavern castle docks
turn Dan, gathered

Dan: income
= Dan gold 0, hand tavern castle
= top docks
turn Dan

# Who got the Witch by the Theater plays her when rank 1 is called.   [2016 S284]
profile 2016
preset cunning-agents
Ann  witch
Bob  emperor   city theater
Cid  abbot
Dan  warlord
selected

Bob: theater Ann
= Ann roles emperor, revealed -
= Bob roles witch, revealed witch
asked Bob gather-only
Bob? gold, cards
Bob: gold
asked Bob bewitch
Bob? witch blackmailer, witch magician, witch emperor, witch abbot, witch alchemist, witch architect, witch warlord
Bob: witch emperor
= bewitched emperor
asked Ann gather-only

# A Magistrate who has used up their own limit may still confiscate: that is outside limit and turn.
# [2016 S285, R-2016 58]
profile 2016
Ann  magistrate  gold 1  hand tavern
Bob  bishop      gold 2  hand stables
Cid  king
Dan  thief
turn Ann, gathered

Ann: build tavern
Ann: magistrate bishop, mark king, mark thief
Ann? end
Ann: end
Dan: gold, end
Cid: gold, end
turn Bob
Bob: gold
Bob: build stables
asked Ann confiscate
Ann: confiscate
= Ann gold 0, city tavern stables
= Bob gold 4, hand -, city -
= Cid city -
turn Bob

# A seized Framework serves the Marshal.   [2016 S286, R-2016 40]
profile 2016
Ann  marshal   gold 3  hand palace
Bob  king      city framework
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? marshal Bob framework, end
Ann: marshal Bob framework
= Ann gold 0, city framework
= Bob gold 3, city -
Ann? build palace by framework, end
Ann: build palace by framework
= Ann gold 0, hand -, city palace
turn Ann

# A seized Statue serves the Marshal, if the Marshal's player wears the crown.
# [2016 S286, R-2016 40]
profile 2016
Ann  marshal   gold 3  crown
Bob  king      city statue
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: marshal Bob statue
= Ann gold 0, city statue, score 8
= Bob gold 3, city -, score 0
turn Ann

# A seized Armory serves the Marshal at once.   [2016 S286, R-2016 40]
profile 2016
Ann  marshal   gold 3
Bob  king      city armory
Cid  bishop    city cathedral
Dan  thief
turn Ann, gathered

Ann: marshal Bob armory
= Ann gold 0, city armory
= Bob gold 3, city -
Ann? armory Cid cathedral, end
Ann: armory Cid cathedral
= Ann city -
= Cid gold 0, city -
= bottom armory cathedral
turn Ann

# A city that lost a district before it was completed has to reach the number again.
# [2016 S287, R-2016 238]
profile 2016
Ann  marshal   gold 3
Bob  thief
Cid  king      gold 1  hand manor  city tavern market docks temple church watchtower  crown
Dan  merchant
round 4
turn Ann, gathered

Ann: marshal Cid docks
= Ann gold 0, city docks
= Cid gold 4, districts 5, not completed
~ 0 0 0
Ann: end
= round 5
Cid: pick bishop
Dan: pick king
Ann: pick marshal
Bob: pick architect
turn Dan
Dan: gold, end
turn Cid
Cid: gold, build manor
= Cid gold 3, districts 6, not completed
Cid: end
Bob: gold, end
Ann: gold, end
= round 6
= Cid not completed
asked Dan pick-character

# The richest is who is the richest now: what the Spy has taken counts for the Abbot.   [2016 S288]
profile 2016
Ann  warlord   gold 4
Bob  spy       gold 3
Cid  architect  gold 4
Dan  abbot     gold 5  hand tavern market
Eve  merchant  gold 4
turn Bob, gathered

Bob: spy Dan trade
= Bob gold 5, cards 2
= Dan gold 3, hand tavern market
Bob: end
turn Dan
Dan? gold, cards, abbot Bob
Dan! abbot Ann (not-richest)
Dan: abbot Bob
= Ann gold 4
= Bob gold 4
= Cid gold 4
= Dan gold 4
= Eve gold 4
turn Dan
