# Two players begin with 4 cards and 2 gold each; 60 of the 68 cards are left, and one crown is
# worn.   [2016 S001, R-2016 14]
profile 2016
seed 1
Ann
Bob  crown
new game

= Ann gold 2, cards 4, city -, roles -, no crown
= Bob gold 2, cards 4, city -, roles -, crown
= deck 60, round 1, faceup -, facedown 1, packet 7, tax 0
asked Bob pick-character

# With two players the eighth district completes a city, not the seventh.   [2016 S001, R-2016 10]
profile 2016
Ann  king architect  gold 2  hand temple watchtower  city manor castle palace church market docks
Bob  bishop warlord  city manor castle palace church market docks tavern
turn Ann architect, gathered

= Ann districts 6, not completed
= Bob districts 7, not completed
Ann: build temple
= Ann districts 7, not completed, not first
Ann: build watchtower
= Ann districts 8, completed, first
= Bob districts 7, not completed, not first
Ann? architect, end
turn Ann architect

# Six players begin with 4 cards and 2 gold each; 44 cards are left.   [2016 S009]
profile 2016
seed 2
Ann
Bob
Cid  crown
Dan
Eve
Fay
new game

= Ann gold 2, cards 4, city -, no crown
= Bob gold 2, cards 4, city -, no crown
= Cid gold 2, cards 4, city -, crown
= Dan gold 2, cards 4, city -, no crown
= Eve gold 2, cards 4, city -, no crown
= Fay gold 2, cards 4, city -, no crown
= deck 44, round 1, faceup -, facedown 1, packet 7
asked Cid pick-character

# Cunning Agents for two players: the Patrician, if chosen, takes the place of the Emperor, and there
# is no rank 9.   [2016 S010, R-2016 250]
profile 2016
preset cunning-agents
cast patrician
chance 7
Ann
Bob
draft

= facedown warlord, packet 7
Ann? pick witch, pick blackmailer, pick magician, pick patrician, pick abbot, pick alchemist, pick architect
Ann! pick emperor (not-there), pick tax-collector (not-there)
asked Ann pick-character

# Cunning Agents for two players that say nothing have the King.   [2016 S010, R-2016 250]
profile 2016
preset cunning-agents
chance 7
Ann
Bob
draft

= facedown warlord, packet 7
Ann? pick witch, pick blackmailer, pick magician, pick king, pick abbot, pick alchemist, pick architect
asked Ann pick-character

# Devious Dignitaries for three players: the Tax Collector, if chosen, takes the place of the Queen.
#   [2016 S011, R-2016 250]
profile 2016
preset devious-dignitaries
cast tax-collector
chance 0
Ann
Bob
Cid
draft

= facedown magistrate, packet 8
Ann? pick blackmailer, pick wizard, pick king, pick abbot, pick alchemist, pick navigator, pick marshal, pick tax-collector
Ann! pick queen (not-there)
asked Ann pick-character

# Devious Dignitaries for five players keep the Queen if a rank 9 is wanted.   [2016 S006]
profile 2016
preset devious-dignitaries
cast queen
chance 0 0 0
Ann
Bob
Cid
Dan
Eve
draft

= faceup magistrate blackmailer, facedown wizard, packet 6
Ann? pick king, pick abbot, pick alchemist, pick navigator, pick marshal, pick queen
asked Ann pick-character

# The first game of eight players has the Artist as its ninth character.   [2016 S012, A24]
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

= facedown assassin, packet 8
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord, pick artist
asked Ann pick-character

# With the other reading, the first game of eight players has the Tax Collector.   [2016 S012, A24]
profile 2016
ruling default-rank-9 tax-collector
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
Ann? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect, pick warlord, pick tax-collector
asked Ann pick-character
