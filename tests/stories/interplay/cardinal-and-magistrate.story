# If the borrowed-for district is confiscated, all gold goes to the Cardinal, no card comes back.
# [2016 A13]
profile 2016
Ann  cardinal  gold 2  hand castle tavern temple
Bob  magistrate
Cid  king
Dan  merchant  gold 5
warrants cardinal* king merchant by Bob
turn Ann, gathered

Ann: cardinal castle, from Dan, give tavern, give temple
asked Bob confiscate
= Ann city -, gold 0
Bob? confiscate, pass
Bob: confiscate
= Ann gold 4, hand -, city -
= Bob gold 0, city castle
= Dan gold 3, hand tavern temple
turn Ann

# The same holds for the Thieves' Den where cards and loans do not mix.   [2016 A13]
profile 2016
ruling cardinal-mixes-with-den no
Ann  cardinal  gold 4  hand thieves-den tavern docks
Bob  magistrate
Cid  king
Dan  merchant  gold 3
warrants cardinal* king merchant by Bob
turn Ann, gathered

Ann: cardinal thieves-den, from Dan, give tavern, give docks
Bob: confiscate
= Ann gold 6, hand -, city -
= Bob city thieves-den
= Dan gold 1, hand tavern docks
turn Ann

# Cards laid for a confiscated Thieves' Den are lost, the gold comes back.   [2016 A13]
profile 2016
Ann  cardinal  gold 4  hand thieves-den tavern docks
Bob  magistrate
Cid  king
Dan  merchant  gold 3
warrants cardinal* king merchant by Bob
turn Ann, gathered

Ann: cardinal thieves-den, pay tavern, from Dan, give docks
Bob: confiscate
= Ann gold 5, hand -, city -
= Bob city thieves-den
= Dan gold 2, hand docks
= bottom tavern
turn Ann
