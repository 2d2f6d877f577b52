# An exchange that brings the Diplomat the Monument can complete the Diplomat's city.   [R-2016 236]
profile 2016
Ann  diplomat  gold 3  city tavern manor castle temple church docks
Bob  king      city monument
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? diplomat Bob monument, end
Ann: diplomat Bob monument
Ann? give manor, give castle, give tavern, give temple, give church, give docks
Ann: give tavern
= Ann gold 0, city monument manor castle temple church docks, completed, first
= Bob gold 3, city tavern, not completed
turn Ann

# An exchange can complete the city of the other player, who is then the first.   [R-2016 236]
profile 2016
Ann  diplomat  city monument
Bob  king      city castle tavern market temple church docks
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: diplomat Bob castle
Ann: give monument
= Ann gold 0, city castle, not completed
= Bob gold 0, city monument tavern market temple church docks, completed, first
turn Ann

# A Diplomat who gives the Monument away from a completed city keeps the bonus.
# [2016 A05, R-2016 238]
profile 2016
Ann  diplomat  city monument manor palace temple church docks  first
Bob  king      city castle
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: diplomat Bob castle
Ann: give monument
; 3 + 5 + 1 + 2 + 3 + 4 = 18 and 4
= Ann city castle manor palace temple church docks, completed, score 22
= Bob city monument, not completed, score 4
Ann: end
= Ann first
over

# With the other reading, the bonus is lost with the Monument, but the game ends anyway.   [2016 A05]
profile 2016
ruling shrunk-city-keeps-bonus no
Ann  diplomat  city monument manor palace temple church docks  first
Bob  king      city castle
Cid  bishop
Dan  thief
turn Ann, gathered

Ann: diplomat Bob castle
Ann: give monument
Ann: end
= Ann score 18
= Bob score 4
over
