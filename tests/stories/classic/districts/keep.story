# The Warlord cannot destroy the Keep.   [classic S131]
profile classic-en, classic-ru, classic-fr
Ann  warlord   gold 9  city keep
Bob  king      city keep tavern
Cid  thief
Dan  bishop
turn Ann, gathered

Ann? warlord Bob tavern, end
Ann! warlord Bob keep (protected-by-card)
Ann! warlord Ann keep (protected-by-card)
turn Ann

# There are two Keeps, and no city may have both.   [classic S040]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 9  hand keep  city keep
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build keep (duplicate)
= Ann gold 9, city keep
turn Ann

# Two players may have one each.   [classic S040]
profile classic-en, classic-ru, classic-fr
Ann  bishop    gold 3  hand keep
Bob  king      city keep
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build keep
= Ann gold 0, city keep
= Bob city keep
turn Ann

# The Diplomat may not take a Keep, but may give one away.   [classic S131]
profile classic-en, classic-ru, classic-fr
Ann  diplomat  gold 9  city keep
Bob  king      city keep
Cid  thief     city docks
Dan  bishop
turn Ann, gathered

Ann? diplomat Cid docks, end
Ann! diplomat Bob keep (protected-by-card)
Ann: diplomat Cid docks, give keep
= Ann gold 9, city docks
= Cid gold 0, city keep
turn Ann
