# The reference of the rules. A text holds for 2016; .classic and the like are the words of other rulebooks.

## Around the rules

rules-title = The rules
rules-books = Rulebook
rules-book-2016 = 2016 edition
rules-book-classic-en = Classic, English
rules-book-classic-ru = Classic, Russian
rules-book-classic-fr = Classic, French
rules-search = Search the rules
rules-search-place = Card, term or rule
rules-found = { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
rules-none = Nothing found. Try a shorter word.
rules-contents = Contents
rules-print = Print
rules-rank = Rank { $rank }
rules-from-players =
    from { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
rules-cost = Cost { $cost }
rules-copies = { $amount ->
        [one] { $amount } copy
       *[other] { $amount } copies
    }
rules-chosen = if chosen

## Parts

rules-part-minute = The game in one minute
rules-part-setup = Setting up
rules-part-selection = A round: choosing characters
rules-part-call = A round: the call
rules-part-turn = Your turn
rules-part-building = Building
rules-part-end = The end
rules-part-scoring = Counting points
rules-part-ties = Ties
rules-part-short = A shorter game
rules-part-few = Two or three players
rules-part-many = Seven or eight players
rules-part-characters = All characters
rules-part-districts = All districts
rules-part-glossary = Words of the game
rules-part-rulings = Open points and our rulings
rules-part-differences = Differences between the rulebooks

## The game in one minute

rules-minute-1 = Everybody builds a city. When somebody’s city has 7 districts (8 with two or three players), the round is played to its end and the game is over. The most valuable city wins.
    .classic = Everybody builds a city. When somebody’s city has 8 districts, the round is played to its end and the game is over. The most valuable city wins.
rules-minute-2 = Each round everybody chooses a character in secret. Then the characters are called by rank, from 1 upwards, and their players have their turns in that order.
rules-minute-3 = In your turn you gather resources (2 gold, or one of two cards), you may build one district by paying its cost, and you use what your character can do.
rules-minute-4 = Those who kill or rob name a character, never a player. Guessing who is who, and not being guessed, is the heart of the game.

## Setting up

rules-setup-1 = Two to eight can play. The table chooses one character for each rank from 1 to 8, or takes one of the ready sets; whether there is a ninth depends on the number of players.
    .classic = Two to eight can play, with the eight basic characters. One or two of them may be exchanged for the starred character of the same rank; whether a ninth joins depends on the number of players.
rules-setup-2 = 14 of the 30 unique districts are shuffled together with the 54 basic ones: a deck of 68 cards. What was not chosen is out of the game.
    .classic-en = The deck has 66 cards: 54 basic districts and 12 special ones. The book knows no starred districts; a table that wants them follows the Russian book: up to three are simply added, of more each takes the place of an unstarred card.
    .classic-ru = The deck has 66 cards: 54 basic districts and 12 special ones. Up to three starred districts may simply be added; of more, an unstarred card leaves the deck for each of them.
    .classic-fr = The deck has 69 cards: 54 basic districts and 15 special ones. Each starred district that is chosen takes the place of a special district without a star, so the deck keeps its size.
rules-setup-3 = Everybody gets 4 cards and 2 gold.
rules-setup-4 = The book gives the first crown to the oldest player; here it falls by lot.
    .classic-fr = The first crown falls by lot.
rules-setup-5 = There is no Emperor with two players, and no Queen with fewer than five.
    .classic = There is no Queen with fewer than five players. If the Diplomat is in the game, the Graveyard leaves the deck.
    .classic-fr = There is no Queen with fewer than five players. If the Diplomat is in the game, the Graveyard leaves the deck; the Hospital is not played together with the Witch.
rules-table-setup = The characters and the end by number of players
rules-col-players = Players
rules-col-characters = Characters
rules-col-ninth = Rank 9
rules-col-complete = City completed at
rules-col-faceup = Faceup
rules-col-first = The first chooses from
rules-col-last = The last chooses from
rules-ninth-never = no
rules-ninth-optional = if wanted
rules-ninth-required = yes
rules-last-aside = 1 and the facedown one

## Choosing characters

rules-selection-1 = Whoever has the crown shuffles the characters. As many as the table says are laid faceup, then one facedown, unseen by all. These take no part in the round, though they may be named.
    .classic = Whoever has the crown shuffles the characters. One is laid facedown, unseen by all, then as many faceup as the table says. These take no part in the round, though they may be named.
rules-selection-2 = The character of rank 4 never lies faceup: another one takes its place, and it is shuffled back.
rules-selection-3 = The player with the crown keeps one of the rest in secret and passes the others to the left. Each does the same; the last player lays what is left facedown.
rules-table-selection = How the characters are laid out

## The call

rules-call-1 = The player with the crown calls the ranks from 1 upwards. Whoever holds the called character reveals it and has a turn. If nobody answers, the next rank is called.
rules-call-2 = Whoever holds a killed character stays silent and loses the turn, so that it looks as if nobody held it.
rules-call-3 = A robbed player loses the gold at the moment of revealing, before anything else.
    .classic = At the moment of revealing, in this order: the Thief takes the gold, the crown moves, the tax of rank 1 is paid. Then the turn begins.
rules-call-4 = When all ranks have been called, a killed character of rank 4 is shown: a King or Patrician takes the crown, an Emperor passes it on. No other killed character is ever shown.
    .classic = When all ranks have been called, the killed character is shown. A King takes the crown then; a killed Emperor leaves it where it is.
    .classic-fr = When all ranks have been called, the killed character is shown. A King takes the crown then, an Emperor passes it on and gets nothing for it.
rules-call-5 = If no city is completed, all characters are collected and a new round begins with whoever has the crown.

## A turn

rules-turn-1 = Once in every turn you must gather: take 2 gold, or draw 2 cards, keep one and put the other under the deck.
rules-turn-2 = After gathering you may build one district. You may also end the turn without building.
rules-turn-3 = Each ability of your character may be used once, at any moment of the turn, also before gathering. You may leave it unused, unless its text says that you must.
    .classic = Your character’s ability may be used once, at any moment of the turn unless its text names one. The Warlord destroys only after gathering, as the last deed of the turn; after it only income may be taken.
rules-turn-4 = Income counts the districts standing when you take it, all at once and only once. Take it early to pay with it, or after building to earn more.
rules-turn-5 = The effects of a district serve whoever has it in the city now. Those allowed once per turn work in the owner’s own turn.
rules-turn-6 = At the end of the turn, in this order: Poor House, Park, the Alchemist’s gold.
    .classic = At the end of the turn, in this order: the Alchemist’s gold, the tax, Poor House, Park.

## Building

rules-building-1 = You build a district from your hand by paying its cost to the bank, only after gathering. The one exception is the card that the Wizard builds at once.
    .classic = You build a district from your hand by paying its cost to the bank, only after gathering.
rules-building-2 = One district a turn. Architect 3, Seer and Scholar 2, Navigator none. Not counted are the Trader’s trade districts, the card the Wizard builds at once, and the Stables.
    .classic = One district a turn. Architect 3, Navigator none. The card that the Wizard takes and builds at once is not counted.
rules-building-3 = No district may be built that your city already has, except by the Wizard and by the owner of the Quarry.
rules-building-4 = A city has no greatest size, a hand no limit, and gold never runs out.
rules-building-5 = What a district is worth is its cost, and a coin of the Artist makes it 1 more. What was really paid does not matter.
rules-building-6 = Discarded and destroyed districts go facedown under the deck. If the deck is short, you get what is there; from an empty one nothing, but you may still choose cards.
    .classic = Discarded and destroyed districts go facedown under the deck. If the deck is short, you get what is there; when it is empty, only gold can be gathered.

## The end

rules-end-1 = A city is completed with 7 districts, with two or three players with 8. The Monument counts as two.
    .classic = A city is completed with 8 districts, or with as many as were agreed on for a shorter game.
rules-end-2 = The round in which the first city is completed is the last. All ranks that have not been called yet still have their turns.
rules-end-3 = The character of rank 8 can do nothing to a completed city.
    .classic = Neither Warlord nor Diplomat can touch a completed city; the Armory can.
    .classic-en = The Warlord cannot destroy in a completed city; the Diplomat may exchange with it, and the Armory can hit it.
rules-end-4 = A completed city that shrinks again still ends the game and keeps its 4 or 2 points; but it can be attacked again.
    .classic-fr = A completed city that shrinks again still ends the game. The first keeps its 4 points; the 2 points of the others need a city that is completed at the end.

## Points

rules-table-scoring = What points are given for
rules-col-for = For
rules-scoring-district = Each district in the city
rules-scoring-its-cost = its cost
rules-scoring-types = All five types in the city
rules-scoring-first = First completed city
rules-scoring-completed = Any other completed city
rules-scoring-unique = Unique districts
rules-scoring-their-text = as their text says
rules-scoring-1 = The Haunted Quarter counts as one type of your choice, for everything at once; the program takes the one that brings the most.
    .classic = University and Dragon Gate are worth 8. The Haunted Quarter counts as one type of your choice, for everything at once, but not if it was built in the last round.
rules-ties-1 = Of players with the same total, the one who revealed the character of the highest rank in the last round wins. A killed character does not count, except one of rank 4 that is shown at the end of the round.
    .classic = Players with the same total win together.
    .classic-ru = Of players with the same total, the one with the most points for districts wins, without any bonus; if that is equal, the one with the most gold. If that is equal too, they win together.
rules-short-1 = This edition has no shorter game.
    .classic = The table may agree to play to 7 districts instead of 8. The 7 then stands wherever the 8 stands: for the end, for protection and for points.
    .classic-fr = The table may agree to play to 7 or 6 districts instead of 8; the book advises it for six and seven players. The number then stands wherever the 8 stands.

## Small and large tables

rules-few-1 = Everybody has two characters and two turns in a round, one at each rank. Gold, hand and city are shared by both.
rules-few-2 = An ability counts only in the turn of its own character. What is allowed once per turn may be done once in each. If one of your characters is killed, you lose only that turn.
rules-few-3 = Two players: one of the 8 is laid facedown. The first keeps one of 7. The second keeps one of 6 and lays one facedown. The first keeps one of 4 and lays one facedown. The second keeps one of 2; the last is laid facedown.
rules-few-4 = Three players: one of the 9 is laid facedown. They keep one of 8, of 7 and of 6. Of the 5 left one is laid facedown at random, unseen. Then they keep one of 4, of 3 and of 2; the last is laid facedown.
    .classic = Three players: one of the 8 is laid facedown. Going round twice, they keep one of 7, 6, 5, 4, 3 and 2; the last is laid facedown.
rules-many-1 = Seven players with eight characters, and eight with nine: only one card reaches the last player, who also takes up the card that lies facedown, keeps one of the two and lays the other facedown.
rules-many-2 = Seven players with nine characters choose as usual: the last one chooses from two, and the facedown card stays unseen.
rules-many-3 = Eight players always play with nine characters.

## Differences between the rulebooks

rules-differences-1 = The four profiles are never mixed. What is alike in all of them is not listed; the texts of the cards change with the rulebook chosen above.
rules-diff-city = At 7 districts; with two or three players at 8.
    .topic = Completed city
    .classic = At 8 districts, however many play.
rules-diff-deck = 68 cards: 54 basic ones and 14 of the 30 unique ones.
    .topic = The deck
    .classic = 66 cards: 54 basic and 12 special ones. Up to three starred ones are added; more of them push others out.
    .classic-fr = 69 cards: 54 basic and 15 special ones. A starred card takes the place of a special one.
rules-diff-three = Nine characters; one leaves at random between the two choices.
    .topic = Three players
    .classic = Eight characters, chosen in two rounds of the table.
rules-diff-short = None.
    .topic = Shorter game
    .classic = To 7 districts.
    .classic-fr = To 7 or 6 districts.
rules-diff-ties = The highest rank revealed in the last round wins.
    .topic = Ties
    .classic = Shared victory.
    .classic-ru = More points for districts, then more gold, then shared victory.
rules-diff-king = Takes the crown in his turn, when he likes.
    .topic = King and crown
    .classic = Gets the crown at once when he is called.
rules-diff-killed = Never shown, except rank 4 at the end of the round.
    .topic = Killed character
    .classic = Shown at the end of the round.
rules-diff-warlord = Destroys at any moment of the turn.
    .topic = Warlord
    .classic = Destroys as the last deed of the turn.
rules-diff-extra = Taken when the player likes.
    .topic = Extra of Merchant and Architect
    .classic = Comes by itself right after gathering.
    .classic-fr = Comes by itself at the start of the turn.
rules-diff-emperor = Takes 1 gold or a random card from whoever gets the crown, as he likes.
    .topic = Emperor
    .classic = Whoever gets the crown chooses what to give: 1 gold or a card.
rules-diff-abbot = Gold or cards as income; if several are richest, he chooses one of them.
    .topic = Abbot
    .classic = Gold as income; if several are richest, nobody pays.
rules-diff-navigator = 4 gold or 4 cards, when the player likes.
    .topic = Navigator
    .classic-en = 4 gold or 4 cards after gathering; one of the two must be taken.
    .classic-ru = 4 gold or 4 cards after gathering, or nothing.
    .classic-fr = 4 gold or 4 cards after gathering, and the turn ends with them.
rules-diff-diplomat = Exchanges at any moment, not with a completed city.
    .topic = Diplomat
    .classic-en = Exchanges as the last deed, also with a completed city.
    .classic-ru = Exchanges as the last deed, not with a completed city.
    .classic-fr = Exchanges at any moment after gathering, not with a completed city.
rules-diff-tax = Rank 9. Builders put 1 gold on the token; it waits there for the Tax Collector.
    .topic = Tax Collector
    .classic = Rank 2. Whoever builds pays 1 gold at the end of that turn.
rules-diff-witch = Must name a character.
    .topic = Witch
    .classic-ru = May play an ordinary turn instead of naming a character.
rules-diff-laboratory = 2 gold for a card.
    .topic = Laboratory
    .classic = 1 gold for a card.
rules-diff-library = Keep all cards drawn in gathering.
    .topic = Library
    .classic = Keep two of the cards drawn in gathering.

## Rulings

rules-rulings-1 = Where the book leaves a point open, we have decided it once, and so it is played here.
rules-ruling-great-wall-coin-bank = The extra gold for the Great Wall goes to the bank, also from Marshal and Diplomat.
rules-ruling-great-wall-covers-itself-no = The Great Wall makes the other districts dearer, not itself.
rules-ruling-own-rank-8-respects-own-protection-yes = Keep, Great Wall and Bishop also bind their owner’s own rank 8 character; what a Diplomat gives away is free of them.
rules-ruling-armory-from-completed-city-no = The Armory cannot be used from a completed city.
rules-ruling-shrunk-city-keeps-bonus-yes = A completed city that becomes smaller keeps its 4 or 2 points, but not its protection.
rules-ruling-shrunk-city-keeps-bonus-first-only = If a completed city becomes smaller, the 4 points stay, but the 2 points need a city completed at the end.
rules-ruling-name-faceup-characters-yes = Assassin, Witch and Thief may name any other character of the game, even one lying faceup.
rules-ruling-mark-own-token-yes = A warrant or threat may be laid beside its owner’s own character; it does nothing there.
rules-ruling-gather-cards-from-empty-deck-yes = You may gather cards even from an empty deck, for nothing.
rules-ruling-gather-cards-from-empty-deck-no = From an empty deck only gold can be gathered.
rules-ruling-order-under-deck-chosen = Several cards go under the deck in the order their player chooses, unseen.
rules-ruling-wizard-builds-before-gathering-yes = The Wizard may build the card taken even before gathering.
rules-ruling-wizard-builds-before-gathering-no = Before gathering the Wizard can only keep the card taken.
rules-ruling-wizard-build-by-sacrifice-no = The Wizard’s immediate build is paid for: neither Framework nor a sacrifice for the Necropolis.
rules-ruling-wizard-must-take-yes = The Wizard must take a card, and cannot choose a player without cards.
rules-ruling-cardinal-mixes-with-den-yes = The Cardinal may pay for the Thieves’ Den with cards and another player’s gold together.
rules-ruling-bribe-with-nothing-yes = A threatened player without gold may bribe with nothing.
rules-ruling-magistrate-second-chance-no = A Magistrate who lets the first district pass gets no second chance in that turn.
rules-ruling-uncounted-stays-uncounted-yes = A confiscated district that would not have counted towards the limit does not count.
rules-ruling-witch-as-tax-collector-taxed-no = A Witch who plays as the Tax Collector pays no tax.
rules-ruling-beautified-counts-everywhere-yes = The Artist’s coin raises the cost everywhere, also for the Marshal’s limit and the Basilica.
rules-ruling-emperor-may-decline-no = The Emperor must take gold or a card if there is any.
rules-ruling-queen-sits-where-witch-sits-yes = If the Queen is bewitched, the Witch’s seat counts.
rules-ruling-seer-takes-random = The Seer takes cards at random.
rules-ruling-same-name-exchange-no = The Diplomat cannot exchange two districts of the same name.
rules-ruling-same-name-exchange-yes = The Diplomat may exchange two districts of the same name, since neither city ends with two.
rules-ruling-tie-break-by-revealed = In a tie a killed character does not count, except rank 4 shown at the end of the round.
rules-ruling-default-rank-9-artist = If a ninth character is needed and nobody chose one, it is the Artist.
rules-ruling-sacrifice-makes-room-for-monument-no = In a city of five the Framework cannot be given up for the Monument.
rules-ruling-museum-seen-by-owner = Only the present owner may look at the cards under the Museum.
rules-ruling-vault-counts-as-hand-card-yes = The Secret Vault shown at the end still counts as a hand card for the Map Room.
rules-ruling-haunted-quarter-one-type-yes = The Haunted Quarter has one type for all purposes.
rules-ruling-crown-moves-before-scoring-yes = In the last round too, the crown of a killed rank 4 moves before points are counted.
rules-ruling-unused-marks-returned-hidden = Warrants and threats left at the end of the round are taken back unseen.
rules-ruling-magician-discards-first-yes = The Magician’s cards go under the deck before any is drawn, so some may come back.
rules-ruling-name-own-second-character-yes = With two or three players you may name or mark your own second character.
rules-ruling-end-of-turn-order-poor-house-park-alchemist = At the end of a turn: Poor House, Park, then the Alchemist’s gold.
rules-ruling-end-of-turn-order-alchemist-poor-house-park = At the end of a turn: the Alchemist’s gold, the tax, Poor House, Park.
rules-ruling-confiscated-gold-refunded-once-yes = An Alchemist whose district is confiscated gets the gold back once, not twice.
rules-ruling-marshal-with-completed-city-yes = A Marshal whose own city is completed may still seize.
rules-ruling-warlord-in-own-completed-city-no = The Warlord cannot destroy in the own completed city.
rules-ruling-two-ways-together-yes = Exchanging characters and adding a ninth may be combined.
rules-ruling-more-than-two-replaced-no = No more than two basic characters are exchanged.
rules-ruling-witch-may-decline-no = The Witch must name a character.
rules-ruling-witch-may-decline-yes = The Witch may name nobody and play an ordinary turn.
rules-ruling-bewitched-emperor-crowns-witch = The crown of a bewitched Emperor is passed on by the Witch.
rules-ruling-bewitched-emperor-crowns-emperor = A bewitched Emperor still passes on the crown himself.
rules-ruling-killed-emperor-crowns-no = The crown does not move if the Emperor was killed.
rules-ruling-killed-emperor-crowns-yes = A killed Emperor passes on the crown at the end of the round and gets nothing.
rules-ruling-extra-may-be-refused-yes = The extra of Merchant and Architect may be refused; only owners of Park or Poor House are asked.
rules-ruling-diplomat-in-completed-city-yes = The Diplomat may take from a completed city.
rules-ruling-diplomat-in-completed-city-no = The Diplomat may not take from a completed city.
rules-ruling-diplomat-moment-at-end = The Diplomat exchanges as the last deed of the turn.
rules-ruling-diplomat-moment-after-gathering = The Diplomat exchanges at any moment after gathering, and the turn goes on.
rules-ruling-witch-pays-tax-on-reveal-yes = A Witch who has built would pay when the Tax Collector is revealed, as an Assassin does.
rules-ruling-witch-pays-tax-on-reveal-no = Of rank 1 only an Assassin who has built pays when the Tax Collector is revealed.
rules-ruling-queen-beside-emperor-no = The Queen gets nothing for sitting beside the Emperor.
rules-ruling-queen-beside-emperor-yes = The Queen gets 3 gold beside the Emperor too.
rules-ruling-alchemist-repaid-at-end = The Alchemist is repaid at the end of the turn.
rules-ruling-alchemist-repaid-at-once = The Alchemist is repaid at once and can use the gold again.
rules-ruling-navigator-must-take-yes = The Navigator must take the 4 gold or the 4 cards.
rules-ruling-navigator-must-take-no = The Navigator may leave the 4 gold or the 4 cards.
rules-ruling-lost-bell-tower-lengthens = If the Bell Tower is destroyed, the game is played to 8 districts again.
rules-ruling-lost-bell-tower-stays-short = A game shortened by the Bell Tower stays short even if the tower is destroyed.
rules-ruling-bell-tower-bonus-earliest = If the Bell Tower completes several cities at once, the one that had 7 districts earliest gets the 4 points.
rules-ruling-ball-room-manner-courtesy = The thanks that the Ball Room asks for are said by the program with your first deed.
rules-ruling-quarry-repeats-one = The Quarry allows one double in the whole city at a time.
rules-ruling-quarry-repeats-all = The Quarry allows any number of doubles.
rules-ruling-hospital-may-be-declined-yes = The Hospital may be left unused, so that nobody learns who was killed.
rules-ruling-hospital-may-be-declined-no = The Hospital works by itself.
rules-ruling-import-bonus-districts-no = Starred districts are played only if the table asks for them.
rules-ruling-ordinary-removed-for-each = With more than three starred districts an unstarred card leaves for every one of them.
rules-ruling-tie-break-book = The book has no tie-break: victory is shared.
rules-ruling-add-without-exchange-no = A starred district is never simply added: a special one leaves for it.
rules-ruling-wishing-well-counts-itself-no = The Wishing Well does not count itself.
