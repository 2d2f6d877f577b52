# With five districts, the Framework among them, the Monument cannot be built by the Framework.
# [2016 S231, A25, R-2016 180]
profile 2016
Ann  bishop    gold 4  hand monument  city framework manor castle docks tavern
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build monument by framework (too-many-districts)
Ann! build monument (too-many-districts)
= Ann gold 4, hand monument, districts 5
turn Ann

# With four districts, the Framework among them, the Monument may be built by the Framework.
# [2016 S231]
profile 2016
Ann  bishop    hand monument  city framework manor castle docks
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build monument by framework, end
Ann: build monument by framework
= Ann hand -, city manor castle docks monument, not completed
= bottom framework
turn Ann

# With the other reading, the Framework leaves first and makes room for the Monument.   [2016 A25]
profile 2016
ruling sacrifice-makes-room-for-monument yes
Ann  bishop    gold 4  hand monument  city framework manor castle docks tavern
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build monument by framework, end
Ann! build monument (too-many-districts)
Ann: build monument by framework
= Ann gold 4, hand -, city manor castle docks tavern monument, not completed
turn Ann

# With the other reading, the Framework makes room for one district only.   [2016 A25]
profile 2016
ruling sacrifice-makes-room-for-monument yes
Ann  bishop    hand monument  city framework manor castle docks tavern market
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build monument by framework (too-many-districts)
turn Ann
