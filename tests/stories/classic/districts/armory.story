# The Powder House is destroyed together with one district of another player, free of charge.
# [classic A36]
profile classic-ru, classic-fr
Ann  bishop    city armory tavern
Bob  king      city castle manor
Cid  thief     city docks
Dan  warlord
turn Ann

Ann? gold, cards, armory Bob castle, armory Bob manor, armory Cid docks
Ann: armory Bob castle
Cid hears given-up Ann armory
Cid hears destroyed Ann armory
Cid hears destroyed Bob castle
= Ann gold 0, hand -, city tavern
= Bob city manor
= Cid city docks
= bottom armory castle
Ann! armory Bob manor (not-there)
turn Ann

# It may not be aimed at one's own city.   [classic S157]
profile classic-ru, classic-fr
Ann  bishop    city armory tavern
Bob  king      city manor
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? armory Bob manor, end
Ann! armory Ann tavern (yourself)
Ann! armory Ann armory (yourself)
= Ann city armory tavern
turn Ann

# Keep, Bishop and Great Wall do not stop the Powder House.   [classic S158, A36]
profile classic-ru, classic-fr
Ann  warlord   city armory
Bob  king      city keep great-wall
Cid  bishop    city tavern
Dan  thief
turn Ann, gathered

Ann! warlord Bob keep (protected-by-card)
Ann! warlord Cid tavern (protected-by-role)
Ann+ armory Bob keep, armory Bob great-wall, armory Cid tavern
Ann: armory Bob keep
= Ann gold 0, city -
= Bob city great-wall
turn Ann

# The Bishop's city can be hit.   [classic S158, A36]
profile classic-ru, classic-fr
Ann  warlord   city armory
Bob  king
Cid  bishop    city tavern palace
Dan  thief
turn Ann, gathered

Ann: armory Cid palace
= Ann gold 0, city -
= Cid city tavern
= bottom armory palace
turn Ann

# Imported into the English game, the Powder House hits Keep and Bishop too.   [classic S157, S158]
profile classic-en
ruling import-bonus-districts yes
Ann  warlord   city armory market
Bob  king      city keep
Cid  bishop    city tavern
Dan  thief
turn Ann, gathered

Ann! armory Ann market (yourself)
Ann+ armory Bob keep, armory Cid tavern
Ann: armory Cid tavern
= Ann gold 0, city market
= Cid city -
turn Ann

# A completed city can be hit, and the game ends anyway.   [classic A36, S185]
profile classic-ru, classic-fr
Ann  bishop    city armory tavern
Bob  king      city manor castle palace temple church monastery cathedral docks
Cid  thief
Dan  warlord
turn Ann, gathered

= Bob completed, first
Ann: armory Bob cathedral
= Ann city tavern
= Bob districts 7, first
Ann: end
Dan: gold, end
over

# A city that the Powder House has opened is open to the Warlord too.   [classic A31, A36]
profile classic-ru, classic-fr
Ann  bishop    city armory tavern
Bob  king      city manor castle palace temple church monastery cathedral docks
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: armory Bob cathedral, end
Dan: gold
Dan+ warlord Bob temple
Dan: warlord Bob temple
= Bob districts 6
Dan: end
over

# From one's own completed city the Powder House may be used as well.   [classic A36]
profile classic-ru, classic-fr
Ann  bishop    city armory manor castle palace temple church monastery cathedral
Bob  king      city tavern
Cid  thief
Dan  warlord
turn Ann, gathered

= Ann completed, first
Ann: armory Bob tavern
= Ann districts 7, first
= Bob city -
turn Ann

# The Graveyard does not answer the Powder House.   [classic A36, A42]
profile classic-ru, classic-fr
Ann  bishop    city armory
Bob  king      city docks
Cid  thief     gold 3  city graveyard
Dan  warlord
turn Ann, gathered

Ann: armory Bob docks
= Cid gold 3, hand -
= bottom armory docks
turn Ann, gathered

# The Warlord's own Powder House is no attack of his: he may still destroy another district.
# [classic A36]
profile classic-ru, classic-fr
Ann  warlord   city armory
Bob  king      city tavern temple
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: armory Bob tavern, warlord Bob temple
= Ann gold 0, city -
= Bob city -
turn Ann

# After the Warlord's attack it cannot be used any more.   [classic A52]
profile classic-ru, classic-fr
Ann  warlord   city armory
Bob  king      city tavern temple
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: warlord Bob temple
Ann? end
Ann! armory Bob tavern (turn-closing)
= Ann city armory
turn Ann

# A beautified district and its coin are destroyed like any other.   [classic A26, A36]
profile classic-ru, classic-fr
Ann  bishop    city armory*
Bob  king      city palace*
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: armory Bob palace*
= Ann gold 0, city -
= Bob gold 0, city -
= bottom armory palace
turn Ann

# Built, the Powder House can be used in the same turn.   [classic A36]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand armory
Bob  king      city palace
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build armory
= Ann gold 0
Ann: armory Bob palace
= Ann city -
= Bob city -
turn Ann
