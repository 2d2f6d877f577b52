# A Merchant who takes a card has a card and 1 gold.   [classic S070]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  merchant
Dan  warlord
deck temple church
call merchant

Cid: cards, keep church
= Cid gold 1, hand church
= bottom temple
turn Cid, gathered

# The Merchant's coin comes after gathering, by itself, whatever was gathered.   [classic S070, A20]
profile classic-en, classic-ru
Ann  thief
Bob  king
Cid  merchant
Dan  warlord
deck temple church
call merchant

= Cid gold 0
Cid? gold, cards
Cid: cards
= Cid gold 0
Cid: keep church
= Cid gold 1, hand church
Cid! merchant
Cid? end
turn Cid, gathered

# The Merchant's coin is there before anything is gathered.   [classic S070, A20]
profile classic-fr
Ann  thief
Bob  king
Cid  merchant
Dan  warlord
deck temple church
call merchant

= Cid gold 1
Ann hears revealed-role Cid merchant, gained Cid 1
Cid? gold, cards
Cid: cards
= Cid gold 1
Cid: keep church
= Cid gold 1, hand church
Cid! merchant
Cid? end
turn Cid, gathered

# A robbed Merchant loses what he had; the coin of the new turn comes after that and is his.
#   [classic S071, A08, A20]
profile classic-fr
Ann  thief
Bob  king
Cid  merchant  gold 4
Dan  warlord
robbed merchant by Ann
call merchant

Dan hears revealed-role Cid merchant, stole Ann Cid 4, gained Cid 1
= Ann gold 4, Cid gold 1
turn Cid
Cid: gold
= Ann gold 4, Cid gold 3
turn Cid, gathered

# A robbed Merchant keeps the coin that follows his gathering.   [classic A08, A20]
profile classic-en, classic-ru
Ann  thief
Bob  king
Cid  merchant  gold 4
Dan  warlord
robbed merchant by Ann
call merchant

= Ann gold 4, Cid gold 0
Cid: gold
= Ann gold 4, Cid gold 3
turn Cid, gathered

# A Merchant with three trade districts who takes gold gains 6 in all; the coin is no income.
#   [classic S072]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  merchant  city tavern market docks manor
Dan  warlord   city harbor
call merchant

Cid+ income
Cid: gold
= Cid gold 3
Cid: income
= Cid gold 6, Dan gold 0
Cid! income (used-already)
Cid? end
turn Cid, gathered

# Income may be taken before gathering; the coin is not lost by it.   [classic S072, A07]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king
Cid  merchant  city tavern market docks
Dan  warlord
call merchant

Cid: income, gold
= Cid gold 6
turn Cid, gathered

# A killed Merchant gets no coin.   [classic S049]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  king
Cid  merchant
Dan  warlord
killed merchant
call merchant

= Cid gold 0
turn Dan

# A Merchant with a Poor House is asked whether he wants the coin, before he gathers.
#   [classic A20]
profile classic-fr
Ann  thief
Bob  king
Cid  merchant  city poor-house
Dan  warlord
call merchant

asked Cid take-extra
Cid? accept, pass
Cid! gold
= Cid gold 0
Cid: accept
= Cid gold 1
turn Cid
Cid: gold
= Cid gold 3
turn Cid, gathered

# The coin may be left, and the Poor House then looks at what is there.   [classic A20]
profile classic-fr
Ann  thief
Bob  king
Cid  merchant  hand market  city poor-house
Dan  warlord
call merchant

Cid: pass
= Cid gold 0
turn Cid
Cid: gold, build market
= Cid gold 0
Cid: end
= Cid gold 1
turn Dan

# A Merchant with a Poor House is asked after gathering whether he wants the coin.   [classic A20]
profile classic-ru
Ann  thief
Bob  king
Cid  merchant  city poor-house
Dan  warlord
call merchant

Cid? gold, cards
Cid: gold
asked Cid take-extra
Cid? accept, pass
= Cid gold 2
Cid: accept
= Cid gold 3
turn Cid, gathered

# A Park, too, is a reason to ask; who leaves the coin does without it.   [classic A20]
profile classic-ru
Ann  thief
Bob  king
Cid  merchant  city park
Dan  warlord
deck temple church
call merchant

Cid: cards
Cid: keep church
asked Cid take-extra
Cid: pass
= Cid gold 0, hand church
Cid? end
turn Cid, gathered

# An English table that has added the Poor House asks its Merchant after gathering.
#   [classic A20]
profile classic-en
ruling import-bonus-districts yes
Ann  thief
Bob  king
Cid  merchant  city poor-house
Dan  warlord
call merchant

Cid: gold
asked Cid take-extra
Cid: pass
= Cid gold 2
turn Cid, gathered

# If the extra may not be refused, the coin comes by itself even with a Poor House.   [classic A20]
profile classic-ru, classic-fr
ruling extra-may-be-refused no
Ann  thief
Bob  king
Cid  merchant  city poor-house
Dan  warlord
call merchant

turn Cid
Cid: gold
= Cid gold 3
turn Cid, gathered

# A Poor House in another city is no reason to ask.   [classic A20]
profile classic-ru, classic-fr
Ann  thief
Bob  king      city poor-house park
Cid  merchant
Dan  warlord
call merchant

turn Cid
Cid: gold
= Cid gold 3
turn Cid, gathered
