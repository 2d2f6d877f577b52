# A confiscation can complete the Magistrate's city, as the first.   [2016 S089, R-2016 89]
profile 2016
cast magistrate
Ann  magistrate  city tavern temple manor castle watchtower prison
Bob  king
Cid  architect   gold 3  hand docks
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

= Ann not completed
Cid: build docks
Ann: confiscate
Bob hears completed Ann
= Ann districts 7, completed, first, score 19
= Cid gold 3, city -, not completed
turn Cid

# Let pass, it completes nothing.   [2016 S089]
profile 2016
cast magistrate
Ann  magistrate  city tavern temple manor castle watchtower prison
Bob  king
Cid  architect   gold 3  hand docks
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: pass
= Ann districts 6, not completed
= Cid city docks, not completed
turn Cid

# A confiscated seventh district does not complete the builder's city.   [2016 S090, R-2016 89]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 3  hand docks  city tavern temple manor castle watchtower prison
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
= Cid not completed
Ann: confiscate
= Cid districts 6, not completed
= Ann city docks, not completed
Cid: end
= round 2
asked Ann pick-character

# Let pass, the seventh district completes it, and the game ends with the round.   [2016 S090]
profile 2016
cast magistrate
Ann  magistrate
Bob  king
Cid  architect   gold 3  hand docks  city tavern temple manor castle watchtower prison
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: pass
= Cid districts 7, completed, first
Cid: end
over
