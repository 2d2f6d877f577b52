# Four players with eight characters: one lies facedown, two faceup, and the first chooses from
# five.   [classic S018]
profile classic-en, classic-ru, classic-fr
chance 7 0 1
Ann
Bob
Cid
Dan
draft

= facedown warlord, faceup assassin magician, packet 5
Ann? pick thief, pick king, pick bishop, pick merchant, pick architect
Ann: pick thief
Bob? pick king, pick bishop, pick merchant, pick architect
Bob: pick king
Cid? pick bishop, pick merchant, pick architect
Cid: pick bishop
Dan? pick merchant, pick architect
Dan: pick architect
= Ann roles thief, Bob roles king, Cid roles bishop, Dan roles architect
= facedown merchant warlord, faceup assassin magician, packet 0
turn Ann

# Four players with nine characters: one lies facedown, three faceup, and the first chooses from
# five.   [classic S022]
profile classic-en, classic-ru, classic-fr
cast artist
chance 8 0 1 2
Ann
Bob
Cid
Dan
draft

= facedown artist, faceup assassin magician merchant, packet 5
Ann? pick thief, pick king, pick bishop, pick architect, pick warlord
asked Ann pick-character

# Five players with eight characters: one lies facedown, one faceup, and the first chooses from six.
#   [classic S018]
profile classic-en, classic-ru, classic-fr
chance 0 5
Ann
Bob
Cid
Dan
Eve
draft

= facedown assassin, faceup warlord, packet 6
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
asked Ann pick-character

# Six players with eight characters: one lies facedown, none faceup; the sixth chooses from two and
# lays the other down.   [classic S019]
profile classic-en, classic-ru, classic-fr
chance 7
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown warlord, faceup -, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick king
Eve: pick bishop
Fay? pick merchant, pick architect
Fay: pick merchant
= Ann roles assassin, Bob roles thief, Cid roles magician
= Dan roles king, Eve roles bishop, Fay roles merchant
= facedown architect warlord, faceup -, packet 0
Fay sees facedown architect ?
Eve sees facedown ? ?
Ann sees facedown ? ?
nobody sees facedown ? ?
turn Ann

# The last of seven players chooses between the card that reaches him and the one laid facedown at
# the start.   [classic S020]
profile classic-en, classic-ru, classic-fr
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
Gus
draft

= facedown king, faceup -, packet 7
Ann: pick assassin
Bob: pick thief
Cid: pick magician
Dan: pick bishop
Eve: pick merchant
Fay? pick architect, pick warlord
Fay: pick architect
Gus? pick king, pick warlord
Gus sees packet king warlord, facedown -
Fay sees packet ? ?
Gus: pick king
= Gus roles king, facedown warlord, packet 0
Gus sees facedown warlord
Fay sees facedown ?, Gus roles ?
turn Ann

# The last of seven players may as well keep the card that was passed on.   [classic S020]
profile classic-en, classic-ru, classic-fr
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
= Gus roles assassin, facedown king, packet 0
Gus sees facedown king
Fay sees facedown ?
turn Gus

# The first six of seven players are never shown the card laid facedown.   [classic S021]
profile classic-en, classic-ru, classic-fr
chance 3
Ann
Bob
Cid
Dan
Eve
Fay
Gus
draft

Ann hears facedown-laid ?
Gus hears facedown-laid ?
Ann sees facedown ?
Ann! pick king (not-there)
Ann: pick assassin
Bob sees facedown ?
Bob! pick king (not-there)
Bob: pick thief
Cid sees facedown ?
Cid! pick king (not-there)
Cid: pick magician
Dan sees facedown ?
Dan! pick king (not-there)
Dan: pick bishop
Eve sees facedown ?
Eve! pick king (not-there)
Eve: pick merchant
Fay sees facedown ?
Fay! pick king (not-there)
Fay: pick architect
Ann sees facedown -, packet ? ?
Bob sees packet ? ?
Cid sees packet ? ?
Dan sees packet ? ?
Eve sees packet ? ?
Fay sees packet ? ?
nobody sees packet ? ?
Gus: pick warlord
= facedown king
Ann sees facedown ?
Fay sees facedown ?
Gus sees facedown king
turn Ann

# Five players with nine characters: one lies facedown, two faceup, and the first chooses from six.
#   [classic S022]
profile classic-en, classic-ru, classic-fr
cast artist
chance 2 2 5
Ann
Bob
Cid
Dan
Eve
draft

= facedown magician, faceup bishop artist, packet 6
Ann? pick assassin, pick thief, pick king, pick merchant, pick architect, pick warlord
Ann: pick warlord
Bob: pick architect
Cid: pick merchant
Dan: pick king
Eve? pick assassin, pick thief
Eve: pick thief
= facedown assassin magician, faceup bishop artist, packet 0
turn Eve

# Six players with nine characters: one lies facedown, one faceup, and the first chooses from seven.
#   [classic S023]
profile classic-en, classic-ru, classic-fr
cast queen
chance 4 6
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown bishop, faceup queen, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick merchant, pick architect, pick warlord
Ann: pick warlord
Bob: pick architect
Cid: pick merchant
Dan: pick king
Eve: pick magician
Fay? pick assassin, pick thief
Fay: pick assassin
= facedown thief bishop, faceup queen, packet 0
turn Fay

# With nine characters the last of seven players chooses from two that reach him, and does not see
# the one laid facedown at the start.   [classic S024, A04]
profile classic-en, classic-ru, classic-fr
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

= facedown king, faceup -, packet 8
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
= facedown king artist, packet 0
Gus sees facedown artist ?
Ann sees facedown ? ?
turn Ann

# With nine characters the last of eight players chooses between the card that reaches him and the
# one laid facedown at the start.   [classic A04]
profile classic-en, classic-ru, classic-fr
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

= facedown assassin, faceup -, packet 8
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
Hal: pick artist
= Hal roles artist, facedown assassin, packet 0
Gus sees facedown ?
Hal sees facedown assassin
turn Ann

# The King never lies faceup: where he would come up another card is shown, and he goes round with
# the rest.   [classic S025]
profile classic-en, classic-ru, classic-fr
chance 0 2 2
Ann
Bob
Cid
Dan
draft

= facedown assassin, faceup bishop merchant
Ann? pick thief, pick magician, pick king, pick architect, pick warlord
Bob hears faceup-laid bishop
Bob hears faceup-laid merchant
Ann: pick king
= Ann roles king
asked Bob pick-character

# The Emperor never lies faceup either.   [classic S026]
profile classic-en, classic-ru, classic-fr
cast emperor
chance 0 2
Ann
Bob
Cid
Dan
Eve
draft

= facedown assassin, faceup bishop
Ann? pick thief, pick magician, pick emperor, pick merchant, pick architect, pick warlord
asked Ann pick-character

# King and Emperor stay out of the faceup cards with nine characters, too.   [classic A05]
profile classic-en, classic-ru, classic-fr
cast artist
chance 0 2 2 2
Ann
Bob
Cid
Dan
draft

= facedown assassin, faceup bishop merchant architect
Ann? pick thief, pick magician, pick king, pick warlord, pick artist
asked Ann pick-character

# The card laid facedown may be the King; then nobody finds him and nobody learns it.   [classic S027]
profile classic-en, classic-ru, classic-fr
chance 3 0 0
Ann
Bob
Cid
Dan
draft

= facedown king, faceup assassin thief, packet 5
Ann? pick magician, pick bishop, pick merchant, pick architect, pick warlord
Ann hears facedown-laid ?
Ann sees facedown ?
nobody sees facedown ?
asked Ann pick-character

# The one with the crown chooses first, and the others follow clockwise.   [classic S032]
profile classic-en, classic-ru, classic-fr
chance 0 0
Ann
Bob  crown
Cid
Dan
Eve
draft

= facedown assassin, faceup thief
Bob: pick magician
asked Cid pick-character
Cid: pick king
asked Dan pick-character
Dan: pick bishop
asked Eve pick-character
Eve: pick merchant
asked Ann pick-character
Ann? pick architect, pick warlord
Ann: pick warlord
= Bob roles magician, Cid roles king, Dan roles bishop, Eve roles merchant, Ann roles warlord
= facedown assassin architect
turn Bob

# Nobody chooses before his turn, twice, or a card that did not reach him.   [classic S033]
profile classic-en, classic-ru, classic-fr
chance 7 0
Ann
Bob
Cid
Dan
Eve
draft

Ann: pick thief
Bob: pick magician
Cid? pick king, pick bishop, pick merchant, pick architect
Dan! pick king (not-your-decision)
Ann! pick king (not-your-decision)
Cid! pick thief (not-there), pick magician (not-there)
Cid! pick assassin (not-there), pick warlord (not-there), pick artist (not-there)
Cid! lay king, gold
= Cid roles -, Dan roles -, packet 4
asked Cid pick-character

# What somebody chooses is secret: the others see only that a card is gone.   [classic S033]
profile classic-en, classic-ru, classic-fr
chance 7 0
Ann
Bob
Cid
Dan
Eve
draft

Ann: pick thief
Bob: pick king
Bob hears picked Bob king
Ann hears picked Bob ?
Cid hears picked Bob ?
nobody hears picked Bob ?
Cid sees Ann roles ?, Bob roles ?, Cid roles -, packet magician bishop merchant architect
Ann sees Ann roles thief, Bob roles ?, packet ? ? ? ?
nobody sees Ann roles ?, Bob roles ?, faceup assassin, facedown ?
asked Cid pick-character
