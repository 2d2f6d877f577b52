# The lobby, setting up a table, and the room in which one waits. Places: $name and $names of people,
# $level of a bot, $amount, $rank, $number of a seat.

## The lobby

web-lobby-title = Citadels
web-lobby-tagline = Build the finest city. Choose in secret who you are, and guess who the others might be.
web-lobby-point-free = no account, any phone
web-lobby-point-books = every rulebook, 2 to 8 players
web-lobby-point-bots = friends, strangers or bots
web-lobby-play = Play a game
web-lobby-play-now = Play now against bots
web-lobby-playing = The table is being laid…
web-lobby-open = Open a table for friends
web-lobby-name = Your name
web-lobby-guest = Guest
web-lobby-rivals = Three opponents
web-lobby-public = Tables waiting for players
web-lobby-public-none = Nobody is waiting right now. Open a table of your own: with the link, friends are there in two clicks, and bots take the empty seats.
web-lobby-looking = Looking for tables…
web-lobby-of = { $name }’s table
web-lobby-taken = Seats taken: { $taken } of { $seats }
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-continue = Continue
web-lobby-mine = My tables
web-lobby-with = with { $names }
web-lobby-as = as { $name }
web-lobby-forget = Forget this table
web-lobby-forgotten = The table is off the list.
web-lobby-undo = Put it back
web-lobby-more = { $amount ->
    [one] { $amount } more table
   *[other] { $amount } more tables
}
web-lobby-status-open = Waiting for players
web-lobby-status-playing = The game is on
web-lobby-status-finished = Finished
web-lobby-status-closed = Closed
web-lobby-status-unknown = Not reached yet
web-lobby-further = More
web-lobby-learn = Learn to play
web-lobby-learn-why = A first game with a patient guide, in ten minutes
web-lobby-rules = Rules and cards
web-lobby-rules-why = Every card and every rulebook to look things up
web-lobby-import = Bring in a game
web-lobby-import-why = Look again at a game that was written down

## A new table

web-new-title = A new table
web-new-who = Who plays
web-new-players = Number of players
web-new-seat = Seat { $number }
web-new-person = A person, by link
web-new-bot = Bot: { $level }
web-new-all-people = People everywhere
web-new-all-bots = Bots everywhere
web-new-public = Show the table in the lobby
web-new-public-text = Then anybody can sit down; otherwise only whoever has the link.
web-new-set = Which cards
web-new-cast = Characters
web-new-preset-first-game = The eight famous ones: murder, robbery, a crown. Begin here.
web-new-preset-ambitious-aristocrats = Districts change hands: warrants, seized buildings, a glance into other hands.
web-new-preset-cunning-agents = Gold under pressure: threats, a tax, and a Witch who takes turns away.
web-new-preset-illustrious-emissaries = Cards wander: spying, trading, exchanging. Little is torn down.
web-new-preset-devious-dignitaries = Bluffing: hidden warrants and threats, and nobody knows which ones count.
web-new-preset-tenacious-delegates = Full turns: many cards and many districts, and an Assassin in wait.
web-new-preset-vicious-nobles = Sharp: murder, robbery, taxes and destruction. Nobody is safe.
web-new-cast-own = My own choice
web-new-cast-own-text = One character of every rank, as you like it.
web-new-cast-lot = By lot
web-new-cast-lot-text = Chance puts a set together that the rules allow.
web-new-draw-again = Draw again
web-new-rank = Rank { $rank }
web-new-nobody = Nobody
web-new-from-players =
    with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } or more
web-new-many-replaced = Our house rule: replace as many characters as we like
web-new-more = Rules, districts, clock
web-new-profile = Rulebook
web-new-profile-2016 = The newest game: 27 characters, 30 unique districts, a city of seven.
web-new-profile-classic-en = The older game: eight characters, ten more to swap in, a city of eight.
web-new-profile-classic-ru = The older game with 14 starred districts that can be added.
web-new-profile-classic-fr = The third edition: starred districts take the places of others; short games to six or seven.
web-new-ninth = With a character of rank 9
web-new-ninth-text = One more to choose from; with this number of players the rules leave it open.
web-new-districts = Unique districts
web-new-districts-preset = Those of the set
web-new-districts-book = Those of the book
web-new-districts-own = My own choice
web-new-districts-lot = By lot
web-new-districts-rule-2016 = 14 of the 30 unique districts are in each game.
web-new-districts-rule-classic-en = This book has no starred districts, but the table may add those of the other books. With more than three, as many ordinary cards leave the deck, by lot.
web-new-districts-rule-classic-ru = Starred districts may be added. With more than three, as many ordinary cards leave the deck, by lot.
web-new-districts-rule-classic-fr = Every starred district takes the place of another unique one, which is drawn by lot.
web-new-districts-of = { $amount } of { $wanted } chosen
web-new-districts-chosen = Chosen: { $amount }
web-new-districts-clear = Choose none
web-new-target = Length of the game
web-new-target-usual = { $amount ->
    [one] As usual: { $amount } district
   *[other] As usual: { $amount } districts
}
web-new-target-short = { $amount ->
    [one] Shorter: { $amount } district
   *[other] Shorter: { $amount } districts
}
web-new-clock = Clock
web-new-clock-off = None
    .text = Everybody thinks for as long as they like.
web-new-clock-live = In one sitting
    .text = Each has time for the whole game and gets a little more with every decision.
web-new-clock-days = Over days
    .text = Each has so many days for a decision. Come by when you have a moment.
web-new-clock-bank = For the whole game
web-new-clock-increment = More with each decision
web-new-clock-decision = For one decision
web-new-stand-in = When the time is out, this bot plays
web-new-casual = Hints are allowed
    .text = Everybody may ask a strong bot what it would do.
web-new-spectators = Others may look on
    .text = They see what somebody beside the table would see, and no hidden card.
web-new-problems = { $amount ->
    [one] Something about the cards is not allowed; the reason stands beside it.
   *[other] { $amount } things about the cards are not allowed; the reasons stand beside them.
}
web-new-ready = Next you get a link for the others.
web-new-ready-alone = The game begins at once.
web-new-open = Open the table
web-new-start = Begin the game

## Bots, from the weakest to the strongest

web-bot-random = Dreamer
    .text = Does anything that is allowed. Good for trying things out.
web-bot-beginner = Beginner
    .text = Takes what looks good, and makes mistakes. Good for first games.
web-bot-aggressive = Raider
    .text = Would rather tear down than build. Wild more than strong.
web-bot-rush = Sprinter
    .text = Builds cheap and fast, and ends the game early.
web-bot-charter = Veteran
    .text = Plays like an experienced person: guards its gold and strikes whoever leads.
web-bot-belief = Mind reader
    .text = A veteran who works out who holds which character.
web-bot-search = Master
    .text = Thinks through hundreds of possible games before each decision. The strongest.

## The waiting room

web-room-to-lobby = Lobby
web-room-seats = Seats at the table
web-room-seat = Seat { $number }
web-room-seat-open = open
web-room-is-bot = bot
web-room-is-you = you
web-room-is-host = host
web-room-sit = Sit down
web-room-sit-text = Or choose a certain seat at the table. No account is needed.
web-room-sit-here = Sit here
web-room-full = All seats are taken. You can look on.
web-room-stand = Stand up
web-room-put-bot = Put a bot here
web-room-change-bot = Change
web-room-manage = Manage
web-room-which-bot = Which bot is to sit here?
web-room-remove-bot = Remove the bot
web-room-hand-over = Make { $name } the host
web-room-send-away = Send { $name } away
web-room-send-away-text = The seat is open again. With the link it is still possible to come back.
web-room-lost = Your seat was given away. You can sit down again if there is room.
web-room-missing = { $amount ->
    [one] One seat is still open.
   *[other] { $amount } seats are still open.
}
web-room-ready = Everybody is here. You begin the game.
web-room-host-starts = Everybody is here. { $name } begins the game.
web-room-start = Begin the game
web-room-fill-with = Bot for the open seats
web-room-fill = Fill with bots and begin
web-room-invite = Invite
web-room-invite-text = Whoever opens this link can sit down.
web-room-copy = Copy
web-room-copied = Copied
web-room-share = Share
web-room-share-text = Come and play Citadels with me!
web-room-code = Code for a phone
web-room-code-text = Code with the link to this table, for the camera of a phone
web-room-personal = Go on from another device
web-room-personal-text = This link opens your own seat: on the phone, at home, after a lost battery.
web-room-personal-warning = Whoever has it plays in your place. Keep it to yourself.
web-room-setup = What is played
web-room-characters = Characters
web-room-districts = Unique districts
web-room-districts-none = None besides those of the book
web-room-removed = These leave the deck for them
web-room-texts = What the cards do
web-room-size = { $amount ->
    [one] City of { $amount } district
   *[other] City of { $amount } districts
}
web-room-clock-off = no clock
web-room-clock-live = { $bank } + { $increment } each
web-room-clock-days = { $time } per decision
web-room-stand-in = when the time is out: { $bot }
web-room-casual = hints allowed
web-room-serious = no hints
web-room-public = in the lobby
web-room-private = by link only
web-room-practice = played on from a position
web-room-closed-to-you = The game is on, and this table plays without spectators.
web-room-link-title = Your seat
web-room-link-opening = Your seat is being looked for…
web-room-link-empty = This link is not complete. Copy all of it, with what stands behind the # sign.
web-room-link-again = Try again
