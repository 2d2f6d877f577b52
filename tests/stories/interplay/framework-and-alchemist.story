# Nothing was paid for a district built by the Framework, so nothing comes back to the Alchemist.
# [R-2016 55, R-2016 178]
profile 2016
Ann  alchemist  gold 5  hand palace  city framework
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann? build palace, build palace by framework, end
Ann: build palace by framework
= Ann gold 5, city palace
Ann: end
= Ann gold 5
= Bob gold 0
turn Bob

# What the Alchemist paid comes back, with a Framework in the city or without.   [R-2016 178]
profile 2016
Ann  alchemist  gold 5  hand palace  city framework
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build palace
= Ann gold 0, city framework palace
Ann: end
= Ann gold 5
turn Bob
