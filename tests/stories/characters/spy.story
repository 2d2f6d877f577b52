# The Spy chooses another player and a type before seeing anything.   [2016 S108, R-2016 95]
profile 2016
cast spy
Ann  spy
Bob  king      hand tavern
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann? spy Bob noble, spy Bob religious, spy Bob trade, spy Bob military, spy Bob unique, spy Cid noble, spy Cid religious, spy Cid trade, spy Cid military, spy Cid unique, spy Dan noble, spy Dan religious, spy Dan trade, spy Dan military, spy Dan unique, end
Ann! spy Ann trade (yourself)
Ann! spy Bob (not-there)
Ann! spy trade
Ann sees Bob hand ?
turn Ann

# For each card of the type the Spy takes 1 gold, as long as there is some, and draws 1 card.
# The hand is seen by the Spy alone.   [2016 S105, R-2016 96]
profile 2016
cast spy
Ann  spy
Bob  king      gold 4  hand docks
Cid  bishop
Dan  merchant  gold 1  hand tavern market castle keep
deck temple palace manor
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 1, hand temple palace
= Dan gold 0, hand tavern market castle keep
= Bob gold 4, hand docks
= Cid gold 0, hand -
= top manor
Ann hears saw-card Ann Dan tavern 1
Ann hears saw-card Ann Dan market 1
Ann hears saw-card Ann Dan castle 1
Ann hears saw-card Ann Dan keep 1
Bob hears spied Ann Dan 2
Bob hears saw-card Ann Dan ? 1
Bob sees Dan hand ? ? ? ?
Bob sees Ann hand ? ?
Ann! spy Bob trade (used-already)
Ann? build temple, end
turn Ann

# With enough gold the Spy takes one for each match, and no more.   [2016 S105, R-2016 96]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand tavern market castle
deck temple palace manor
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 2, hand temple palace
= Dan gold 1, hand tavern market castle
turn Ann

# Two cards of the same name are two matches.   [R-2016 96]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand tavern tavern castle
deck temple palace manor
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 2, hand temple palace
= Dan gold 1, hand tavern tavern castle
turn Ann

# Without a match nothing is gained, but the hand was seen and the ability is used.   [2016 S106, R-2016 96]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand tavern castle
turn Ann, gathered

Ann: spy Dan military
= Ann gold 0, hand -
= Dan gold 3, hand tavern castle
Ann hears saw-card Ann Dan tavern 1
Ann hears saw-card Ann Dan castle 1
Ann! spy Dan trade (used-already)
Ann? end
turn Ann

# An empty hand may be chosen; there is nothing to gain from it.   [R-2016 97]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 0, hand -
= Dan gold 3, hand -
Ann? end
turn Ann

# Secret Vault, School of Magic and Haunted Quarter are unique here.   [2016 S107, R-2016 97]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand secret-vault school-of-magic haunted-quarter
deck temple palace manor docks
turn Ann, gathered

Ann: spy Dan unique
= Ann gold 3, hand temple palace manor
= Dan gold 0, hand secret-vault school-of-magic haunted-quarter
= top docks
turn Ann

# They match no other type.   [2016 S107, R-2016 97]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand secret-vault school-of-magic haunted-quarter
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 0, hand -
= Dan gold 3
turn Ann

# If the deck has fewer cards than matches, the Spy draws what there is.   [R-2016 96, R-2016 228]
profile 2016
cast spy
Ann  spy
Bob  king
Cid  bishop
Dan  merchant  gold 3  hand tavern market castle
deck temple only
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 2, hand temple
= Dan gold 1
= deck 0
turn Ann

# The Spy may look before gathering, and need not look at all.   [R-2016 36, R-2016 38]
profile 2016
cast spy
Ann  spy
Bob  king      gold 1  hand manor
Cid  bishop
Dan  merchant
deck docks tavern
turn Ann

Ann! end (gather-first)
Ann: spy Bob noble
= Ann gold 1, hand docks
= Bob gold 0
Ann? gold, cards
Ann: gold
= Ann gold 3
Ann: end
turn Bob

# Gold on the token of the Tax Collector is nobody's: the Spy takes from the stash only.   [2016 A17, R-2016 9]
profile 2016
cast spy tax-collector
Ann  spy
Bob  king
Cid  bishop
Dan  tax-collector  gold 1  hand tavern market
tax 5
deck temple palace
turn Ann, gathered

Ann: spy Dan trade
= Ann gold 1, hand temple palace
= Dan gold 0
= tax 5
turn Ann
