# The killed Merchant has no turn: no gold, no card, no income, no district.   [classic S049]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop
Cid  merchant  gold 5  hand tavern  city market
Dan  warlord
turn Ann

Ann: gold, assassin merchant
= killed merchant
Cid sees killed merchant
nobody hears killed-role Ann merchant
Ann: end
turn Bob
Bob: gold, end
Ann hears called Ann merchant, called Ann architect, called Ann warlord
= Cid gold 5, hand tavern, city market, revealed -
turn Dan
Cid! gold (not-your-decision), income (not-your-decision), build tavern (not-your-decision)
Ann sees Cid roles ?
Cid sees Cid roles merchant
nobody sees Cid roles ?
Dan: gold, end
= round 2, killed -
= Cid gold 5, hand tavern, city market
asked Ann pick-character

# The killed Architect has no turn and no cards.   [classic S049]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop
Cid  architect  gold 5  hand tavern
Dan  warlord
killed architect
call architect

= Cid gold 5, hand tavern, city -, revealed -
turn Dan

# When the killed character is called, nobody answers and the table learns nothing; who it was is
# known when the round is over.   [classic S050, S051]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop
Cid  merchant
Dan  warlord
killed merchant
turn Bob, gathered

Bob: end
nobody hears called Ann merchant, called Ann architect, called Ann warlord
= Cid revealed -
nobody sees Cid roles ?
Dan: gold, end
nobody hears revealed-role Cid merchant
asked Ann pick-character

# Without the killed character in anybody's hands, its call sounds the same.   [classic S050]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop
Cid  architect
Dan  warlord
killed merchant
turn Bob, gathered

Bob: end
nobody hears called Ann merchant, called Ann architect
= Cid revealed architect
turn Cid

# A character that is not in the game cannot be killed.   [classic S052]
profile classic-en, classic-ru, classic-fr
cast alchemist
Ann  assassin
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann? assassin thief, assassin magician, assassin king, assassin bishop, assassin alchemist, assassin architect, assassin warlord, end
Ann! assassin merchant (not-in-cast)
Ann! assassin witch (not-in-cast)
= killed -
turn Ann

# The Assassin need not kill.   [classic S053, A09]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  king
Cid  bishop
Dan  warlord
turn Ann

Ann: gold
Ann+ end
Ann: end
= killed -
turn Bob

# The Assassin kills once in a turn.   [classic S054]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann: assassin bishop
Ann! assassin king (used-already), assassin bishop (used-already)
Ann? end
= killed bishop
turn Ann

# The Assassin does not name the Assassin.   [classic A10]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  king
Cid  bishop
Dan  warlord
turn Ann, gathered

Ann! assassin assassin (own-character)
= killed -
turn Ann

# The Assassin may kill before gathering, and still gathers and builds.   [classic A07]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 1  hand tavern
Bob  king
Cid  bishop
Dan  warlord
turn Ann

Ann? gold, cards, assassin thief, assassin magician, assassin king, assassin bishop, assassin merchant, assassin architect, assassin warlord
Ann: assassin king
Ann? gold, cards
Ann: gold, build tavern, end
= Ann gold 2, city tavern
turn Cid

# A character that lies faceup may be named, for nothing.   [classic S050]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  king
Cid  bishop
Dan  warlord
faceup magician merchant
turn Ann, gathered

Ann: assassin magician
= killed magician, faceup magician merchant
Ann: end
turn Bob

# With two characters only the turn of the killed one is lost, and one's own second character may be named.
#   [classic S049]
profile classic-en, classic-ru, classic-fr
Ann  assassin king
Bob  thief warlord  gold 1  city prison
turn Ann assassin, gathered

Ann+ assassin king, assassin thief
Ann: assassin thief, end
= Bob revealed -, gold 1
turn Ann king
Ann: gold, end
turn Bob warlord
Ann sees Bob roles warlord ?
Bob: gold, income
= Bob gold 4
turn Bob warlord
