# With the Factory every other special district is 1 cheaper to build.   [classic S163]
profile classic-ru, classic-fr
Ann  bishop    gold 5  hand library  city factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? build library, end
Ann: build library
Bob hears paid Ann 5
= Ann gold 0, city factory library
turn Ann

# The French Factory costs 5 and is not made cheaper by itself.   [classic S163]
profile classic-fr
Ann  bishop    gold 4  hand factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build factory (too-expensive)
= Ann gold 4
turn Ann

# With 5 gold the French Factory can be built.   [classic S163]
profile classic-fr
Ann  bishop    gold 5  hand factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build factory
= Ann gold 0, city factory, score 5
turn Ann

# In the other printings the Factory costs 6.   [classic S163]
profile classic-ru
Ann  bishop    gold 5  hand factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build factory (too-expensive)
turn Ann

# So it does when it is imported.   [classic S163]
profile classic-en
ruling import-bonus-districts yes
Ann  bishop    gold 6  hand factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build factory
= Ann gold 0, city factory, score 6
turn Ann

# Districts of the other colours cost what they cost.   [classic S164]
profile classic-ru, classic-fr
Ann  bishop    gold 4  hand palace  city factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build palace (too-expensive)
= Ann gold 4
turn Ann

# The printed cost counts for points and for the Warlord's price.   [classic S163]
profile classic-ru, classic-fr
Ann  warlord   gold 4
Bob  king      city factory observatory
Cid  thief
Dan  bishop
turn Ann, gathered

Ann: warlord Bob observatory
= Ann gold 0
= Bob city factory
turn Ann

# Points go by the printed cost as well.   [classic S163]
profile classic-ru
Ann  king      city factory library
Bob  bishop
Cid  thief
Dan  warlord
over

= Ann score 12
over

# In the French game the Factory itself is worth 5.   [classic S163]
profile classic-fr
Ann  king      city factory library
Bob  bishop
Cid  thief
Dan  warlord
over

= Ann score 11
over

# The French Alchemist with a Factory pays 5 for the Library and has 5 back at once.
# [classic S179, A58]
profile classic-fr
Ann  alchemist  gold 5  hand library  city factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build library
Bob hears paid Ann 5
Bob hears gained Ann 5
= Ann gold 5, city factory library
Ann: end
= Ann gold 5
turn Dan

# The Russian Alchemist has back the 5 that were paid, at the end.   [classic A58]
profile classic-ru
Ann  alchemist  gold 5  hand library  city factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build library
= Ann gold 0
Ann: end
= Ann gold 5
turn Dan

# With 4 gold the Alchemist cannot build the Library even with a Factory.   [classic S179]
profile classic-ru, classic-fr
Ann  alchemist  gold 4  hand library  city factory
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann? end
Ann! build library (too-expensive)
turn Ann

# The Wizard builds a special card that he takes for 1 less with their own Factory.   [classic S163]
profile classic-ru, classic-fr
Ann  wizard    gold 5  city factory
Bob  king      hand library
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: wizard Bob, take library, build library
= Ann gold 0, city factory library
= Bob hand -
turn Ann
