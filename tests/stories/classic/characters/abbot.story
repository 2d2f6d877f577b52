# The richest player gives the Abbot 1 gold.   [classic S116]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 2
Bob  thief  gold 6
Cid  king   gold 5  crown
Dan  merchant
turn Ann, gathered

Ann? abbot, end
Ann! abbot Bob (not-your-ability)
Ann: abbot
= Ann gold 3
= Bob gold 5
= Cid gold 5
= Dan gold 0
Dan hears gave-gold Bob Ann 1
Ann! abbot (used-already)
Ann? end
turn Ann

# If several are the richest, nobody gives anything.   [classic S117]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 2
Bob  thief  gold 6
Cid  king   gold 6  crown
Dan  merchant
turn Ann, gathered

Ann! abbot (several-richest)
Ann? end
= Ann gold 2, Bob gold 6, Cid gold 6
turn Ann

# An Abbot who is as rich as the richest gets nothing.   [classic S118]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 6
Bob  thief  gold 6
Cid  king   crown
Dan  merchant
turn Ann, gathered

Ann! abbot (you-are-richest)
Ann? end
= Ann gold 6, Bob gold 6
turn Ann

# An Abbot who is the richest gets nothing.   [classic S118]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 6
Bob  thief  gold 5
Cid  king   crown
Dan  merchant
turn Ann, gathered

Ann! abbot (you-are-richest)
= Ann gold 6, Bob gold 5
turn Ann

# Where nobody has gold there is nobody to give any.   [classic S118]
profile classic-en, classic-ru, classic-fr
Ann  abbot
Bob  thief
Cid  king   crown
Dan  merchant
turn Ann, gathered

Ann! abbot
Ann? end
turn Ann

# That others have equally little does not matter.   [classic S119, A54]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 1
Bob  thief  gold 6
Cid  king   gold 2  crown
Dan  merchant  gold 2
turn Ann, gathered

Ann: abbot
= Ann gold 2
= Bob gold 5
= Cid gold 2, Dan gold 2
turn Ann

# The Abbot's city is not safe from the Warlord.   [classic S120]
profile classic-en, classic-ru, classic-fr
Ann  abbot  city temple
Bob  thief
Cid  king   crown
Dan  warlord  gold 1
turn Dan, gathered

Dan? warlord Ann temple, end
Dan: warlord Ann temple
= Ann city -
= Dan gold 1
turn Dan

# Nor is it safe from the Diplomat.   [classic S120]
profile classic-en, classic-ru, classic-fr
Ann  abbot  city temple
Bob  thief
Cid  king   crown
Dan  diplomat  city tavern
turn Dan, gathered

Dan: diplomat Ann temple, give tavern
= Ann city tavern
= Dan city temple
turn Dan

# A killed player who is the richest gives 1 gold anyway.   [classic S142, A63]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 2
Bob  merchant  gold 6
Cid  king   gold 5  crown
Dan  assassin
killed merchant
turn Ann, gathered

Ann: abbot
= Ann gold 3
= Bob gold 5, revealed -
= Cid gold 5
turn Ann

# The Abbot chooses the moment, also before gathering; the gold of that moment counts.   [classic A17]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 2
Bob  thief  gold 4
Cid  king   crown
Dan  merchant
turn Ann

Ann? gold, cards, abbot
Ann: gold
= Ann gold 4
Ann! abbot (you-are-richest)
turn Ann

# Having paid for a district, the Abbot may be poorer than another.   [classic A17]
profile classic-en, classic-ru, classic-fr
Ann  abbot  gold 5  hand temple
Bob  thief  gold 5
Cid  king   crown
Dan  merchant
turn Ann, gathered

Ann! abbot (you-are-richest)
Ann: build temple, abbot
= Ann gold 5
= Bob gold 4
turn Ann

# Before gathering the Abbot gets the coin, and once only.   [classic A17]
profile classic-en, classic-ru, classic-fr
Ann  abbot
Bob  thief  gold 4
Cid  king   crown
Dan  merchant
turn Ann

Ann: abbot, gold
= Ann gold 3
= Bob gold 3
Ann! abbot (used-already)
turn Ann

# The Abbot need not ask for the coin.   [classic A09]
profile classic-en, classic-ru, classic-fr
Ann  abbot
Bob  thief  gold 4
Cid  king   crown
Dan  merchant
turn Ann, gathered

Ann: end
= Ann gold 0
= Bob gold 4
turn Dan

# The income of the Abbot is 1 gold for each religious district and is taken apart from the coin.   [classic A17]
profile classic-en, classic-ru, classic-fr
Ann  abbot  city temple church tavern
Bob  thief  gold 4
Cid  king   crown  city monastery
Dan  merchant
turn Ann, gathered

Ann? income, abbot, end
Ann! income gold 1 cards 1
Ann: income
= Ann gold 2, hand -
Ann! income (used-already)
Ann: abbot
= Ann gold 3
= Bob gold 3
turn Ann

# Gold that lies on districts makes nobody rich.   [classic A17]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  abbot  gold 1
Bob  thief  gold 3  city tavern* temple*
Cid  king   gold 4  crown
Dan  merchant
turn Ann, gathered

Ann: abbot
= Cid gold 3
= Bob gold 3, city tavern* temple*
= Ann gold 2
turn Ann

# Between two players the other one gives it if he is richer.   [classic S116]
profile classic-en, classic-ru, classic-fr
Ann  abbot merchant  gold 1
Bob  thief king      gold 2  crown
turn Ann abbot, gathered

Ann: abbot
= Ann gold 2
= Bob gold 1
turn Ann
