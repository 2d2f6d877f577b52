# Four players with eight characters: two lie faceup, one facedown, and the first chooses from
# five.   [R-2016 18]
profile 2016
chance 0 1 5
Ann
Bob
Cid
Dan
draft

= faceup assassin magician, facedown 1, packet 5
Ann? pick thief, pick king, pick bishop, pick merchant, pick architect
Ann: pick thief
Bob? pick king, pick bishop, pick merchant, pick architect
Bob: pick king
Cid? pick bishop, pick merchant, pick architect
Cid: pick bishop
Dan? pick merchant, pick architect
Dan: pick architect
= Ann roles thief, Bob roles king, Cid roles bishop, Dan roles architect
= faceup assassin magician, facedown merchant warlord, packet 0
turn Ann

# Four players with nine characters: three lie faceup, one facedown, and the first chooses from
# five.   [2016 S013]
profile 2016
cast artist
chance 0 1 2 3
Ann
Bob
Cid
Dan
draft

= faceup assassin magician merchant, facedown architect, packet 5
Ann? pick thief, pick king, pick bishop, pick warlord, pick artist
Ann: pick artist
Bob? pick thief, pick king, pick bishop, pick warlord
Bob: pick bishop
Cid? pick thief, pick king, pick warlord
Cid: pick warlord
Dan? pick thief, pick king
Dan: pick king
= Ann roles artist, Bob roles bishop, Cid roles warlord, Dan roles king
= faceup assassin magician merchant, facedown thief architect, packet 0
turn Dan

# Five players with eight characters: one lies faceup, one facedown, and the first chooses from
# six.   [2016 S014]
profile 2016
chance 6 0
Ann
Bob
Cid
Dan
Eve
draft

= faceup warlord, facedown assassin, packet 6
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann: pick architect
Bob? pick thief, pick magician, pick king, pick bishop, pick merchant
Bob: pick merchant
Cid? pick thief, pick magician, pick king, pick bishop
Cid: pick bishop
Dan? pick thief, pick magician, pick king
Dan: pick king
Eve? pick thief, pick magician
Eve: pick magician
= Ann roles architect, Bob roles merchant, Cid roles bishop, Dan roles king, Eve roles magician
= faceup warlord, facedown assassin thief, packet 0
turn Eve

# Five players with nine characters: two lie faceup, one facedown, and the first chooses from
# six.   [2016 S015]
profile 2016
cast queen
chance 2 6 2
Ann
Bob
Cid
Dan
Eve
draft

= faceup magician queen, facedown king, packet 6
Ann? pick assassin, pick thief, pick bishop, pick merchant, pick architect, pick warlord
Ann: pick warlord
Bob? pick assassin, pick thief, pick bishop, pick merchant, pick architect
Bob: pick architect
Cid? pick assassin, pick thief, pick bishop, pick merchant
Cid: pick merchant
Dan? pick assassin, pick thief, pick bishop
Dan: pick bishop
Eve? pick assassin, pick thief
Eve: pick thief
= Ann roles warlord, Bob roles architect, Cid roles merchant, Dan roles bishop, Eve roles thief
= faceup magician queen, facedown assassin king, packet 0
turn Eve

# Six players with eight characters: none lies faceup, one facedown, and the first chooses from
# seven.   [R-2016 18]
profile 2016
chance 7
Ann
Bob
Cid
Dan
Eve
Fay
draft

= faceup -, facedown warlord, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann! pick warlord (not-there)
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick king
Eve: pick bishop
Fay? pick merchant, pick architect
Fay: pick merchant
= Ann roles assassin, Bob roles thief, Cid roles magician
= Dan roles king, Eve roles bishop, Fay roles merchant
= faceup -, facedown architect warlord, packet 0
turn Ann

# Six players with nine characters: one lies faceup, one facedown, and the first chooses from
# seven.   [2016 S016]
profile 2016
cast tax-collector
chance 7 4
Ann
Bob
Cid
Dan
Eve
Fay
draft

= faceup tax-collector, facedown bishop, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick merchant, pick architect, pick warlord
Ann: pick assassin
Bob? pick thief, pick magician, pick king, pick merchant, pick architect, pick warlord
Bob: pick warlord
Cid? pick thief, pick magician, pick king, pick merchant, pick architect
Cid: pick architect
Dan? pick thief, pick magician, pick king, pick merchant
Dan: pick merchant
Eve? pick thief, pick magician, pick king
Eve: pick king
Fay? pick thief, pick magician
Fay: pick magician
= Ann roles assassin, Bob roles warlord, Cid roles architect
= Dan roles merchant, Eve roles king, Fay roles magician
= faceup tax-collector, facedown thief bishop, packet 0
turn Ann

# With seven players and eight characters the last player chooses between the card passed on and
# the one laid facedown at the start.   [2016 S017, R-2016 23]
profile 2016
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
Gus
draft

= faceup -, facedown king, packet 7
Ann? pick assassin, pick thief, pick magician, pick bishop, pick merchant, pick architect, pick warlord
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick bishop
Eve: pick merchant
Fay? pick architect, pick warlord
= facedown king
Fay: pick architect
Gus? pick king, pick warlord
Gus sees packet king warlord, facedown -
Fay sees packet ? ?
Ann sees packet ? ?
nobody sees packet ? ?
Gus: pick king
= Ann roles assassin, Bob roles thief, Cid roles magician, Dan roles bishop
= Eve roles merchant, Fay roles architect, Gus roles king
= facedown warlord, packet 0
Gus sees facedown warlord
Fay sees facedown ?, Gus roles ?
nobody sees facedown ?, Gus roles ?
turn Ann

# The last of seven players may keep the card that was passed on; the other lies facedown again.
#   [2016 S017]
profile 2016
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
Gus
draft

Ann: pick warlord
Bob: pick architect
Cid: pick merchant
Dan: pick bishop
Eve: pick magician
Fay: pick thief
Gus? pick assassin, pick king
Gus! pick thief (not-there)
Gus: pick assassin
= Ann roles warlord, Bob roles architect, Cid roles merchant, Dan roles bishop
= Eve roles magician, Fay roles thief, Gus roles assassin
= facedown king, packet 0
Gus sees facedown king
Ann sees facedown ?, Gus roles assassin
turn Gus

# With seven players and nine characters the last player chooses from the two cards passed on and
# does not see the one laid facedown at the start.   [2016 S018, R-2016 23]
profile 2016
cast artist
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
Gus
draft

= faceup -, facedown king, packet 8
Ann? pick assassin, pick thief, pick magician, pick bishop, pick merchant, pick architect, pick warlord, pick artist
Ann! pick king (not-there)
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick bishop
Eve: pick merchant
Fay? pick architect, pick warlord, pick artist
Fay: pick architect
Gus? pick warlord, pick artist
Gus! pick king (not-there)
Gus sees packet warlord artist, facedown ?
Gus: pick warlord
= Ann roles assassin, Bob roles thief, Cid roles magician, Dan roles bishop
= Eve roles merchant, Fay roles architect, Gus roles warlord
= facedown king artist, packet 0
Gus sees facedown artist ?
Ann sees facedown ? ?
turn Ann

# With eight players and nine characters the last player chooses between the card passed on and the
# one laid facedown at the start.   [R-2016 23]
profile 2016
chance 0
Ann
Bob
Cid
Dan
Eve
Fay
Gus
Hal
draft

= faceup -, facedown assassin, packet 8
Ann: pick thief
Bob: pick magician
Cid: pick king
Dan: pick bishop
Eve: pick merchant
Fay: pick architect
Gus? pick warlord, pick artist
Gus! pick assassin (not-there)
Gus: pick warlord
Hal? pick assassin, pick artist
Hal sees packet assassin artist, facedown -
Gus sees packet ? ?
Hal: pick assassin
= Ann roles thief, Bob roles magician, Cid roles king, Dan roles bishop
= Eve roles merchant, Fay roles architect, Gus roles warlord, Hal roles assassin
= facedown artist, packet 0
Hal sees facedown artist
Gus sees facedown ?
turn Hal

# The King never lies faceup: where he would come up the next card lies instead, and he goes round
# with the others.   [2016 S019, R-2016 18]
profile 2016
chance 1 2 0
Ann
Bob
Cid
Dan
draft

= faceup thief bishop, facedown assassin
Ann? pick magician, pick king, pick merchant, pick architect, pick warlord
asked Ann pick-character

# The Emperor never lies faceup.   [2016 S019, R-2016 18]
profile 2016
cast emperor
chance 1 2 0
Ann
Bob
Cid
Dan
draft

= faceup thief bishop, facedown assassin
Ann? pick magician, pick emperor, pick merchant, pick architect, pick warlord
asked Ann pick-character

# The Patrician never lies faceup.   [2016 S019, R-2016 18]
profile 2016
cast patrician artist
chance 3 3 3 3
Ann
Bob
Cid
Dan
draft

= faceup bishop merchant architect, facedown patrician
Ann? pick assassin, pick thief, pick magician, pick warlord, pick artist
asked Ann pick-character

# The card laid facedown may be the Emperor; he stays there, and nobody learns it.   [2016 S020]
profile 2016
cast emperor
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
draft

= faceup -, facedown emperor, packet 7
Ann? pick assassin, pick thief, pick magician, pick bishop, pick merchant, pick architect, pick warlord
Ann sees facedown ?
Bob sees facedown ?, packet ? ? ? ? ? ? ?
nobody sees facedown ?
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick bishop
Eve: pick merchant
Fay: pick architect
= facedown emperor warlord
Ann sees facedown ? ?
Fay sees facedown warlord ?
turn Ann

# Nobody may keep a character that is not among those passed on, nor choose before the turn has
# come.   [2016 S025]
profile 2016
chance 1 6
Ann
Bob
Cid
Dan
Eve
draft

= faceup thief, facedown warlord
Ann! pick thief (not-there), pick warlord (not-there), pick queen (not-there)
Bob! pick king (not-your-decision)
Eve! pick thief (not-your-decision)
Ann! lay king, gold
Ann: pick assassin
Ann! pick king (not-your-decision)
Bob! pick assassin (not-there), pick thief (not-there), pick warlord (not-there)
Bob? pick magician, pick king, pick bishop, pick merchant, pick architect
= Ann roles assassin, Bob roles -, Cid roles -, Dan roles -, Eve roles -
= packet 5
asked Bob pick-character

# Who took the crown as King chooses first in the next round, and the others follow clockwise.
#   [2016 S026]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  king
Dan  magician
Eve  bishop
round 3
turn Cid, gathered

= Ann crown, Cid no crown
Cid: end
= Cid crown, Ann no crown
Eve: gold
~ 6 0
Eve: end
= round 4, faceup warlord, facedown assassin, packet 6
= Ann roles -, Bob roles -, Cid roles -, Dan roles -, Eve roles -
= Cid crown
Ann! pick king (not-your-decision)
Dan! pick king (not-your-decision)
Cid: pick thief
Dan: pick magician
Eve: pick king
Ann: pick bishop
Bob? pick merchant, pick architect
Bob: pick architect
= Cid roles thief, Dan roles magician, Eve roles king, Ann roles bishop, Bob roles architect
turn Cid

# If nobody takes the crown, the same player chooses first again.   [R-2016 17]
profile 2016
Ann  assassin
Bob  thief  crown
Cid  magician
Dan  bishop
round 3
turn Dan, gathered

~ 0 0 0
Dan: end
= round 4, faceup assassin thief, facedown magician, packet 5
= Bob crown, Ann no crown, Cid no crown, Dan no crown
asked Bob pick-character

# A player sees the open cards, the cards passed to him and his own choice, but not what another is
# choosing from.   [2016 S027]
profile 2016
chance 1 6
Ann
Bob
Cid
Dan
Eve
draft

Ann: pick assassin
Bob: pick king
Bob hears picked Bob king
Ann hears picked Bob ?
nobody hears picked Bob ?
Cid: pick bishop
Bob sees faceup thief, facedown ?, packet ? ? ?
Bob sees seen magician king bishop merchant architect
Bob sees Ann roles ?, Bob roles king, Cid roles ?, Dan roles -, Eve roles -
Dan sees faceup thief, facedown ?, packet magician merchant architect
Dan sees seen magician merchant architect
Dan sees Ann roles ?, Bob roles ?, Cid roles ?, Dan roles -, Eve roles -
Eve sees faceup thief, facedown ?, packet ? ? ?, seen -
nobody sees faceup thief, facedown ?, packet ? ? ?, seen -
nobody sees Ann roles ?, Bob roles ?, Cid roles ?, Dan roles -, Eve roles -
asked Dan pick-character
