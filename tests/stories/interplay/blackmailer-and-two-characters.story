# Who has both threatened characters answers each threat in its own turn, with the gold of that moment.   [2016 S120, R-2016 103]
profile 2016
cast blackmailer
Ann  assassin bishop
Bob  king merchant   gold 4
Cid  blackmailer warlord
threats king* merchant by Cid
call king

Bob: gold, bribe
= Bob gold 3
= Cid gold 3
= threats merchant
Bob: end
Ann: gold, end
Bob: gold
= Bob gold 5
Bob? bribe, refuse
Bob: bribe
= Bob gold 3
= Cid gold 5
= threats -
= Ann gold 2
turn Bob

# Only the turn of the threatened character is held up, not the player's other one.   [R-2016 100, R-2016 103]
profile 2016
cast blackmailer
Ann  assassin bishop
Bob  king merchant   gold 4
Cid  blackmailer warlord
threats merchant* architect by Cid
call king

Bob: gold
Bob? king, end
= Bob gold 6
Bob: end
Ann: gold, end
Bob: gold
asked Bob bribe

# One's own second character may be threatened; the gold stays where it is.   [2016 A32, R-2016 99]
profile 2016
cast blackmailer
Ann  assassin bishop
Bob  king merchant
Cid  blackmailer warlord  gold 4
turn Cid blackmailer, gathered

Cid? blackmailer blackmailer, blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect, blackmailer warlord, blackmailer artist, end
Cid: blackmailer warlord, mark architect, end
Bob: gold, end
Ann: gold, end
Bob: gold, end
turn Cid
Cid: gold
= Cid gold 6
Cid? bribe, refuse
Cid: bribe
= Cid gold 6
= threats architect
= Ann gold 2
= Bob gold 4
turn Cid

# A refusal to one's own Blackmailer, turned over, moves no gold either.   [2016 A32]
profile 2016
cast blackmailer
Ann  assassin bishop
Bob  king merchant
Cid  blackmailer warlord  gold 4
threats warlord* architect by Cid
call warlord

Cid: gold, refuse, reveal
= Cid gold 6
= threats architect
turn Cid

# With the other reading, one's own second character may not be threatened.   [2016 A32]
profile 2016
cast blackmailer
ruling name-own-second-character no
Ann  assassin bishop
Bob  king merchant
Cid  blackmailer warlord
turn Cid blackmailer, gathered

Cid? blackmailer blackmailer, blackmailer magician, blackmailer king, blackmailer bishop, blackmailer merchant, blackmailer architect, blackmailer artist, end
Cid! blackmailer warlord (own-character)
= threats -
turn Cid
