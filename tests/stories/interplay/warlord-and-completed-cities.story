# With the Monument six districts are a completed city, safe from the Warlord.   [2016 S186]
profile 2016
Ann  warlord  gold 9
Bob  thief  city tavern temple market church prison monument  first
Cid  king
Dan  merchant
turn Ann, gathered

Ann! warlord Bob tavern (city-completed)
Ann! warlord Bob monument (city-completed)
Ann? end
turn Ann

# A city one short of completion is open to the Warlord, and falls back.   [2016 S186]
profile 2016
Ann  warlord
Bob  thief  city tavern temple market church prison docks
Cid  king
Dan  merchant
turn Ann, gathered

Ann? warlord Bob tavern, warlord Bob temple, end
Ann: warlord Bob tavern
= Bob districts 5, not completed
turn Ann

# With three players seven districts are not yet a completed city.   [2016 S186]
profile 2016
Ann  thief warlord
Bob  king merchant  city tavern temple market church prison docks manor
Cid  magician architect
turn Ann warlord, gathered

Ann? warlord Bob tavern, warlord Bob temple, end
turn Ann

# A completed city of one's own that the Warlord breaks open keeps its bonus.   [2016 A05, A36]
profile 2016
ruling warlord-in-own-completed-city yes
Ann  warlord  city tavern temple market church prison docks manor  first
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 18
Ann: warlord Ann tavern
= Ann districts 6, completed, first, score 17
Ann: end
= Ann score 17
over

# If the bonus needs a city that is still completed, the Warlord has thrown it away.
# [2016 A05, A36]
profile 2016
ruling warlord-in-own-completed-city yes
ruling shrunk-city-keeps-bonus no
Ann  warlord  city tavern temple market church prison docks manor  first
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

= Ann score 18
Ann: warlord Ann tavern
= Ann districts 6, score 13
Ann: end
= Ann score 13
over
