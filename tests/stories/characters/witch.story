# Before she names somebody the Witch only gathers: she builds nothing and uses no district.   [2016 S055, S056, R-2016 68, R-2016 69]
profile 2016
cast witch
Ann  witch  gold 6  hand tavern temple  city smithy laboratory museum armory
Bob  king   city manor
Cid  bishop
Dan  merchant
turn Ann

Ann? gold, cards
Ann! build tavern (cannot-build)
Ann! smithy (cannot-build)
Ann! laboratory tavern (cannot-build)
Ann! museum tavern (cannot-build)
Ann! armory Bob manor (cannot-build)
Ann! end (cannot-build)
Ann! witch king (gather-first)
asked Ann gather-only
Ann: gold
= Ann gold 8
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann! build tavern (not-asked-now), end (not-asked-now), pass (not-asked-now)
Ann! smithy (not-asked-now), laboratory tavern (not-asked-now), museum tavern (not-asked-now), armory Bob manor (not-asked-now)
Ann! assassin king (not-asked-now), thief king (not-asked-now)
= Ann gold 8, hand tavern temple, city smithy laboratory museum armory
= Bob city manor
asked Ann bewitch

# The Witch must name a character, and any of the cast but herself.   [2016 A06, R-2016 61, R-2016 68]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann! witch witch (own-character)
Ann! witch assassin (not-in-cast)
Ann! witch queen (not-in-cast)
= bewitched -
Ann: witch bishop
= bewitched bishop
Ann hears bewitched-role Ann bishop
Dan hears bewitched-role Ann bishop
Dan sees bewitched bishop
= Ann gold 2
turn Bob

# The Gold Mine gives the Witch its gold while she gathers.   [2016 S057, R-2016 45]
profile 2016
cast witch
Ann  witch  city gold-mine
Bob  king
Cid  bishop
Dan  merchant
turn Ann

Ann: gold
= Ann gold 3
asked Ann bewitch

# Library and Observatory work for the Witch while she gathers.   [R-2016 45, R-2016 69]
profile 2016
cast witch
Ann  witch  city library observatory
Bob  king
Cid  bishop
Dan  merchant
deck tavern castle docks palace
turn Ann

Ann: cards
= Ann hand tavern castle docks
= top palace
asked Ann bewitch

# The Witch chooses among the cards she draws before she names somebody.   [R-2016 68]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant
deck tavern castle docks
turn Ann

Ann: cards
Ann? keep tavern, keep castle
Ann: keep castle
= Ann hand castle
= bottom tavern
Ann: witch king
asked Bob gather-only

# The player of the bewitched character only gathers. Then the Witch resumes as that character,
# with her own gold, hand and city, and does not gather again.   [2016 S058, R-2016 70, R-2016 72, R-2016 73]
profile 2016
cast witch
Ann  witch      gold 4  hand tavern temple watchtower market
Bob  king
Cid  architect  gold 1  hand docks church
Dan  warlord
bewitched architect by Ann
deck castle palace
call architect

= Cid revealed architect
Cid? gold, cards
Cid! architect (cannot-build)
Cid! build church (cannot-build)
Cid! end (cannot-build)
asked Cid gather-only
Cid: gold
= Cid gold 3, hand docks church, city -
Dan hears resumed Ann architect
turn Ann as architect
Ann? architect, build tavern, build temple, build watchtower, build market, end
Ann! gold (gathered-already)
Ann! cards (gathered-already)
Ann! witch warlord (not-your-ability)
Ann: architect
= Ann hand tavern temple watchtower market castle palace
Ann! architect (used-already)
Ann: build tavern, build temple, build watchtower
Ann! build market (limit-reached)
= Ann gold 1, hand market castle palace, city tavern temple watchtower
Ann: end
= Cid gold 3, hand docks church, city -
= Bob gold 0, hand -, city -
turn Dan

# The bewitched player may gather cards, and chooses among them.   [2016 S058, R-2016 70]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  architect
Dan  warlord
bewitched architect by Ann
deck tavern docks
call architect

Cid: cards
Cid? keep tavern, keep docks
asked Cid keep-card
Cid: keep docks
= Cid hand docks, gold 0
= bottom tavern
= Ann hand -, gold 0
turn Ann as architect

# Nothing extra comes to the bewitched player; the Witch earns for her own districts.   [2016 S059, R-2016 70, R-2016 73]
profile 2016
cast witch
Ann  witch     city tavern
Bob  king
Cid  bishop
Dan  merchant  city market docks
bewitched merchant by Ann
call merchant

Dan: gold
= Dan gold 2
Ann? income, merchant, end
Ann: income, merchant
= Ann gold 2
= Dan gold 2, city market docks
Ann? end
turn Ann as merchant

# If nobody has the bewitched character, the Witch does not resume; what she gathered stays hers.
# Her Park does nothing, for putting a turn on hold is not its end.   [2016 S066, R-2016 79, R-2016 80]
profile 2016
cast witch
Ann  witch    city park poor-house
Bob  king
Cid  bishop
Dan  warlord
turn Ann

Ann: gold, witch merchant
= Ann gold 2, hand -
turn Bob
Bob: gold, end
Cid: gold, end
Ann hears called Bob merchant 6
Ann hears called Bob warlord 8
turn Dan
= Ann gold 2, hand -
Dan: gold, end
= round 2
= Ann gold 2, hand -, city park poor-house
= bewitched -
asked Bob pick-character

# Her Poor House does nothing either if she does not resume.   [2016 S066, R-2016 79]
profile 2016
cast witch
Ann  witch    city park poor-house
Bob  king
Cid  bishop
Dan  warlord
deck tavern castle
turn Ann

Ann: cards, keep tavern, witch merchant
= Ann gold 0, hand tavern
Bob: gold, end
Cid: gold, end
turn Dan
= Ann gold 0, hand tavern
Dan: gold, end
= round 2
= Ann gold 0, hand tavern
asked Bob pick-character

# A Witch who resumes does end her turn: Poor House and Park then look at her gold and hand.   [R-2016 80]
profile 2016
cast witch
Ann  witch     city park poor-house
Bob  king
Cid  bishop
Dan  merchant
bewitched merchant by Ann
deck tavern castle
call merchant

Dan: gold
= Ann gold 0, hand -
Ann: end
= Ann gold 1, hand tavern castle
= Dan gold 2, hand -
= round 2
asked Ann pick-character

# The bewitched player's turn has no end at which a Park could work.   [2016 S067, R-2016 70]
profile 2016
cast witch
Ann  witch     hand tavern
Bob  king
Cid  bishop
Dan  merchant  city park poor-house
bewitched merchant by Ann
call merchant

Dan: gold
= Dan gold 2, hand -
Ann: end
= Dan gold 2, hand -
= Ann gold 0, hand tavern
asked Ann pick-character

# Nor one at which a Poor House could.   [2016 S067, R-2016 70]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant  city park poor-house
bewitched merchant by Ann
deck docks castle
call merchant

Dan: cards, keep docks
= Dan gold 0, hand docks
Ann: end
= Dan gold 0, hand docks
asked Ann pick-character

# Library and Observatory work for the bewitched player: three cards drawn, three kept.   [2016 S068, R-2016 45]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant  city library observatory
bewitched merchant by Ann
deck tavern castle docks palace
call merchant

Dan: cards
= Dan hand tavern castle docks
= top palace
= Ann hand -
turn Ann as merchant

# The Gold Mine works for the bewitched player as well.   [R-2016 45, R-2016 70]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  merchant  city gold-mine
bewitched merchant by Ann
call merchant

Dan: gold
= Dan gold 3
= Ann gold 0
turn Ann as merchant

# Districts of the bewitched player serve neither him nor the Witch, apart from gathering.   [2016 S069, R-2016 73]
profile 2016
cast witch scholar
Ann  witch    gold 5  hand smithy
Bob  king
Cid  scholar  gold 5  hand keep  city factory laboratory
Dan  warlord
bewitched scholar by Ann
call scholar

Cid? gold, cards
Cid: gold
Ann? scholar, build smithy, end
Ann! laboratory smithy (not-there)
Ann: build smithy
= Ann gold 0, hand -, city smithy
= Cid gold 7, hand keep, city factory laboratory
turn Ann as scholar

# The Witch uses her own districts when she resumes.   [R-2016 73]
profile 2016
cast witch
Ann  witch     gold 4  hand smithy tavern  city factory laboratory
Bob  king
Cid  bishop
Dan  merchant
bewitched merchant by Ann
call merchant

Dan: gold
Ann? merchant, laboratory smithy, laboratory tavern, build smithy, build tavern, end
Ann: build smithy, laboratory tavern
= Ann gold 2, hand -, city factory laboratory smithy
turn Ann as merchant

# A character that lies face up may be bewitched, and then the Witch does not resume.   [2016 S073, A06]
profile 2016
cast witch
Ann  witch
Bob  king
Cid  bishop
Dan  warlord
faceup magician thief
turn Ann

Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann: witch magician
= bewitched magician
turn Bob
Bob: gold, end
Cid: gold, end
Dan: gold, end
= round 2
= Ann gold 2
asked Bob pick-character

# With the other reading, a character that lies face up may not be bewitched.   [2016 A06]
profile 2016
cast witch
ruling name-faceup-characters no
Ann  witch
Bob  king
Cid  bishop
Dan  warlord
faceup magician thief
turn Ann

Ann: gold
Ann? witch king, witch bishop, witch merchant, witch architect, witch warlord
Ann! witch magician (faceup-there)
asked Ann bewitch

# With two characters the Witch may bewitch her own second one: she gathers twice.   [2016 S076, A06, A32, R-2016 81]
profile 2016
cast witch
Ann  witch architect   hand tavern temple
Bob  thief king
Cid  bishop warlord
deck docks castle
turn Ann witch

Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch architect, witch warlord, witch artist
Ann: witch architect
= Ann gold 2
Bob: gold, end
Bob: gold, end
Cid: gold, end
asked Ann gather-only
Ann? gold, cards
Ann: gold
= Ann gold 4
Ann? architect, build tavern, build temple, end
Ann: architect, build tavern, build temple
= Ann gold 2, hand docks castle, city tavern temple
Ann: end
turn Cid

# With the other reading, one's own second character may not be bewitched.   [2016 A32]
profile 2016
cast witch
ruling name-own-second-character no
Ann  witch architect
Bob  thief king
Cid  bishop warlord
turn Ann witch

Ann: gold
Ann? witch thief, witch magician, witch king, witch bishop, witch merchant, witch warlord, witch artist
Ann! witch architect (own-character)
asked Ann bewitch

# With two characters the Witch's second turn is an ordinary one, and so is the victim's.   [R-2016 27, R-2016 81]
profile 2016
cast witch
Ann  witch warlord
Bob  thief king
Cid  bishop merchant
bewitched bishop by Ann
call bishop

Cid: gold
turn Ann as bishop
Ann: end
turn Cid
Cid? gold, cards, merchant
Cid: gold, merchant, end
= Cid gold 5
turn Ann warlord
Ann? gold, cards
turn Ann warlord
