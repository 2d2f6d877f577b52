# Before she has gathered the Witch names nobody.   [classic S083]
profile classic-en, classic-fr
cast witch
Ann  witch  hand tavern
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann? gold, cards
Ann! witch king (gather-first), build tavern (cannot-build), end (cannot-build)
= bewitched -
Ann: gold
Ann+ witch king
asked Ann bewitch

# A Witch who may decline has an ordinary turn, and still gathers before she names somebody.   [classic S083]
profile classic-ru
cast witch
Ann  witch  gold 2  hand tavern  city smithy laboratory
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann? gold, cards, smithy, laboratory tavern
Ann! witch king (gather-first), build tavern (gather-first), end (gather-first)
= bewitched -
Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord, smithy, laboratory tavern, build tavern, end
turn Ann

# Gathering cards counts as well: she names somebody after she has chosen one.   [classic S083]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant
deck tavern castle docks
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann! witch king
Ann: keep castle
= Ann hand castle
= bottom tavern
Ann: witch king
= bewitched king
asked Bob gather-only

# With the naming her turn stops: she has built nothing, and now she cannot.   [classic S084]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch     gold 1  hand tavern  city laboratory
Bob  bishop
Cid  merchant
Dan  warlord
turn Ann

Ann: gold, witch merchant
= bewitched merchant
Ann hears bewitched-role Ann merchant
Dan hears bewitched-role Ann merchant
nobody sees bewitched merchant
Ann! build tavern (not-your-decision), laboratory tavern (not-your-decision), end (not-your-decision), witch king (not-your-decision)
= Ann gold 3, hand tavern, city laboratory
turn Bob

# The Witch must name somebody and does nothing else.   [classic A09, A13]
profile classic-en, classic-fr
cast witch
Ann  witch  gold 5  hand tavern  city smithy laboratory
Bob  king
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann! build tavern, smithy, laboratory tavern, end, pass
= Ann gold 5, hand tavern, city smithy laboratory
asked Ann bewitch

# The Russian Witch need not name anybody: she builds and ends her turn like others.   [classic S085, A09]
profile classic-ru
cast witch
Ann  witch  gold 1  hand tavern market
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord, build tavern, build market, end
Ann: build market
= Ann gold 1, hand tavern, city market
Ann! build tavern (limit-reached)
Ann? end
Ann: end
= bewitched -
turn Bob

# Set up after gathering, she has the same choice.   [classic S085]
profile classic-ru
cast witch
Ann  witch  gold 1  hand tavern
Bob  king
Cid  bishop
Dan  merchant
turn Ann, gathered

Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord, build tavern, end
Ann: build tavern
= Ann gold 0, city tavern
turn Ann

# She may also do nothing at all after gathering.   [classic S085]
profile classic-ru
cast witch
Ann  witch  gold 1
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, end
= Ann gold 3
= bewitched -
turn Bob

# Who declined to bewitch is not waited for when the others are called.   [classic S085]
profile classic-ru
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, end
Bob: gold, end
Cid: gold, end
turn Dan
Dan? gold, cards
Dan: gold
= Dan gold 3
Dan: end
= Ann gold 2
= round 2
asked Bob pick-character

# Having built, the Witch has declined and names nobody any more.   [classic A13, A09]
profile classic-ru
cast witch
Ann  witch  hand tavern
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, build tavern
Ann! witch king (declined-already), witch witch (declined-already)
Ann? end
= bewitched -
turn Ann

# Having used the Laboratory, the Witch has declined, although it came before gathering.   [classic A13, A09]
profile classic-ru
cast witch
Ann  witch  hand tavern temple  city laboratory
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: laboratory tavern
= Ann gold 1, hand temple
Ann! witch king (gather-first)
Ann: gold
Ann! witch king (declined-already)
Ann? build temple, end
turn Ann

# Having used the Smithy, the Witch has declined.   [classic A13]
profile classic-ru
cast witch
Ann  witch  city smithy
Bob  king
Cid  bishop
Dan  merchant
deck palace castle cathedral
turn Ann

Ann: gold, smithy
= Ann gold 0, hand palace castle cathedral
Ann! witch king (declined-already)
Ann? end
turn Ann

# Having used the Museum, the Witch has declined.   [classic A13]
profile classic-ru
cast witch
Ann  witch  hand palace  city museum
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, museum palace
= Ann hand -, museum palace
Ann! witch king (declined-already)
Ann? end
turn Ann

# Having used the Powder House, the Witch has declined.   [classic A13]
profile classic-ru
cast witch
Ann  witch  city armory
Bob  king   city manor
Cid  bishop
Dan  merchant
turn Ann

Ann: gold, armory Bob manor
= Ann city -
= Bob city -
Ann! witch king (declined-already)
Ann? end
turn Ann

# What she was refused is no use of it: she may still name somebody.   [classic A13]
profile classic-ru
cast witch
Ann  witch  hand palace  city smithy
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann! smithy (too-expensive)
Ann: gold
Ann! build palace (too-expensive)
Ann: witch king
= bewitched king
asked Bob gather-only

# If she may decline, the English and the French Witch have an ordinary turn too.   [classic A09]
profile classic-en, classic-fr
ruling witch-may-decline yes
cast witch
Ann  witch  hand tavern
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann! witch king (gather-first)
Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord, build tavern, end
Ann: build tavern
Ann! witch king (declined-already)
Ann: end
= Ann gold 1, city tavern
turn Bob

# If she may not decline, the Russian Witch must name somebody too.   [classic A09]
profile classic-ru
ruling witch-may-decline no
cast witch
Ann  witch  gold 5  hand tavern  city smithy
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann? gold, cards
Ann! smithy
Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann! build tavern, smithy, end, pass
asked Ann bewitch

# As Merchant the Witch gets the extra coin, earns for her own districts and builds from her hand.   [classic S086]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch     gold 1  hand castle  city tavern market docks
Bob  king      crown
Cid  merchant  gold 4  hand temple  city harbor
Dan  warlord
bewitched merchant by Ann
call merchant

= Cid revealed merchant, gold 4
Cid? gold, cards
Cid: gold
= Cid gold 6, hand temple, city harbor
Dan hears resumed Ann merchant
Dan hears gained Ann 1
= Ann gold 2
Ann? income, end
Ann! gold (gathered-already), cards (gathered-already), build temple (not-in-hand)
Ann: income
= Ann gold 5
Ann: build castle
= Ann gold 1, hand -, city tavern market docks castle
Ann: end
= Cid gold 6, hand temple, city harbor
turn Dan

# The bewitched player gathers and is done: no income, no building, no district used.   [classic S087]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king      crown
Cid  merchant  gold 4  hand temple  city market smithy laboratory
Dan  warlord
bewitched merchant by Ann
call merchant

Cid? gold, cards
Cid! income (cannot-build), build temple (cannot-build), smithy (cannot-build), laboratory temple (cannot-build), end (cannot-build)
asked Cid gather-only
Cid: gold
= Cid gold 6
Cid! income (not-your-decision), build temple (not-your-decision), laboratory temple (not-your-decision)
= Cid gold 6, hand temple, city market smithy laboratory
turn Ann as merchant

# Library and Observatory work for the bewitched player: three cards drawn, two kept.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king      crown
Cid  merchant  city library observatory
Dan  warlord
bewitched merchant by Ann
deck tavern castle docks palace
call merchant

Cid: cards
Cid? keep tavern, keep castle, keep docks
Cid: keep castle, keep docks
= Cid hand castle docks
= bottom tavern
= top palace
turn Ann as merchant

# They work for the Witch while she gathers.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch  city library observatory
Bob  king
Cid  merchant
Dan  warlord
deck tavern castle docks palace
turn Ann

Ann: cards, keep castle, keep docks
= Ann hand castle docks
= bottom tavern
Ann+ witch king
Ann: witch merchant
turn Bob

# When she resumes, the Witch uses the districts of her own city, each once.   [classic A13]
profile classic-en, classic-ru
cast witch
Ann  witch     gold 3  hand tavern temple  city laboratory smithy
Bob  king      crown
Cid  merchant  hand docks  city observatory
Dan  warlord
bewitched merchant by Ann
deck palace castle cathedral
call merchant

Cid: gold
Ann? laboratory tavern, laboratory temple, smithy, build tavern, build temple, end
Ann: laboratory temple, smithy
= Ann gold 3, hand tavern palace castle cathedral
Ann! laboratory tavern (used-already), smithy (used-already)
= Cid gold 2, hand docks
turn Ann as merchant

# The French Smithy costs her 3 gold.   [classic A13, A51]
profile classic-fr
cast witch
Ann  witch     gold 2  city smithy
Bob  king      crown
Cid  merchant
Dan  warlord
bewitched merchant by Ann
deck palace castle cathedral
call merchant

Cid: gold
= Ann gold 3
Ann: smithy
= Ann gold 0, hand palace castle cathedral
Ann! smithy (used-already)
turn Ann as merchant

# If nobody has the bewitched character, the Witch does not resume; what she gathered stays hers.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch  hand tavern
Bob  king
Cid  bishop
Dan  warlord
turn Ann

Ann: gold, witch merchant
Bob: gold, end
Cid: gold, end
turn Dan
Dan: gold, end
= Ann gold 2, hand tavern, city -
= round 2, bewitched -
asked Bob pick-character

# A character that lies face up may be named, and then she does not resume.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  warlord
faceup magician thief
turn Ann

Ann: gold
Ann+ witch magician, witch thief
Ann: witch magician
= bewitched magician
turn Bob
Bob: gold, end
Cid: gold, end
Dan: gold, end
= Ann gold 2, round 2
asked Bob pick-character

# A turn that was broken off has no end at which the Park could give cards.   [classic A13]
profile classic-ru, classic-fr
cast witch
Ann  witch  city park
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks
turn Ann

Ann: gold, witch merchant
= Ann gold 2, hand -
Bob: gold, end
Cid: gold, end
Dan: gold, end
= Ann gold 2, hand -, round 2
asked Bob pick-character

# Nor one at which the Poor House could give a coin.   [classic A13]
profile classic-ru, classic-fr
cast witch
Ann  witch  city poor-house
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks
turn Ann

Ann: cards, keep tavern, witch merchant
= Ann gold 0, hand tavern
Bob: gold, end
Cid: gold, end
Dan: gold, end
= Ann gold 0, hand tavern, round 2
asked Bob pick-character

# With imported districts it is the same in the English game.   [classic A13]
profile classic-en
ruling import-bonus-districts yes
cast witch
Ann  witch  city park
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks
turn Ann

Ann: gold, witch bishop
= Ann gold 2, hand -
Bob: gold, end
Cid: gold
= Ann hand -
Ann: end
= Ann gold 2, hand tavern castle
turn Dan

# Before she resumes, the Park gives the Witch nothing; at the end of the resumed turn it does.   [classic A13]
profile classic-ru, classic-fr
cast witch
Ann  witch  city park poor-house
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks
bewitched king by Ann
call king

Bob: gold
= Ann gold 0, hand -
Ann: end
= Ann gold 1, hand tavern castle
= Bob gold 2
turn Cid

# The bewitched player has no end of a turn either.   [classic A13]
profile classic-ru, classic-fr
cast witch
Ann  witch  hand tavern
Bob  king   city park poor-house
Cid  bishop
Dan  warlord
deck castle docks
bewitched king by Ann
call king

Bob: cards, keep castle
= Bob gold 0, hand castle
Ann: end
= Bob gold 0, hand castle
= Ann gold 0, hand tavern
turn Cid

# A Witch who declined ends an ordinary turn: Park and Poor House look at her.   [classic A09, A13]
profile classic-ru
cast witch
Ann  witch  hand market  city park poor-house
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle docks
turn Ann

Ann: gold, build market, end
= Ann gold 1, hand tavern castle, city park poor-house market
turn Bob

# The Witch does not name herself, nor a character that is not in the game.   [classic S094, A10]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold
Ann! witch witch (own-character), witch assassin (not-in-cast), witch emperor (not-in-cast), witch queen (not-in-cast)
Ann+ witch thief, witch warlord
= bewitched -
Ann: witch warlord
turn Bob

# With two characters the Witch may bewitch her own second one: she gathers twice and builds once.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch bishop      hand tavern temple  city church
Bob  thief king
Cid  merchant warlord
turn Ann witch

Ann: gold
Ann+ witch bishop
Ann: witch bishop
Bob: gold, end
Bob: gold, end
asked Ann gather-only
Ann? gold, cards
Ann: gold
= Ann gold 4
turn Ann as bishop
Ann? income, build tavern, build temple, end
Ann: income, build tavern
Ann! build temple (limit-reached)
= Ann gold 4, hand temple, city church tavern
Ann: end
turn Cid merchant

# Between two players too.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch merchant  city market
Bob  king warlord
turn Ann witch

Ann: gold, witch merchant
Bob: gold, end
asked Ann gather-only
Ann: gold
= Ann gold 5
Ann? income, end
Ann: income, end
= Ann gold 6
turn Bob warlord

# The victim's second character has its own turn, and so has the Witch's.   [classic A13]
profile classic-en, classic-ru, classic-fr
cast witch
Ann  witch warlord
Bob  thief king
Cid  bishop merchant  city temple
bewitched bishop by Ann
call bishop

Cid! income (cannot-build)
Cid: gold
turn Ann as bishop
Ann: end
turn Cid merchant
Cid: gold
= Cid gold 5
Cid: end
turn Ann warlord
Ann? gold, cards
turn Ann warlord
