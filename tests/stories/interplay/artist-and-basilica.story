# The Basilica counts the cost with the coin: beautified Markets are odd, beautified Docks even.
# [2016 A18]
profile 2016
Ann  artist  city basilica market* docks*
Bob  thief  city market docks
Cid  king
Dan  merchant
over

; 4 and 3 and 4, and 1 for the Market of cost 3
= Ann score 12
over

# If the coin does not count for the Basilica, the printed costs do.   [2016 A18]
profile 2016
ruling beautified-counts-everywhere no
Ann  artist  city basilica market* market* docks
Bob  thief
Cid  king
Dan  merchant
over

; 4 and 3 and 3 and 3, and 1 for the Docks
= Ann score 14
over

# With the coin counted the same city has three odd districts.   [2016 A18]
profile 2016
Ann  artist  city basilica market* market* docks
Bob  thief
Cid  king
Dan  merchant
over

= Ann score 16
over
