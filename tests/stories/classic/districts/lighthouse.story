# Who builds the Lighthouse looks through the deck and takes a card; then the deck is shuffled.
# Only the builder learns what lies there and what is taken.   [classic A62]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand lighthouse
Bob  king
Cid  thief
Dan  warlord
deck castle tavern docks tavern only
turn Ann, gathered

Ann: build lighthouse
asked Ann take-from-deck
Ann hears saw-in-deck Ann castle
Ann hears saw-in-deck Ann docks
Ann hears saw-in-deck Ann tavern
Bob hears saw-in-deck Ann ?
nobody hears saw-in-deck Ann ?
Ann? take castle, take tavern, take docks
Ann! take palace (not-there)
Ann! pass (not-asked-now)
Ann! end (not-asked-now)
Bob! take castle (not-your-decision)
; three cards are left: two outcomes of chance shuffle them
~ 0 1
Ann: take castle
Ann hears took-from-deck Ann castle
Bob hears took-from-deck Ann ?
nobody hears took-from-deck Ann ?
Bob hears shuffled
= Ann gold 0, hand castle, city lighthouse
= deck 3
Bob sees Ann hand ?
Bob sees deck 3
= Bob hand -
= Cid hand -
= Dan hand -
= top tavern docks tavern
turn Ann

# With one card in the deck the builder of the Lighthouse has to take that one.
# [classic A45]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand lighthouse
Bob  king
Cid  thief
Dan  warlord
deck docks only
turn Ann, gathered

Ann: build lighthouse
Ann? take docks
Ann: take docks
= Ann hand docks
= deck 0
turn Ann

# With an empty deck the Lighthouse does nothing when it is built.   [classic A45]
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand lighthouse
Bob  king
Cid  thief
Dan  warlord
deck -
turn Ann, gathered

Ann: build lighthouse
= Ann gold 0, hand -, city lighthouse
= deck 0
turn Ann, gathered

# A card from the Lighthouse may be built in the same turn if the limit allows it.
profile classic-ru, classic-fr
Ann  architect  gold 5  hand lighthouse
Bob  king
Cid  thief
Dan  bishop
deck watchtower temple market only
turn Ann

Ann: gold
; whatever the two extra cards are, and whenever they come, one card is left in the deck
= Ann cards 3
= deck 1
Ann: build lighthouse
Ann: take market
Ann: build market
= Ann gold 2, hand watchtower temple, city lighthouse market
turn Ann

# Who already had the Lighthouse in the city looks at nothing later.
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand docks  city lighthouse
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build docks
= Ann gold 0, city lighthouse docks
turn Ann, gathered

# A Lighthouse received by exchange shows no deck.   [classic A62]
profile classic-ru, classic-fr
Ann  diplomat  gold 2  city tavern
Bob  king      city lighthouse
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: diplomat Bob lighthouse, give tavern
= Ann gold 0, hand -, city lighthouse
= Bob gold 2, city tavern
turn Ann, gathered

# Imported into the English game, the Lighthouse works the same.   [classic A62]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    gold 3  hand lighthouse
Bob  king
Cid  thief
Dan  warlord
deck castle tavern only
turn Ann, gathered

Ann: build lighthouse
Ann? take castle, take tavern
Ann: take tavern
= Ann gold 0, hand tavern, city lighthouse
= top castle, deck 1
turn Ann

# The Lighthouse as last district of a city completes it before the card is taken.
profile classic-ru, classic-fr
Ann  bishop    gold 3  hand lighthouse  city manor castle palace temple church monastery cathedral
Bob  king
Cid  thief
Dan  warlord
deck docks only
turn Ann, gathered

Ann: build lighthouse
asked Ann take-from-deck
= Ann completed, first
Ann: take docks
= Ann hand docks
turn Ann
