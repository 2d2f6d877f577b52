# Lines of the log. Places: $seat who did it, $target to whom, $card a card or character, $amount how much.
# A line ending in -hidden is for readers who may not know the card. A $seat that nobody has is “nobody”.

## The game and its rounds

log-dealt =
    { $seat } is dealt { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
log-crowned = { $seat } gets the crown.
log-round-began = Round { $amount }. The crown: { $seat }.
log-called = Rank { $amount } is called: { $card }.
log-revealed-role = { $seat } reveals the { $card }.
log-resumed = { $seat } plays on as the { $card }.
log-turn-ended = { $seat } ends the turn.
log-completed = { $seat } has a completed city.
log-shortened =
    { $seat } shortens the game: { $amount ->
        [one] { $amount } district completes
       *[other] { $amount } districts complete
    } a city.
log-lengthened =
    A city again needs { $amount ->
        [one] { $amount } district
       *[other] { $amount } districts
    } to be completed.
log-thanked = { $seat } thanks { $target } for the call.
log-turn-lost = { $seat } forgets to thank { $target } and loses the turn.
log-round-ended = Round { $amount } is over.
log-game-ended = The game is over.

## Choosing characters

log-faceup-laid = Out of this round, faceup: { $card }.
log-facedown-laid = Out of this round, facedown: { $card }.
log-facedown-laid-hidden = A character is laid aside facedown, unseen.
log-picked = { $seat } chooses the { $card }.
log-picked-hidden = { $seat } chooses a character.
log-laid = { $seat } lays the { $card } facedown.
log-laid-hidden = { $seat } lays a character facedown.
log-swapped = { $seat } and { $target } swap characters.
log-swap-gave = { $seat } gives the { $card } to { $target }.
log-swap-gave-hidden = { $seat } gives a character to { $target }.

## Gold

log-gathered-gold = { $seat } gathers { $amount } gold.
log-gained = { $seat } gets { $amount } gold.
log-income-taken =
    { $seat } takes the income for { $amount ->
        [one] { $amount } district
       *[other] { $amount } districts
    }.
log-paid = { $seat } pays { $amount } gold.
log-gave-gold = { $seat } gives { $amount } gold to { $target }.
log-stole = { $seat } takes all of { $target }’s gold: { $amount }.
log-taxed = { $seat } pays { $amount } gold in tax.
log-collected = { $seat } collects { $amount } gold in taxes.

## Cards

log-gathered-cards =
    { $seat } gathers { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-kept = { $seat } keeps { $card }.
log-kept-hidden = { $seat } keeps one card.
log-put-under =
    { $seat ->
        [nobody] Under the deck: { $card }
       *[player] { $seat } puts { $card } under the deck
    }.
log-put-under-hidden =
    { $seat ->
        [nobody] A card goes
       *[player] { $seat } puts a card
    } under the deck.
log-discarded = { $seat } discards { $card }.
log-discarded-hidden = { $seat } discards a card.
log-shuffled = The deck is shuffled.
log-saw-card = { $seat } sees { $card } in { $target }’s hand.
log-saw-card-hidden = { $seat } sees a card in { $target }’s hand.
log-took-card = { $seat } takes { $card } from { $target }’s hand.
log-took-card-hidden = { $seat } takes a card from { $target }’s hand.
log-gave-card = { $seat } gives { $card } to { $target }.
log-gave-card-hidden = { $seat } gives a card to { $target }.
log-swapped-hands = { $seat } and { $target } swap hands.
log-stored = { $seat } puts { $card } under the Museum.
log-stored-hidden = { $seat } puts a card under the Museum.
log-saw-in-deck = { $seat } sees { $card } in the deck.
log-saw-in-deck-hidden = { $seat } sees a card in the deck.
log-took-from-deck = { $seat } takes { $card } from the deck.
log-took-from-deck-hidden = { $seat } takes a card from the deck.

## Districts

log-site-laid = { $seat } wants to build { $card }.
log-built = { $seat } builds { $card }.
log-destroyed = Destroyed in { $seat }’s city: { $card }.
log-given-up = { $seat } gives up { $card }.
log-exchanged = { $seat } takes { $card } from { $target } in exchange for { $given }.
log-seized = { $seat } seizes { $card } from { $target }.
log-confiscated = { $seat } confiscates { $card } from { $target }.
log-beautified = { $seat } beautifies { $card }.
log-reclaimed = { $seat } takes the destroyed { $card } into hand.

## What characters do to others

log-killed-role = { $seat } kills the { $card }.
log-bewitched-role = { $seat } bewitches the { $card }.
log-robbed-role = { $seat } is going to rob the { $card }.
log-spied =
    { $seat } looks in { $target }’s hand for { $amount ->
        [0] noble
        [1] religious
        [2] trade
        [3] military
       *[4] unique
    } districts.
log-warrant-laid = { $seat } lays a warrant beside the { $card }.
log-warrant-signed = The signed warrant lies beside the { $card }.
log-warrant-signed-hidden = One of the warrants is signed.
log-warrant-shown = { $seat } shows the signed warrant beside the { $card }.
log-threat-laid = { $seat } lays a threat beside the { $card }.
log-threat-flowered = The flowered threat lies beside the { $card }.
log-threat-flowered-hidden = One of the threats bears the flower.
log-bribed = { $seat } bribes { $target } with { $amount } gold.
log-refused = { $seat } refuses to bribe { $target }.
log-threat-shown =
    { $seat } turns over the threat beside the { $card }: { $amount ->
        [1] it bears the flower
       *[0] it is blank
    }.
log-threat-left = { $seat } leaves the threat against { $target } facedown.
