# A killed King is shown at the end of the round, takes the crown and begins the next round.
# [R-2016 231, R-2016 234]
profile 2016
Ann  assassin  crown
Bob  king
Cid  bishop
Dan  warlord
killed king
round 2
turn Dan, gathered

= Bob revealed -
Dan: end
Ann hears revealed-role Bob king
Cid hears crowned Bob
= Ann no crown
= Bob crown, roles -, revealed -
= killed -
= round 3
asked Bob pick-character

# A killed Patrician takes the crown at the end of the round as a King does.
# [2016 S150, R-2016 231]
profile 2016
Ann  assassin  crown
Bob  patrician
Cid  bishop
Dan  warlord
killed patrician
turn Dan, gathered

Dan: end
Ann hears revealed-role Bob patrician
= Ann no crown
= Bob crown
asked Bob pick-character

# If nobody has the killed King, the crown stays.   [R-2016 231]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  bishop
Dan  warlord
killed king
turn Dan, gathered

Dan: end
= Ann crown
= Bob no crown
asked Ann pick-character

# Who has the killed Emperor gives the crown on at the end of the round and takes nothing.
# [2016 S146, R-2016 231]
profile 2016
Ann  assassin  crown  gold 1
Bob  emperor   gold 1
Cid  bishop    gold 1  hand tavern
Dan  warlord   gold 1
Eve  thief     gold 1
killed emperor
turn Dan, gathered

Dan: end
asked Bob pass-crown
Ann hears revealed-role Bob emperor
Bob? emperor Cid, emperor Dan, emperor Eve
Bob! emperor Ann (crown-stays)
Bob! emperor Bob (yourself)
Bob! pass (not-asked-now)
Bob: emperor Cid
= Ann gold 1, no crown
= Bob gold 1, cards 0
= Cid gold 1, hand tavern, crown
= Dan gold 1
= Eve gold 1
asked Cid pick-character

# If nobody has the killed Emperor, the crown stays and nobody is asked.   [R-2016 231]
profile 2016
cast emperor
Ann  assassin  crown
Bob  thief
Cid  bishop
Dan  warlord
killed emperor
turn Dan, gathered

Dan: end
= Ann crown
asked Ann pick-character

# A Queen beside the killed King gains 3 gold when he is shown.   [2016 S205, R-2016 231]
profile 2016
Ann  assassin  crown
Bob  king
Cid  queen
Dan  warlord
Eve  thief
killed king
turn Cid, gathered

Cid? end
Cid! queen (nothing-to-gain)
Cid: end
= Ann gold 0
= Bob gold 0, crown
= Cid gold 3
= Dan gold 0
= Eve gold 0
asked Bob pick-character

# A Queen who does not sit beside the killed King gains nothing.   [R-2016 231]
profile 2016
Ann  assassin  crown
Bob  king
Cid  thief
Dan  queen
Eve  warlord
killed king
turn Dan, gathered

Dan: end
= Bob crown
= Dan gold 0
asked Bob pick-character

# No other killed character is shown at the end of the round.   [2016 S048, R-2016 232]
profile 2016
Ann  assassin  crown
Bob  thief
Cid  bishop    city manor castle palace temple church monastery cathedral  first
Dan  warlord
killed thief
turn Dan, gathered

Dan: end
= Ann revealed assassin
= Bob revealed -
= Cid revealed bishop
= Dan revealed warlord
Ann sees Bob roles ?
over

# The marks of the round end with it; gold on the token of the Tax Collector stays.
# [2016 S215, R-2016 233]
profile 2016
tax 3
Ann  assassin  crown
Bob  thief
Cid  bishop
Dan  tax-collector
killed king
robbed merchant by Bob
turn Dan, gathered

= killed king, robbed merchant
Dan: end
= killed -, robbed -
= tax 3
asked Ann pick-character

# Warrants are taken back at the end of the round.   [R-2016 233]
profile 2016
Ann  magistrate  crown
Bob  thief
Cid  bishop
Dan  warlord
warrants king* merchant architect by Ann
turn Dan, gathered

Dan: end
= warrants -
asked Ann pick-character

# Threats are taken back at the end of the round.   [2016 S118, R-2016 233]
profile 2016
Ann  assassin  crown
Bob  blackmailer
Cid  bishop
Dan  warlord
threats king* merchant by Bob
turn Dan, gathered

Dan: end
= threats -
asked Ann pick-character

# The Bishop's protection ends with the round.   [R-2016 233]
profile 2016
Ann  bishop    city tavern  crown
Bob  thief
Cid  king
Dan  warlord
turn Dan, gathered

Dan? end
Dan! warlord Ann tavern (protected-by-role)
; Assassin and Thief face up, Magician aside
~ 0 0 0
Dan: end
Ann: pick merchant
Bob: pick bishop
Cid: pick king
Dan: pick warlord
Cid: gold, end
Bob: gold, end
Ann: gold, end
turn Dan
Dan+ warlord Ann tavern
Dan: warlord Ann tavern
= Ann city -
= Bob gold 2
= Dan gold 0
turn Dan
