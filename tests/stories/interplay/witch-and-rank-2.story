# As Thief the Witch names the victim and gets the gold; she may not name the bewitched Thief.   [R-2016 75]
profile 2016
cast witch
Ann  witch
Bob  thief    gold 1
Cid  king     gold 5
Dan  merchant gold 2
bewitched thief by Ann
call thief

Bob? gold, cards
Bob! thief king (cannot-build)
Bob: gold
Ann? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Ann! thief thief (own-character)
Ann! thief witch (rank-one)
Ann: thief king
= robbed king
Ann: end
= Cid gold 0
= Ann gold 5
= Bob gold 3
= Dan gold 2
turn Cid

# Nobody may rob the bewitched character.   [2016 S070, R-2016 81, R-2016 92]
profile 2016
cast witch
Ann  witch
Bob  thief
Cid  king
Dan  merchant
bewitched merchant by Ann
turn Bob, gathered

Bob? thief magician, thief king, thief bishop, thief architect, thief warlord, end
Bob! thief merchant (bewitched-already)
Bob! thief witch (rank-one)
= robbed -
turn Bob

# The Thief may rob the Witch's player as somebody else only: her gold is safe while she plays on.   [R-2016 93]
profile 2016
cast witch
Ann  witch     gold 3
Bob  thief
Cid  king      gold 2
Dan  merchant
bewitched merchant by Ann
robbed king by Bob
call king

= Bob gold 2
= Cid gold 0
Cid: gold, end
Dan: gold
turn Ann as merchant
= Ann gold 3
= Bob gold 2
turn Ann as merchant

# As Blackmailer the Witch lays the threats, gets the bribe and decides about turning one over.   [2016 S064, S065, R-2016 75]
profile 2016
cast witch blackmailer
Ann  witch
Bob  king         gold 4
Cid  merchant     gold 1
Dan  blackmailer
Eve  warlord
bewitched blackmailer by Ann
call blackmailer

Dan? gold, cards
Dan: gold
Ann? blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect, blackmailer warlord, end
Ann! blackmailer blackmailer (bewitched-already)
Ann! blackmailer witch (rank-one)
Ann: blackmailer king
Ann? mark magician, mark bishop, mark merchant, mark architect, mark warlord
Ann! mark blackmailer (bewitched-already)
Ann! mark witch (rank-one)
Ann! mark king (marked-already)
Ann: mark merchant
= threats king* merchant
Ann sees threats king* merchant
Dan sees threats king merchant
Ann: end
turn Bob
Bob: gold
= Bob gold 6
Bob? bribe, refuse
Bob: bribe
= Bob gold 3
= Ann gold 3
= Dan gold 2
= threats merchant
Bob: end
Cid: gold, refuse
asked Ann reveal-threat
Ann? reveal, pass
Dan! reveal
Ann: reveal
= Cid gold 3
= Ann gold 3
= Dan gold 2
= threats -
turn Cid

# As Blackmailer the Witch takes everything after a refusal of the real threat.   [2016 S064, R-2016 75]
profile 2016
cast witch blackmailer
Ann  witch
Bob  king         gold 4
Cid  merchant
Dan  blackmailer  gold 1
bewitched blackmailer by Ann
threats king* merchant by Ann
call king

Bob: gold, refuse
Ann: reveal
= Bob gold 0
= Ann gold 6
= Dan gold 1
turn Bob

# Nobody may threaten the bewitched character.   [2016 S071, R-2016 81, R-2016 99]
profile 2016
cast witch blackmailer
Ann  witch
Bob  blackmailer
Cid  king
Dan  merchant
bewitched merchant by Ann
turn Bob, gathered

Bob? blackmailer blackmailer, blackmailer magician, blackmailer king, blackmailer bishop, blackmailer architect, blackmailer warlord, end
Bob! blackmailer merchant (bewitched-already)
Bob: blackmailer king
Bob? mark blackmailer, mark magician, mark bishop, mark architect, mark warlord
Bob! mark merchant (bewitched-already)
asked Bob lay-threat

# As Spy the Witch looks into a hand and draws.   [R-2016 72]
profile 2016
cast witch spy
Ann  witch
Bob  spy       gold 4  hand tavern
Cid  king      gold 2  hand market castle
Dan  merchant
bewitched spy by Ann
deck docks
call spy

Bob: gold
Ann+ spy Bob trade, spy Cid trade, spy Dan trade
Ann! spy Ann trade (yourself)
Ann: spy Cid trade
= Ann gold 1, hand docks
= Cid gold 1, hand market castle
= Bob gold 6, hand tavern
turn Ann as spy
