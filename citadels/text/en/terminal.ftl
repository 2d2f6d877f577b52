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
