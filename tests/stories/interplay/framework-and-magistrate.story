# A district built by the Framework cannot be confiscated, but the next one that is paid for can.
# [2016 S083, R-2016 179]
profile 2016
Ann  magistrate
Bob  architect  gold 2  hand palace tavern market  city framework
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build palace by framework
= Ann city -
= Bob gold 2, city palace
turn Bob
Bob: build tavern
asked Ann confiscate
Ann? confiscate, pass
Ann: confiscate
= Ann gold 0, city tavern
= Bob gold 2, hand market, city palace
Bob: build market
= Ann city tavern
= Bob gold 0, hand -, city palace market
= Cid city -
turn Bob

# The owner of a Framework who pays anyway can lose the district to the Magistrate.
# [2016 S083]
profile 2016
Ann  magistrate
Bob  architect  gold 5  hand palace  city framework
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build palace
Ann: confiscate
= Ann city palace
= Bob gold 5, hand -, city framework
turn Bob
