# Of two players the first keeps one of seven and discards nothing, the second keeps one of six and
# discards one, the first does the same with four, and the second keeps one of two.
#   [2016 S022, S023, R-2016 25]
profile 2016
chance 7
Ann
Bob
draft

= faceup -, facedown warlord, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann: pick assassin
= packet 6, facedown warlord
Bob? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Bob: pick thief
asked Bob lay-character
Bob? lay magician, lay king, lay bishop, lay merchant, lay architect
Bob: lay magician
= packet 4, facedown magician warlord
Ann? pick king, pick bishop, pick merchant, pick architect
Ann: pick king
asked Ann lay-character
Ann? lay bishop, lay merchant, lay architect
Ann: lay bishop
= packet 2, facedown magician bishop warlord
Bob? pick merchant, pick architect
Bob: pick merchant
= Ann roles assassin king
= Bob roles thief merchant
= packet 0, facedown magician bishop architect warlord, faceup -
Ann sees facedown bishop ? ? ?, Bob roles ? ?
Bob sees facedown magician architect ? ?
turn Ann assassin

# The first of two players keeps a character without discarding another.   [2016 S022]
profile 2016
chance 7
Ann
Bob
draft

Ann! lay thief
Ann: pick assassin
Ann! lay thief (not-your-decision)
= Ann roles assassin, Bob roles -
= packet 6, facedown warlord
asked Bob pick-character

# The second of two players discards one of those he passes on: he cannot leave it out, nor discard
# the one he keeps.   [2016 S023]
profile 2016
chance 7
Ann
Bob  crown
draft

Bob: pick assassin
Ann! lay thief, lay king
Ann: pick thief
Ann! lay thief (not-there), lay assassin (not-there), lay warlord (not-there), pick king
Bob! pick king (not-your-decision)
Ann? lay magician, lay king, lay bishop, lay merchant, lay architect
= Ann roles thief, Bob roles assassin
= packet 5, facedown warlord
Ann: lay king
= packet 4, facedown king warlord
asked Bob pick-character

# In the second round of choosing, too, keeping comes with a discard that is not the card kept.
#   [2016 S023]
profile 2016
chance 0
Ann
Bob
draft

Ann: pick thief
Bob: pick magician, lay king
Ann: pick bishop
Ann! lay bishop (not-there), pick merchant
Ann? lay merchant, lay architect, lay warlord
Ann: lay warlord
Bob: pick architect
= Ann roles thief bishop
= Bob roles magician architect
= packet 0, facedown assassin king merchant warlord
turn Ann thief

# Each of the two players has two turns in a round, one for each character, by rank.   [R-2016 27]
profile 2016
Ann  assassin merchant  gold 1
Bob  king bishop
selected

Ann: gold, end
turn Bob king
Bob: gold, end
turn Bob bishop
Bob: gold, end
turn Ann merchant
Ann: gold, merchant
= Ann gold 6, revealed assassin merchant
= Bob gold 4, revealed king bishop
turn Ann merchant, gathered

# A district effect that works once in a turn works in each of the two turns.   [2016 S045]
profile 2016
Ann  bishop merchant  hand tavern market docks  city laboratory
Bob  king warlord
turn Ann bishop, gathered

Ann: laboratory tavern
= Ann gold 2, hand market docks
Ann! laboratory market (used-already)
Ann: end
turn Ann merchant
Ann: laboratory market
= Ann gold 4, hand docks, city laboratory
Ann! laboratory docks (used-already)
= Bob gold 0, hand -
turn Ann merchant
