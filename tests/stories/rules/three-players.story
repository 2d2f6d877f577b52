# Three players choose from eight, seven and six, one of the five left over is discarded by chance,
# and they choose from four, three and two.   [2016 S024, R-2016 26]
profile 2016
chance 8 2
Ann
Bob
Cid
draft

= faceup -, facedown artist, packet 8
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord
Ann! pick artist (not-there)
Ann: pick assassin
Bob? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord
Bob: pick thief
Cid? pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord
Cid: pick magician
= packet 4, facedown merchant artist
Ann? pick king, pick bishop, pick architect, pick warlord
Ann: pick king
Bob? pick bishop, pick architect, pick warlord
Bob: pick bishop
Cid? pick architect, pick warlord
Cid: pick architect
= Ann roles assassin king
= Bob roles thief bishop
= Cid roles magician architect
= packet 0, facedown merchant warlord artist, faceup -
turn Ann assassin

# The discard in the middle of the selection of three is nobody's choice, and nobody sees it.
#   [2016 S024]
profile 2016
chance 8 0
Ann
Bob
Cid  crown
draft

Cid: pick assassin
Ann: pick thief
Bob: pick magician
= facedown king artist, packet 4
asked Cid pick-character
Bob! lay bishop (not-your-decision)
Bob hears facedown-laid Bob ?
Cid hears facedown-laid Bob ?
nobody hears facedown-laid Bob ?
Ann sees facedown ? ?
Bob sees facedown ? ?
Cid sees facedown ? ?
Cid: pick bishop
Ann: pick merchant
Bob: pick architect
= Cid roles assassin bishop, Ann roles thief merchant, Bob roles magician architect
Ann sees facedown ? ? ?
Bob sees facedown warlord ? ?, seen-again architect warlord
Cid sees facedown ? ? ?, seen-again bishop merchant architect warlord
turn Cid assassin

# What the Architect drew can be built in the Warlord's turn of the same player, but the Architect's
# building limit stays behind.   [2016 S044, R-2016 28]
profile 2016
Ann  architect warlord  gold 5  hand tavern temple market
Bob  thief king  city watchtower
Cid  bishop merchant
deck fortress castle
turn Ann architect

Ann: gold, architect
= Ann gold 7, hand tavern temple market fortress castle
Ann! warlord Bob watchtower (not-your-ability)
Ann: build tavern, build temple
Ann+ build market
Ann: end
= Ann gold 5, hand market fortress castle, city tavern temple
turn Ann warlord
Ann! architect (not-your-ability)
Ann: gold, build fortress
= Ann gold 2, hand market castle, city tavern temple fortress
Ann! build market (limit-reached)
Ann? income, warlord Ann tavern, warlord Ann temple, warlord Bob watchtower, end
= Bob gold 0, city watchtower
= Cid gold 0, hand -
turn Ann warlord

# Three players have two turns each, in the order of the ranks, with one stash, hand and city.
#   [R-2016 27]
profile 2016
Ann  assassin artist  gold 1  hand tavern
Bob  thief king
Cid  magician bishop
selected

Ann: gold, build tavern, end
turn Bob thief
Bob: gold, end
turn Cid magician
Cid: gold, end
turn Bob king
Bob: gold, end
turn Cid bishop
Cid: gold, end
turn Ann artist
= Ann gold 2, hand -, city tavern, revealed assassin artist
= Bob gold 4, crown, revealed thief king
= Cid gold 4, revealed magician bishop
turn Ann artist
