; Stories about the notation itself: assertions of every kind, about the game and about views.

# What can be asserted about the game can also be asserted about each view, as far as the seat may know it.
profile 2016
cast magistrate tax-collector
Ann  king        gold 3  city tavern castle* museum  hand docks docks  museum temple manor
Bob  magistrate  gold 1  crown  hand market
Cid  thief
Dan  bishop
deck palace palace only
round 3
warrants king* bishop merchant
robbed bishop
tax 2
faceup magician warlord
facedown architect
turn Ann, gathered

= Ann gold 3, cards 2, districts 3, hand docks docks, city tavern castle* museum
= Ann museum temple manor, holds -, roles king, revealed king
= Ann no crown, not completed, not first, score 12
= Bob crown, museum -, Cid hand -, Dan roles bishop, revealed -
= deck 2, top palace palace, bottom palace, tax 2, round 3, packet 0, facedown 3
= facedown architect merchant tax-collector, faceup warlord magician
= killed -, robbed bishop, bewitched -, warrants king* bishop merchant, threats -
= winner Ann
Ann sees Ann gold 3, cards 2, districts 3, hand docks docks, city tavern castle* museum
Ann sees Ann museum temple manor, holds -, roles king, revealed king
Ann sees Ann no crown, not completed, not first, Bob crown, hand ?, museum -
Ann sees deck 2, tax 2, round 3, packet 0, packet -, facedown 3, facedown ? ? ?
Ann sees killed -, robbed bishop, bewitched -, warrants king bishop merchant, threats -
Ann sees faceup magician warlord, seen -, seen-again -, Dan roles ?, revealed -
Bob sees warrants king* bishop merchant, Ann hand ? ?, museum ? ?
nobody sees Ann hand ? ?, museum ? ?, roles king, Bob roles magistrate, Cid roles thief, Dan roles ?
Ann: income
Bob hears gained Ann 1
Bob hears income-taken Ann 1, gained Ann
turn Ann king, gathered

# The cards that a player chooses from are seen by that player only.
profile 2016
Ann  king
Bob  thief
deck tavern castle
turn Ann

Ann: cards
= Ann holds tavern castle
Ann sees Ann holds castle tavern
Bob sees Ann holds ? ?
Bob hears drew Ann ?
Ann hears gathered-cards Ann 2, drew Ann tavern, drew Ann castle
asked Ann keep-card
Ann: keep castle
= bottom tavern, deck 67
turn Ann

# In a hand that is being looked at, every card is seen.
profile 2016
Ann  wizard
Bob  thief  hand tavern castle
turn Ann, gathered

Ann: wizard Bob
Ann sees Bob hand castle tavern
Bob sees Bob hand castle tavern, Ann hand -
nobody sees Bob hand ? ?
asked Ann take-from-hand

# With two characters each, a player sees the packet twice.
profile 2016
chance 0
Ann
Bob
draft

= facedown 1, packet 7, round 1
Ann sees packet thief magician king bishop merchant architect warlord, facedown ?
Bob sees packet ? ? ? ? ? ? ?, seen -
nobody sees packet 7, facedown 1
Ann: pick king
Bob: pick thief, lay warlord
Bob sees facedown ? warlord, seen thief magician bishop merchant architect warlord, seen-again -
Ann sees facedown ? ?, Bob roles ?, roles ?
asked Ann pick-character
Ann: pick bishop, lay magician
Bob: pick merchant
Bob sees seen-again merchant architect
turn Bob thief
