# The example turn of the rulebook: the Warlord loses 4 gold to the Thief, gathers 2, destroys a
# Market for 1, takes 2 for Prison and School of Magic, and builds the Barracks for 3.
#   [2016 S037, S038, R-2016 39]
profile 2016
Ann  architect  city market castle temple tavern
Bob  thief
Cid  king  crown
Dan  warlord  gold 4  hand barracks  city prison school-of-magic
robbed warlord by Bob
turn Ann, gathered

= Dan gold 4, revealed -
Ann: end
; 1. The Warlord is revealed and robbed.
turn Dan
= Dan gold 0, revealed warlord
= Bob gold 4
Ann hears revealed-role Dan warlord, stole Bob Dan 4
; 2. He gathers gold.
Dan! build barracks (gather-first)
Dan: gold
= Dan gold 2
; 3. He destroys the Market.
Dan: warlord Ann market
= Dan gold 1
= Ann city castle temple tavern
= bottom market
; 4. He takes the income: the School of Magic counts as military.
Dan: income
= Dan gold 3
; 5. He builds the Barracks, and they bring nothing any more.
Dan: build barracks
= Dan gold 0, hand -, city prison school-of-magic barracks
Dan! income (used-already), warlord Ann temple (used-already)
Dan? end
= Ann gold 0, Bob gold 4, Cid gold 0
; The round is over, and the crowned player begins the next.
~ 0 0 0
Dan: end
= round 2
= Ann gold 0, city castle temple tavern, roles -
= Bob gold 4, city -, roles -
= Cid gold 0, city -, roles -, crown
= Dan gold 0, city prison school-of-magic barracks, roles -
asked Cid pick-character

# Had the Warlord built the Barracks first, they would have counted for his income.   [R-2016 39]
profile 2016
Ann  architect  city market castle temple tavern
Bob  thief  gold 4
Cid  king
Dan  warlord  gold 3  hand barracks  city prison school-of-magic
turn Dan, gathered

Dan: build barracks, income
= Dan gold 3, city prison school-of-magic barracks
= Ann gold 0, Bob gold 4, Cid gold 0
turn Dan
