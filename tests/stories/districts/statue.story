# The Statue brings 5 points to an owner who wears the crown.   [2016 S271, R-2016 211]
profile 2016
Ann  king      city statue  crown
Bob  bishop    city docks
Cid  merchant
Dan  thief
over

= Ann score 8
= Bob score 3
= Cid score 0
= Dan score 0
= winner Ann
over

# Without the crown the Statue brings only its cost.   [2016 S271, R-2016 211]
profile 2016
Ann  bishop    city statue
Bob  king      city docks  crown
Cid  merchant
Dan  thief
over

= Ann score 3
= Bob score 3
over

# A King killed in the last round takes the crown before the points are counted, for the Statue too.
# [2016 S272, R-2016 211, R-2016 231]
profile 2016
Ann  king      city statue
Bob  assassin  city manor castle palace temple church monastery cathedral  crown  first
Cid  merchant
Dan  thief
killed king
close

= Ann crown, revealed king, score 8
= Bob no crown
over

# With the other reading, the points are counted before the crown of a killed King moves.   [2016 A29]
profile 2016
ruling crown-moves-before-scoring no
Ann  king      city statue
Bob  assassin  city manor castle palace temple church monastery cathedral  crown  first
Cid  merchant
Dan  thief
killed king
close

= Ann no crown, revealed -, score 3
= Bob crown
over
