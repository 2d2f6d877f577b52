# What a player is asked, and the answers. Places of a question: $target a player, $card, $amount.
# Places of an answer: $card, $given a district given up, $character, $target a player, $type, $gold, $cards.

## Questions

question-pick-character = Which character do you choose?
question-lay-character = Which character do you lay facedown?
question-turn = It is your turn. What do you do?
question-gather-only = Do you gather gold or cards?
question-keep-card = Which card do you keep?
question-order-under-deck = Which card goes under the deck first?
question-bewitch = Which character do you bewitch?
question-lay-warrant = Where do you lay an unsigned warrant? Still to lay: { $amount }.
question-confiscate = { $target } pays for { $card }. Do you confiscate it?
question-lay-threat = Where do you lay the blank threat?
question-bribe = You are threatened. Do you give half of your gold as a bribe?
question-reveal-threat = { $target } refuses to pay. Do you turn the threat over?
question-discard-and-draw = Which card do you put under the deck? Put there so far: { $amount }.
question-take-from-hand = Which card do you take from { $target }?
question-build-or-keep = Do you build the card you took at once, or keep it?
question-take-from-each = Which card do you take from { $target }?
question-give-to-each = Which card do you give to { $target }?
question-gold-or-card = What do you take from { $target }: 1 gold or a random card?
question-pass-crown = Who gets the crown?
question-pay-with-cards = Which card do you pay with? Still to pay: { $amount }.
question-borrow-from = From whom do you take the missing gold? Missing: { $amount }.
question-give-for-gold = Which card do you give to { $target }? Still to give: { $amount }.
question-keep-one-of-many = Which card do you keep? The others go back into the deck.
question-give-district = Which district do you give to { $target } for { $card }?
question-swap-character = With whom do you swap characters?
question-give-character = Which of your characters do you give to { $target }?
question-pay-for-crown = { $target } gives you the crown. What do you give in return: 1 gold or a card?
question-take-extra = Do you take what your character adds to your resources?
question-reclaim = Do you pay 1 gold to take { $card } into your hand?
question-take-from-deck = Which card do you take from the deck?
question-shorten = Shall 7 districts complete a city from now on?
question-gather-when-killed = Your character was killed, but you have the Hospital. Do you gather gold or cards?
question-thank = { $target } calls you and awaits your thanks. What do you do first?

## Answers

answer-pick = Choose the { $character }
answer-lay = Lay the { $character } facedown
answer-gold = Gather gold
answer-cards = Gather cards
answer-keep-card = Keep { $card }
answer-under = { $card } first under the deck
answer-build = Build { $card }
answer-build-by = Build { $card } by giving up { $given }
answer-income = Take your income
answer-split = Take your income: gold { $gold }, cards { $cards }
answer-end = End the turn
answer-done = Done
answer-decline = Pass
answer-decline-confiscate = Let it be built
answer-decline-reveal-threat = Leave it facedown
answer-decline-swap-character = Keep your character
answer-decline-take-extra = Do without it
answer-decline-reclaim = Leave it there
answer-decline-shorten = Leave it as it is
answer-decline-gather-when-killed = Gather nothing
answer-take = Take { $card }
answer-take-gold = Take 1 gold
answer-take-card = Take a random card
answer-give = Give { $card }
answer-discard = Put { $card } under the deck
answer-pay-card = Pay with { $card }
answer-pay-gold = The rest in gold
answer-pay-gold-pay-for-crown = Give 1 gold
answer-from = From { $target }
answer-mark = Beside the { $character }
answer-bribe = Pay the bribe
answer-refuse = Refuse
answer-reveal = Turn the threat over
answer-confiscate = Confiscate it
answer-give-role = Give the { $character }
answer-keep-taken = Keep it in hand
answer-accept = Take it
answer-reclaim = Pay 1 gold and take it
answer-shorten = Shorten the game
answer-thank = Say thanks

## Uses of characters

answer-use-assassin = Kill the { $character }
answer-use-witch = Bewitch the { $character }
answer-use-magistrate = Lay the signed warrant beside the { $character }
answer-use-thief = Rob the { $character }
answer-use-spy = Spy on { $target }: { $type }
answer-use-blackmailer = Lay the flowered threat beside the { $character }
answer-use-magician = Put cards under the deck and draw as many
answer-use-magician-player = Swap hands with { $target }
answer-use-wizard = Look at { $target }’s hand
answer-use-seer = Take a card from each player
answer-use-king = Take the crown
answer-use-emperor = Give the crown to { $target }
answer-use-patrician = Take the crown
answer-use-abbot = Take 1 gold from { $target }
    .classic = Take 1 gold from the richest player
answer-use-cardinal = Build { $card } with another player’s gold
answer-use-merchant = Take 1 extra gold
answer-use-architect = Draw 2 extra cards
answer-use-navigator-gold = Take 4 extra gold
answer-use-navigator-cards = Draw 4 extra cards
answer-use-scholar = Look at 7 cards and keep one
answer-use-warlord = Destroy { $card } ({ $target })
answer-use-diplomat = Exchange for { $card } ({ $target })
answer-use-marshal = Seize { $card } ({ $target })
answer-use-queen = Take 3 gold
answer-use-artist = Beautify { $card } for 1 gold
answer-use-tax-collector = Collect the taxes

## Uses of districts

answer-use-armory = Destroy the Armory and { $card } ({ $target })
answer-use-laboratory = Discard { $card } for 2 gold
    .classic = Discard { $card } for 1 gold
answer-use-museum = Put { $card } under the Museum
answer-use-smithy = Pay 2 gold and draw 3 cards
    .classic-fr = Pay 3 gold and draw 3 cards
answer-use-theater = Swap characters with { $target }
answer-use-district = Use { $card }
