# Two players choose from seven, from six with a discard, from four with a discard, and from two.
#   [classic S028]
profile classic-en, classic-ru, classic-fr
chance 7
Ann
Bob
draft

= faceup -, facedown warlord, packet 7
Ann? pick assassin, pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Ann: pick assassin
Bob? pick thief, pick magician, pick king, pick bishop, pick merchant, pick architect
Bob: pick thief
asked Bob lay-character
Bob? lay magician, lay king, lay bishop, lay merchant, lay architect
Bob: lay magician
= packet 4, facedown magician warlord
Ann? pick king, pick bishop, pick merchant, pick architect
Ann: pick king
asked Ann lay-character
Ann? lay bishop, lay merchant, lay architect
Ann: lay bishop
= packet 2, facedown magician bishop warlord
Bob? pick merchant, pick architect
Bob: pick merchant
= Ann roles assassin king
= Bob roles thief merchant
= packet 0, facedown magician bishop architect warlord, faceup -
Ann sees facedown bishop ? ? ?, Bob roles ? ?
Bob sees facedown magician architect ? ?
nobody sees facedown ? ? ? ?
turn Ann assassin

# The second player cannot pass on five: one of them has to be laid facedown.   [classic S029]
profile classic-en, classic-ru, classic-fr
chance 7
Ann
Bob
draft

Ann: pick assassin
Bob! lay thief, lay king
Bob: pick thief
Ann! pick king (not-your-decision)
Bob! pick king, lay thief (not-there), lay assassin (not-there), lay warlord (not-there), pass, done
= Bob roles thief, packet 5, facedown warlord
Bob: lay king
= packet 4, facedown king warlord
asked Ann pick-character

# The first player lays nothing down in the first choice.   [classic S030]
profile classic-en, classic-ru, classic-fr
chance 7
Ann
Bob
draft

Ann! lay thief
Ann: pick assassin
Ann! lay thief (not-your-decision)
= Ann roles assassin, Bob roles -
= packet 6, facedown warlord
asked Bob pick-character

# With two characters a player has two turns and one stash: what the first earns pays for what the
# second builds.   [classic S048]
profile classic-en, classic-ru, classic-fr
Ann  thief warlord  gold 1  hand fortress tavern
Bob  king bishop    crown
selected

turn Ann thief
= Ann revealed thief
Bob sees Ann roles thief ?
Ann: gold
Ann! build fortress (too-expensive)
Ann: end
turn Bob king
Bob: gold, end
turn Bob bishop
Bob: gold, end
turn Ann warlord
= Ann gold 3, hand tavern fortress, revealed thief warlord
Ann: gold, build fortress
= Ann gold 0, hand tavern, city fortress
Ann! build tavern (limit-reached)
= Bob gold 4
turn Ann warlord

# Each of the two turns has its own gathering and its own building.   [classic S048]
profile classic-en, classic-ru, classic-fr
Ann  king bishop    gold 3  hand tavern temple
Bob  thief warlord
turn Ann king

Ann: gold, build tavern
Ann! build temple (limit-reached)
Ann: end
turn Ann bishop
Ann! end (gather-first)
Ann: gold, build temple
= Ann gold 5, hand -, city tavern temple
turn Ann bishop
