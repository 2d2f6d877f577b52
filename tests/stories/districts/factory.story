# The owner of the Factory pays 1 gold less for another unique district.
# [2016 S228, R-2016 177, R-2016 54]
profile 2016
Ann  bishop    gold 5  hand library  city factory
Bob  merchant  gold 5
Cid  king
Dan  thief
turn Ann, gathered

Ann? build library, end
Ann: build library
= Ann gold 0, hand -, city factory library, score 11
= Bob gold 5
turn Ann

# The Factory makes unique districts cheaper by exactly 1 and other districts not at all.
# [R-2016 177]
profile 2016
Ann  bishop    gold 4  hand library smithy palace  city factory
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? build smithy, end
Ann! build library (too-expensive)
Ann! build palace (too-expensive)
Ann: build smithy
= Ann gold 0, hand library palace, city factory smithy
turn Ann

# The Factory is not cheaper for itself.   [R-2016 54]
profile 2016
Ann  bishop    gold 4  hand factory
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build factory (too-expensive)
= Ann gold 4, hand factory, city -
turn Ann

# A Factory in another city does not help.   [R-2016 177]
profile 2016
Ann  bishop    gold 4  hand smithy
Bob  merchant  city factory
Cid  king
Dan  thief
turn Ann, gathered

Ann? end
Ann! build smithy (too-expensive)
turn Ann
