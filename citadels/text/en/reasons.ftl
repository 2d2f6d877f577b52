# Why something cannot be done. Places: $card a district, $character, $seat a player, $price, $gold, $amount.

## In the game

reason-legal = This is allowed.
reason-not-your-decision = This is not your decision.
reason-not-asked-now = This is not what you are asked now.
reason-gather-first = Gather resources first.
reason-gathered-already = You have already gathered resources.
reason-too-expensive = It costs { $price } gold, and you have { $gold }.
reason-not-in-hand = Not in your hand: { $card }.
reason-duplicate = Your city already has { $card }.
reason-limit-reached = Your building limit for this turn is used up: { $amount }.
reason-cannot-build = With this character you cannot do that now.
reason-never-built = It can never be built.
reason-too-many-districts =
    Your city already has { $amount ->
        [one] { $amount } district
       *[other] { $amount } districts
    } or more.
reason-used-already = You have already used this in this turn.
reason-nothing-to-gain = There is nothing to gain.
reason-no-cards-there = There are no cards there.
reason-protected-by-card = The rank 8 character can do nothing to { $card }.
reason-protected-by-role = { $seat }’s city is protected in this round.
reason-city-completed = { $seat }’s city is completed.
reason-costs-too-much = It costs { $price }; at most { $amount } is allowed.
reason-not-there = It is not there.
reason-yourself = You cannot choose yourself.
reason-not-in-cast = This character is not in the game.
reason-own-character = The { $character } is your own character.
reason-rank-one = The { $character } has rank 1 and is safe.
reason-killed-already = The { $character } has been killed.
reason-bewitched-already = The { $character } has been bewitched.
reason-marked-already = The { $character } already has your marker.
reason-faceup-there = The { $character } lies faceup and is out of this round.
reason-crown-first = Pass on the crown first.
reason-crown-stays = { $seat } has the crown already.
reason-not-richest = { $seat } does not have the most gold.
reason-you-are-richest = Nobody has more gold than you.
reason-payer-too-poor = This needs a player with { $amount } gold.
reason-too-few-cards = Other cards needed in your hand: { $amount }.
reason-beautified-already = Beautified already: { $card }.
reason-no-gold = There is no gold for that.
reason-threat-open = Settle the threat first.
reason-they-have-it = The other city already has { $card }.
reason-not-signed = This warrant is not signed.
reason-deck-empty = The deck is empty.
reason-game-over = The game is over.
reason-not-your-ability = You have no such ability now.
reason-not-short = Your own gold is enough.
reason-turn-closing = Your turn is ending: only your income is left.
reason-declined-already = You have done something else already and can bewitch nobody in this turn.
reason-several-richest = Several players are tied for the most gold: { $amount }.
reason-bonus-first = Take the extra gold or cards first.
reason-one-repeat = Your city already repeats a district, and this would be one repeat more: { $card }.

## Setting up. Places: $players, $character, $district, $rank, $amount, $name.

problem-players-out-of-range = These rules do not allow this number of players: { $players }.
problem-unknown-character = There is no such character: { $name }.
problem-unknown-district = There is no such district: { $name }.
problem-unknown-preset = There is no such set of cards: { $name }.
problem-unknown-ruling = There is no such open point of the rules: { $name }.
problem-unknown-reading = This point of the rules cannot be read like that: { $name }.
problem-rank-missing = A character of rank { $rank } is missing.
problem-rank-twice = There is more than one character of rank { $rank }.
problem-rank-9-required = With this number of players ({ $players }) a rank 9 character is needed.
problem-rank-9-forbidden = With this number of players ({ $players }) there is no rank 9 character.
problem-too-few-players-for = Too few players for the { $character }; at least { $players } are needed.
problem-districts-wrong-number = The number of unique districts must be { $amount }.
problem-district-twice = Chosen twice: { $district }.
problem-district-not-unique = This district is not one of those to choose from: { $district }.
problem-bad-substitute = The { $character } cannot be the replacement here.
problem-bad-crown = Nobody of this name can have the crown: { $name }.
problem-ruling-elsewhere = This open point does not arise under these rules: { $name }.
problem-too-many-replaced = Of the characters of the first game, at most { $amount } can be replaced.
problem-replaced-and-rank-9 = Either characters are replaced or one of rank 9 is added, not both.
problem-bad-target = The game cannot be played to this number of districts: { $amount }.
problem-bonus-districts-elsewhere = The rulebook of this profile has no starred districts.
problem-removed-wrong-number = The number of cards that leave the deck must be { $amount }.
problem-removed-not-there = The deck does not have that many of this card: { $district }.
problem-removed-starred = A starred district does not make room for others: { $district }.
problem-removed-not-unique = Only a unique district can be exchanged, not this one: { $district }.
problem-district-forbids = These two cannot be in one game: { $district } and { $character }.
problem-ruling-twice = This open point is settled twice: { $name }.

## Allowed, but worth knowing. Places as for problems.

warning-district-without-effect = With the { $character } in the game this district can do nothing: { $district }.
warning-few-players-for = The { $character } makes little sense with so few players: { $players }.
