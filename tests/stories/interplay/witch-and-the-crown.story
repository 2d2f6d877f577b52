# A bewitched Patrician takes the crown himself; the income is the Witch's.   [2016 S061, R-2016 71]
profile 2016
cast witch patrician
Ann  witch      city manor castle
Bob  thief
Cid  patrician  city palace
Dan  merchant
Eve  warlord    crown
bewitched patrician by Ann
deck tavern temple docks
call patrician

= Cid crown
= Eve no crown
Ann hears crowned Cid
Cid? gold, cards
Cid: gold
= Cid gold 2, hand -
Ann? income, end
Ann! patrician (not-your-ability)
Ann: income
= Ann gold 0, hand tavern temple
Ann: end
= Cid crown
= Ann no crown
turn Dan

# A bewitched King takes the crown himself; the Witch never does.   [R-2016 71]
profile 2016
cast witch
Ann  witch    city castle
Bob  thief
Cid  king     city manor palace
Dan  merchant
Eve  warlord  crown
bewitched king by Ann
call king

= Cid crown
= Eve no crown
Cid: gold
= Cid gold 2
Ann? income, end
Ann! king (not-your-ability)
Ann: income, end
= Ann gold 1, no crown
= Cid gold 2, crown
turn Dan

# A bewitched King who wears the crown keeps it.   [R-2016 71, R-2016 116]
profile 2016
cast witch
Ann  witch
Bob  thief
Cid  king     crown
Dan  merchant
bewitched king by Ann
call king

Cid: gold
Ann: end
= Cid crown
= Ann no crown
turn Dan

# A Witch who wears the crown loses it to the King she bewitched.   [R-2016 71]
profile 2016
cast witch
Ann  witch    crown
Bob  thief
Cid  king
Dan  merchant
bewitched king by Ann
call king

= Ann no crown
= Cid crown
Cid: gold
Ann: end
= Cid crown
turn Dan

# If nobody has the bewitched King, no crown moves.   [R-2016 71, R-2016 79]
profile 2016
cast witch
Ann  witch
Bob  thief
Cid  bishop   crown
Dan  merchant
bewitched king by Ann
call king

turn Cid
= Cid crown
= Ann no crown
turn Cid

# As Emperor the Witch hands on the crown and takes the gold; she must do it.   [2016 S062, S063, A19, R-2016 74]
profile 2016
cast witch emperor
Ann  witch    city manor
Bob  thief    gold 1  hand tavern docks temple
Cid  emperor  city castle palace
Dan  merchant
Eve  warlord  crown
bewitched emperor by Ann
call emperor

= Eve crown
Cid? gold, cards
Cid: gold
= Cid gold 2, no crown
Ann? income, emperor Bob, emperor Cid, emperor Dan
Ann! end (crown-first)
Ann! emperor Ann (yourself)
Ann! emperor Eve (crown-stays)
Ann: emperor Bob
= Bob crown
= Eve no crown
Ann? take gold, take card
Ann! pass
Ann: take gold
= Bob gold 0, hand tavern docks temple
= Ann gold 1, hand -
Ann: income, end
= Ann gold 2
= Cid gold 2, no crown
turn Dan

# As Emperor the Witch may give the crown to the bewitched Emperor's player.   [2016 S063, A19]
profile 2016
cast witch emperor
Ann  witch
Bob  thief
Cid  emperor  hand tavern
Dan  merchant
Eve  warlord  crown
bewitched emperor by Ann
call emperor

Cid: gold
Ann: emperor Cid
= Cid crown
Ann? take gold, take card
Ann: take card
= Cid gold 2, hand -
= Ann gold 0, hand tavern
Bob hears took-card Ann Cid ?
Cid hears took-card Ann Cid tavern
turn Ann as emperor

# As Emperor the Witch may not give it to him if he wears it already.   [2016 S063, A19]
profile 2016
cast witch emperor
Ann  witch
Bob  thief
Cid  emperor  crown
Dan  merchant
bewitched emperor by Ann
call emperor

Cid: gold
Ann? emperor Bob, emperor Dan
Ann! emperor Cid (crown-stays)
turn Ann as emperor

# As Emperor the Witch gives away her own crown.   [2016 S063, A19]
profile 2016
cast witch emperor
Ann  witch    crown
Bob  thief
Cid  emperor
Dan  merchant
bewitched emperor by Ann
call emperor

Cid: gold
Ann? emperor Bob, emperor Cid, emperor Dan
Ann! emperor Ann (yourself)
Ann: emperor Bob
= Bob crown, gold 0, hand -
= Ann no crown
turn Ann as emperor
