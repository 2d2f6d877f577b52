# A player whose character is killed gathers anyway with the Hospital, and does nothing else.
# No coin of the Merchant, no income, no building.   [classic S165, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  gold 3  hand docks  city hospital market
Dan  warlord
killed merchant
call merchant

asked Cid gather-when-killed
= Cid gold 3, revealed -
Cid+ gold, cards
Cid! income (not-asked-now)
Cid! build docks (not-asked-now)
Cid! end (not-asked-now)
Ann! gold (not-your-decision)
Cid: gold
Ann hears revealed-role Cid merchant
Ann hears gathered-gold Cid 2
Ann hears turn-ended Cid
= Cid gold 5, hand docks, city hospital market, revealed merchant
= Ann gold 0
= Bob gold 0
turn Dan

# The other choice is one of two cards.   [classic S165, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  gold 3  city hospital market
Dan  warlord
killed merchant
deck tavern castle manor only
call merchant

Cid: cards
asked Cid keep-card
Cid? keep tavern, keep castle
Cid: keep castle
= Cid gold 3, hand castle
= top manor tavern
turn Dan

# In the French game the Hospital's gathering is no choice.   [classic S165, A37]
profile classic-fr
Ann  assassin  crown
Bob  king
Cid  thief     city hospital
Dan  warlord
killed thief
call thief

Cid? gold, cards
Cid! pass (not-asked-now)
Cid: gold
= Cid gold 2
turn Bob

# In the other printings it may be declined; then nobody learns the character.   [classic A37]
profile classic-ru
Ann  assassin  crown
Bob  king
Cid  thief     city hospital
Dan  warlord
killed thief
call thief

Cid? gold, cards, pass
Cid: pass
= Cid gold 0, hand -, revealed -
Ann sees Cid roles ?
turn Bob

# So it is where the Hospital is imported.   [classic A37]
profile classic-en
ruling import-bonus-districts yes
Ann  assassin  crown
Bob  king
Cid  thief     city hospital
Dan  warlord
killed thief
call thief

Cid? gold, cards, pass
Cid: gold
= Cid gold 2, revealed thief
turn Bob

# The French game can be turned to a choice.   [classic A37]
profile classic-fr
ruling hospital-may-be-declined yes
Ann  assassin  crown
Bob  king
Cid  thief     city hospital poor-house
Dan  warlord
killed thief
call thief

Cid? gold, cards, pass
Cid: pass
= Cid gold 0, revealed -
turn Bob

# The Russian game can be turned to none.   [classic A37]
profile classic-ru
ruling hospital-may-be-declined no
Ann  assassin  crown
Bob  king
Cid  thief     city hospital
Dan  warlord
killed thief
call thief

Cid? gold, cards
Cid! pass (not-asked-now)
Cid: gold
= Cid gold 2
turn Bob

# The Hospital helps its owner only; another killed player stays silent.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king      city hospital
Cid  thief
Dan  warlord
killed thief
call thief

= Cid gold 0, revealed -
turn Bob

# An owner of the Hospital who is not killed has a turn as always.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  thief     hand tavern  city hospital
Dan  warlord
killed king
call thief

turn Cid
Cid: gold, build tavern
= Cid gold 1, city hospital tavern
Cid: end
turn Dan

# A killed King with the Hospital gathers when called; the crown comes at the end of the round.
# [classic S176, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king      city hospital manor
Cid  thief
Dan  warlord
killed king
call king

Bob: gold
= Ann crown
= Bob gold 2, no crown, revealed king
turn Dan
Dan: gold, end
Ann hears crowned Bob
= Ann no crown
= Bob gold 2, crown
asked Bob pick-character

# The killed Emperor of the French game gathers when called and hands the crown on at the end.
# [classic A37, A15]
profile classic-fr
Ann  assassin  crown
Bob  emperor   city hospital
Cid  thief
Dan  warlord
killed emperor
call emperor

Bob: gold
= Ann crown
turn Dan
Dan: gold, end
asked Bob pass-crown
Bob: emperor Cid
= Bob gold 2
= Cid gold 0, crown
asked Cid pick-character

# A Queen beside a killed King gets her gold once, when the round ends, also if the Hospital has
# shown him before.   [classic S140, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king      city hospital
Cid  queen
Dan  warlord
Eve  thief
killed king
call king

Bob: gold
Dan: gold, end
Cid: gold
Cid? end
Cid! queen (nothing-to-gain)
= Cid gold 2
Cid: end
= Bob gold 2, crown
= Cid gold 5
asked Bob pick-character

# A killed Bishop with the Hospital protects his city no more than any killed one.
# [classic A11, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  bishop    city hospital tavern
Cid  thief
Dan  warlord
killed bishop
call bishop

Bob: gold
Dan: gold, warlord Bob tavern
= Bob city hospital
turn Dan

# A killed Tax Collector with the Hospital collects nothing.   [classic S100, A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  tax-collector  city hospital
Cid  king      hand tavern
Dan  warlord
killed tax-collector
call tax-collector

Bob: gold
Cid: gold, build tavern, end
= Bob gold 2
= Cid gold 1
turn Dan

# A killed Architect with the Hospital has no extra cards.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  architect  city hospital
Cid  thief
Dan  warlord
killed architect
call architect

Bob: gold
= Bob gold 2, hand -, revealed architect
turn Dan

# A killed Navigator with the Hospital has no bonus.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  navigator  city hospital
Cid  thief
Dan  warlord
killed navigator
call navigator

Bob: gold
= Bob gold 2, hand -
turn Dan

# Library and Observatory work in the Hospital's gathering.   [classic A37, A40]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital library
Dan  warlord
killed merchant
deck tavern castle manor
call merchant

Cid: cards
= Cid hand tavern castle
= top manor
turn Dan

# With the Observatory three cards are looked at.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital observatory
Dan  warlord
killed merchant
deck tavern castle manor docks only
call merchant

Cid: cards
Cid? keep tavern, keep castle, keep manor
Cid: keep manor, under tavern
= Cid hand manor
= top docks tavern castle
turn Dan

# Nothing else of the city can be used then.   [classic A37]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  gold 3  hand docks  city hospital smithy laboratory museum
Dan  warlord
killed merchant
call merchant

Cid! smithy (not-asked-now)
Cid! laboratory docks (not-asked-now)
Cid! museum docks (not-asked-now)
Cid: gold
= Cid gold 5, hand docks, museum -
turn Dan

# At its end the Park gives cards to an empty hand.   [classic A37, A21]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital park
Dan  warlord
killed merchant
deck tavern castle manor
call merchant

Cid: gold
= Cid gold 2, hand tavern castle
= top manor
turn Dan

# At its end the Poor House gives 1 gold to an empty stash.   [classic A37, A21]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital poor-house park
Dan  warlord
killed merchant
deck tavern castle manor docks
call merchant

Cid: cards, keep tavern
= Cid gold 1, hand tavern
= top manor docks
turn Dan

# Who declines has no turn at all, and nothing happens at its end.   [classic A37]
profile classic-ru
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital park poor-house
Dan  warlord
killed merchant
call merchant

Cid: pass
= Cid gold 0, hand -
turn Dan

# With an empty deck only gold can be gathered in the Hospital.   [classic A37, A45]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  merchant  city hospital
Dan  warlord
killed merchant
deck -
call merchant

Cid! cards (deck-empty)
Cid: gold
= Cid gold 2
turn Dan

# Of two characters only the killed one is replaced by the Hospital; the other has its turn.
# [classic A37]
profile classic-ru, classic-fr
Ann  assassin king      crown
Bob  thief merchant     hand tavern  city hospital
killed thief
call thief

asked Bob gather-when-killed
Bob: gold
turn Ann
Ann: gold, end
turn Bob
Bob: gold, build tavern
= Bob gold 4, city hospital tavern
turn Bob
