# The example of the rulebook: the School of Magic is not the missing religious district.
# [2016 S238, R-2016 239, R-2016 241]
profile 2016
Ann  king      city docks trading-post barracks manor prison school-of-magic dragon-gate
Bob  bishop    city tavern market harbor town-hall watchtower fortress castle  first
Cid  merchant
Dan  thief
over

; 3 + 2 + 3 + 3 + 2 + 6 + 6 = 25, 2 for the completed city, 2 for the Dragon Gate
= Ann score 29
; 1 + 2 + 4 + 5 + 1 + 5 + 4 = 22 and 4
= Bob score 26
= Cid score 0
= Dan score 0
= winner Ann
over

# A district of each of the five types brings 3 points; four types bring nothing.   [R-2016 239]
profile 2016
Ann  king      city manor temple tavern watchtower keep
Bob  bishop    city manor temple tavern watchtower
Cid  merchant  city manor temple tavern statue library
Dan  thief
over

; the crown is Ann's: nothing for the Statue
= Ann score 12
= Bob score 6
= Cid score 14
over

# A district scores its cost, whatever was paid for it, and 1 more if it is beautified.
# [2016 S212, S228, R-2016 240]
profile 2016
Ann  king      city tavern*
Bob  bishop    city tavern
Cid  merchant
Dan  thief
over

= Ann score 2
= Bob score 1
over

# Gold in the stash and cards in the hand bring nothing by themselves.   [R-2016 239]
profile 2016
Ann  king      gold 20  hand palace cathedral town-hall  city tavern
Bob  bishop    city market
Cid  merchant
Dan  thief
over

= Ann score 1
= Bob score 2
= winner Bob
over

# Of players with the same score the one who revealed the higher rank in the last round wins.
# [2016 S292, R-2016 243]
profile 2016
Ann  merchant  gold 7  city imperial-treasury palace castle town-hall harbor
Bob  king
Cid  warlord   city dragon-gate library school-of-magic palace cathedral
Dan  thief
over

; 5 + 5 + 4 + 5 + 4 = 23 and 7; 6 + 6 + 6 + 5 + 5 = 28 and 2
= Ann score 30
= Bob score 0
= Cid score 30
= Dan score 0
= winner Cid
over

# The rank breaks ties only: a higher score beats a higher rank.   [R-2016 242, R-2016 243]
profile 2016
Ann  merchant  gold 8  city imperial-treasury palace castle town-hall harbor
Bob  king
Cid  warlord   city dragon-gate library school-of-magic palace cathedral
Dan  thief
over

= Ann score 31
= Cid score 30
= winner Ann
over

# A killed character was not revealed and does not break a tie.   [2016 S293, A23, R-2016 244]
profile 2016
Ann  bishop    gold 7  city imperial-treasury palace castle town-hall harbor
Bob  king
Cid  warlord   city dragon-gate library school-of-magic palace cathedral
Dan  assassin
killed warlord
over

= Ann score 30, revealed bishop
= Cid score 30, revealed -
= winner Ann
over

# With the other reading, the character that was chosen breaks a tie, killed or not.   [2016 A23]
profile 2016
ruling tie-break-by chosen
Ann  bishop    gold 7  city imperial-treasury palace castle town-hall harbor
Bob  king
Cid  warlord   city dragon-gate library school-of-magic palace cathedral
Dan  assassin
killed warlord
over

= Ann score 30
= Cid score 30, revealed -
= winner Cid
over

# A killed King, shown at the end of the round, counts as rank 4 in a tie.   [2016 A23, R-2016 244]
profile 2016
Ann  magician  gold 7  city imperial-treasury palace castle town-hall harbor
Bob  bishop    city manor market temple church monastery tavern watchtower  first
Cid  king      city dragon-gate library school-of-magic palace cathedral
Dan  assassin
killed king
close

= Ann score 30, revealed magician
= Cid score 30, revealed king
= winner Cid
over

# With two characters each the higher of those revealed breaks the tie.   [2016 S294, R-2016 243]
profile 2016
Ann  thief architect   gold 7  city imperial-treasury palace castle town-hall harbor
Bob  bishop merchant   city dragon-gate library school-of-magic palace cathedral
over

= Ann score 30
= Bob score 30
= winner Ann
over

# With the higher of two characters killed the lower one counts in a tie.   [2016 S294, R-2016 244]
profile 2016
Ann  thief architect   gold 7  city imperial-treasury palace castle town-hall harbor
Bob  bishop assassin   city dragon-gate library school-of-magic palace cathedral
killed architect
over

= Ann score 30, revealed thief
= Bob score 30, revealed assassin bishop
= winner Bob
over

# A Witch who played the Warlord has revealed rank 1, and the bewitched player rank 8.
# [R-2016 245]
profile 2016
Ann  witch     gold 7  city imperial-treasury palace castle town-hall harbor
Bob  thief     city dragon-gate library school-of-magic palace cathedral
Cid  warlord
Dan  king
bewitched warlord by Ann
over

= Ann score 30, revealed witch
= Bob score 30, revealed thief
= winner Bob
over

# Who has revealed nothing loses a tie even to rank 1.   [R-2016 243, R-2016 244]
profile 2016
Ann  assassin  gold 7  city imperial-treasury palace castle town-hall harbor
Bob  thief
Cid  warlord   city dragon-gate library school-of-magic palace cathedral
Dan  king
killed warlord
over

= Ann score 30
= Cid score 30
= winner Ann
over
