; Stories about the notation itself: where stories can begin.

# The Witch who has gathered is asked for a character.
profile 2016
Ann  witch
Bob  king
turn Ann, gathered

Ann+ witch king
asked Ann bewitch

# The Witch who has not gathered does that first.
profile 2016
Ann  witch
Bob  king
turn Ann

asked Ann gather-only
turn Ann witch

# A bewitched character is in its turn until it has gathered; then the Witch resumes.
profile 2016
Ann  witch
Bob  king
bewitched king
turn Bob

Bob? gold, cards
asked Bob gather-only
Bob: gold
= Bob gold 2
turn Ann as king, gathered

# The Witch can be met as she resumes.
profile 2016
Ann  witch
Bob  king
turn Ann as king

= bewitched king, Bob revealed king, Ann revealed witch
Ann! gold (gathered-already)
turn Ann as king

# Characters of earlier ranks have been revealed and have done what lasts; a killed one has not.
profile 2016
Ann  warlord  gold 3
Bob  bishop   city tavern
Cid  king     city market
Dan  thief
killed king
turn Ann, gathered

= Bob revealed bishop, Cid revealed -, Dan revealed thief, Ann revealed warlord
Ann! warlord Bob tavern (protected-by-role)
Ann+ warlord Cid market
turn Ann

# What a bewitched Bishop protects is the city of the Witch.
profile 2016
Ann  witch    city tavern
Bob  bishop   city market
Cid  warlord  gold 1
bewitched bishop
turn Cid, gathered

Cid? warlord Bob market, end
Cid! warlord Ann tavern (protected-by-role)
turn Cid

# A call lets happen what happens at a call.
profile 2016
Ann  thief
Bob  king  gold 5
robbed king
call king

= Ann gold 5, Bob gold 0
nobody hears stole Ann Bob 5
turn Bob

# Before the first call the Theater may be used.
profile 2016
Ann  king  city theater
Bob  thief
Cid  bishop
selected

asked Ann swap-character
Ann: theater Bob
turn Ann

# At the close of a round a killed King gets the crown.
profile 2016
Ann  thief  crown
Bob  king
killed king
round 4
close

= Bob crown, round 5
asked Bob pick-character

# A draft begins the round that the story names.
profile 2016
Ann
Bob  crown
Cid
round 6
draft

= round 6, facedown 1, packet 8
asked Bob pick-character

# A round is closed with the end of the game if a city is complete.
profile 2016
Ann  thief  city manor castle palace temple church monastery tavern market
Bob  king
close

= Ann completed, first, Bob not first
over

# Of two complete cities, one is called the first.
profile 2016
Ann  thief  city manor castle palace temple church monastery tavern market
Bob  king   city manor castle palace temple church monastery tavern market  first
over

= Ann completed, not first, score 23, Bob first, score 25
over

# The special districts of a game can be listed, and so can the characters.
profile 2016
preset cunning-agents
cast tax-collector king
districts armory basilica capitol factory framework keep laboratory library map-room museum observatory park quarry smithy
Ann  king  hand armory
Bob  merchant
Cid
deck -
turn Ann, gathered

= facedown witch blackmailer magician abbot architect warlord tax-collector
= deck 0, top -, bottom -
Ann! cards (gathered-already)
turn Ann
