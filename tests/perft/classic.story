# classic-new-game-of-four
profile classic-en
seed 21
Ann
Bob crown
Cid
Dan
new game

asked Bob pick-character

# classic-new-game-of-three
profile classic-fr
seed 22
Ann crown
Bob
Cid
new game

asked Ann pick-character

# classic-emperor
profile classic-en
seed 23
Ann  assassin  crown  gold 2  hand tavern manor
Bob  emperor   gold 3  hand castle  city palace
Cid  merchant  gold 1
Dan  architect  hand temple church
deck tavern docks market harbor prison keep library
call emperor

asked Bob pass-crown

# classic-architect-at-the-start
profile classic-fr
seed 24
Ann  thief  crown  gold 2
Bob  architect  gold 9  hand castle keep lighthouse  city palace
Cid  merchant  gold 1
Dan  queen  hand temple church
Eve  warlord
deck tavern docks market harbor prison smithy library
turn Bob

turn Bob

# classic-witch-who-may-decline
profile classic-ru
seed 25
Ann  witch  crown  gold 4  hand tavern manor  city laboratory smithy
Bob  merchant  gold 3  hand castle  city tavern
Cid  bishop  gold 1  city temple
Dan  diplomat  hand church  city prison
deck tavern docks market harbor prison keep library
turn Ann

turn Ann

# classic-warlord-and-graveyard
profile classic-en
seed 26
Ann  thief  gold 2  city graveyard tavern
Bob  warlord  crown  gold 3  hand castle  city prison
Cid  bishop  gold 1  city temple
Dan  architect  gold 1  hand church  city market docks
deck tavern docks market harbor prison keep library
turn Bob

turn Bob

# classic-bell-tower-and-ball-room
profile classic-ru
seed 27
Ann  thief  crown  gold 2  city ball-room
Bob  king  gold 5  hand bell-tower tavern  city manor castle palace temple church market
Cid  merchant  gold 1  city temple
Dan  architect  gold 1  hand church  city market docks
deck tavern docks market harbor prison keep library
call king

asked Bob thank
