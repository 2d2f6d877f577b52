# Called, the Emperor hands the crown on; it does not stay where it is, and he does not take it.   [classic S109]
profile classic-en, classic-ru, classic-fr
Ann  thief     gold 1  crown
Bob  emperor   gold 1
Cid  merchant  gold 3
Dan  architect
call emperor

asked Bob pass-crown
Bob? emperor Cid, emperor Dan
Bob! emperor Ann (crown-stays), emperor Bob (yourself)
= Ann crown
Bob: emperor Cid
= Cid crown, gold 2
= Ann no crown, gold 1
= Bob gold 2
Ann hears crowned Cid
Ann hears gave-gold Cid Bob 1
turn Bob

# An Emperor who wears the crown hands it to anybody else, and that player pays.   [classic S110]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  emperor   crown
Cid  merchant  gold 3
Dan  architect
call emperor

Bob? emperor Ann, emperor Cid, emperor Dan
Bob! emperor Bob (yourself)
Bob: emperor Cid
= Cid crown, gold 2
= Bob no crown, gold 1
Bob? gold, cards
turn Bob

# Who gets the crown chooses between a coin and a card, and which card.   [classic S111, A16]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   gold 1
Cid  merchant  gold 3  hand tavern castle
Dan  architect
call emperor

Bob: emperor Cid
= Cid crown
asked Cid pay-for-crown
Cid? pay gold, give tavern, give castle
Cid! give docks (not-in-hand), pass, end
Bob! gold (not-your-decision), take gold (not-your-decision)
Cid: pay gold
= Cid gold 2, hand tavern castle
= Bob gold 2, hand -
turn Bob

# The card that was given is known to the two players only.   [classic S111, A16]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   gold 1
Cid  merchant  gold 3  hand tavern castle
Dan  architect
call emperor

Bob: emperor Cid
Cid: give castle
= Cid gold 3, hand tavern
= Bob gold 1, hand castle
Bob hears gave-card Cid Bob castle
Cid hears gave-card Cid Bob castle
Ann hears gave-card Cid Bob ?
nobody hears gave-card Cid Bob ?
Ann sees Bob hand ?, Cid hand ?
turn Bob

# Who has only gold pays it without being asked.   [classic S111]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor
Cid  merchant  gold 1
Dan  architect
call emperor

Bob: emperor Cid
= Cid gold 0, crown
= Bob gold 1
turn Bob

# Who has only cards gives one of them and chooses it.   [classic S111]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor
Cid  merchant  hand tavern castle
Dan  architect
call emperor

Bob: emperor Cid
Cid? give tavern, give castle
Cid! pay gold (no-gold)
Cid: give tavern
= Cid hand castle, crown
= Bob gold 0, hand tavern
turn Bob

# Who has neither gold nor cards may get the crown and gives nothing.   [classic S112]
profile classic-en, classic-ru, classic-fr
Ann  thief     gold 1  crown
Bob  emperor   gold 1
Cid  merchant  gold 1
Dan  architect
call emperor

Bob? emperor Cid, emperor Dan
Bob: emperor Dan
= Dan crown, gold 0, hand -
= Bob gold 1, hand -
= Ann gold 1, Cid gold 1
turn Bob

# The Emperor does nothing else before the crown has moved.   [classic S113]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   gold 4  hand tavern  city manor laboratory
Cid  merchant
Dan  architect
call emperor

Bob! gold, cards, income, build tavern, laboratory tavern, end, pass
= Bob gold 4, hand tavern
= Ann crown
asked Bob pass-crown
Bob: emperor Dan
Bob? gold, cards, income, laboratory tavern
turn Bob

# He hands it on once; afterwards his turn is like others.   [classic S113]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   hand tavern
Cid  merchant
Dan  architect
call emperor

Bob: emperor Dan
Bob! emperor Cid
Bob! end (gather-first)
Bob: gold
Bob! emperor Cid
Bob? build tavern, end
Bob: build tavern, end
= Dan crown
= Bob gold 1, city tavern
turn Cid

# Who wears the crown now calls the next ranks and chooses first in the next round.   [classic S110]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor
Cid  merchant
Dan  architect
call emperor

Bob: emperor Dan, gold, end
Ann hears called Dan bishop 5
Ann hears called Dan merchant 6
Cid: gold, end
Dan: gold, end
= Dan crown, round 2
asked Dan pick-character

# The Emperor earns 1 gold for each noble district, once, before or after building.   [classic S113]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   gold 1  hand castle  city manor palace temple
Cid  merchant
Dan  architect
call emperor

Bob: emperor Dan, gold, income
= Bob gold 5
Bob: build castle
= Bob gold 1
Bob! income (used-already)
turn Bob

# After building, the new noble district counts as well.   [classic S113]
profile classic-en, classic-ru, classic-fr
Ann  thief     crown
Bob  emperor   gold 2  hand castle  city manor palace temple
Cid  merchant
Dan  architect
call emperor

Bob: emperor Dan, gold, build castle, income
= Bob gold 3, city manor palace temple castle
turn Bob

# Between two players the crown stays if the other one wears it.   [classic S114, A06]
profile classic-en, classic-ru, classic-fr
Ann  emperor merchant  gold 1
Bob  thief warlord     gold 2  hand tavern  crown
call emperor

= Bob crown, gold 2, hand tavern
= Ann gold 1
Ann? gold, cards
Ann: gold, end
= Bob crown
turn Ann merchant

# Between two players the Emperor's own crown goes to the other one, who pays.   [classic A06]
profile classic-en, classic-ru, classic-fr
Ann  emperor merchant  gold 1  crown
Bob  thief warlord     gold 2  hand tavern
call emperor

Ann? emperor Bob
Ann: emperor Bob
= Bob crown
Bob? pay gold, give tavern
Bob: give tavern
= Ann gold 1, hand tavern, no crown
= Bob gold 2, hand -
turn Ann emperor

# Of three players only one may get it if another wears it.   [classic S109]
profile classic-en, classic-ru, classic-fr
Ann  emperor merchant
Bob  thief architect   crown
Cid  magician warlord  gold 1
call emperor

Ann? emperor Cid
Ann: emperor Cid
= Cid gold 0, crown
= Ann gold 1
= Bob no crown
turn Ann emperor

# If nobody has the Emperor, the crown stays.   [classic S109]
profile classic-en, classic-ru, classic-fr
cast emperor
Ann  thief
Bob  merchant  crown
Cid  architect
Dan  warlord
call emperor

= Bob crown
turn Bob

# A killed French Emperor hands the crown on when the round ends, and nobody pays.   [classic S115, A15]
profile classic-fr
Ann  assassin  gold 2  crown
Bob  emperor   gold 1
Cid  merchant  gold 2  hand tavern
Dan  warlord   gold 2
killed emperor
close

Ann hears revealed-role Bob emperor
asked Bob pass-crown
Bob? emperor Cid, emperor Dan
Bob! emperor Ann (crown-stays), emperor Bob (yourself), pass
Bob: emperor Cid
= Cid crown, gold 2, hand tavern
= Ann no crown
= Bob gold 1, hand -
= round 2
asked Cid pick-character

# Until then nobody learns who the killed Emperor is, and the crown rests.   [classic S115]
profile classic-fr
Ann  assassin  crown
Bob  emperor
Cid  merchant
Dan  warlord
killed emperor
call emperor

= Bob revealed -
= Ann crown
turn Cid

# A killed French Emperor who wears the crown must part with it.   [classic A15]
profile classic-fr
Ann  assassin
Bob  emperor   crown
Cid  merchant
Dan  warlord
killed emperor
close

Bob? emperor Ann, emperor Cid, emperor Dan
Bob: emperor Dan
= Dan crown
= Bob no crown
asked Dan pick-character

# A killed French Emperor of two players hands nothing on if the other wears the crown.   [classic A06, A15]
profile classic-fr
Ann  assassin warlord  crown
Bob  emperor merchant
killed emperor
close

= Ann crown
asked Ann pick-character

# In the English and the Russian game a killed Emperor moves no crown.   [classic A15]
profile classic-en, classic-ru
Ann  assassin  crown
Bob  emperor
Cid  merchant  hand tavern
Dan  warlord
killed emperor
close

= Ann crown
= Cid hand tavern
= round 2
Ann hears revealed-role Bob emperor
asked Ann pick-character

# If a killed Emperor hands the crown on, he does so in those games too, without payment.   [classic A15]
profile classic-en, classic-ru
ruling killed-emperor-crowns yes
Ann  assassin  crown
Bob  emperor
Cid  merchant  gold 1  hand tavern
Dan  warlord
killed emperor
close

Bob? emperor Cid, emperor Dan
Bob: emperor Cid
= Cid crown, gold 1, hand tavern
= Bob gold 0, hand -
asked Cid pick-character

# If he does not, the crown rests in the French game too.   [classic A15]
profile classic-fr
ruling killed-emperor-crowns no
Ann  assassin  crown
Bob  emperor
Cid  merchant
Dan  warlord
killed emperor
close

= Ann crown
= round 2
asked Ann pick-character

# A killed Emperor that nobody has moves no crown.   [classic A15]
profile classic-en, classic-ru, classic-fr
cast emperor
Ann  assassin
Bob  bishop
Cid  merchant  crown
Dan  warlord
killed emperor
close

= Cid crown
asked Cid pick-character

# The Thief takes the Emperor's gold first; what is paid for the crown stays with the Emperor.   [classic S143, A08]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  emperor   gold 3
Cid  merchant  gold 2
Dan  architect crown
robbed emperor by Ann
call emperor

= Ann gold 3
= Bob gold 0
asked Bob pass-crown
Bob: emperor Cid
= Bob gold 1
= Cid gold 1, crown
= Ann gold 3
turn Bob

# Handed to the Thief, the crown is paid for out of the stolen gold.   [classic S143, A08]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  emperor   gold 3
Cid  merchant
Dan  architect crown
robbed emperor by Ann
call emperor

Bob: emperor Ann
= Ann gold 2, crown
= Bob gold 1
turn Bob

# A killed player who gets the crown pays for it like others.   [classic A63]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  emperor
Cid  merchant  gold 2  hand tavern
Dan  architect
killed merchant
call emperor

Bob: emperor Cid
asked Cid pay-for-crown
Cid: pay gold
= Cid gold 1, crown
= Bob gold 1
= Cid revealed -
turn Bob
