; A game from a server, as it is exported: `citadels verify` deals it again from its secret.

# A sealed game states the hash that was shown, the secret, and every outcome of chance.
rules 2016(players=2,characters=assassin+thief+magician+king+bishop+merchant+architect+warlord,districts=dragon-gate+factory+haunted-quarter+imperial-treasury+keep+laboratory+library+map-room+quarry+school-of-magic+smithy+statue+thieves-den+wishing-well)
sealed e3e16780becf601d55e4751e7d722ef91d750bb0cea61b1bb5ea8bc308cdf262 6465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283
chance 0 51 37 64 27 52 58 56 13 6 9 56 33 25 2 46 23 24 32 5 13 1 39 32 4 0 30 33 38 20
chance 4 18 19 6 32 22 7 31 7 4 15 11 21 20 10 17 22 20 15 9 5 5 5 2 13 4 9 3 4 2
chance 1 6 1 0 4 3 0 1 1
Ann
Bob
crown chance
new game

Ann: pick merchant
Bob: pick king
Bob: lay bishop
Ann: pick assassin
Ann: lay architect
Bob: pick magician
Ann: gold
Ann: build temple
Ann: assassin magician
Ann: end
Bob: cards
Bob: keep tavern
Bob: build watchtower
Bob: king
Bob: end
Ann: gold
Ann: build statue
Ann: merchant
~ 2
Ann: end
Bob: pick king
Ann: pick thief
Ann: lay architect
Bob: pick bishop
Bob: lay assassin
Ann: pick merchant
Ann: thief warlord
Ann: gold
Ann: build church
Ann: end
Bob: gold
Bob: build tavern
Bob: end
Bob: gold
Bob: build castle
Bob: end
Ann: cards
Ann: keep manor
Ann: build manor
Ann: merchant
~ 7
Ann: end
Bob: pick king
Ann: pick magician
Ann: lay assassin
Bob: pick merchant
Bob: lay bishop
Ann: pick thief
Ann: thief magician
Ann: cards
Ann: keep market
Ann: end
Ann: magician Bob
Ann: gold
Ann: build docks
Ann: end
Bob: cards
Bob: keep dragon-gate
Bob: end
Bob: merchant
Bob: income
Bob: cards
Bob: keep school-of-magic
Bob: build market
~ 5
Bob: end
Bob: pick architect
Ann: pick thief
Ann: lay assassin
Bob: pick bishop
Bob: lay magician
Ann: pick warlord
Ann: thief architect
Ann: gold
Ann: end
Bob: cards
Bob: keep quarry
Bob: end
Bob: cards
Bob: keep market
Bob: architect
Bob: end
Ann: gold
Ann: warlord Ann temple
~ 2
Ann: end
Bob: pick king
Ann: pick architect
Ann: lay bishop
Bob: pick merchant
Bob: lay thief
Ann: pick assassin
Ann: assassin bishop
Ann: cards
Ann: keep palace
Ann: end
Bob: gold
Bob: build church
Bob: end
Bob: income
Bob: gold
Bob: end
Ann: cards
Ann: keep palace
~ 1
Ann: end
Bob: pick architect
Ann: pick king
Ann: lay bishop
Bob: pick magician
Bob: lay assassin
Ann: pick merchant
Bob: magician Ann
Bob: cards
Bob: keep church
Bob: end
Ann: gold
Ann: build school-of-magic
Ann: end
Ann: merchant
Ann: gold
Ann: build market
Ann: end
Bob: cards
Bob: keep trading-post
Bob: build trading-post
Bob: architect
~ 6
Bob: end
Ann: pick merchant
Bob: pick assassin
Bob: lay bishop
Ann: pick king
Ann: lay thief
Bob: pick magician
Bob: assassin thief
Bob: cards
Bob: keep watchtower
Bob: end
Bob: magician
Bob: discard church
Bob: discard castle
Bob: done
Bob: cards
Bob: keep watchtower
Bob: end
Ann: cards
Ann: keep harbor
Ann: end
Ann: merchant
Ann: income
Ann: cards
Ann: keep market
Ann: build town-hall
~ 2
Ann: end
Ann: pick bishop
Bob: pick merchant
Bob: lay thief
Ann: pick assassin
Ann: lay architect
Bob: pick king
Ann: assassin architect
Ann: cards
Ann: keep manor
Ann: end
Bob: king
Bob: cards
Bob: keep harbor
Bob: income
Bob: build monastery
Bob: end
Ann: cards
Ann: keep library
Ann: end
Bob: merchant
Bob: cards
Bob: keep trading-post
~ 4
Bob: end
Bob: pick architect
Ann: pick thief
Ann: lay warlord
Bob: pick assassin
Bob: lay king
Ann: pick merchant
Bob: assassin bishop
Bob: cards
Bob: keep prison
Bob: end
Ann: thief warlord
Ann: cards
Ann: keep tavern
Ann: end
Ann: income
Ann: merchant
Ann: cards
Ann: keep map-room
Ann: build harbor
Ann: end
Bob: cards
Bob: keep palace
Bob: architect
Bob: build temple
Bob: end
= Ann score 32
= Bob score 18
= winner Ann
over
