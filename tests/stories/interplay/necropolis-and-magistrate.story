# A Necropolis built by a sacrifice cannot be confiscated; what is paid for next can.
# [2016 S084, R-2016 198]
profile 2016
Ann  magistrate
Bob  architect  gold 2  hand necropolis market  city tavern
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build necropolis by tavern
= Ann city -
= Bob gold 2, city necropolis
turn Bob
Bob: build market
asked Ann confiscate
Ann? confiscate, pass
Ann: confiscate
= Ann gold 0, city market
= Bob gold 2, hand -, city necropolis
= Cid city -
turn Bob

# A Necropolis that is paid for can be confiscated.   [2016 S084, R-2016 198]
profile 2016
Ann  magistrate
Bob  architect  gold 5  hand necropolis  city tavern
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build necropolis
asked Ann confiscate
Ann: confiscate
= Ann gold 0, city necropolis
= Bob gold 5, hand -, city tavern
turn Bob
