# A Monument and five other districts are a completed city, which the Armory cannot touch.
# [2016 S221, R-2016 193]
profile 2016
Ann  merchant  city armory
Bob  king      city monument manor castle temple church tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? merchant, end
Ann! armory Bob monument (city-completed)
= Ann city armory
= Bob districts 6
turn Ann

# A Monument and four other districts are no completed city: the Armory can destroy there.
# [2016 S221, R-2016 193]
profile 2016
Ann  merchant  city armory
Bob  king      city monument manor castle temple church
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? merchant, armory Bob monument, armory Bob manor, armory Bob castle, armory Bob temple, armory Bob church, end
Ann: armory Bob monument
= Ann city -
= Bob city manor castle temple church
= bottom armory monument
turn Ann

# The Monument makes one's own city completed too, so that the Armory in it cannot be used.
# [2016 S222, R-2016 172, R-2016 193]
profile 2016
Ann  merchant  city armory monument manor castle temple church
Bob  king      city tavern
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? merchant, end
Ann! armory Bob tavern (city-completed)
turn Ann
