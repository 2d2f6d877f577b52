# Words of the terminal program itself. Places: $label a short heading, $rank, $character,
# $target a player, $seat the player asked, $numbers such as 1-4, $words as typed, $file, $why,
# $seed, $names of the winners, $amount in gold.

## Who sits at the table: eight different names, each one word with a capital letter

terminal-names = Ann Bob Cid Dan Eve Fay Gil Hal

## The table

terminal-label = { $label }:
terminal-called = called: { $rank } { $character }
terminal-goal = goal: { $amount }
terminal-killed = Killed
terminal-bewitched = Bewitched
terminal-robbed = To be robbed
terminal-tax = Tax
terminal-saw = You saw
terminal-looking = The hand of { $target }
terminal-known = You know of { $target }’s hand

## The question

terminal-prompt = { $seat }, { $numbers } or words
terminal-help = ? why not more · rules CARD · quit
terminal-refused = Not possible now
terminal-nothing = Nothing else could be expected here.

## What was typed

terminal-unknown = “{ $words }” is none of the answers.
terminal-several = “{ $words }” could be several answers.
terminal-no-card = There is no card “{ $words }”.
terminal-cost = cost { $amount }

## The end

terminal-winner = Winner: { $names }
terminal-stopped = The game is not finished.
terminal-seed = Seed { $seed }: with it the same game begins again.
terminal-saved = The game is written to { $file }.
terminal-not-saved = { $file } could not be written: { $why }

## The table on the whole screen. The letters of the types are all different

terminal-sign-noble = N
terminal-sign-religious = R
terminal-sign-trade = T
terminal-sign-military = M
terminal-sign-unique = U
terminal-away = away
terminal-last-round = last round
terminal-too-small = This table needs { $width } columns and { $height } lines. Make the window larger.
terminal-signs = Signs
terminal-thinking = A bot is thinking about it…
terminal-key-keys = Keys
terminal-key-why = Why not
terminal-key-last = Last turn
terminal-key-cities = Cities
terminal-key-cards = Cards
terminal-key-scores = Points
terminal-key-hurry = Do not wait for the bots
terminal-key-pace = How fast the bots play
terminal-key-theme = Dark or light
terminal-key-quit = Quit
terminal-key-arrows = Move and choose
terminal-key-find = Find an option by its letters
terminal-pace-0 = At once
terminal-pace-1 = Fast
terminal-pace-2 = Calm
terminal-pace-3 = Slow

## Beginning and leaving

terminal-leave-kept = Leave? The game is kept.
terminal-go-on = The game is kept: citadels play --continue goes on with it.
terminal-damaged = The saved game { $file } cannot be read: { $why }
terminal-no-link = “{ $words }” is no link to a table.
terminal-need-terminal = this needs a terminal (and no --plain): saved games and server tables are full-screen only
terminal-no-saved = There is no saved game to continue.
terminal-continue = Continue the saved game
terminal-new-game = New game
terminal-opponents = Opponents
terminal-by-link = Join a table by its link
terminal-saved-at = { $profile } · players: { $players } · { $when }
