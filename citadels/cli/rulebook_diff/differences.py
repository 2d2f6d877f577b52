"""Where the three classic rulebooks differ, by number.

A difference that changes play is a row of the tables of the engine; the others are only in words.
"""

from __future__ import annotations

from typing import Final

# Number and rows of the page, as `compare.Row.key` names them.
ROW_DIFFERENCES: Final[dict[int, tuple[str, ...]]] = {
    1: ("cards without choice", "cards by choice"),
    2: ("deck rule", "cards by choice"),
    3: ("deck rule", "ruling ordinary-removed", "ruling add-without-exchange"),
    4: ("first crown",),
    12: ("ruling witch-may-decline", "ruling navigator-must-take"),
    19: ("character merchant",),
    20: ("character architect",),
    22: ("targets",),
    23: ("ruling shrunk-city-keeps-bonus",),
    24: ("tie-break",),
    28: ("ruling witch-pays-tax-on-reveal",),
    36: ("ruling bewitched-emperor-crowns", "ruling killed-emperor-crowns"),
    38: ("ruling alchemist-repaid",),
    39: ("ruling navigator-must-take",),
    40: ("character navigator",),
    41: ("ruling diplomat-moment",),
    42: ("ruling diplomat-in-completed-city",),
    45: ("ruling diplomat-in-completed-city",),
    48: ("ruling queen-beside-emperor",),
    51: ("forbidden", "useless"),
}

# Number, and what each book says, where all three are played alike.
WORDING_DIFFERENCES: Final[dict[int, str]] = {
    5: "Order of laying out characters: EN, RU facedown before faceup; FR fixes the numbers only.",
    6: "The King as the facedown card: FR says that it may be; EN, RU imply it.",
    7: "Main rules: EN, RU for 4 to 6 players, with 2, 3 and 7 apart; FR for 4 to 7, with 2, 3 and "
    "8 apart.",
    8: "Eight players: EN refers to the rule for seven, RU spells it out for the eighth, FR has a "
    "reference to a missing note.",
    9: "Bonus characters: EN calls exchange and rank 9 one of two ways, RU lists them side by "
    "side, FR has a mode with eight and one with nine characters. Both together are allowed.",
    10: "A revealed character: EN, RU leave it faceup; FR puts it back after the turn. The role "
    "still lasts to the end of the round.",
    11: "Showing a killed character at the round end: EN, RU say so for the King only, FR for "
    "everybody. It is shown in all three.",
    13: "Moment of abilities: RU any moment unless stated; EN, FR say so in individual texts.",
    14: "Income: EN, RU name all seven characters; FR has a footnote for four of them.",
    15: "Cards from abilities come without a choice: FR says so in a footnote; EN, RU do not.",
    16: "Assassin, Thief and Witch name another character: only FR says other.",
    17: "Killed King: EN takes the crown after the last turn; RU takes or keeps it at the round "
    "end; FR takes it when all others have played.",
    18: "Bishop: EN, RU the Warlord cannot destroy districts; FR the Warlord cannot attack.",
    21: "Warlord and completed city: EN, FR eight; RU eight, or seven in the short game. The "
    "number of the game counts in all three.",
    25: "The Witch's means: EN, FR her city; RU her city, hand and gold.",
    26: "The Witch gets the Merchant's coin and the Architect's cards: EN, FR name them; RU speaks "
    "of the ability in general.",
    27: "The Witch builds nothing before she names: FR says so; EN, RU say that the turn ends.",
    29: "Who pays the tax: EN a player, RU another player, FR each player.",
    30: "The Wizard's doubles: EN a district already in the city, RU districts of this turn, FR a "
    "district of the same name. Every build of the turn may be one.",
    31: "The Wizard's number of builds: EN another district as well, RU one more, FR two in all.",
    32: "Moment of the Emperor: EN, RU when called; FR none stated.",
    33: "The crown may not stay: EN a different player, RU another player, FR says not with the "
    "former wearer.",
    34: "Who chooses between gold and card for the Emperor: EN silent; RU, FR the one who pays.",
    35: "A receiver without gold and cards: EN, RU gives nothing; FR may be chosen, gives nothing.",
    37: "The Abbot's tie: EN for the most, FR a tie, RU several with the same amount.",
    43: "Great Wall and Diplomat: EN, FR count it; RU does not mention it. It counts in all three.",
    44: "The Artist's coins in an exchange: EN, RU under the Artist, FR under the Diplomat.",
    46: "The Artist's coins in points: EN, RU say 1 more; FR raises the building cost.",
    47: "The Artist's coins in the price of an exchange: EN, RU here; FR only under the Diplomat.",
    49: "The Queen beside a killed rank 4: EN right after her turn, RU at the round end, FR after "
    "her turn when it is shown. Rank 9 plays last, so it is one moment.",
    50: "Where the Queen's gold comes from: FR the bank; EN, RU do not say.",
    52: "Remarks on the Armory and the Museum: FR only; played so in all three.",
    53: "Gold pieces: EN no number, RU 30, FR about 30. The bank has no limit.",
    54: "The crown: EN a counter, RU a wooden piece, FR a card.",
    55: "Players on the box: EN 2 to 7, and 8 in its expansion part; RU, FR up to 8.",
}
