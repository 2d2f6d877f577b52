# Everybody begins with 4 cards and 2 gold; one player wears the crown and chooses first.
#   [classic S001]
profile classic-en, classic-ru, classic-fr
seed 1
Ann
Bob
Cid
Dan  crown
Eve
new game

= Ann gold 2, cards 4, city -, roles -, no crown
= Bob gold 2, cards 4, city -, roles -, no crown
= Cid gold 2, cards 4, city -, roles -, no crown
= Dan gold 2, cards 4, city -, roles -, crown
= Eve gold 2, cards 4, city -, roles -, no crown
= round 1, facedown 1, packet 6
asked Dan pick-character

# The base game has the eight characters of the ranks 1 to 8, one of each.   [classic S001]
profile classic-en, classic-ru, classic-fr
chance 7 0
Ann
Bob
Cid
Dan
Eve
draft

= facedown warlord, faceup assassin
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
asked Ann pick-character

# Without starred districts the deck has 66 cards; five hands leave 46.   [classic S001]
profile classic-en, classic-ru
seed 1
Ann
Bob
Cid
Dan
Eve
new game

= deck 46
asked Ann pick-character

# Three more special districts belong to every French deck: 69 cards, and five hands leave 49.
#   [classic S001, A57]
profile classic-fr
seed 1
Ann
Bob
Cid
Dan
Eve
new game

= deck 49
asked Ann pick-character

# The oldest player begins with the crown, wherever he sits.   [classic S002]
profile classic-en, classic-ru
seed 3
Ann
Bob
Cid  crown
Dan
new game

= Ann no crown, Bob no crown, Cid crown, Dan no crown
asked Cid pick-character

# Lots give the first crown.   [classic S003]
profile classic-fr
seed 0
crown chance
Ann
Bob
Cid
Dan
new game

= Ann no crown, Bob no crown, Cid no crown, Dan crown
asked Dan pick-character

# Other lots give the first crown to somebody else.   [classic S003]
profile classic-fr
seed 2
crown chance
Ann
Bob
Cid
Dan
new game

= Ann no crown, Bob crown, Cid no crown, Dan no crown
asked Bob pick-character

# The Alchemist takes the place of the Merchant, whose rank he has.   [classic S004]
profile classic-en, classic-ru, classic-fr
cast alchemist
chance 7
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown warlord, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick alchemist, pick architect
Ann! pick merchant (not-there)
asked Ann pick-character

# The Queen may be added beside an Emperor who replaces the King.   [classic S007, A01]
profile classic-en, classic-ru, classic-fr
cast emperor queen
chance 0 0
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown assassin, faceup thief, packet 7
Ann? pick magician, pick emperor, pick bishop, pick merchant, pick architect, pick warlord, pick queen
asked Ann pick-character

# If only one of the two ways may be used, a rank 9 can be added to the eight of the base game.
#   [classic S007, A01]
profile classic-en, classic-ru, classic-fr
ruling two-ways-together no
cast queen
chance 0 0
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown assassin, faceup thief, packet 7
Ann? pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord, pick queen
asked Ann pick-character

# If only one of the two ways may be used, two can be replaced where no rank 9 is added.
#   [classic A01]
profile classic-en, classic-ru, classic-fr
ruling two-ways-together no
cast emperor witch
chance 6
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown architect, packet 7
Ann? pick witch, pick thief, pick magician, pick emperor, pick bishop, pick merchant, pick warlord
asked Ann pick-character

# Five players may have the Queen.   [classic S008]
profile classic-en, classic-ru, classic-fr
cast queen
chance 0 0 0
Ann
Bob
Cid
Dan
Eve
draft

= facedown assassin, faceup thief magician, packet 6
Ann? pick king, pick bishop, pick merchant, pick architect, pick warlord, pick queen
asked Ann pick-character

# Eight players play with a ninth character.   [classic S009]
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
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord, pick artist
asked Ann pick-character

# Eight players who want the Queen as their ninth character say so.   [classic S009, A64]
profile classic-en, classic-ru, classic-fr
ruling default-rank-9 queen
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

= facedown assassin, packet 8
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord, pick queen
asked Ann pick-character

# If a table wants it so, more than two characters may be replaced.   [classic S006, A03]
profile classic-en, classic-ru, classic-fr
ruling more-than-two-replaced yes
cast witch tax-collector wizard emperor abbot alchemist navigator diplomat
chance 0
Ann
Bob
Cid
Dan
Eve
Fay
draft

= facedown witch, packet 7
Ann? pick tax-collector, pick wizard, pick emperor, pick abbot, pick alchemist, pick navigator, pick diplomat
asked Ann pick-character

# With the Diplomat the deck is one card smaller: the Graveyard is missing.   [classic S010, A61]
profile classic-en, classic-ru
cast diplomat
seed 1
Ann
Bob
Cid
Dan
new game

= deck 49
asked Ann pick-character

# With the Diplomat the French deck, too, does without the Graveyard.   [classic S010, A61]
profile classic-fr
cast diplomat
seed 1
Ann
Bob
Cid
Dan
new game

= deck 52
asked Ann pick-character

# A Hospital beside the Witch is allowed, though nobody can be killed.   [classic S012]
profile classic-ru
cast witch
districts hospital
seed 1
Ann
Bob
Cid
Dan
new game

= deck 51
asked Ann pick-character

# Up to three starred districts are simply added: 69 cards.   [classic A43]
profile classic-ru
districts park museum armory
seed 1
Ann
Bob
Cid
Dan
new game

= deck 53
asked Ann pick-character

# For five starred districts five ordinary cards leave the deck, so that it has 66 as before.
#   [classic S013, A43]
profile classic-ru
districts park museum armory quarry hospital
removed tavern tavern market keep fortress
seed 1
Ann
Bob
Cid
Dan
new game

= deck 50
asked Ann pick-character

# Which ordinary cards leave the deck may be left to chance.   [classic S013, A43]
profile classic-ru
districts park museum armory quarry hospital
seed 1
Ann
Bob
Cid
Dan
new game

= deck 50
asked Ann pick-character

# With the other reading, ordinary cards leave only for the starred districts above three.   [classic A43]
profile classic-ru
ruling ordinary-removed above-three
districts park museum armory quarry hospital
removed tavern keep
seed 1
Ann
Bob
Cid
Dan
new game

= deck 53
asked Ann pick-character

# An English table may bring starred districts in from elsewhere.   [classic A67]
profile classic-en
ruling import-bonus-districts yes
districts park museum armory
seed 1
Ann
Bob
Cid
Dan
new game

= deck 53
asked Ann pick-character

# Four special cards exchanged for four starred ones leave the deck as large as it was.
#   [classic S014, A44]
profile classic-fr
districts park museum armory hospital
removed keep keep quarry graveyard
seed 1
Ann
Bob
Cid
Dan
new game

= deck 53
asked Ann pick-character

# If a table wants it so, all eleven starred districts are added and none leaves.
#   [classic S015, A44]
profile classic-fr
ruling add-without-exchange yes
districts armory ball-room bell-tower factory hospital lighthouse map-room museum park poor-house throne-room
seed 1
Ann
Bob
Cid
Dan
new game

= deck 64
asked Ann pick-character

# A game to eight districts continues when somebody has seven.   [classic S016]
profile classic-en, classic-ru, classic-fr
Ann  bishop  gold 3  hand temple  city manor castle palace church market docks
Bob  thief
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build temple
= Ann districts 7, not completed, not first
turn Ann

# In a short game the seventh district completes a city.   [classic S016, A34]
profile classic-en, classic-ru, classic-fr
target 7
Ann  bishop  gold 3  hand temple  city manor castle palace church market docks
Bob  thief   city manor castle palace church market docks
Cid  king
Dan  warlord
turn Ann, gathered

= Ann not completed, Bob not completed
Ann: build temple
= Ann districts 7, completed, first
= Bob districts 6, not completed
turn Ann

# A still shorter game goes to six districts.   [classic S017]
profile classic-fr
target 6
Ann  bishop  gold 3  hand temple  city manor castle palace church market
Bob  thief   city manor castle palace church market
Cid  king
Dan  warlord
turn Ann, gathered

Ann: build temple
= Ann districts 6, completed, first
= Bob districts 5, not completed
turn Ann
