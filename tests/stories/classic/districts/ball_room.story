# While the owner of the Ball Room has the crown, a player who is called may thank first; it costs nothing.
# [classic A48]
profile classic-ru, classic-fr
Ann  bishop    crown  city ball-room
Bob  thief
Cid  magician
Dan  warlord   gold 2
call thief

asked Bob thank
Bob+ thank, gold, cards, thief bishop
Bob! end (gather-first)
Ann! thank (not-your-decision)
Bob: thank
Ann hears thanked Bob Ann
nobody hears thanked Bob Ann
= Bob gold 0
turn Bob
Bob! thank (not-asked-now)
Bob: gold
= Bob gold 2
turn Bob

# By courtesy the thanks go with the first action, whatever it is, and no turn is lost.
# [classic S180, A48]
profile classic-ru, classic-fr
Ann  bishop    crown  city ball-room
Bob  thief
Cid  magician
Dan  warlord   gold 2
call thief

Bob: gold
Ann hears thanked Bob Ann
Ann hears gathered-gold Bob 2
= Bob gold 2
turn Bob
Bob: end
asked Cid thank
Cid: magician Dan
Ann hears thanked Cid Ann
turn Cid
Cid: gold, end
; nobody thanks himself
turn Ann
Ann: gold, end
asked Dan thank
Dan? thank, gold, cards
Dan: cards
Ann hears thanked Dan Ann
asked Dan keep-card

# Imported into the English game, the Ball Room is played by courtesy too.   [classic S180, A48]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    crown  city ball-room
Bob  thief
Cid  magician
Dan  warlord
call thief

asked Bob thank
Bob: gold
Ann hears thanked Bob Ann
= Bob gold 2
turn Bob

# Strictly, a player who does anything before thanking loses the turn.   [classic S159, A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  thief     gold 3  hand tavern  city smithy
Cid  magician
Dan  warlord
call thief

asked Bob thank
Bob+ thank, gold, cards, smithy
Bob: gold
Ann hears turn-lost Bob Ann
nobody hears turn-lost Bob Ann
= Bob gold 3, hand tavern, city smithy
asked Cid thank

# Strictly, a player who thanks first has a turn as always.   [classic S159, A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  thief     hand tavern
Cid  magician
Dan  warlord
call thief

Bob: thank
Ann hears thanked Bob Ann
Bob: gold, build tavern
= Bob gold 1, city tavern
Bob: end
asked Cid thank

# Strictly, a use of a character or of a district is no thanks either.   [classic S159, A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  magician
Cid  thief
Dan  warlord   gold 3  hand tavern manor  city smithy laboratory watchtower
call magician

Bob: magician Dan
= Bob hand -
= Dan hand tavern manor
turn Ann
Ann: gold, end
asked Dan thank
Dan: income
Ann hears turn-lost Dan Ann
= Dan gold 3, hand tavern manor
asked Ann pick-character

# A lost turn has no end: neither Park nor Poor House gives anything.   [classic A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  thief     city park poor-house
Cid  magician
Dan  warlord
call thief

Bob: gold
= Bob gold 0, hand -
asked Cid thank

# Strictly kept, the Ball Room of the imported cards takes a turn as well.   [classic S159, A48]
profile classic-en
ruling import-bonus-districts yes
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  thief
Cid  magician
Dan  warlord
call thief

Bob: gold
= Bob gold 0
asked Cid thank

# Without the Ball Room's manners the card is not dealt.   [classic A48]
profile classic-ru
ruling ball-room-manner off
districts ball-room
Ann
Bob
Cid
Dan
new game

; 66 ordinary cards, 16 of them dealt
= deck 50
= Ann cards 4, Bob cards 4, Cid cards 4, Dan cards 4
asked Ann pick-character

# With them it is one card more.   [classic A48]
profile classic-ru
districts ball-room
Ann
Bob
Cid
Dan
new game

= deck 51
asked Ann pick-character

# Without the crown the owner of the Ball Room is owed nothing.   [classic A48]
profile classic-ru, classic-fr
Ann  bishop    city ball-room
Bob  thief     crown
Cid  magician
Dan  warlord
call magician

turn Cid
Cid? gold, cards, magician Ann, magician Bob, magician Dan
Cid: gold
= Cid gold 2
turn Cid

# Nobody thanks himself, not even with two characters; the opponent does.   [classic A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop thief      crown  city ball-room
Bob  magician warlord
call thief

turn Ann
Ann: gold, end
asked Bob thank
Bob: thank
turn Bob magician
Bob: gold, end
turn Ann bishop
Ann: gold, end
asked Bob thank
Bob: thank
turn Bob warlord

# The King whom the Majesty calls takes the crown and still has to thank.   [classic A48]
profile classic-ru, classic-fr
Ann  bishop    crown  city ball-room
Bob  king
Cid  magician
Dan  warlord
call king

= Ann no crown
= Bob crown
asked Bob thank
Bob: thank
Ann hears thanked Bob Ann
turn Bob
Bob: gold, end
; the crown has passed on: Ann is called by Bob, and nobody owes her anything more
turn Ann
Ann: gold, end
turn Dan

# Strictly, a King who forgets it loses the turn and keeps the crown.   [classic A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  king      city manor
Cid  magician
Dan  warlord
call king

Bob: income
Ann hears turn-lost Bob Ann
= Ann no crown
= Bob gold 0, crown
turn Ann

# A King who has built the Ball Room owes nothing to the old crown, and the later ranks thank him.
# [classic A48]
profile classic-ru, classic-fr
Ann  bishop    crown
Bob  king      city ball-room
Cid  magician
Dan  warlord
call king

turn Bob
Bob: gold, end
asked Ann thank
Ann: thank
Bob hears thanked Ann Bob
turn Ann
Ann: gold, end
asked Dan thank

# The Ball Room built in the owner's own turn works from the next call on.   [classic A48]
profile classic-ru, classic-fr
Ann  thief     gold 6  hand ball-room  crown
Bob  bishop
Cid  magician
Dan  warlord
turn Ann, gathered

Ann: build ball-room, end
asked Cid thank

# The Emperor hands the crown on first and thanks then.   [classic A48, A08]
profile classic-ru, classic-fr
Ann  bishop    crown  city ball-room
Bob  emperor
Cid  magician
Dan  warlord   gold 1
call emperor

asked Bob pass-crown
Bob! thank (not-asked-now)
Bob: emperor Dan
= Bob gold 1
= Dan gold 0, crown
asked Bob thank
Bob: gold
Ann hears thanked Bob Ann
= Bob gold 3
turn Bob
Bob: end
turn Ann

# Strictly, an Emperor who forgets it has moved the crown and taken the payment before.
# [classic A48, A08]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  emperor
Cid  magician
Dan  warlord   hand tavern
call emperor

Bob: emperor Dan
asked Dan pay-for-crown
Dan: give tavern
asked Bob thank
Bob: gold
Ann hears turn-lost Bob Ann
= Bob gold 0, hand tavern
= Dan hand -, crown
turn Ann

# What the Thief takes is taken before the thanks.   [classic A48, A08]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  thief
Cid  magician  gold 4
Dan  warlord
robbed magician by Bob
call magician

= Bob gold 4
= Cid gold 0
asked Cid thank
Cid: gold
Ann hears turn-lost Cid Ann
= Bob gold 4
= Cid gold 0
turn Ann

# The French Merchant's coin comes before the thanks; a lost turn does not take it away.
# [classic A08, A48]
profile classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  merchant  city market
Cid  magician
Dan  warlord
call merchant

= Bob gold 1
asked Bob thank
Bob: income
Ann hears turn-lost Bob Ann
= Bob gold 1
asked Dan thank

# The Merchant of the other book loses the coin with the turn: it would have come with gathering.
# [classic A20, A48]
profile classic-ru
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  merchant  city market
Cid  magician
Dan  warlord
call merchant

= Bob gold 0
Bob: gold
= Bob gold 0
asked Dan thank

# A bewitched player is called like any other and thanks, though only gathering is left to do.
# [classic A48]
profile classic-ru, classic-fr
Ann  bishop    crown  city ball-room
Bob  witch
Cid  magician
Dan  warlord
bewitched magician by Bob
call magician

asked Cid thank
Cid? thank, gold, cards
Cid: gold
Ann hears thanked Cid Ann
= Cid gold 2
; the Witch resumes without having been called
turn Bob as magician

# Strictly, a bewitched player who forgets it gathers nothing; the Witch plays on.   [classic A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  witch
Cid  magician
Dan  warlord
bewitched magician by Bob
call magician

Cid: gold
Ann hears turn-lost Cid Ann
= Cid gold 0
turn Bob as magician

# Strictly, a bewitched King who forgets it has the crown anyway.   [classic A48, S088]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  witch
Cid  king
Dan  warlord
bewitched king by Bob
call king

= Cid crown
Cid: gold
= Cid gold 0, crown
turn Bob as king

# Strictly, a Witch who forgets the thanks loses the whole turn and bewitches nobody.
# [classic S159, A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  witch
Cid  magician
Dan  warlord
call witch

asked Bob thank
Bob: gold
Ann hears turn-lost Bob Ann
= Bob gold 0
= bewitched -
asked Cid thank

# A Witch who thanks gathers and bewitches as always.   [classic A48]
profile classic-fr
ruling ball-room-manner strict
Ann  bishop    crown  city ball-room
Bob  witch
Cid  magician
Dan  warlord
call witch

Bob: thank, gold
asked Bob bewitch
Bob: witch magician
= Bob gold 2
= bewitched magician
asked Cid thank

# A killed player is silent and owes nothing.   [classic A48]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  assassin  crown  city ball-room
Bob  thief
Cid  magician
Dan  warlord
killed thief
call thief

= Bob gold 0, revealed -
asked Cid thank

# A killed player who gathers by the Hospital owes no thanks either.   [classic A48, A37]
profile classic-ru, classic-fr
ruling ball-room-manner strict
Ann  assassin  crown  city ball-room
Bob  thief     city hospital
Cid  magician
Dan  warlord
killed thief
call thief

asked Bob gather-when-killed
Bob: gold
= Bob gold 2
asked Cid thank
