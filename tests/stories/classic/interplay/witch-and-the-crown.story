# A bewitched King takes the crown himself; the Witch earns for her own noble districts.   [classic S088]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch  city manor castle tavern
Bob  thief
Cid  merchant  crown
Dan  king   city palace
bewitched king by Ann
call king

= Dan crown
= Cid no crown
Bob hears crowned Dan
Dan? gold, cards
Dan! income (cannot-build)
Dan: gold
= Dan gold 2
Ann? income, end
Ann: income
= Ann gold 2
Ann: end
= Dan gold 2, crown
= Ann no crown
turn Cid

# A Witch who wears the crown loses it to the King she bewitched.   [classic S088]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch  crown
Bob  thief
Cid  merchant
Dan  king
bewitched king by Ann
call king

= Dan crown
= Ann no crown
Dan: gold
Ann: end
= Dan crown
turn Cid

# If nobody has the bewitched King, the crown rests.   [classic S088]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  thief
Cid  merchant  crown
Dan  bishop
bewitched king by Ann
call king

= Cid crown
turn Dan

# In the English and the Russian game the Witch hands on the crown of a bewitched Emperor and is paid.
# [classic S089, A14]
profile classic-en, classic-ru
cast witch emperor
Ann  witch     hand castle  city manor
Bob  thief     gold 2  hand tavern docks
Cid  emperor   city palace
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

= Eve crown
asked Cid gather-only
Cid: gold
= Cid gold 2
= Eve crown
asked Ann pass-crown
Ann? emperor Bob, emperor Cid, emperor Dan
Ann! emperor Ann (yourself), emperor Eve (crown-stays), income, end, pass
Ann: emperor Bob
= Bob crown
= Eve no crown
asked Bob pay-for-crown
Bob? pay gold, give tavern, give docks
Bob: give docks
= Ann hand castle docks, gold 0
= Bob gold 2, hand tavern
Ann? income, end
Ann: income, end
= Ann gold 1
= Cid gold 2
turn Dan

# She may hand it to the Emperor's player, who pays like others.   [classic S089, A14]
profile classic-en, classic-ru
cast witch emperor
Ann  witch
Bob  thief
Cid  emperor
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

Cid: gold
Ann: emperor Cid
= Cid crown, gold 1
= Ann gold 1
turn Ann as emperor

# A Witch who wears the crown herself hands it on to anybody else.   [classic S089, A14]
profile classic-en, classic-ru
cast witch emperor
Ann  witch     crown
Bob  thief
Cid  emperor
Dan  merchant
bewitched emperor by Ann
call emperor

Cid: gold
Ann? emperor Bob, emperor Cid, emperor Dan
Ann: emperor Dan
= Dan crown
= Ann no crown
turn Ann as emperor

# The crown of the Emperor's own player goes to a third.   [classic S089, A14]
profile classic-en, classic-ru
cast witch emperor
Ann  witch
Bob  thief
Cid  emperor   crown
Dan  merchant
bewitched emperor by Ann
call emperor

Cid: gold
Ann? emperor Bob, emperor Dan
Ann! emperor Cid (crown-stays)
Ann: emperor Bob
= Bob crown
= Cid no crown
turn Ann as emperor

# In the French game the bewitched Emperor hands the crown on when called, and is paid himself.   [classic S090, A14]
profile classic-fr
cast witch emperor
Ann  witch     city manor
Bob  thief     gold 2  hand tavern docks
Cid  emperor   city palace
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

asked Cid pass-crown
Cid? emperor Ann, emperor Bob, emperor Dan
Cid! emperor Cid (yourself), emperor Eve (crown-stays), gold, pass
Cid: emperor Bob
= Bob crown
= Eve no crown
asked Bob pay-for-crown
Bob: pay gold
= Bob gold 1
= Cid gold 1
asked Cid gather-only
Cid: gold
= Cid gold 3
Ann? income, end
Ann! emperor Dan
Ann: income, end
= Ann gold 1
= Bob crown
turn Dan

# There the Witch may be the one who gets the crown, and she pays.   [classic S090, A14]
profile classic-fr
cast witch emperor
Ann  witch     gold 2
Bob  thief
Cid  emperor
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

Cid: emperor Ann
= Ann crown, gold 1
= Cid gold 1
Cid: gold
= Cid gold 3
Ann? end
turn Ann as emperor

# If the Emperor's player hands it on, he does so in the English and the Russian game too.   [classic A14]
profile classic-en, classic-ru
ruling bewitched-emperor-crowns emperor
cast witch emperor
Ann  witch
Bob  thief     gold 2
Cid  emperor
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

asked Cid pass-crown
Cid? emperor Ann, emperor Bob, emperor Dan
Cid: emperor Bob
= Bob crown, gold 1
= Cid gold 1
Cid: gold
= Ann gold 0
Ann? end
turn Ann as emperor

# If the Witch does, she does so in the French game too.   [classic A14]
profile classic-fr
ruling bewitched-emperor-crowns witch
cast witch emperor
Ann  witch
Bob  thief     gold 2
Cid  emperor
Dan  merchant
Eve  warlord   crown
bewitched emperor by Ann
call emperor

asked Cid gather-only
Cid: gold
asked Ann pass-crown
Ann? emperor Bob, emperor Cid, emperor Dan
Ann: emperor Bob
= Bob crown, gold 1
= Ann gold 1
= Cid gold 2
turn Ann as emperor

# If nobody has the bewitched Emperor, the crown rests.   [classic A14]
profile classic-en, classic-ru, classic-fr
cast witch emperor
Ann  witch
Bob  thief     crown
Cid  bishop
Dan  merchant
bewitched emperor by Ann
call emperor

= Bob crown
turn Cid

# Between two players a Witch who plays the Emperor hands on only her own crown.   [classic A06, A14]
profile classic-en, classic-ru
Ann  witch merchant
Bob  emperor warlord  crown
bewitched emperor by Ann
call emperor

Bob: gold
= Bob crown
Ann? end
turn Ann as emperor

# Her own crown goes to the Emperor's player, who pays.   [classic A06, A14]
profile classic-en, classic-ru
Ann  witch merchant  crown
Bob  emperor warlord
bewitched emperor by Ann
call emperor

Bob: gold
Ann? emperor Bob
Ann: emperor Bob
= Bob crown, gold 1
= Ann gold 1
turn Ann as emperor

# In the French game the Emperor's player of two hands on only his own crown.   [classic A06, A14]
profile classic-fr
Ann  witch merchant  crown
Bob  emperor warlord
bewitched emperor by Ann
call emperor

= Ann crown
asked Bob gather-only
Bob: gold
= Ann crown
Ann? end
turn Ann as emperor
