# The first example of scoring: districts for 21, 3 for five types with the Haunted Quarter as the
# military one, 4 for the first completed city make 28.   [R-2016 239, 241]
profile 2016
Ann  king  first  city castle tavern trading-post monastery cathedral observatory haunted-quarter
Bob  thief
Cid  bishop
Dan  warlord
over

= Ann districts 7, completed, first
= Ann score 28
= Bob score 0, Cid score 0, Dan score 0
= winner Ann
over

# The second example of scoring: districts for 25, 2 for a city completed later, 2 for the Dragon
# Gate make 29; the School of Magic is no religious district at the end.   [2016 S238]
profile 2016
Ann  king  first  city castle tavern trading-post monastery cathedral observatory haunted-quarter
Bob  thief  city docks trading-post barracks manor prison school-of-magic dragon-gate
Cid  bishop
Dan  warlord
over

= Ann completed, first, score 28
= Bob districts 7, completed, not first, score 29
= Cid score 0, Dan score 0
= winner Bob
over

# Completed second, the city of the first example counts 2 less.   [R-2016 239]
profile 2016
Ann  king  city castle tavern trading-post monastery cathedral observatory haunted-quarter
Bob  thief  first  city docks trading-post barracks manor prison school-of-magic dragon-gate
Cid  bishop
Dan  warlord
over

= Ann completed, not first, score 26
= Bob completed, first, score 31
= winner Bob
over

# With a religious district in place of one of two military ones, the city of the second example has
# all five types.   [R-2016 239]
profile 2016
Ann  king  first  city castle tavern trading-post monastery cathedral observatory haunted-quarter
Bob  thief  city docks trading-post barracks manor church school-of-magic dragon-gate
Cid  bishop
Dan  warlord
over

= Ann score 28
= Bob score 32
= winner Bob
over
