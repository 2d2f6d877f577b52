# What goes on beside the board and after the game: log, chat, clocks, the end, replays, import, the fair deal.

## The log

web-log-title = Log of the game
web-log-round = Round { $amount }
web-log-before = Before the first round
web-log-deal = The deal
web-log-draft = Characters are chosen
web-log-turn = { $seat } · { $character }
web-log-earlier = Show earlier rounds
web-log-new =
    { $amount ->
        [one] { $amount } new line
       *[other] { $amount } new lines
    }
web-log-empty = Nothing has happened yet.
web-log-cut = What happened before is not told here. The replay will show it after the end.
web-log-to-you = to you
web-log-plain = { $line }.
web-log-listed = { $line }: { $names }.
web-log-dealt-all =
    Everybody is dealt { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
web-log-picked = Characters are chosen in secret by: { $names }.
web-log-faceup = Out of this round, faceup: { $names }.
web-log-nobody = Called without an answer: { $names }.
web-log-undo = { $seat } takes the last answer back.
web-log-away = A bot plays for { $seat } for the time being.
web-log-back = { $seat } is back.
web-log-drew =
    { $seat } draws { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
web-log-discarded =
    { $seat } discards { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
web-log-put-under =
    { $amount ->
        [one] { $amount } card goes under the deck
       *[other] { $amount } cards go under the deck
    }
web-log-saw-card =
    { $seat } sees { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } in { $target }’s hand
web-log-took-card =
    { $seat } takes { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } from { $target }’s hand
web-log-gave-card =
    { $seat } gives { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } to { $target }
web-log-saw-in-deck =
    { $seat } sees { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } in the deck

## Chat

web-chat-title = Chat
web-chat-empty = Nobody has said anything yet. A ready phrase breaks the ice: everybody reads it in their own language.
web-chat-field = Your message
web-chat-send = Send
web-chat-left =
    { $amount ->
        [one] { $amount } character left
       *[other] { $amount } characters left
    }
web-chat-phrases = Ready phrases
web-chat-phrases-help = Everybody reads them in their own language.
web-chat-look-on = You are looking on. Only those who sit at the table can speak.
web-chat-hide = Hide the chat
web-chat-show = Show the chat
web-chat-hidden = You have hidden the chat. Others still see it.
web-chat-mute = Mute
web-chat-unmute = Let speak
web-chat-mute-who = Mute { $name }
web-chat-unmute-who = Let { $name } speak
web-chat-people = Who may speak
web-chat-muted = muted

## Clocks

web-clock-left = { $name }: { $time } left
web-clock-thinks = { $name } is thinking: { $time } left
web-clock-days =
    { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
web-clock-hours =
    { $amount ->
        [one] { $amount } hour
       *[other] { $amount } hours
    }
web-clock-minutes =
    { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
web-clock-seconds =
    { $amount ->
        [one] { $amount } second
       *[other] { $amount } seconds
    }
web-clock-brief = { $days } d { $hours } h

## The end of a game

web-end-won = { $name } wins
web-end-you-won = You win!
web-end-shared = Shared victory: { $names }
web-end-scores = Points, one by one
web-end-total = Total
web-end-districts = Districts
web-end-none = none
web-end-tie = A tie at the top
web-end-tie-rank = The higher rank in the last round decides: { $values }.
web-end-tie-districts = The points of the districts alone decide: { $values }.
web-end-tie-gold = The gold decides: { $values }.
web-end-tie-value = { $name } { $amount }
web-end-tie-open = Nothing breaks this tie: the victory is shared.
web-end-chart = Points round by round
web-end-chart-about = What every city would have been worth at the end of each round.
web-end-chart-table = The same as a table
web-end-chart-round = Round
web-end-rematch = Play again
web-end-rematch-about = Everybody keeps their seat, and the game begins at once.
web-end-replay = Watch the replay
web-end-export = Save as a story
web-end-new = New table
web-end-home = To the lobby
web-end-more = What next?
web-end-no-scores = The points could not be fetched.

## The fair deal

web-fair-title = Was the deal fair?
web-fair-about = Before the first card was dealt, the server sealed its secret: it showed a fingerprint (SHA-256) of it. All chance of the game comes from that secret, so nobody could change the deal later.
web-fair-same = Your browser has computed the fingerprint of the secret: it is the one shown at the start.
web-fair-same-kept = Your browser remembers the fingerprint from the start of the game and has computed it again from the secret: they are the same.
web-fair-other = The secret does not match the fingerprint. Do not trust this deal!
web-fair-unable = This browser computes fingerprints only over a secure line (https). You can compare with any SHA-256 program.
web-fair-working = Computing…
web-fair-commitment = Fingerprint from the start
web-fair-secret = The secret
web-fair-whole = To have the whole game dealt and played again on your own machine, save the story and run:
web-fair-elsewhere = This game was played elsewhere: its deal was not sealed here.
web-fair-practice = This game began from a given position. Only what came after it was left to the sealed secret.
web-fair-copy = Copy
web-fair-copied = Copied

## Replays

web-replay-title = Replay
web-replay-game = Game of { $names }
web-replay-loading = Fetching the game…
web-replay-step = Step { $step } of { $last }
web-replay-slider = Step of the game
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-previous = Previous step
web-replay-next = Next step
web-replay-turn-previous = Previous turn
web-replay-turn-next = Next turn
web-replay-round-previous = Previous round
web-replay-round-next = Next round
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-speed-of = { $times }×
web-replay-eyes = Seen by
web-replay-eyes-all = Everything open
web-replay-eyes-spectator = A spectator
web-replay-board = The table
web-replay-log = Log
web-replay-result = Result
web-replay-hand = Hand
web-replay-asked = { $name } decides.
web-replay-over = The game is over.
web-replay-practise = Play on from here
web-replay-practise-about = A table opens at this position, with bots in the other seats.
web-replay-practise-seat = You play as
web-replay-practise-unable = This position cannot be played on from: choose a step before the end.
web-replay-keys = Keys: arrows for steps, with Shift for turns, Page Up and Page Down for rounds, space to play.
web-replay-crown = has the crown
web-replay-deck = Deck
web-replay-wait = This step is on its way…

## Import

web-import-title = Import a game
web-import-about = A story is a game or a position as plain text: one that you saved here, or one that you have written yourself.
web-import-story = The story
web-import-drop = Drop a file here, choose one, or paste the text below.
web-import-file = Choose a file
web-import-loaded = { $name } is loaded.
web-import-too-large = This file is too large to be a story.
web-import-what = What shall become of it?
web-import-game = Watch it
web-import-game-about = A game told to its end is kept here and can be watched step by step.
web-import-practise = Play on
web-import-practise-about = The table opens where the story ends, with bots in the other seats.
web-import-name = Your name
web-import-seat = Your seat
web-import-bots = The bots
web-import-do-game = Keep and watch
web-import-do-practise = Open the table
web-import-working = Reading the story…
web-import-need-story = First put a story in.
web-import-need-name = First write your name.
web-import-fault = What the server says:
web-import-not-over = This story ends before the game does. You can play on from there.
web-import-over = In this story the game is over. You can watch it.
web-import-example = Try an example

## Phrases of the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-you-are-welcome = You’re welcome!
phrase-sorry = Sorry!
phrase-yes = Yes
phrase-no = No
phrase-well-played = Well played!
phrase-nice-city = What a fine city!
phrase-clever = Clever!
phrase-ouch = Ouch!
phrase-oh-no = Oh no!
phrase-not-me = It wasn’t me!
phrase-who-robbed-me = Who robbed me?
phrase-spare-my-city = Spare my city!
phrase-watch-the-leader = Watch the leader!
phrase-crown-please = The crown, please!
phrase-thinking = Let me think…
phrase-hurry-please = Hurry, please!
phrase-one-moment = One moment, please.
phrase-back-soon = Back soon.
phrase-last-round = The last round!
phrase-rematch = Another game?
phrase-goodbye = Goodbye!
