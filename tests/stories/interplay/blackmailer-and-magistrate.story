# A warrant and a threat may lie at one character: gather, answer the threat, build, then the warrant.   [2016 S116, R-2016 218]
profile 2016
cast magistrate blackmailer
Ann  magistrate
Bob  blackmailer
Cid  king         gold 4  hand manor
Dan  merchant
warrants king* bishop merchant by Ann
turn Bob, gathered

Bob? blackmailer blackmailer, blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect, blackmailer warlord, end
Bob: blackmailer king, mark merchant, end
= threats king* merchant
= warrants king* bishop merchant
Ann sees threats king merchant
Ann sees warrants king* bishop merchant
Bob sees threats king* merchant
Bob sees warrants king bishop merchant
Cid sees threats king merchant
Cid sees warrants king bishop merchant
Cid? gold, cards
Cid: gold
asked Cid bribe
Cid: bribe
= Cid gold 3
= Bob gold 3
Cid? king, build manor, end
Cid: build manor
asked Ann confiscate
Ann? confiscate, pass
Ann: confiscate
= Cid gold 3, hand -, city -
= Ann city manor, gold 0
= Bob gold 3
= threats merchant
= warrants bishop merchant
turn Cid

# Warrants that lie already stay in sight while threats are laid.   [R-2016 217]
profile 2016
cast magistrate blackmailer
Ann  magistrate
Bob  blackmailer
Cid  king
Dan  merchant
warrants king* bishop merchant by Ann
turn Bob, gathered

Bob: blackmailer king
asked Bob lay-threat
Ann sees warrants king* bishop merchant
Cid sees warrants king bishop merchant
nobody sees warrants king bishop merchant
Ann sees threats -
Cid sees threats -
Bob sees warrants king bishop merchant
Bob: mark bishop
Cid sees warrants king bishop merchant
Cid sees threats king bishop
turn Bob

# Gold given up to a threat is not there to build with, so no warrant is shown.   [2016 S116]
profile 2016
cast magistrate blackmailer
Ann  magistrate
Bob  blackmailer
Cid  king         gold 4  hand manor
Dan  merchant
warrants king* bishop merchant by Ann
threats king* merchant by Bob
call king

Cid: gold, refuse
Bob: reveal
= Cid gold 0
= Bob gold 6
Cid! build manor (too-expensive)
Cid? king, end
= warrants king* bishop merchant
turn Cid
