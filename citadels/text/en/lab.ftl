# The report of the laboratory. Places: $games, $amount and $players are numbers; $numbers, $low and $high are
# written out already; $names are names of cards or situations in a row; $name is one of them.

## The page

lab-title = Citadels in numbers
lab-lead =
    { $games ->
        [one] { $games } game was played
       *[other] { $games } games were played
    } by bots and counted, to answer what players ask: which characters help, whom to name, gold or cards, which districts to hope for.
lab-contents = Contents
lab-reading = How to read it
    .text = A dot is what came out. The line through it is its range: the true number lies inside it, and all ranges of a figure are right together in { $confidence } of such reports. Where a range crosses the line of comparison, nothing is clear, however far away the dot lies. Something is said in a sentence only if it is clear with every kind of bots that played, and at least two must have. Where a sentence only tells how much something is, its range reaches over all kinds of bots.
lab-lot = Why by lot
    .text = Who is often the King may win because he was ahead before. To tell what helps from what winners happen to do, some choices were taken from the bots and made by lot. There nothing else differs, so the difference in victories is the effect of the choice.
lab-bots = Who played
    .text = People may play otherwise. What holds for two bots that play differently has a better chance to hold at your table.
lab-short = In short
lab-numbers = All numbers
lab-value = Value
lab-range = Range
lab-times = Seen
lab-again = Play it again:
lab-facts =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · ranges hold in { $confidence } of cases · seed { $seed } · bots: { $bots } · citadels { $version }
lab-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lab-players-several = { $numbers } players
lab-preset-random = sets of cards drawn by lot
lab-presets-several = several sets
lab-heat = Blue is above, amber below, and what has no colour is not clear.

## What is said in short

lab-span = { $low } to { $high }
lab-item = { $name } ({ $span })
lab-situation = { $gold } and { $cards }
lab-placed = { $character } in place { $place }
lab-more =
    { $amount ->
        [one] and { $amount } more
       *[other] and { $amount } more
    }
lab-or-more = { $things } or more
lab-unclear = Not clear with all kinds of bots: { $names }.
lab-unclear-many =
    { $amount ->
        [one] In { $amount } case it is not clear with all kinds of bots.
       *[other] In { $amount } cases it is not clear with all kinds of bots.
    }
lab-alone = Only one kind of bots has played this. So nothing is said here.
lab-causes = The player makes { $player } of the difference between winning and losing, deal and seat { $deal }; the remaining { $rest } are how the choices of all met, and chance during the game.
lab-above-characters-lot = Being one of these for one round clearly helps, in percentage points of victories: { $names }.
lab-below-characters-lot = Being one of these for one round clearly costs victories: { $names }.
lab-above-characters-rank = For one round, characters of these ranks clearly help: { $names }.
lab-below-characters-rank = For one round, characters of these ranks clearly cost victories: { $names }.
lab-above-characters-place = Clearly better than the other characters in the same place of the order of choosing: { $names }.
lab-below-characters-place = Clearly worse than the other characters in the same place: { $names }.
lab-above-crown-distance = Clearly better off than the average, counted from the first crown: { $names }.
lab-below-crown-distance = Clearly worse off: { $names }.
lab-above-names-assassin = For the Assassin it clearly pays to name: { $names }.
lab-below-names-assassin = It clearly does not pay the Assassin to name: { $names }.
lab-above-names-witch = For the Witch it clearly pays to name: { $names }.
lab-below-names-witch = It clearly does not pay the Witch to name: { $names }.
lab-above-names-thief = For the Thief it clearly pays to name: { $names }.
lab-below-names-thief = It clearly does not pay the Thief to name: { $names }.
lab-above-names-gain = A hit clearly helps whoever named, compared with a name that nobody has: { $names }.
lab-below-names-gain = A hit clearly harms whoever named: { $names }.
lab-above-names-cost = Being hit by one of these clearly brings victories: { $names }.
lab-below-names-cost = Being hit by one of these clearly costs victories, in percentage points: { $names }.
lab-told-names-hits = How often somebody has the named character, in percent: { $names }.
lab-above-districts-unique = Clearly better than an average card at the start: { $names }.
lab-below-districts-unique = Clearly worse than an average card at the start: { $names }.
lab-above-districts-basic = Of the ordinary districts, these are clearly better than an average card: { $names }.
lab-below-districts-basic = Of the ordinary districts, these are clearly worse: { $names }.
lab-above-districts-gold = Clearly better than an average card, by what they give for each gold of the price: { $names }.
lab-above-gathering = Gold is clearly better than cards with: { $names }.
lab-below-gathering = Cards are clearly better than gold with: { $names }.
lab-above-cities-first = Wins clearly more often than the average: { $names }.
lab-below-cities-first = Wins clearly less often than the average: { $names }.
lab-above-cities-types = Cities with so many types win clearly more often than the average: { $names }.
lab-below-cities-types = Cities with so many types win clearly less often than the average: { $names }.
lab-told-cities-rivals = At one table, a seat of each kind of bots wins, in percent: { $names }.
lab-told-course-length = A game takes on average, in rounds: { $names }.
lab-told-course-leads = How often the lead changes in a game, on average: { $names }.
lab-told-course-comeback = Late in the game, whoever is so many points behind the leader still wins, in percent: { $names }.
lab-above-presets-profile-rounds = Games clearly longer than the mean of the sets, in percent: { $names }.
lab-below-presets-profile-rounds = Games clearly shorter than the mean of the sets, in percent: { $names }.
lab-above-presets-profile-points = Clearly more points than the mean of the sets, in percent: { $names }.
lab-below-presets-profile-points = Clearly fewer points than the mean of the sets, in percent: { $names }.
lab-above-presets-profile-changes = The lead clearly changes more often than in the mean of the sets, in percent: { $names }.
lab-below-presets-profile-changes = The lead clearly changes less often than in the mean of the sets, in percent: { $names }.
lab-above-presets-profile-uses = Abilities are clearly used more often than in the mean of the sets, in percent: { $names }.
lab-below-presets-profile-uses = Abilities are clearly used less often than in the mean of the sets, in percent: { $names }.

## Chapters

lab-chapter-characters = Which character helps
    .text = In some rounds the lot chose the character instead of the bot. How much more often does somebody win the whole game for having been the Architect in one single round?
lab-chapter-names = Whom to name
    .text = Assassin, Witch and Thief name a character without knowing who has it. Some of the names were drawn by lot, so that good and bad names can be compared.
lab-chapter-gathering = Gold or cards
    .text = Every turn begins with this choice. Sometimes the lot made it; the map shows what was better, by the gold and the cards that the player already had.
lab-chapter-districts = Which districts to hope for
    .text = The first cards are dealt by lot. So whoever was dealt a card differs from the others in nothing but this card.
lab-chapter-cities = What winning cities look like
    .text = This chapter only describes: a city with five types wins more often, but partly because whoever does well builds more of everything.
lab-chapter-crown = The first crown
    .text = Who wears the crown at the start chooses first. Is that an advantage, and for how long around the table?
lab-chapter-course = How games go
    .text = How long games are, how often somebody else takes the lead, and what a lead is worth. Here, too, we only describe.
lab-chapter-presets = The sets of cards
    .text = The book proposes sets of characters and districts. How do games with them differ?
lab-chapter-skill = Skill and luck
    .text = Every deal was played several times, and each bot sat in each seat once. So we can tell what the cards and the seat bring to anybody, and what a player brings anywhere.

## Figures

lab-figure-characters-lot = One round as this character
    .text = How many more games out of a hundred are won by those to whom the lot gave this character in one round, compared with all characters that the lot gave. The number behind a name is the rank of the character.
lab-figure-characters-rank = One round, by rank
    .text = The same for all characters of a rank together: do those who are called early fare better or worse?
lab-figure-characters-players = By the number of players
    .text = The same for tables of different sizes, in percentage points.
lab-figure-characters-chosen = Given by lot and chosen
    .text = Where the bot chose for itself, strength of the character and good position are mixed: whoever can afford a choice chooses well. Where the two differ, the choice tells more about the chooser than about the character.
lab-figure-characters-place = By the place in the order of choosing
    .text = Place 1 chooses first. The numbers compare characters given by lot in the same place.
lab-figure-names-assassin = Names for the Assassin
    .text = How many more games out of a hundred the Assassin’s player wins after naming this character, compared with all names drawn by lot.
lab-figure-names-witch = Names for the Witch
    .text = How many more games out of a hundred the Witch’s player wins after naming this character, compared with all names drawn by lot.
lab-figure-names-thief = Names for the Thief
    .text = How many more games out of a hundred the Thief’s player wins after naming this character, compared with all names drawn by lot.
lab-figure-names-hits = How often a name hits
    .text = How often somebody really has the named character. A bot that thinks should hit more often than the lot.
lab-figure-names-gain = What a hit is worth
    .text = How many more games out of a hundred are won by whoever named when the lot hit somebody, compared with a lot that hit nobody. For Assassin and Witch only chance lies between the two. Whom the Thief can hit also depends on who was named before him, so his number is less certain than its range.
lab-figure-names-cost = What being hit costs
    .text = How many more or fewer games out of a hundred are won by whoever the lot hit, compared with a seat at a table where the lot hit nobody. Assassin and Witch hit each of the others with the same chance. The Thief is missing: rank 1 and whoever was named before him cannot be robbed, so those whom he hits are not chosen by chance alone.
lab-figure-names-victims = How the victims fare
    .text = How often those won in the end whose character was named by lot. This only describes: it also shows who takes which character, and how those fare who have it and are not named was not counted. The thin line is an even share.
lab-figure-districts-unique = Special districts in the first hand
    .text = How many more games out of a hundred are won by those who were dealt this card at the start, compared with an average card.
lab-figure-districts-basic = Ordinary districts in the first hand
    .text = The same for noble, religious, trade and military districts.
lab-figure-districts-gold = For each gold of the price
    .text = The same effect divided by what the card costs: which cards give much for little?
lab-figure-gathering = Gold compared with cards
    .text = Across: cards in hand; down: gold. The number says how many more games out of a hundred are won by those who took gold instead of cards.
lab-figure-cities-first = First to complete a city
    .text = How often whoever completed a city first won, and how often each of the others. The thin line is an even share.
lab-figure-cities-types = Types of districts
    .text = How often cities with so many different types of districts won.
lab-figure-cities-shape = Size and price
    .text = Victories in percent. Across: mean cost of a district in the city; down: number of districts.
lab-figure-cities-rivals = Hurry or save?
    .text = Bots that build cheap and fast sit at one table with bots that guard their gold: how often a seat of each kind wins. They differ in more than their haste, so this is a match and not an experiment. The thin line is an even share.
lab-figure-crown-distance = Seats counted from the crown
    .text = How many more games out of a hundred than an even share are won from a seat, counted clockwise from whoever wore the crown first.
lab-figure-crown-players = All sizes of the table
    .text = The same for tables of different sizes, in percentage points. Down: the number of players.
lab-figure-course-length = Length by the number of players
    .text = The mean number of rounds in a game. Two or three players have two characters each, and so two turns in a round.
lab-figure-course-rounds = Length
    .text = In how many of a hundred games it took so many rounds.
lab-figure-course-leads = Changes of the lead by the number of players
    .text = How often, on average, somebody else had the most points at the end of a round.
lab-figure-course-changes = Changes of the lead
    .text = How often somebody else had the most points at the end of a round.
lab-figure-course-ahead = What a lead is worth
    .text = Points ahead of the best rival, or behind the leader, at the end of a round, and how often that player won in the end. Early: nobody has more than two districts; late: somebody has five or more. The thin line is an even share.
lab-figure-course-comeback = Coming back
    .text = Late in the game, when somebody has five districts or more: how often a player still wins who is so many points behind the leader at the end of a round.
lab-figure-presets-profile = Profiles of the sets
    .text = How far each set lies above or below the mean of all sets, in percent: length of a game, points of a player, changes of the lead, uses of abilities.
lab-figure-presets-rounds = Rounds
    .text = The mean length of a game.
lab-figure-presets-points = Points
    .text = The mean score of all players.
lab-figure-presets-changes = Changes of the lead
    .text = How often, on average, the lead changed in a game.
lab-figure-presets-uses = Abilities
    .text = How often, on average, abilities of characters and districts were used in a game.
lab-figure-skill-causes = What decides
    .text = Parts of the difference between winning and losing. Deal and seat: what the cards bring to everybody who sits there. Player: what a bot brings in every seat. Everything else: how the choices of all met, and chance.

## What is along the sides

lab-axis-character = Character
lab-axis-rank = Rank
lab-axis-district = District
lab-axis-level = Bots
lab-axis-rival = Bots
lab-axis-by = Decided by
lab-axis-namer = Who names
lab-axis-distance = Seat
lab-axis-after = Seats after the first crown
lab-axis-players = Players
lab-axis-place = Place in the order of choosing
lab-axis-hand = Cards in hand
lab-axis-gold = Gold
lab-axis-types = Types
lab-axis-size = Districts
lab-axis-dear = Mean cost
lab-axis-first = City
lab-axis-rounds = Rounds
lab-axis-changes = Changes of the lead
lab-axis-ahead = Points ahead or behind
lab-axis-behind = Points behind the leader
lab-axis-phase = Part of the game
lab-axis-preset = Set
lab-axis-measure = What is compared
lab-axis-cause = Cause
lab-axis-kind = Kind of district

## What the numbers are

lab-unit-effect = Percentage points of victories
lab-unit-per-gold = Percentage points for each gold
lab-unit-victories = Victories, %
lab-unit-hits = Hits, %
lab-unit-games = Games, %
lab-unit-causes = Part of the result, %
lab-unit-rounds = Rounds in a game
lab-unit-score = Points of a player
lab-unit-changes = Changes in a game
lab-unit-uses = Uses in a game
lab-unit-relative = Compared with the mean of the sets, %

## Words on the sides

lab-by-player = the bot itself
lab-by-lot = the lot
lab-distance = { $amount ->
    [0] has the crown
    [one] { $amount } seat after
   *[other] { $amount } seats after
}
lab-first-yes = completed first
lab-first-no = not first
lab-phase-all = whole game
lab-phase-early = early
lab-phase-middle = middle
lab-phase-late = late
lab-cause-player = Player
lab-cause-deal = Deal and seat
lab-cause-rest = Everything else
lab-measure-rounds = Rounds
lab-measure-points = Points
lab-measure-changes = Lead changes
lab-measure-uses = Abilities
lab-kind-unique = special
lab-kind-basic = ordinary
