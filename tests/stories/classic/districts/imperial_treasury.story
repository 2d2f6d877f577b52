# The Imperial Treasury brings 1 point for each gold in the stash; coins on districts do not count.
# [classic S172]
profile classic-ru, classic-fr
Ann  king      gold 4  city imperial-treasury tavern*
Bob  bishop    gold 4  city tavern
Cid  merchant
Dan  thief
over

; 4 + 2 = 6 and 4
= Ann score 10
= Bob score 1
= Cid score 0
over

# Imported into the English game, it counts the same.   [classic S172]
profile classic-en
ruling import-bonus-districts yes
Ann  king      gold 4  city imperial-treasury tavern*
Bob  bishop
Cid  merchant
Dan  thief
over

= Ann score 10
over

# Without gold it brings its cost of 4 only.   [classic S172]
profile classic-ru, classic-fr
Ann  king      city imperial-treasury
Bob  bishop    gold 9
Cid  merchant
Dan  thief
over

= Ann score 4
= Bob score 0
over

# It is built for 4 gold.   [classic S172]
profile classic-ru, classic-fr
Ann  bishop    gold 4  hand imperial-treasury
Bob  king
Cid  thief
Dan  warlord
turn Ann, gathered

Ann: build imperial-treasury
= Ann gold 0, city imperial-treasury
turn Ann
