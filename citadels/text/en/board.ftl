# The table while a game is played. Places: $seat and $target players, $card, $character, $amount, $rank.

## The table

web-board-title = The table
web-board-loading = Coming to the table…
web-board-round = Round { $round }
web-board-track = Characters by rank
web-board-rivals = The other players
web-board-mine = Your city and hand
web-board-my-roles = Your characters
web-board-no-role = You have no character yet
web-board-hand = Your hand: { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
}
web-board-hand-empty = Your hand is empty.
web-board-city-count = Districts: { $built } of { $goal }
web-board-tax = Taxes on the token
web-board-masked = hidden
web-board-bot = Played by a bot
web-board-away = Away: a bot plays meanwhile
web-board-deciding = Deciding now
web-board-look-at = Look at { $seat }’s city
web-board-price = for { $amount } gold
web-board-cost = costs { $amount }
web-board-beautified = beautified
web-board-rank = Rank { $rank }
web-board-no-text = It has no effect of its own.
web-board-rules = Rules
web-board-explain = What { $card } does

## What is known of a character

web-board-token-mine = yours
web-board-token-out = out
web-board-token-laid = laid by you
web-board-token-called = called now
web-board-token-nobody = nobody
web-board-token-seen = you saw it
web-board-mark-killed = killed
web-board-mark-bewitched = bewitched
web-board-mark-robbed = will be robbed
web-board-mark-warrant = a warrant
web-board-mark-signed = your signed warrant
web-board-mark-threat = a threat
web-board-mark-flowered = your flowered threat

## The question

web-board-question = The question
web-board-fold = Fold or open the question
web-board-part-gather = Gather resources
web-board-part-income = Income
web-board-part-build = Build
web-board-choose-of = Choose one of { $amount }
web-board-press-hand = Press a card of your hand, or a button.
web-board-press-city = Press a building of your city, or a button.
web-board-draft-order = Who chooses when
web-board-draft-out = Out of this round, faceup: { $cards }
web-board-draft-hidden = Facedown: { $amount }
web-board-waiting = { $seat } decides.
web-board-waiting-draft = { $seat } chooses a character.
web-board-waiting-turn = { $seat } takes a turn as the { $character }.
web-board-waiting-card = { $seat } decides: { $card }.
web-board-over = The game is over.
web-board-you-are-away = A bot plays for you.
web-board-back = I am back
web-board-undo = Take back
web-board-undo-not-own-turn = Only an answer of your own turn can be taken back.
web-board-undo-others-decided = Somebody else has to decide now.
web-board-undo-revealed-something = Something came to light that cannot be unseen.
web-board-undo-chance-fell = Chance has had its say.
web-board-hint = Hint
web-board-hint-title = What a bot expects
web-board-hint-share = Chance of winning
web-board-hint-beliefs = Who may be whom
web-board-last-turn = The last turn again
web-board-nothing-yet = No turn has been taken yet.
web-board-refused = This did not work.

## What was done to you

web-board-dismiss = I have read it
web-board-struck-stole = { $seat } took all your gold: { $amount }.
web-board-struck-exchanged = { $seat } took { $card } from your city and gave { $given } for it.
web-board-struck-seized = { $seat } seized { $card } from your city.
web-board-struck-confiscated = { $seat } confiscated { $card } from you.
web-board-struck-took-card = { $seat } took { $card } from your hand.
web-board-struck-took-card-hidden = { $seat } took a card from your hand.
web-board-struck-swapped-hands = { $seat } swapped hands with you.
web-board-struck-swapped = { $seat } swapped characters with you.
web-board-struck-bribed = { $seat } bribed you: { $amount } gold.
web-board-struck-spied = { $seat } looked into your hand.
web-board-struck-destroyed = { $seat } destroyed { $card } in your city.
web-board-struck-taxed = You paid tax: { $amount } gold.
web-board-struck-gave-gold = { $target } took { $amount } gold from you.
web-board-struck-killed-role = Your character was killed: { $card }. You lose this turn.
web-board-struck-bewitched-role = { $seat } bewitched your character: { $card }.
web-board-struck-robbed-role = { $seat } is going to rob you, the { $card }.
web-board-struck-turn-lost = You did not say thanks and lost the turn.

## Beside the table

web-board-drawer = Log and chat
web-board-tab-log = Log
web-board-tab-chat = Chat
web-board-menu = Menu
web-board-export = Save the game as a story
web-board-invite = Invite others to watch
web-board-leave = Leave the table
web-board-leave-sure = The game goes on, and your seat stays yours: come back by the same link. Leave?
web-board-leave-yes = Leave now
web-board-leave-no = Stay
web-board-scores = Show the scores

## Keys

web-board-keys = Keys of the board
web-board-key-pick = Choose the option of that number
web-board-key-end = End your turn
web-board-key-undo = Take back the last answer
web-board-key-last = Look at the last turn again
web-board-key-cities = Go to the cities of the others
web-board-key-hand = Go to your hand
web-board-key-keys = Show these keys
web-board-key-close = Close what is open

## The line

web-board-offline = The connection is lost. It is being restored…
web-board-kept = What you press is kept and sent then.
web-board-closed-title = This table cannot be opened
web-board-closed-none = There is no such table, or it was closed.
web-board-closed-token = The seat of this browser is no longer yours, or nobody may look on here.
web-board-closed-old = This page is out of date. Reload it.
web-board-closed-damaged = The stored game is damaged. The keeper of the server has been told.
web-board-closed = The server closed the line.
web-board-reload = Reload
web-board-home = To the lobby
