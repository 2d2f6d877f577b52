; A saved game is a story: the set-up in one line, the seed, and the answers.

# A saved game continues where it was left.
rules 2016(players=2,characters=assassin+thief+magician+king+bishop+merchant+architect+warlord,districts=dragon-gate+factory+haunted-quarter+imperial-treasury+keep+laboratory+library+map-room+quarry+school-of-magic+smithy+statue+thieves-den+wishing-well)
seed 7
Ann
Bob
crown chance
new game

Ann: pick assassin
Bob: pick bishop
Bob: lay thief
Ann: pick merchant
Ann: lay magician
Bob: pick architect
Ann: assassin thief
Ann: cards
Ann: keep church
Ann: build watchtower
Ann: end
Bob: cards
Bob: keep thieves-den
Bob: build thieves-den
Bob: pay palace
Bob: pay barracks
Bob: pay smithy
Bob: pay castle
Bob: end
Ann: merchant
Ann: cards
Ann: keep statue
Ann: build temple
Ann: end
Bob: cards
Bob: keep prison
Bob: architect
Bob: end
Ann: pick thief
Bob: pick magician
asked Bob lay-character
