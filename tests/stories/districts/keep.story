# The Warlord cannot destroy the Keep.   [2016 S244, R-2016 188]
profile 2016
Ann  warlord   gold 2
Bob  king      city keep docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? warlord Bob docks, end
Ann! warlord Bob keep (protected-by-card)
= Ann gold 2
= Bob city keep docks
turn Ann

# The Diplomat cannot take the Keep.   [2016 S244, R-2016 188]
profile 2016
Ann  diplomat  city market
Bob  king      city keep tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? diplomat Bob tavern, end
Ann! diplomat Bob keep (protected-by-card)
= Ann city market
= Bob city keep tavern
turn Ann

# The Marshal cannot seize the Keep.   [2016 S244, R-2016 188]
profile 2016
Ann  marshal   gold 3
Bob  king      city keep docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? marshal Bob docks, end
Ann! marshal Bob keep (protected-by-card)
= Ann gold 3, city -
= Bob gold 0, city keep docks
turn Ann

# A Diplomat may give their own Keep.   [2016 S245, R-2016 188]
profile 2016
Ann  diplomat  city keep
Bob  king      city docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? diplomat Bob docks, end
Ann: diplomat Bob docks
Ann? give keep
Ann: give keep
= Ann gold 0, city docks
= Bob gold 0, city keep
turn Ann

# The Keep is safe from the Warlord who owns it, too.   [2016 S246, R-2016 188]
profile 2016
Ann  warlord   gold 2  city keep tavern
Bob  king
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? warlord Ann tavern, end
Ann! warlord Ann keep (protected-by-card)
= Ann gold 2, city keep tavern
turn Ann
