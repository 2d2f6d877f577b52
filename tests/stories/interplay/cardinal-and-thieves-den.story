# Cards that the Cardinal lays for the Thieves' Den lower the price, the rest is borrowed.
# [2016 S166, A13]
profile 2016
Ann  cardinal  gold 1  hand thieves-den tavern docks manor temple market
Bob  thief
Cid  king
Dan  merchant  gold 3
turn Ann, gathered

Ann+ cardinal thieves-den
Ann: cardinal thieves-den
asked Ann pay-with-cards
Ann? pay tavern, pay docks, pay manor, pay temple, pay market
Ann! pay gold, from Dan, pass, end (not-asked-now)
Ann! pay castle (not-in-hand)
Ann: pay tavern
Ann? pay docks, pay manor, pay temple, pay market
Ann: pay docks
Ann? pay manor, pay temple, pay market, pay gold
Ann: pay manor
Bob hears discarded Ann ?
Ann? pay temple, pay market, pay gold
Ann: pay gold
asked Ann borrow-from
Ann? from Dan
Ann: from Dan
Ann? give temple, give market
Ann! give castle (not-in-hand)
Ann: give temple, give market
= Ann gold 0, hand -, city thieves-den
= Dan gold 1, hand temple market
= Bob gold 0, hand -
= bottom tavern docks manor
turn Ann

# The last missing gold for the Thieves' Den is always borrowed: else it is no loan.
# [2016 A13]
profile 2016
Ann  cardinal  gold 4  hand thieves-den tavern docks
Bob  thief
Cid  king
Dan  merchant  gold 1
turn Ann, gathered

Ann: cardinal thieves-den
Ann? pay tavern, pay docks
Ann: pay docks
asked Ann borrow-from
Ann? from Dan
Ann: from Dan, give tavern
= Ann gold 0, hand -, city thieves-den
= Dan gold 0, hand tavern
turn Ann

# A Cardinal who lacks one gold for the Thieves' Den borrows just that.   [2016 A13]
profile 2016
Ann  cardinal  gold 5  hand thieves-den tavern
Bob  thief
Cid  king
Dan  merchant  gold 1
turn Ann, gathered

Ann: cardinal thieves-den
asked Ann borrow-from
Ann: from Dan, give tavern
= Ann gold 0, hand -, city thieves-den
= Dan gold 0, hand tavern
turn Ann

# Without gold on the other side the Cardinal pays for the Thieves' Den as anybody does.
# [2016 A13]
profile 2016
Ann  cardinal  gold 4  hand thieves-den tavern docks
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! cardinal thieves-den (payer-too-poor)
Ann: build thieves-den, pay tavern, pay docks
= Ann gold 0, hand -, city thieves-den
turn Ann

# If the two do not mix, the Cardinal borrows all that the gold lacks, or pays with cards.
# [2016 A13]
profile 2016
ruling cardinal-mixes-with-den no
Ann  cardinal  gold 1  hand thieves-den tavern docks manor temple market
Bob  thief
Cid  king
Dan  merchant  gold 3
turn Ann, gathered

Ann! cardinal thieves-den (payer-too-poor)
Ann+ build thieves-den
Ann: build thieves-den
Ann: pay tavern, pay docks, pay manor, pay temple, pay market
= Ann gold 0, hand -, city thieves-den
= Dan gold 3, hand -
turn Ann

# If the two do not mix and a player has enough, all of it is borrowed.   [2016 A13]
profile 2016
ruling cardinal-mixes-with-den no
Ann  cardinal  gold 4  hand thieves-den tavern docks
Bob  thief
Cid  king
Dan  merchant  gold 3
turn Ann, gathered

Ann: cardinal thieves-den
asked Ann borrow-from
Ann? from Dan
Ann! pay tavern, pay gold
Ann: from Dan, give tavern, give docks
= Ann gold 0, hand -, city thieves-den
= Dan gold 1, hand tavern docks
turn Ann
