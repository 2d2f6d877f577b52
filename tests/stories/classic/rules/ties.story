# In the Russian game the one with more points for districts wins a tie, without any bonus.
# [classic S186, A33]
profile classic-ru
Ann  king      city fortress cathedral town-hall palace library tavern
Bob  bishop    hand manor market  city map-room manor castle palace temple market docks tavern  first
Cid  merchant
Dan  thief
over

; 27 and 3; 5 + 3 + 4 + 5 + 1 + 2 + 3 + 1 = 24, 4 and 2 for the hand
= Ann score 30
= Bob score 30
= winner Ann
over

# Where these points are equal too, the one with more gold wins.   [classic S186, A33]
profile classic-ru
Ann  king      gold 2  city palace tavern
Bob  bishop    gold 3  city cathedral temple
Cid  merchant  gold 9  city castle watchtower
Dan  thief
over

= Ann score 6, Bob score 6, Cid score 5
= winner Bob
over

# The gold decides only between those who are equal in both.   [classic A33]
profile classic-ru
Ann  king      gold 9  city manor temple tavern watchtower keep
Bob  bishop    city fortress cathedral market
Cid  merchant  gold 1  city palace town-hall trading-post
Dan  thief
over

; 9 and 3; 12; 12
= Ann score 12, Bob score 12, Cid score 12
= winner Cid
over

# If the gold is equal as well, they share the victory.   [classic A33]
profile classic-ru
Ann  king      gold 2  city palace tavern
Bob  bishop    gold 2  city cathedral temple
Cid  merchant
Dan  thief
over

= winner Ann Bob
over

# The higher rank is no reason to win in any of the three books.   [classic A33]
profile classic-en, classic-ru, classic-fr
Ann  assassin  city palace
Bob  warlord   city cathedral
Cid  merchant
Dan  thief
over

= winner Ann Bob
over

# The University counts as 8 among the points of the districts.   [classic A33]
profile classic-ru
Ann  king      gold 1  city university
Bob  bishop    city palace manor
Cid  merchant
Dan  thief
over

; equal districts, so the gold decides; with 6 for the University Bob would win
= Ann score 8, Bob score 8
= winner Ann
over

# The University beats a bonus of the same size.   [classic A33]
profile classic-ru
Ann  king      city university
Bob  bishop    gold 5  hand tavern manor market  city map-room
Cid  merchant
Dan  thief
over

; 8 for districts against 5 for districts and 3 for the hand
= Ann score 8, Bob score 8
= winner Ann
over

# The Dragon Gate counts as 8 too.   [classic A33]
profile classic-ru
Ann  king      city dragon-gate
Bob  bishop    gold 5  hand tavern manor market  city map-room
Cid  merchant
Dan  thief
over

= Ann score 8, Bob score 8
= winner Ann
over

# The Artist's coins belong to the points of the districts.   [classic A33]
profile classic-ru
Ann  king      city castle* tavern
Bob  bishop    gold 2  city imperial-treasury
Cid  merchant
Dan  thief
over

; 6 for districts against 4 and 2
= Ann score 6, Bob score 6
= winner Ann
over

# A district with a coin equals one that costs 1 more.   [classic A33]
profile classic-ru
Ann  king      gold 1  city castle*
Bob  bishop    city palace
Cid  merchant
Dan  thief
over

= Ann score 5, Bob score 5
= winner Ann
over

# The points of Museum, Imperial Treasury and Wishing Well are no points of districts.
# [classic A33]
profile classic-ru
Ann  king      city palace tavern
Bob  bishop    gold 2  city imperial-treasury
Cid  merchant  gold 1  city museum  museum docks manor
Dan  thief
over

; 6 for districts against 4 and 2 each
= Ann score 6, Bob score 6, Cid score 6
= winner Ann
over

# In the English and French games a tie is a shared victory.   [classic S187, A33]
profile classic-en, classic-fr
Ann  king      gold 2  city manor temple tavern watchtower keep
Bob  bishop    gold 3  city fortress cathedral market
Cid  merchant
Dan  thief
over

; 9 and 3; 12
= Ann score 12, Bob score 12
= winner Ann Bob
over

# Turned to the Russian order, the points of the districts decide there too.   [classic S187, A33]
profile classic-en, classic-fr
ruling tie-break districts-then-gold
Ann  king      gold 2  city manor temple tavern watchtower keep
Bob  bishop    city fortress cathedral market
Cid  merchant
Dan  thief
over

= Ann score 12, Bob score 12
= winner Bob
over

# Then the gold decides.   [classic S187, A33]
profile classic-en, classic-fr
ruling tie-break districts-then-gold
Ann  king      gold 2  city palace tavern
Bob  bishop    gold 3  city cathedral temple
Cid  merchant
Dan  thief
over

= winner Bob
over

# And equal gold is shared there too.   [classic S187, A33]
profile classic-en, classic-fr
ruling tie-break districts-then-gold
Ann  king      gold 3  city palace tavern
Bob  bishop    gold 3  city cathedral temple
Cid  merchant
Dan  thief
over

= winner Ann Bob
over

# The book's own reading can be named.   [classic S187]
profile classic-en, classic-fr
ruling tie-break book
Ann  king      gold 2  city palace tavern
Bob  bishop    gold 3  city cathedral temple
Cid  merchant
Dan  thief
over

= winner Ann Bob
over

# Thirty points each are shared in the English and French games, however they came about.
# [classic S187]
profile classic-en, classic-fr
Ann  king      gold 5  city fortress cathedral town-hall palace library tavern
Bob  bishop    city university dragon-gate school-of-magic castle manor tavern
Cid  merchant
Dan  thief
over

; 27 and 3; 8 + 8 + 6 + 4 + 3 + 1 = 30
= Ann score 30
= Bob score 30
= winner Ann Bob
over
