# When the round ends, the player of the killed character shows it.   [classic S051]
profile classic-fr
Ann  assassin
Bob  king      crown
Cid  merchant  gold 4  hand tavern
Dan  warlord
killed merchant
turn Dan, gathered

= Cid revealed -
Ann sees Cid roles ?
Dan: end
Ann hears revealed-role Cid merchant
Dan hears revealed-role Cid merchant
nobody hears revealed-role Cid merchant
= Cid gold 4, hand tavern, roles -
= killed -, round 2
asked Bob pick-character

# The English and the Russian table, too, learn in the end who was killed.   [classic S051, A69]
profile classic-en, classic-ru
Ann  assassin
Bob  king      crown
Cid  merchant  gold 4  hand tavern
Dan  warlord
killed merchant
turn Dan, gathered

= Cid revealed -
Dan: end
Ann hears revealed-role Cid merchant
nobody hears revealed-role Cid merchant
= Cid gold 4, hand tavern
asked Bob pick-character

# In the last round the killed character is shown before the points are counted.   [classic S051]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  thief
Cid  bishop    city manor castle palace temple church monastery cathedral tavern  first
Dan  warlord
killed thief
turn Dan, gathered

= Bob revealed -
Dan: end
Ann hears revealed-role Bob thief
= Ann revealed assassin, Bob revealed thief, Cid revealed bishop, Dan revealed warlord
Ann sees Bob roles thief
over

# If nobody has the killed character, nobody shows it.   [classic S051]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  thief
Cid  bishop    city manor castle palace temple church monastery cathedral tavern  first
Dan  warlord
killed architect
turn Dan, gathered

Dan: end
= Ann revealed assassin, Bob revealed thief, Cid revealed bishop, Dan revealed warlord
over

# The marks of a round end with it, and the characters are laid out afresh.   [classic S064]
profile classic-en, classic-ru, classic-fr
Ann  assassin  crown
Bob  thief
Cid  bishop
Dan  warlord
killed merchant
robbed architect by Bob
round 4
turn Dan, gathered

= killed merchant, robbed architect, round 4
~ 7 0 0
Dan: end
= killed -, robbed -, round 5
= Ann roles -, Bob roles -, Cid roles -, Dan roles -
= facedown warlord, faceup assassin thief, packet 5
asked Ann pick-character
