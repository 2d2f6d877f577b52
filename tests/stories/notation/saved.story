; A saved game is a story: the set-up in one line, the seed, and the answers.

# A saved game goes on where it was left.
rules 2016(players=2,characters=assassin+thief+magician+king+bishop+merchant+architect+warlord,districts=dragon-gate+factory+haunted-quarter+imperial-treasury+keep+laboratory+library+map-room+quarry+school-of-magic+smithy+statue+thieves-den+wishing-well)
seed 7
Ann
Bob
crown chance
new game

Ann: pick thief
Bob: pick king
Bob: lay assassin
Ann: pick warlord
Ann: lay merchant
Bob: pick magician
Ann: cards
Ann: keep monastery
Ann: build market
Ann: thief merchant
Ann: end
Bob: gold
Bob: build statue
Bob: end
Bob: king
Bob: cards
Bob: keep imperial-treasury
Bob: end
Ann: gold
Ann: warlord Bob statue
Ann: end
Bob: pick assassin
Ann: pick warlord
Ann: lay bishop
asked Bob pick-character
