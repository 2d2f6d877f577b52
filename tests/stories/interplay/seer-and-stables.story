# The Stables are outside the Seer's limit of two districts.   [2016 S138]
profile 2016
Ann  seer  gold 5  hand tavern stables temple watchtower
Bob  thief
Cid  king
Dan  merchant
turn Ann, gathered

Ann: build tavern, build stables, build temple
Ann! build watchtower (limit-reached)
= Ann gold 1, hand watchtower, city tavern stables temple
turn Ann
