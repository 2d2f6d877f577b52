# The cards under the Museum go along when it is exchanged.   [R-2016 156]
profile 2016
Ann  diplomat  gold 3  city tavern
Bob  thief  city museum  museum docks manor
Cid  king
Dan  merchant
turn Ann, gathered

= Bob score 6
Ann: diplomat Bob museum, give tavern
= Ann city museum, museum docks manor, score 6
= Bob city tavern, score 1
Ann sees Ann museum docks manor
Bob sees Ann museum ? ?
turn Ann
