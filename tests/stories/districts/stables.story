# The Stables do not count towards the limit: they may be built after another district.
# [R-2016 210]
profile 2016
Ann  bishop    gold 6  hand stables tavern docks
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build tavern
Ann? build stables, end
Ann! build docks (limit-reached)
Ann: build stables
= Ann gold 3, hand docks, city tavern stables
Ann! build docks (limit-reached)
turn Ann

# The Stables do not count towards the limit: another district may be built after them.   [R-2016 210]
profile 2016
Ann  bishop    gold 5  hand stables docks
Bob  merchant
Cid  king
Dan  thief
turn Ann, gathered

Ann: build stables
Ann? build docks, end
Ann: build docks
= Ann gold 0, hand -, city stables docks
turn Ann

# An Architect may build three districts and the Stables.   [2016 S178, R-2016 210]
profile 2016
Ann  architect  gold 8  hand stables tavern market docks manor
Bob  warlord
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build tavern, build market, build docks
= Ann gold 2
Ann? architect, build stables, end
Ann! build manor (limit-reached)
Ann: build stables
= Ann gold 0, hand manor, city tavern market docks stables
turn Ann

# The Navigator builds nothing, the Stables neither.   [2016 S180, R-2016 210]
profile 2016
Ann  navigator  gold 2  hand stables
Bob  warlord
Cid  king
Dan  bishop
turn Ann, gathered

Ann? navigator gold, navigator cards, end
Ann! build stables (cannot-build)
turn Ann

# Confiscated Stables do not count either: their builder may still build.   [2016 S082, R-2016 210]
profile 2016
Ann  magistrate
Bob  bishop    gold 4  hand stables church
Cid  king
Dan  thief
warrants bishop* king thief by Ann
turn Bob, gathered

Bob: build stables
asked Ann confiscate
Ann? confiscate, pass
Ann: confiscate
= Ann gold 0, city stables
= Bob gold 4, hand church, city -
Bob? build church, end
Bob: build church
= Ann city stables
= Bob gold 2, hand -, city church
= Cid city -
turn Bob
