# The Tax Collector takes from the token once in a turn, even if gold comes to lie on it again.
# [R-2016 37, R-2016 168]
profile 2016
Ann  tax-collector  gold 1  hand tavern
Bob  magistrate  gold 2
Cid  king
Dan  merchant
warrants tax-collector* king merchant by Bob
tax 2
turn Ann, gathered

Ann: tax-collector
= Ann gold 3, tax 0
Ann: build tavern
Bob: confiscate
= Ann gold 3, city -
= Bob gold 1, city tavern
= tax 1
Ann! tax-collector (used-already)
Ann? end
turn Ann
