# A signed warrant at one's own second character is legal and never opens a window.   [2016 A32, R-2016 91]
profile 2016
cast magistrate
Ann  magistrate warlord  gold 3  hand tavern temple
Bob  thief king
turn Ann magistrate, gathered

Ann? magistrate magistrate, magistrate thief, magistrate magician, magistrate king, magistrate bishop, magistrate merchant, magistrate architect, magistrate warlord, build tavern, build temple, end
Ann: magistrate warlord, mark king, mark merchant, build tavern, end
= warrants warlord* king merchant
Bob: gold, end
Bob: gold, end
turn Ann
Ann: gold, build temple
= Ann gold 3, hand -, city tavern temple
= Bob city -
turn Ann

# With the other reading, no warrant may lie at one's own second character.   [2016 A32]
profile 2016
cast magistrate
ruling name-own-second-character no
Ann  magistrate warlord
Bob  thief king
turn Ann magistrate, gathered

Ann? magistrate magistrate, magistrate thief, magistrate magician, magistrate king, magistrate bishop, magistrate merchant, magistrate architect, end
Ann! magistrate warlord (own-character)
Ann: magistrate king
Ann? mark magistrate, mark thief, mark magician, mark bishop, mark merchant, mark architect
Ann! mark warlord (own-character)
asked Ann lay-warrant

# A warrant touches only the turn of its character, not the player's other one.   [R-2016 83]
profile 2016
cast magistrate
Ann  magistrate warlord
Bob  thief king  gold 2  hand tavern temple
warrants king* bishop merchant by Ann
turn Bob thief, gathered

Bob: build tavern
= Bob gold 1, city tavern
turn Bob
Bob: end
Bob: gold, build temple
asked Ann confiscate
Ann: confiscate
= Bob gold 3, city tavern
= Ann city temple
turn Bob
