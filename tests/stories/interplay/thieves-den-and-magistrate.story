# Of a confiscated Thieves' Den only the gold comes back; the cards paid for it stay under the deck.
# [2016 S085, R-2016 214]
profile 2016
Ann  magistrate
Bob  bishop    gold 2  hand thieves-den tavern market docks castle
Cid  king
Dan  thief
warrants bishop* king thief by Ann
turn Bob, gathered

Bob: build thieves-den
asked Bob pay-with-cards
Bob: pay tavern, pay market, pay docks, pay castle
asked Ann confiscate
= Bob gold 0, hand -, city -
Ann? confiscate, pass
Ann: confiscate
= Ann gold 0, hand -, city thieves-den
= Bob gold 2, hand -, city -
= bottom tavern market docks castle
Bob? end
turn Bob

# A Thieves' Den paid with cards alone is paid for: it can be confiscated, and nothing comes back.
# [2016 S085, R-2016 214]
profile 2016
Ann  magistrate
Bob  bishop    gold 1  hand thieves-den tavern tavern market docks castle manor
Cid  king
Dan  thief
warrants bishop* king thief by Ann
turn Bob, gathered

Bob: build thieves-den
Bob: pay tavern, pay tavern, pay market, pay docks, pay castle, pay manor
asked Ann confiscate
Ann: confiscate
= Ann city thieves-den
= Bob gold 1, hand -, city -
turn Bob

# The Magistrate may let the Thieves' Den pass.   [2016 S085]
profile 2016
Ann  magistrate
Bob  bishop    gold 5  hand thieves-den tavern
Cid  king
Dan  thief
warrants bishop* king thief by Ann
turn Bob, gathered

Bob: build thieves-den
Bob: pay tavern
asked Ann confiscate
Ann: pass
= Ann city -
= Bob gold 0, hand -, city thieves-den
turn Bob
