# The Artist puts a coin on one or two own districts: each is worth a point more.   [classic S136]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 3  city tavern docks castle temple prison
Bob  thief   city manor
Cid  king    crown
Dan  merchant
turn Ann, gathered

= Ann score 11
Ann? artist tavern, artist docks, artist castle, artist temple, artist prison, end
Ann: artist tavern
= Ann gold 2, city tavern* docks castle temple prison, score 12
Bob hears beautified Ann tavern
Ann: artist docks
= Ann gold 1, city tavern* docks* castle temple prison, score 13
Ann? end
turn Ann

# One coin or none is as well.   [classic S136, A09]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 3  city tavern docks
Bob  thief
Cid  king    crown
Dan  merchant
turn Ann, gathered

Ann: artist docks, end
= Ann gold 2, city tavern docks*
asked Cid pick-character

# A district bears one coin, in this turn and in later rounds.   [classic S137]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 3  city tavern* docks
Bob  thief
Cid  king    crown
Dan  merchant
turn Ann, gathered

Ann! artist tavern (beautified-already), artist tavern* (beautified-already)
Ann? artist docks, end
Ann: artist docks
Ann! artist docks (beautified-already)
Ann? end
= Ann gold 2
turn Ann

# A third district, or one of another player, bears no coin of his.   [classic S138]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 5  city tavern docks castle
Bob  thief   city manor
Cid  king    crown
Dan  merchant
turn Ann, gathered

Ann! artist manor (not-there), artist Bob manor
Ann: artist tavern, artist docks
Ann! artist castle (used-already), artist manor
= Ann gold 3, city tavern* docks* castle
= Bob city manor
Ann? end
turn Ann

# Each coin is gold of the Artist's own.   [classic S136]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 1  city tavern docks
Bob  thief
Cid  king    crown
Dan  merchant
turn Ann, gathered

Ann: artist tavern
Ann! artist docks (no-gold)
= Ann gold 0, city tavern* docks
turn Ann

# The moment is free: before gathering, and on what was just built.   [classic A07]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 1  hand temple  city tavern
Bob  thief
Cid  king    crown
Dan  merchant
turn Ann

Ann: artist tavern, gold, build temple, artist temple
= Ann gold 0, city tavern* temple*
turn Ann

# Neither the type nor a completed city matters, and a special district may be beautified too.   [classic S136]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 2  city tavern temple market church prison manor docks university  first
Bob  thief
Cid  king    crown
Dan  merchant
turn Ann, gathered

Ann: artist university, artist manor
= Ann gold 0, city tavern temple market church prison manor* docks university*, completed
turn Ann

# The Warlord pays 1 gold more for a district with a coin, and the coin is lost with it.   [classic S136, A26]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  thief    gold 1  city docks*
Bob  king     crown
Cid  warlord  gold 3
Dan  merchant
turn Cid, gathered

Cid: warlord Ann docks*
= Cid gold 0
= Ann gold 1, city -
= bottom docks
turn Cid

# With one coin too few the Warlord leaves it standing.   [classic S136]
profile classic-en, classic-ru, classic-fr
cast artist
Ann  thief    city docks*
Bob  king     crown
Cid  warlord  gold 2
Dan  merchant
turn Cid, gathered

Cid! warlord Ann docks* (too-expensive)
Cid? end
turn Cid

# A coin on a district cannot be stolen.   [classic A26]
profile classic-en, classic-ru, classic-fr
Ann  artist  gold 2  city tavern* docks*
Bob  thief
Cid  king    crown
Dan  merchant
robbed artist by Bob
call artist

= Ann gold 0, city tavern* docks*
= Bob gold 2
turn Ann
