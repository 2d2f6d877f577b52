# Before rank 1 is called the owner of the Theater may swap characters with an opponent.
# [2016 S273, R-2016 212]
profile 2016
Ann  assassin
Bob  king      city theater
Cid  bishop
Dan  thief
Eve  merchant
selected

asked Bob swap-character
Bob? theater Ann, theater Cid, theater Dan, theater Eve, pass
Bob! theater Bob (yourself)
Bob! hand king (not-asked-now)
Bob: theater Dan
= Ann roles assassin
= Bob roles thief, revealed -
= Cid roles bishop
= Dan roles king, revealed -
= Eve roles merchant
Bob hears swap-gave Bob Dan king
Bob hears swap-gave Dan Bob thief
Dan hears swap-gave Bob Dan king
Dan hears swap-gave Dan Bob thief
Cid hears swapped Bob Dan
Cid hears swap-gave Bob Dan ?
Cid hears swap-gave Dan Bob ?
Bob sees Bob roles thief
Bob sees Dan roles ?
Cid sees Bob roles ?
Cid sees Dan roles ?
turn Ann

# Who gave a character away is not called with it: the other plays it.   [R-2016 212]
profile 2016
Ann  assassin
Bob  king      city theater
Cid  bishop
Dan  thief
Eve  merchant
selected

Bob: theater Dan
Ann: gold, end
turn Bob
= Bob revealed thief
Bob: gold, end
turn Dan
= Dan revealed king
turn Dan

# The owner of the Theater may leave everything as it is.   [2016 S275, R-2016 212]
profile 2016
Ann  assassin
Bob  king      city theater
Cid  bishop
Dan  thief
Eve  merchant
selected

Bob: pass
= Bob roles king
= Dan roles thief
turn Ann

# With two characters each the owner says which one to give and gets one at random.
# [2016 S274, R-2016 212]
profile 2016
Ann  king bishop    city theater
Bob  thief warlord
Cid  assassin merchant
selected

Ann? theater Bob, theater Cid, pass
Ann: theater Bob
asked Ann give-character
Ann? hand king, hand bishop
~ 0
Ann: hand bishop
= Ann roles king thief
= Bob roles bishop warlord
= Cid roles assassin merchant
Ann hears swap-gave Bob Ann thief
Cid hears swap-gave Bob Ann ?
turn Cid

# The other outcome of chance takes the other character.   [2016 S274]
profile 2016
Ann  king bishop    city theater
Bob  thief warlord
Cid  assassin merchant
selected

~ 1
Ann: theater Bob, hand bishop
= Ann roles king warlord
= Bob roles thief bishop
= Cid roles assassin merchant
turn Cid

# With two players there is one opponent to swap with.   [R-2016 212]
profile 2016
Ann  king bishop    city theater
Bob  thief warlord
selected

Ann? theater Bob, pass
Ann: theater Bob
~ 1
Ann: hand king
= Ann roles bishop warlord
= Bob roles thief king
turn Bob

# Without a Theater in a city nobody is asked between choosing and calling.   [R-2016 212]
profile 2016
Ann  assassin
Bob  king      hand theater
Cid  bishop
Dan  thief
selected

turn Ann
