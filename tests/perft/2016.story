# new-game-of-four
profile 2016
seed 11
Ann
Bob crown
Cid
Dan
new game

asked Bob pick-character

# new-game-of-two
profile 2016
preset devious-dignitaries
seed 12
Ann crown
Bob
new game

asked Ann pick-character

# new-game-of-three
profile 2016
preset illustrious-emissaries
seed 13
Ann crown
Bob
Cid
new game

asked Ann pick-character

# new-game-of-eight
profile 2016
preset cunning-agents
cast artist
seed 14
Ann
Bob
Cid
Dan
Eve
Fay
Gil
Hal crown
new game

asked Hal pick-character

# theater
profile 2016
cast artist
seed 3
Ann  assassin king      gold 2  city theater
Bob  thief merchant     gold 2  city observatory
Cid  bishop warlord     gold 2
deck tavern castle docks manor temple market
selected

asked Ann swap-character

# assassin-with-everything-to-use
profile 2016
seed 5
Ann  assassin  gold 6  hand tavern castle docks palace  city laboratory smithy museum
Bob  thief     gold 3  hand church
Cid  king      gold 3  city manor
Dan  warlord   gold 3  city temple keep
deck market harbor prison
turn Ann

turn Ann

# warlord-among-walls
profile 2016
seed 6
Ann  warlord   gold 7  hand tavern fortress  city watchtower armory
Bob  thief     gold 3  city manor great-wall tavern*
Cid  bishop    gold 3  city manor church
Dan  king      gold 3  city temple keep castle
deck market harbor prison
turn Ann, gathered

turn Ann

# diplomat-with-much-to-give
profile 2016
cast diplomat
seed 7
Ann  diplomat  gold 4  hand tavern  city watchtower manor* docks
Bob  thief     gold 3  city castle great-wall tavern
Cid  king      gold 3  city manor church
Dan  bishop    gold 3  city temple
turn Ann

turn Ann

# marshal-who-buys
profile 2016
cast marshal
seed 8
Ann  marshal   gold 6  hand tavern castle  city watchtower
Bob  thief     gold 3  city manor tavern*
Cid  king      gold 3  city temple prison
Dan  bishop    gold 3  city church
turn Ann

turn Ann

# wizard-in-a-hand
profile 2016
cast wizard
ruling wizard-build-by-sacrifice yes
seed 9
Ann  wizard    gold 5  hand docks  city tavern framework
Bob  king      gold 2  hand tavern tavern fortress necropolis
Cid  bishop    gold 2  hand castle
Dan  merchant  gold 2
turn Ann, gathered

turn Ann

# seer-and-three-hands
profile 2016
cast seer
seed 10
Ann  seer      gold 5  hand docks stables
Bob  king      gold 2  hand tavern fortress
Cid  bishop    gold 2  hand castle
Dan  merchant  gold 2  hand manor church
turn Ann, gathered

turn Ann

# magistrate-at-work
profile 2016
cast magistrate blackmailer
seed 15
Ann  magistrate   gold 2
Bob  blackmailer  gold 3  hand tavern
Cid  king         gold 3  hand manor
Dan  bishop       gold 3  hand temple
turn Ann, gathered

turn Ann

# confiscation
profile 2016
cast magistrate
seed 16
Ann  magistrate  gold 2  city manor
Bob  architect   gold 9  hand tavern castle docks  city temple
Cid  king        gold 3
Dan  bishop      gold 3
warrants architect* king bishop by Ann
turn Bob, gathered

turn Bob

# blackmail
profile 2016
cast blackmailer
seed 17
Ann  blackmailer  gold 2
Bob  merchant     gold 5  hand tavern market  city docks
Cid  king         gold 3
Dan  bishop       gold 3
threats merchant* king by Ann
turn Bob

turn Bob

# witch-goes-on-as-architect
profile 2016
cast witch
seed 18
Ann  witch      gold 6  hand tavern castle docks  city temple
Bob  architect  gold 3  hand manor
Cid  king       gold 3
Dan  warlord    gold 3  city manor
bewitched architect by Ann
call architect

turn Bob

# cardinal-and-the-den
profile 2016
cast cardinal
seed 19
Ann  cardinal  gold 2  hand thieves-den tavern castle docks market  city temple
Bob  thief     gold 3
Cid  king      gold 2
Dan  warlord   gold 4
turn Ann, gathered

turn Ann

# emperor-and-a-new-crown
profile 2016
cast emperor
seed 20
Ann  emperor  gold 2  hand tavern  city manor  crown
Bob  thief    gold 3  hand docks
Cid  bishop
Dan  warlord  gold 4
turn Ann

turn Ann

# abbot-and-the-rich
profile 2016
cast abbot
seed 21
Ann  abbot    gold 1  hand tavern  city temple church school-of-magic
Bob  thief    gold 3  hand docks
Cid  king     gold 3
Dan  warlord  gold 2
turn Ann

turn Ann

# magician-who-discards
profile 2016
seed 22
Ann  magician  gold 1  hand tavern tavern castle docks
Bob  thief     gold 3  hand docks
Cid  king      gold 3
Dan  warlord   gold 2  hand manor temple
deck market harbor prison palace cathedral
turn Ann, gathered

turn Ann

# last-turn-of-the-game
profile 2016
cast artist
seed 23
Ann  artist   gold 5  hand tavern castle  city manor temple church market docks prison
Bob  thief    gold 3  hand docks
Cid  king     gold 3
Dan  warlord  gold 2
turn Ann, gathered

turn Ann

# scholar-with-quarry
profile 2016
cast scholar
seed 24
Ann  scholar  gold 8  hand tavern castle  city tavern quarry observatory
Bob  thief    gold 3  hand docks
Cid  king     gold 3
Dan  warlord  gold 2
deck market harbor prison palace cathedral temple temple church
turn Ann

turn Ann
