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
