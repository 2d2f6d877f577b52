# A Magistrate with five districts cannot confiscate the Monument, nor what comes next.
# [2016 S094, R-2016 192]
profile 2016
Ann  magistrate  city manor castle temple church tavern
Bob  architect   gold 6  hand monument market
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build monument
= Ann districts 5
= Bob gold 2, city monument
turn Bob
Bob: build market
= Ann districts 5
= Bob gold 0, city monument market
turn Bob

# A Magistrate with four districts can confiscate the Monument.   [2016 S094, R-2016 192]
profile 2016
Ann  magistrate  city manor castle temple church
Bob  architect   gold 4  hand monument
Cid  king
Dan  bishop
warrants architect* king bishop by Ann
turn Bob, gathered

Bob: build monument
asked Ann confiscate
Ann: confiscate
= Ann city manor castle temple church monument, not completed
= Bob gold 4, hand -, city -
turn Bob
