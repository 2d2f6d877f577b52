# Three players choose from seven down to two, twice round; the last card is laid facedown.
#   [classic S031]
profile classic-en, classic-ru, classic-fr
chance 7
Ann
Bob
Cid
draft

= faceup -, facedown warlord, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann: pick assassin
Bob? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Bob: pick thief
Cid? pick magician, pick king, pick bishop, pick merchant, pick architect
Cid: pick magician
= facedown warlord
Ann? pick king, pick bishop, pick merchant, pick architect
Ann! lay bishop
Ann: pick king
Bob? pick bishop, pick merchant, pick architect
Bob: pick bishop
Cid? pick merchant, pick architect
Cid: pick merchant
= Ann roles assassin king
= Bob roles thief bishop
= Cid roles magician merchant
= packet 0, facedown architect warlord, faceup -
Cid sees facedown architect ?
Ann sees facedown ? ?, Bob roles ? ?
Bob sees facedown ? ?
turn Ann assassin

# With three players, too, the one with the crown begins, both times round.   [classic S031]
profile classic-en, classic-ru, classic-fr
chance 0
Ann
Bob
Cid  crown
draft

= facedown assassin
Cid: pick thief
Ann: pick magician
Bob: pick king
Cid: pick bishop
Ann: pick merchant
Bob? pick architect, pick warlord
Bob: pick warlord
= Cid roles thief bishop, Ann roles magician merchant, Bob roles king warlord
= facedown assassin architect
turn Cid thief

# Three players have two turns each, in the order of the ranks, and the crown moves in between.
#   [classic S048]
profile classic-en, classic-ru, classic-fr
Ann  assassin warlord  gold 1
Bob  thief king
Cid  magician bishop
selected

Ann: gold, end
turn Bob thief
Bob: gold, end
turn Cid magician
Cid: gold, end
turn Bob king
= Bob crown
Bob: gold, end
Cid hears called Bob bishop
turn Cid bishop
Cid: gold, end
turn Ann warlord
= Ann gold 3, Bob gold 4, Cid gold 4
turn Ann warlord
