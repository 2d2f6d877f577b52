# The Magistrate pays the tax for a confiscated district, its builder does not.   [2016 S086, R-2016 88]
profile 2016
cast magistrate tax-collector
Ann  magistrate  gold 2
Bob  king
Cid  architect   gold 3  hand docks
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: confiscate
= Cid gold 3, city -
= Ann gold 1, city docks
= tax 1
turn Cid

# A Magistrate without gold pays none, and neither does the builder.   [2016 S087, R-2016 88]
profile 2016
cast magistrate tax-collector
Ann  magistrate
Bob  king
Cid  architect   gold 3  hand docks
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: confiscate
= Cid gold 3, city -
= Ann gold 0, city docks
= tax 0
turn Cid

# If it is let pass the builder pays, from what is left.   [R-2016 88]
profile 2016
cast magistrate tax-collector
Ann  magistrate  gold 2
Bob  king
Cid  architect   gold 4  hand docks
Dan  merchant
warrants architect* king merchant by Ann
turn Cid, gathered

Cid: build docks
= tax 0
Ann: pass
= Cid gold 0, city docks
= Ann gold 2
= tax 1
turn Cid

# The Tax Collector pays no tax, but the Magistrate who confiscates from him does.   [R-2016 88]
profile 2016
cast magistrate tax-collector
Ann  magistrate     gold 2
Bob  king
Cid  tax-collector  gold 3  hand docks
Dan  merchant
warrants tax-collector* king merchant by Ann
turn Cid, gathered

Cid: build docks
Ann: confiscate
= Cid gold 3, city -
= Ann gold 1, city docks
= tax 1
Cid: tax-collector
= Cid gold 4
= tax 0
turn Cid
