# Each time the crown passes to another player the owner of the Throne Room gains 1 gold.
# [classic S171]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  king
Cid  bishop    city throne-room
Dan  warlord
call king

Bob hears crowned Bob
Bob hears gained Cid 1
= Ann gold 0, no crown
= Bob gold 0, crown
= Cid gold 1
= Dan gold 0
turn Bob

# If the King has the crown already, it does not pass on and brings nothing.   [classic S171, A49]
profile classic-ru, classic-fr
Ann  thief
Bob  king      crown
Cid  bishop    city throne-room
Dan  warlord
call king

= Bob crown
= Cid gold 0
turn Bob

# The owner gains it also as the one who takes the crown, or who loses it.   [classic S171]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  king      city throne-room
Cid  bishop
Dan  warlord
call king

= Bob gold 1, crown
turn Bob

# Who loses the crown gains the coin as well.   [classic S171]
profile classic-ru, classic-fr
Ann  thief     crown  city throne-room
Bob  king
Cid  bishop
Dan  warlord
call king

= Ann gold 1, no crown
= Bob gold 0, crown
turn Bob

# Imported into the English game, the Throne Room brings its coin too.   [classic S171]
profile classic-en
ruling import-bonus-districts yes
Ann  thief     crown
Bob  king
Cid  bishop    city throne-room
Dan  warlord
call king

= Bob crown
= Cid gold 1
turn Bob

# On its way through the Emperor's hands the crown brings one coin, not two.   [classic A49]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  emperor
Cid  bishop    city throne-room
Dan  warlord   gold 1
call emperor

= Cid gold 0
Bob: emperor Dan
= Ann no crown
= Bob gold 1, no crown
= Cid gold 1
= Dan gold 0, crown
turn Bob

# From the Emperor's own head the crown brings one coin too.   [classic A49, S110]
profile classic-ru, classic-fr
Ann  thief
Bob  emperor   crown
Cid  bishop    city throne-room
Dan  warlord
call emperor

Bob: emperor Dan
= Cid gold 1
= Dan crown
turn Bob

# Of two players, an Emperor who cannot hand the crown on brings nothing.   [classic A06, A49]
profile classic-ru, classic-fr
Ann  thief bishop       crown  city throne-room
Bob  emperor merchant
call emperor

= Ann gold 0, crown
turn Bob

# A killed King takes the crown at the end of the round: the coin comes then.
# [classic A49, S064]
profile classic-ru, classic-fr
Ann  assassin  crown
Bob  king
Cid  bishop    city throne-room
Dan  warlord
killed king
turn Dan, gathered

= Cid gold 0
Dan: end
= Bob crown
= Cid gold 1
asked Bob pick-character

# A killed King who has the crown keeps it, and nothing is gained.   [classic A49, S066]
profile classic-ru, classic-fr
Ann  assassin
Bob  king      crown
Cid  bishop    city throne-room
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Bob crown
= Cid gold 0
asked Bob pick-character

# The killed Emperor of the French game moves the crown at the end of the round: one coin.
# [classic A49, A15]
profile classic-fr
Ann  assassin  crown
Bob  emperor
Cid  bishop    city throne-room
Dan  warlord   gold 1
killed emperor
turn Dan, gathered

Dan: end
Bob: emperor Dan
= Cid gold 1
= Dan gold 1, crown
asked Dan pick-character

# The killed Emperor of the Russian game moves nothing.   [classic A15]
profile classic-ru
Ann  assassin  crown
Bob  emperor
Cid  bishop    city throne-room
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
= Ann crown
= Cid gold 0
asked Ann pick-character

# A bewitched King takes the crown anyway, and the coin comes.   [classic S088, S171]
profile classic-ru, classic-fr
Ann  witch     crown
Bob  king
Cid  bishop    city throne-room
Dan  warlord
bewitched king by Ann
call king

= Bob crown
= Cid gold 1
turn Bob

# If nobody has the King, the crown stays and brings nothing.   [classic S065]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  magician
Cid  bishop    city throne-room
Dan  warlord
call king

= Ann crown
= Cid gold 0
turn Cid

# The coin of the Throne Room comes after the Thief has taken the gold of the King.
# [classic A08]
profile classic-ru, classic-fr
Ann  thief     crown
Bob  king      gold 3  city throne-room
Cid  bishop
Dan  warlord
robbed king by Ann
call king

= Ann gold 3
= Bob gold 1, crown
turn Bob
