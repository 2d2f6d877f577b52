# The words of the table. .text explains the word in the glossary.

## Things

term-gold = Gold
    .text = What districts are paid with. It never runs out, and everybody sees how much each player has.
term-card = Card
    .text = A district card. Unless said otherwise, it is drawn from the top of the deck.
term-cards = Cards
term-hand = Hand
    .text = Your cards not yet built. The others see how many there are, not which. There is no limit.
term-deck = District deck
    .text = The facedown stack that cards are drawn from. Discarded and destroyed cards go under it.
term-bank = Bank
    .text = Where gold comes from and where it is paid, unless said otherwise.
term-stash = Stash
    .text = A player’s own gold. Coins lying on districts or tokens are not part of it.
term-crown = Crown
    .text = Whoever wears it calls the characters and is the first to choose in the next round.

## Cities

term-city = City
    .text = The districts a player has built.
term-completed-city = Completed city
    .text = A city with at least 7 districts, or 8 in a game of two or three. The round in which the first one is completed is the last.
    .text-classic = A city with at least 8 districts, or as many as were agreed on for a shorter game. The round in which the first one is completed is the last.
term-district = District
    .text = A card to build. Its cost is also its worth in points.
term-unique-district = Unique district
    .text = A district with an effect of its own. 14 of them are in each game.
    .text-classic = A district with an effect of its own. Without a star it belongs to the deck anyway, with a star only if the table chooses it.
term-building-limit = Building limit
    .text = How many districts you may build in a turn: one, unless a card says otherwise.

## Characters

term-character = Character
    .text = The role you choose in secret for a round, with abilities that work in your turn.
term-rank = Rank
    .text = The number of a character. Lower ranks are called first.
term-faceup = Faceup
    .text = Lying open, for all to see.
term-facedown = Facedown
    .text = Lying hidden, with only the back to be seen.
term-warrant = Warrant
    .text = One of the Magistrate’s three facedown markers. Two of them are blank.
term-signed-warrant = Signed warrant
    .text = The one warrant that lets the Magistrate confiscate a district.
term-threat = Threat
    .text = One of the Blackmailer’s two facedown markers. One of them is blank.
term-flowered-threat = Flowered threat
    .text = The threat that takes all the gold of a player who would not pay.
term-bribe = Bribe
    .text = Half of a threatened player’s gold, rounded down, given to be rid of the threat.

## The game

term-player = Player
    .text = A person or a program with a city of their own.
term-seat = Seat
    .text = A place at the table. Play goes round to the left.
term-round = Round
    .text = Everybody chooses a character, then the ranks are called one by one.
term-turn = Turn
    .text = What you do when your character is called: gather resources, build, use abilities.
term-gather = Gathering resources
    .text = Once in every turn: take 2 gold, or draw 2 cards and keep one of them.
term-selection-phase = Selection phase
    .text = The first part of a round: the characters go from hand to hand, and each player keeps one in secret.
term-turn-phase = Turn phase
    .text = The second part of a round: the characters are called by rank and take their turns.
term-score = Score
    .text = The points counted when the game is over. The highest total wins.
term-points = Points
    .text = The cost of your districts, 3 for all five types, 4 or 2 for a completed city, and what your unique districts add.

## District types

type-noble = Noble
type-religious = Religious
type-trade = Trade
type-military = Military
type-unique = Unique

## Amounts

count-gold = { $amount } gold
count-cards = { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
count-districts = { $amount ->
    [one] { $amount } district
   *[other] { $amount } districts
}
count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## What points are given for

score-district = District
score-all-types = All five types
score-first-completed = First completed city
score-completed = Completed city
score-extra = Effect of the district
score-from-hand = Shown from the hand

## Sets of cards

preset-first-game = Your First Game
preset-ambitious-aristocrats = Ambitious Aristocrats
preset-cunning-agents = Cunning Agents
preset-illustrious-emissaries = Illustrious Emissaries
preset-devious-dignitaries = Devious Dignitaries
preset-tenacious-delegates = Tenacious Delegates
preset-vicious-nobles = Vicious Nobles

## Rule profiles

profile-2016 = 2016 edition
profile-classic-en = Classic edition, English rulebook
profile-classic-ru = Classic edition, Russian rulebook
profile-classic-fr = Classic edition, French rulebook
