# The Thieves' Den may be paid partly with cards, each for 1 gold; they go under the deck.
# [2016 S276, R-2016 213]
profile 2016
Ann  bishop    gold 2  hand thieves-den tavern market docks castle
Bob  merchant  gold 1
Cid  king
Dan  thief
turn Ann, gathered

Ann+ build thieves-den
Ann: build thieves-den
asked Ann pay-with-cards
Ann? pay tavern, pay market, pay docks, pay castle
Ann! pay gold (too-expensive)
Ann! pay palace (not-in-hand)
Ann! end (not-asked-now)
Ann: pay castle
Bob hears discarded Ann ?
Ann: pay tavern, pay docks, pay market
= Ann gold 0, hand -, city thieves-den
= Bob gold 1
= bottom castle tavern docks market
turn Ann

# With gold and cards together worth less than its price the Thieves' Den cannot be built.
# [R-2016 213]
profile 2016
Ann  bishop    gold 2  hand thieves-den town-hall cathedral fortress
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build thieves-den (too-expensive)
= Ann gold 2, cards 4
turn Ann

# The Thieves' Den may be paid with gold alone.   [R-2016 213]
profile 2016
Ann  bishop    gold 6  hand thieves-den tavern
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build thieves-den
Ann? pay tavern, pay gold
Ann: pay gold
= Ann gold 0, hand tavern, city thieves-den
turn Ann

# Six other cards pay for the Thieves' Den without any gold; a seventh stays in the hand.
# [R-2016 213]
profile 2016
Ann  bishop    gold 6  hand thieves-den tavern tavern market docks castle manor palace
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build thieves-den
Ann? pay tavern, pay market, pay docks, pay castle, pay manor, pay palace, pay gold
Ann: pay tavern, pay tavern, pay market, pay docks, pay castle, pay manor
= Ann gold 6, hand palace, city thieves-den
= bottom tavern tavern market docks castle manor
turn Ann

# With the Factory the Thieves' Den costs 5, in gold and cards together.   [2016 S277, R-2016 54]
profile 2016
Ann  bishop    gold 1  hand thieves-den tavern market docks castle  city factory
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build thieves-den
Ann: pay tavern, pay market, pay docks, pay castle
= Ann gold 0, hand -, city factory thieves-den
turn Ann

# Cards do not pay for any other district.   [2016 S278, R-2016 213]
profile 2016
Ann  bishop    gold 2  hand palace tavern market docks castle  city thieves-den
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build tavern, build market, end
Ann! build palace (too-expensive)
Ann! pay tavern (not-asked-now)
= Ann gold 2, cards 5
turn Ann
