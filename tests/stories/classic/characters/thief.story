# When the robbed Bishop shows himself the Thief takes all his gold; what he gathers and earns then
# is his.   [classic S055]
profile classic-en, classic-ru, classic-fr
Ann  thief    gold 1
Bob  bishop   gold 7  city temple church
Cid  king
Dan  warlord
turn Ann, gathered

Ann: thief bishop
= robbed bishop, Ann gold 1, Bob gold 7
Dan hears robbed-role Ann bishop
Ann: end
Cid: gold, end
Dan hears revealed-role Bob bishop, stole Ann Bob 7
= Ann gold 8, Bob gold 0, Cid gold 2, Dan gold 0
turn Bob
Bob: gold, income
= Bob gold 4, Ann gold 8
turn Bob, gathered

# From a player without gold the Thief takes none; cards are not touched.   [classic S055]
profile classic-en, classic-ru, classic-fr
Ann  thief    gold 1
Bob  bishop   hand tavern  city temple
Cid  king
Dan  warlord
robbed bishop by Ann
call bishop

= Ann gold 1, hand -
= Bob gold 0, hand tavern, city temple
turn Bob

# The Thief may not rob the Assassin.   [classic S056]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 3
Bob  thief
Cid  king
Dan  warlord
turn Bob

Bob? gold, cards, thief magician, thief king, thief bishop, thief merchant, thief architect, thief warlord
Bob! thief assassin (rank-one)
= robbed -
turn Bob

# The Thief does not name the Thief.   [classic A10]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
turn Bob, gathered

Bob! thief thief (own-character)
Bob! thief emperor (not-in-cast)
= robbed -
turn Bob

# The Thief may not rob the character that was killed.   [classic S057]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  thief
Cid  king     gold 4
Dan  warlord
killed king
turn Bob, gathered

Bob? thief magician, thief bishop, thief merchant, thief architect, thief warlord, end
Bob! thief king (killed-already)
= robbed -, Cid gold 4
turn Bob

# If nobody has the robbed character, nothing happens.   [classic S058]
profile classic-en, classic-ru, classic-fr
Ann  assassin  gold 1
Bob  thief     gold 1
Cid  king      gold 1
Dan  warlord   gold 1
turn Bob, gathered

Bob: thief architect, end
Cid: gold, end
Ann hears called Cid architect, called Cid warlord
= Ann gold 1, Bob gold 1, Cid gold 3, Dan gold 1
turn Dan

# The Thief robs once in a turn, or nobody.   [classic S058, A09]
profile classic-en, classic-ru, classic-fr
Ann  assassin
Bob  thief
Cid  king
Dan  warlord
turn Bob, gathered

Bob+ end
Bob: thief king
Bob! thief warlord (used-already)
Bob? end
turn Bob

# With two players the Thief takes the whole common stash when the named one of the two characters
# is called.   [classic S059]
profile classic-en, classic-ru, classic-fr
Ann  thief bishop
Bob  merchant warlord
robbed warlord by Ann
call merchant

Bob: gold
= Bob gold 3, Ann gold 0
Bob: end
Ann hears revealed-role Bob warlord, stole Ann Bob 3
= Ann gold 3, Bob gold 0
turn Bob warlord
Bob: gold
= Ann gold 3, Bob gold 2
turn Bob warlord, gathered

# A Thief who names his own second character takes nothing from himself.   [classic S059]
profile classic-en, classic-ru, classic-fr
Ann  thief bishop  gold 2
Bob  king warlord  gold 1
turn Ann thief, gathered

Ann: thief bishop, end
Bob: gold, end
= Ann gold 2, Bob gold 3
turn Ann bishop

# The coins of a robbed King are gone before the crown is his; they do not pay for anything.
#   [classic A08]
profile classic-en, classic-ru, classic-fr
Ann  thief   crown
Bob  king    gold 4
Cid  bishop
Dan  warlord
robbed king by Ann
call king

Cid hears revealed-role Bob king, stole Ann Bob 4, crowned Bob
= Ann gold 4, no crown
= Bob gold 0, crown
turn Bob
