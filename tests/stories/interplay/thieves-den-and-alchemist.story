# The Alchemist gets back the gold paid for the Thieves' Den, not the cards.
# [2016 S173, R-2016 214]
profile 2016
Ann  alchemist  gold 2  hand thieves-den tavern market docks castle
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern, pay market, pay docks, pay castle
= Ann gold 0, hand -, city thieves-den
Ann: end
= Ann gold 2, hand -
= Bob gold 0
= bottom tavern market docks castle
turn Bob
