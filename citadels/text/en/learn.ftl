# The first game with a guide, and what this place is.

## The page that leads to the first game

web-learn-title = Learn by playing
web-learn-intro = A real game against three gentle bots, with a patient guide beside the table. It explains each thing when you meet it, and only once.
web-learn-time = It takes about ten minutes. No clock runs, nothing can break, and you can leave at any time.
web-learn-begin = Begin the first game
web-learn-beginning = Laying the table…
web-learn-go-on = Go on with your first game
web-learn-name = Apprentice
web-learn-steps = What you will meet
web-learn-step-1 = Each round you choose a character in secret. Nobody knows who you are until you are called.
web-learn-step-2 = In your turn you gather gold or cards, build a district, and use what your character can do.
web-learn-step-3 = When the first city has 7 districts the round is played out, and the most valuable city wins.
web-learn-or-read = Would you rather read? <rules>The rules on one page</rules>

## The guide at the table

web-learn-guide = Guide
web-learn-next = Go on
web-learn-got-it = Understood
web-learn-again = Explain again
web-learn-put-away = Put the guide away
web-learn-bring-back = Show the guide
web-learn-welcome = At the top is the row of characters, in the order in which they will be called. Below it are the other players with their cities. At the bottom is what is yours: city, gold and hand.
    .title = Welcome to the table
web-learn-goal = You build a city, one district at a time. When somebody’s city has 7 districts, this round is the last. Then the cost of every district counts as points, and the highest total wins.
    .title = What it is about
web-learn-choose = Choose one of these characters in secret; the others go to the next player. The characters lying faceup are out this round, and one more lies facedown. You cannot choose badly now: read what each one can do and take the one you like.
    .title = Choose who you are
web-learn-choose-again = A new round, and you choose again. Think of the others too: a rich player fears the Thief, a player with many green districts would like the Merchant. And what do they expect of you?
    .title = Everybody chooses anew
web-learn-crown = The crown shows who chooses first and who calls the characters. Whoever is called as the King takes it.
    .title = The crown
web-learn-called = Everybody has chosen. Now the characters are called from 1 to 8. Whoever holds the called one shows it and has a turn. If nobody answers, it goes on.
    .title = The call
web-learn-gather = You are called: it is your turn. First gather: take 2 gold, or draw 2 cards and keep one. Gold buys districts, cards give you districts to buy.
    .title = Your turn: gather
web-learn-keep = You see two cards and keep one. Dear districts are worth more points; cheap ones finish a city sooner. A type you lack is worth having: all five types bring 3 points.
    .title = Keep one card
web-learn-build = Now you may build one district from your hand by paying its cost. Cards you can afford stand out. No district may stand twice in your city.
    .title = Build
web-learn-poor = There is nothing you can pay for yet, and that is normal. Save your gold and end the turn.
    .title = Not enough gold
web-learn-end = Your district stands. See what else your character can do, then end the turn. Until something is revealed you can take a step back.
    .title = It stands!
web-learn-unique = You hold a violet card. Such a district has an effect of its own: open the card to read it.
    .title = A unique district

## What a character can do

web-learn-power-assassin = You kill a character, not a player: name one, and whoever holds it loses the turn. Think who may have chosen what.
web-learn-power-thief = Name a character. When it is revealed, all the gold of its player becomes yours. Rich players are worth guessing.
web-learn-power-magician = Few cards or poor ones? Trade your whole hand for another player’s, or put cards under the deck and draw as many.
web-learn-power-king = You take the crown, so you choose first next round. Each noble, yellow district in your city brings you 1 gold.
web-learn-power-bishop = Until the round ends nobody of rank 8 can touch your city. Each religious, blue district brings you 1 gold.
web-learn-power-merchant = You get 1 gold more, whatever you gathered: do not forget to take it. Each trade, green district brings you 1 gold.
web-learn-power-architect = You draw 2 cards more and may build up to three districts this turn: the fastest way to grow.
web-learn-power-warlord = You may destroy one district anywhere for 1 gold less than its cost, so what cost 1 falls for nothing. Each military, red district brings you 1 gold.

## What happens to you

web-learn-named = The Assassin has named a character. Whoever holds it will stay silent when it is called. Nobody knows yet who that is.
    .title = Somebody is to die
web-learn-killed = The Assassin has named your character. This round you stay silent and have no turn. Nobody sees that it was you. It happens to everybody; next round you play again.
    .title = You have been killed
web-learn-robbed = The Thief guessed your character and took all your gold. Your cards and your city are safe. With little gold in hand the Thief is no danger.
    .title = You have been robbed
web-learn-swapped = The Magician has traded hands with you: you now hold the cards of that player. Look through them, perhaps they are better.
    .title = Your hand has changed
web-learn-destroyed = The Warlord has destroyed one of your districts. Cheap ones fall easily; a Bishop is safe, and so is a completed city.
    .title = A district is lost
web-learn-points = Cities are growing. At the end every district counts its cost; all five types bring 3 points, the first completed city 4, every other completed one 2.
    .title = How points are counted
web-learn-last = A city has 7 districts: this is the last round. Everybody who has not been called yet still has a turn, so build the dearest you can.
    .title = The last round
web-learn-over = That was a whole game of Citadels. The table shows where every point came from. Now you know enough to sit down with people.
    .title = The game is over

## What this place is

web-about-title = About this place
web-about-what = Here friends play Citadels, the card game by Bruno Faidutti: in the browser, without an account, in five languages, with bots in the empty seats. Four rule sets from five rulebooks are known, for two to eight players.
web-about-fair = The deal is fair, and you can check it
web-about-fair-1 = Before a game begins the server draws a secret number of 256 bits and shows everybody its fingerprint. From that number alone come the shuffles and every other chance.
web-about-fair-2 = When the game is over the number itself is shown. Anybody can export the game and run <code>citadels verify</code>: it deals and plays everything again and compares every card. A number chosen afterwards would have another fingerprint.
web-about-fair-3 = Bots never see more than a player in their seat would see.
web-about-privacy = What is kept about you
web-about-privacy-1 = There are no accounts, no tracking and no advertising. Nothing is loaded from other sites.
web-about-privacy-2 = The server keeps the games: the name you typed in at the table, the answers given, and the chat of the table. The key to your seat is stored only as a fingerprint.
web-about-privacy-3 = This browser keeps your settings and the keys to your seats, so that you find them again. Clear the data of this site and they are gone.
web-about-open = Open source
web-about-open-1 = The program is free software under the MIT licence: rules, bots, server and this page. Anybody may run a server of their own.
web-about-version = Version { $version }
web-about-credits = Credits
web-about-credits-game = The game: Bruno Faidutti.
web-about-credits-fonts = Typefaces: Vollkorn by Friedrich Althausen and Source Sans by Paul D. Hunt, SIL Open Font License 1.1.
web-about-credits-drawings = Cards, buildings, sounds and words are our own.
web-about-missing = There is nothing at this address. Perhaps a letter of the link was lost, or the table is long gone.
web-about-home = To the tables

## The laboratory's report

web-statistics-none = The laboratory lets bots play many games and writes down what they teach: who is strong, what a district is worth, how much is luck. The keeper of this server has not put its report here.
web-statistics-missed = This chart could not be fetched.
