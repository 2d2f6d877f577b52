# The Keep is safe from the Warlord but not from the Warlord's own Armory.
# [2016 S220, R-2016 173, R-2016 188]
profile 2016
Ann  warlord   gold 2  city armory
Bob  king      city keep
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? armory Bob keep, warlord Ann armory, end
Ann! warlord Bob keep (protected-by-card)
Ann: armory Bob keep
= Ann gold 2, city -
= Bob gold 0, city -
= bottom armory keep
turn Ann

# A beautified Keep falls to the Armory as well; the coin goes to the bank.
# [R-2016 171, R-2016 188]
profile 2016
Ann  merchant  city armory*
Bob  king      city keep*
Cid  bishop
Dan  thief
turn Ann, gathered

Ann? merchant, armory Bob keep*, end
Ann! armory Bob keep (not-there)
Ann: armory Bob keep*
= Ann gold 0, city -
= Bob gold 0, city -
= bottom armory keep
turn Ann
