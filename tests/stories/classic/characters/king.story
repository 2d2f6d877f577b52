# The King takes the crown when he is called, before he does anything; it is no choice.
#   [classic S034, A09]
profile classic-en, classic-ru, classic-fr
Ann  thief   crown
Bob  king    city manor
Cid  bishop
Dan  warlord
call king

= Ann no crown, Bob crown
Ann hears crowned Bob
Bob? gold, cards, income
Bob! king
turn Bob

# A King who has the crown keeps it.   [classic S034]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    crown
Cid  bishop
Dan  warlord
call king

= Bob crown
turn Bob

# A killed King has no turn; when the round is over he takes the crown, and until then the old
# holder calls.   [classic S064]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  bishop
Cid  warlord
Dan  king      gold 1  city manor
killed king
call king

= Dan revealed -, no crown
turn Bob
Bob: gold, end
Dan hears called Ann merchant, called Ann architect, called Ann warlord
turn Cid
= Ann crown
Cid: gold
Ann sees Dan roles ?
~ 7 0 0
Cid: end
Ann hears revealed-role Dan king, crowned Dan
= Ann no crown, Dan crown, gold 1
= round 2, facedown warlord
asked Dan pick-character
Dan: pick king
asked Ann pick-character

# If nobody has the King, the crown stays.   [classic S065]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop    crown
Cid  warlord
Dan  merchant
turn Cid, gathered

Cid: end
= Ann no crown, Bob crown, Cid no crown, Dan no crown
asked Bob pick-character

# If nobody has the killed King, the crown stays as well.   [classic S065]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop    crown
Cid  warlord
Dan  merchant
killed king
turn Cid, gathered

Cid: end
= Ann no crown, Bob crown, Cid no crown, Dan no crown
asked Bob pick-character

# A killed King who has the crown keeps it: it does not move, so that no Throne Room is paid.
#   [classic S066, A49]
profile classic-ru
Ann  assassin
Bob  bishop    city throne-room
Cid  warlord
Dan  king      crown
killed king
turn Cid, gathered

= Dan revealed -
Cid: end
Ann hears revealed-role Dan king
= Dan crown, Bob gold 0
asked Dan pick-character

# A killed King takes the crown before the points are counted.   [classic S064, A66]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  bishop
Cid  warlord   city castle manor palace temple church tavern docks market  first
Dan  king
killed king
turn Cid, gathered

Cid: end
= Ann no crown, Dan crown, revealed king
over

# If the points are counted first, the killed King is shown but gets no crown in the last round.
#   [classic A66]
profile classic-en, classic-ru, classic-fr
ruling crown-moves-before-scoring no
Ann  assassin  crown
Bob  bishop
Cid  warlord   city castle manor palace temple church tavern docks market  first
Dan  king
killed king
turn Cid, gathered

Cid: end
= Ann crown, Dan no crown, revealed king
over

# In a round that is not the last the crown goes to a killed King in either reading.
#   [classic S064, A66]
profile classic-en, classic-ru, classic-fr
ruling crown-moves-before-scoring no
Ann  assassin  crown
Bob  bishop
Cid  warlord
Dan  king
killed king
turn Cid, gathered

Cid: end
= Ann no crown, Dan crown
asked Dan pick-character

# The moment of the crown can decide a game: it pays the Throne Room, and the Treasury counts the
# coin.   [classic S064, A49, A66]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  bishop    city throne-room imperial-treasury
Cid  warlord   city castle manor palace temple church tavern docks market  first
Dan  king
killed king
turn Cid, gathered

= Bob score 10
Cid: end
= Bob gold 1, score 11
over

# Without the crown the Throne Room is not paid, and the Treasury counts one coin less.
#   [classic A49, A66]
profile classic-ru, classic-fr
ruling crown-moves-before-scoring no
Ann  assassin  crown
Bob  bishop    city throne-room imperial-treasury
Cid  warlord   city castle manor palace temple church tavern docks market  first
Dan  king
killed king
turn Cid, gathered

Cid: end
= Bob gold 0, score 10
over

# The King gains 1 gold for each noble district in their city, the School of Magic among them.
#   [classic S045]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  king    gold 1  city manor castle school-of-magic tavern
Cid  bishop  city palace
Dan  warlord
turn Bob, gathered

Bob: income
= Bob gold 4, Cid gold 0
turn Bob
