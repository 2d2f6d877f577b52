# The Keep cannot be destroyed by any Warlord, not even by its owner.   [2016 A03]
profile 2016
Ann  warlord  gold 9  city keep
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Ann keep (protected-by-card)
Ann? end
= Ann city keep
turn Ann

# If protection is against other players only, the owner may destroy the Keep.   [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  warlord  gold 2  city keep
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? warlord Ann keep, end
Ann: warlord Ann keep
= Ann gold 0, city -
turn Ann

# In that reading the Keep of another player is still safe.   [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  warlord  gold 9
Bob  thief  city keep
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Bob keep (protected-by-card)
Ann? end
turn Ann

# The Great Wall makes the other districts of its city more expensive by 1, also for its owner.
# [2016 A03]
profile 2016
Ann  warlord  gold 1  city great-wall tavern market
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Ann market (too-expensive)
Ann? warlord Ann tavern, end
Ann: warlord Ann tavern
= Ann gold 0, city great-wall market
turn Ann

# If protection is against other players only, the owner of the Great Wall pays nothing more.
# [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  warlord  gold 1  city great-wall tavern market
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann? warlord Ann tavern, warlord Ann market, end
Ann: warlord Ann market
= Ann gold 0, city great-wall tavern
turn Ann

# In that reading the wall of another player still costs 1 gold.   [2016 A03]
profile 2016
ruling own-rank-8-respects-own-protection no
Ann  warlord  gold 1
Bob  thief  city great-wall tavern market
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Bob market (too-expensive)
Ann: warlord Bob tavern
= Ann gold 0
= Bob gold 0, city great-wall market
turn Ann

# The Warlord pays the coin of the Great Wall to the bank.   [2016 A01]
profile 2016
Ann  warlord  gold 3
Bob  thief  gold 1  city great-wall docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: warlord Bob docks
= Ann gold 0
= Bob gold 1, city great-wall
turn Ann

# No matter who gets that coin from Marshal and Diplomat, the Warlord pays the bank.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  warlord  gold 3
Bob  thief  gold 1  city great-wall docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann: warlord Bob docks
= Ann gold 0
= Bob gold 1, city great-wall
turn Ann

# The reading of that coin makes nothing cheaper for a Warlord behind their own wall.   [2016 A01]
profile 2016
ruling great-wall-coin owner
Ann  warlord  gold 1  city great-wall tavern
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: warlord Ann tavern
= Ann gold 0, city great-wall
turn Ann
