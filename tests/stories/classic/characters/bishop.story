# The Warlord cannot destroy a district of the Bishop.   [classic S067]
profile classic-en, classic-ru, classic-fr
Ann  thief    city market
Bob  bishop   city tavern market
Cid  king
Dan  warlord  gold 5
turn Bob, gathered

Bob: end
Dan: gold
Dan! warlord Bob tavern (protected-by-role), warlord Bob market (protected-by-role)
Dan? warlord Ann market, end
= Bob city tavern market
turn Dan

# A killed Bishop protects nothing.   [classic S068, A11]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  bishop   city tavern
Cid  king
Dan  warlord
killed bishop
call bishop

turn Dan
= Bob revealed -
Dan: gold
Dan? warlord Bob tavern, end
Dan: warlord Bob tavern
= Bob city -, Dan gold 2
turn Dan

# With two characters Bishop and Warlord of one player spare that player's city, too.   [classic S069]
profile classic-en, classic-ru, classic-fr
Ann  bishop warlord  city tavern
Bob  king merchant   city tavern
turn Ann bishop, gathered

Ann: end
Bob: gold, end
turn Ann warlord
Ann: gold
Ann! warlord Ann tavern (protected-by-role)
Ann? warlord Bob tavern, end
= Ann city tavern
turn Ann warlord

# With two characters the Bishop protects the one city of his player until the round ends.
#   [classic S067]
profile classic-en, classic-ru, classic-fr
Ann  thief warlord    gold 3
Bob  bishop merchant  city tavern
Cid  king architect   city tavern
turn Bob bishop, gathered

Bob: end
Bob: gold, end
Cid: gold, end
turn Ann warlord
Ann: gold
Ann! warlord Bob tavern (protected-by-role)
Ann? warlord Cid tavern, end
turn Ann warlord

# The protection ends with the round.   [classic S067]
profile classic-en, classic-ru, classic-fr
Ann  bishop   city tavern  crown
Bob  warlord
Cid  thief
Dan  merchant
turn Bob, gathered

Bob! warlord Ann tavern (protected-by-role)
~ 0 0 0
Bob: end
= facedown assassin, faceup thief magician
Ann: pick merchant
Bob: pick warlord
Cid: pick king
Dan: pick architect
Cid: gold, end
Ann: gold, end
Dan: gold, end
Bob: gold
Bob+ warlord Ann tavern
Bob: warlord Ann tavern
= Ann city -
turn Bob

# The Bishop gains 1 gold for each religious district in their city, the School of Magic among them.
#   [classic S055]
profile classic-en, classic-ru, classic-fr
Ann  thief
Bob  bishop   gold 1  city temple cathedral school-of-magic tavern
Cid  king     city church
Dan  warlord
turn Bob, gathered

Bob? income, end
Bob: income
= Bob gold 4, Cid gold 0
Bob! income (used-already)
turn Bob
