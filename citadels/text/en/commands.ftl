# Words of the commands that tell something of the game. Places: $names of books, cards or players,
# $book, $other, $numbers of paragraphs, $words as typed, $bot, $answer, $amount, $seat a player.

## Looking up rules

command-books = Printed in: { $names }
command-absent = { $book } does not have this card. This is the one of: { $other }.
command-rulings = Rulings
command-statement = In the full statement of the rules, in English: { $numbers }
command-nothing = nothing found for “{ $words }”
command-near = did you mean { $names }?
command-shorter = try a shorter word
command-how = Look up any name, term, number or word: citadels rules WORD

## Games told again

command-position = The table at the end
command-unfinished = The game is not over.
command-points = Points

## Bots

command-parameters = Parameters: { $names }
command-would = { $bot } answers: { $answer }
command-asked = { $seat } is asked
command-share = Expected share of the victory
command-spread = Spread
command-tries = Tries
command-beliefs = What it believes of the others
