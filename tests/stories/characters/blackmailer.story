# The Blackmailer lays two threats at two different characters, or none: not at rank 1, nor at the
# killed. Where they lie is seen by all; which one is real only by the Blackmailer.   [2016 S115, R-2016 98, R-2016 99]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant
killed warlord
turn Bob

Bob? gold, cards, blackmailer blackmailer, blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect
Bob! blackmailer assassin (rank-one)
Bob! blackmailer warlord (killed-already)
Bob! blackmailer trader (not-in-cast)
Bob: blackmailer king
asked Bob lay-threat
Bob? mark blackmailer, mark magician, mark bishop, mark merchant, mark architect
Bob! mark king (marked-already)
Bob! mark assassin (rank-one)
Bob! mark warlord (killed-already)
Bob! end (not-asked-now), gold (not-asked-now), done (not-asked-now), pass (not-asked-now)
Ann sees threats -
nobody sees threats -
Bob: mark merchant
= threats king* merchant
Bob sees threats king* merchant
Ann sees threats king merchant
Cid sees threats king merchant
Dan sees threats king merchant
nobody sees threats king merchant
Ann hears threat-laid Bob king
Ann hears threat-laid Bob merchant
Ann hears threat-flowered Bob ? 1
Bob hears threat-flowered Bob king 1
Bob! blackmailer bishop (used-already)
Bob? gold, cards
turn Bob

# The Blackmailer may leave the threats alone.   [R-2016 98]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant
turn Bob

Bob: gold, end
= threats -
Cid: gold
Cid? king, end
turn Cid

# A threatened player gathers first; nothing else is possible before.   [2016 S113, R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  magician  gold 3  hand tavern  city laboratory
Dan  merchant
threats magician* merchant by Bob
call magician

Cid? gold, cards
Cid! magician Ann (threat-open)
Cid! laboratory tavern (threat-open)
Cid! build tavern (threat-open)
Cid! end (threat-open)
turn Cid

# After gathering the threat must be answered before anything else.   [2016 S114, R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king      gold 3  hand tavern  city laboratory armory manor
Dan  merchant  city market
threats king* merchant by Bob
call king

Cid: gold
asked Cid bribe
Cid? bribe, refuse
Cid! build tavern (threat-open)
Cid! king (threat-open)
Cid! income (threat-open)
Cid! laboratory tavern (threat-open)
Cid! armory Dan market (threat-open)
Cid! end (threat-open)
Cid! gold, cards
= Cid gold 5, hand tavern, city laboratory armory manor
asked Cid bribe

# The bribe is exactly half the gold after gathering, rounded down; the threat is taken away unseen.   [2016 S117, R-2016 101, R-2016 217]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer  gold 1
Cid  king         gold 5  city manor
Dan  merchant
threats king* merchant by Bob
call king

Cid: gold
= Cid gold 7
Cid? bribe, refuse
Cid! take gold, pay gold, pass
Cid: bribe
Ann hears bribed Cid Bob 3
= Cid gold 4
= Bob gold 4
= threats merchant
Ann sees threats merchant
Cid? income, king, end
turn Cid

# An even purse is halved exactly.   [R-2016 101]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 4
Dan  merchant
threats king* merchant by Bob
call king

Cid: gold, bribe
= Cid gold 3
= Bob gold 3
turn Cid

# With 1 gold the bribe is nothing, and still takes the threat away unseen.   [2016 S109, R-2016 101]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 1
Dan  merchant
threats king* merchant by Bob
deck tavern castle
call king

Cid: cards, keep tavern
Cid? bribe, refuse
Cid: bribe
= Cid gold 1, hand tavern
= Bob gold 0
= threats merchant
turn Cid

# Without gold one may bribe with nothing.   [2016 S110, A14, R-2016 101]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant
threats king* merchant by Bob
deck tavern castle
call king

Cid: cards, keep tavern
Cid? bribe, refuse
Cid: bribe
= Cid gold 0
= Bob gold 0
= threats merchant
turn Cid

# With the other reading, a player without gold can only refuse.   [2016 A14]
profile 2016
cast blackmailer
ruling bribe-with-nothing no
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant
threats king* merchant by Bob
deck tavern castle
call king

Cid: cards, keep tavern
Cid? refuse
Cid! bribe (no-gold)
Cid: refuse
asked Bob reveal-threat
Bob: reveal
= Cid gold 0
= Bob gold 0
turn Cid

# With the other reading, 1 gold is still enough for a bribe of nothing.   [2016 A14]
profile 2016
cast blackmailer
ruling bribe-with-nothing no
Ann  assassin
Bob  blackmailer
Cid  king         gold 1
Dan  merchant
threats king* merchant by Bob
deck tavern castle
call king

Cid: cards, keep tavern
Cid? bribe, refuse
Cid: bribe
= Cid gold 1
= Bob gold 0
turn Cid

# After a refusal the Blackmailer may turn the threat over: the real one takes all the gold.   [2016 S111, R-2016 102]
profile 2016
cast blackmailer
Ann  assassin     gold 2
Bob  blackmailer  gold 1
Cid  king         gold 5  hand tavern
Dan  merchant     gold 3
threats king* merchant by Bob
call king

Cid: gold, refuse
Ann hears refused Cid Bob
asked Bob reveal-threat
Bob? reveal, pass
Bob! bribe (not-asked-now), end (not-asked-now)
Bob: reveal
Ann hears threat-shown Bob Cid king 1
Ann hears stole Bob Cid 7
= Cid gold 0, hand tavern
= Bob gold 8
= Ann gold 2
= Dan gold 3
= threats merchant
Cid! build tavern (too-expensive)
Cid? king, end
turn Cid

# A blank threat takes nothing when it is turned over.   [R-2016 102]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 5
Dan  merchant
threats king merchant* by Bob
call king

Cid: gold, refuse
Bob? reveal, pass
Bob: reveal
Ann hears threat-shown Bob Cid king 0
= Cid gold 7
= Bob gold 0
= threats merchant*
turn Cid

# The Blackmailer may leave the threat as it lies: nothing happens and nobody learns what it was.   [2016 S112, R-2016 102]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king         gold 5  hand tavern
Dan  merchant
threats king* merchant by Bob
call king

Cid: gold, refuse
Bob: pass
Ann hears threat-left Bob Cid
= Cid gold 7
= Bob gold 0
= threats king* merchant
Ann sees threats king merchant
Cid sees threats king merchant
Cid? king, build tavern, end
turn Cid

# A threat at a character that nobody has goes back unseen when the round ends.   [2016 S118, A30, R-2016 221]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king
Dan  warlord
threats bishop* merchant by Bob
turn Dan, gathered

Dan: end
= round 2
= threats -
Bob sees threats -
Ann sees threats -
asked Ann pick-character

# With the other reading, the real threat is shown when the round ends if it was not used.   [2016 A30]
profile 2016
cast blackmailer
ruling unused-marks-returned shown
Ann  assassin
Bob  blackmailer
Cid  king
Dan  warlord
threats bishop* merchant by Bob
turn Dan, gathered

Dan: end
Ann hears threat-shown Bob bishop 1
= round 2
= threats -
asked Ann pick-character

# A threat may lie at the Blackmailer's own token, where it does nothing.   [2016 S119, A07, R-2016 99]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer  gold 2
Cid  king         gold 1
Dan  merchant
turn Bob

Bob: blackmailer blackmailer, mark king
= threats blackmailer* king
Bob? gold, cards
Bob: gold
= Bob gold 4
Bob? end
Bob: end
Cid: gold, refuse
Bob: reveal
= Cid gold 3
= Bob gold 4
turn Cid

# With the other reading, no threat may lie at the Blackmailer's own token.   [2016 A07]
profile 2016
cast blackmailer
ruling mark-own-token no
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant
turn Bob, gathered

Bob? blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect, blackmailer warlord, end
Bob! blackmailer blackmailer (own-character)
Bob: blackmailer king
Bob? mark magician, mark bishop, mark merchant, mark architect, mark warlord
Bob! mark blackmailer (own-character)
asked Bob lay-threat

# A player who is not threatened has nothing to settle.   [R-2016 100]
profile 2016
cast blackmailer
Ann  assassin
Bob  blackmailer
Cid  king
Dan  merchant     gold 3
threats king* bishop by Bob
call merchant

Dan: gold
Dan? merchant, end
= Dan gold 5
= Bob gold 0
turn Dan
