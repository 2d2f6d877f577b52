# The owner of the Park draws 2 cards when the turn ends with an empty hand.   [classic A19]
profile classic-ru, classic-fr
Ann  thief     city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks
turn Ann, gathered

Ann: end
Bob hears drew Ann ?
= Ann hand tavern castle
= Bob cards 0
= top docks
turn Cid

# With a card in the hand the Park gives nothing.
profile classic-ru, classic-fr
Ann  thief     hand manor  city park
Bob  bishop
Cid  king
Dan  warlord
turn Ann, gathered

Ann: end
= Ann hand manor
turn Cid

# At the end of another player's turn the Park gives nothing.
profile classic-ru, classic-fr
Ann  thief
Bob  bishop    city park
Cid  king
Dan  warlord
turn Ann, gathered

Ann: end
= Ann hand -
= Bob hand -
turn Cid

# Imported into the English game, the Park works the same.
profile classic-en
ruling import-bonus-districts yes
Ann  thief     city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks
turn Ann, gathered

Ann: end
= Ann hand tavern castle
turn Cid

# From a deck of one card the Park gives that one.   [classic A45]
profile classic-ru, classic-fr
Ann  thief     city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern only
turn Ann, gathered

Ann: end
= Ann hand tavern
= deck 0
turn Cid

# With an empty deck the Park gives nothing.   [classic A45]
profile classic-ru, classic-fr
Ann  thief     city park
Bob  bishop
Cid  king
Dan  warlord
deck -
turn Ann, gathered

Ann: end
= Ann hand -
turn Cid

# A Witch whose character nobody has does not resume, and the Park gives her nothing.
# [classic S178, A13]
profile classic-ru, classic-fr
Ann  witch     city park
Bob  bishop
Cid  king
Dan  warlord
turn Ann

Ann: gold, witch magician
= Ann hand -
turn Cid
Cid: gold, end
Bob: gold, end
Dan: gold, end
= Ann gold 2, hand -
asked Cid pick-character

# The Russian Witch who bewitches nobody has an ordinary turn with its end.   [classic A09, A13]
profile classic-ru
Ann  witch     city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks
turn Ann

Ann: gold, end
= Ann hand tavern castle
turn Cid

# A Witch who resumes gets the cards at the end of the second half, and only then.   [classic A13]
profile classic-ru, classic-fr
Ann  witch     city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks
turn Ann

Ann: gold, witch king
= Ann hand -
Cid: gold
= Ann hand -
turn Ann as king
Ann: end
= Ann hand tavern castle
= Cid hand -
turn Bob

# A bewitched owner of the Park gets nothing: the turn has no end of its own.   [classic A13]
profile classic-ru, classic-fr
Ann  witch
Bob  bishop
Cid  king      city park
Dan  warlord
bewitched king by Ann
call king

Cid: gold
= Cid hand -
turn Ann as king
Ann: end
= Cid hand -
turn Bob

# An Architect with the Park may refuse the extra cards and then has two from the Park.
# [classic A20]
profile classic-ru
Ann  architect  city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks manor
turn Ann

Ann: gold
asked Ann take-extra
Ann? accept, pass
Ann: pass
= Ann hand -
Ann: end
= Ann hand tavern castle
turn Dan

# The French Architect is asked before gathering.   [classic A20]
profile classic-fr
Ann  architect  city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks manor
turn Ann

asked Ann take-extra
Ann: pass
turn Ann
Ann: gold, end
= Ann hand tavern castle
turn Dan

# The French Navigator's turn stops with the bonus, but has its end.   [classic A21]
profile classic-fr
Ann  navigator  city park
Bob  bishop
Cid  king
Dan  warlord
deck tavern castle docks
turn Ann, gathered

Ann: navigator gold
= Ann gold 4, hand tavern castle
turn Dan
