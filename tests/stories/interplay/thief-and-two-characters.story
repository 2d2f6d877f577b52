# With two characters the robbed stash holds what was saved in an earlier turn.   [2016 S101, R-2016 94]
profile 2016
Ann  assassin thief  gold 1
Bob  king warlord    gold 2  hand tavern
robbed warlord by Ann
turn Bob king

Bob: gold, build tavern
= Bob gold 3
= Ann gold 1
Bob: end
= Ann gold 4
= Bob gold 0, city tavern
turn Bob
Bob: gold
= Bob gold 2
turn Bob

# Robbing one's own second character changes nothing.   [2016 S103, A32, R-2016 94]
profile 2016
Ann  thief king      gold 4
Bob  bishop warlord  gold 3
turn Ann thief, gathered

Ann? thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord, end
Ann: thief king, end
turn Ann
= Ann gold 4
= Bob gold 3
Ann: gold
= Ann gold 6
turn Ann

# With the other reading, one's own second character may not be robbed.   [2016 A32]
profile 2016
ruling name-own-second-character no
Ann  thief king      gold 4
Bob  bishop warlord
turn Ann thief, gathered

Ann? thief magician, thief bishop, thief merchant, thief architect, thief warlord, end
Ann! thief king (own-character)
= robbed -
turn Ann

# Only the robbed character's reveal is the robbery, not the player's other turn.   [R-2016 93]
profile 2016
Ann  assassin thief
Bob  king warlord    gold 5
robbed warlord by Ann
call king

= Bob gold 5
= Ann gold 0
turn Bob
