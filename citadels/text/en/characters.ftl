# The characters, by their rank in 2016. Each: name, and .text, what it does there. Where older printings
# differ: .classic their name, .text-classic what it does in all of them, .text-classic-fr and the like in one.

## Rank 1

character-assassin = Assassin
    .text = Name another character: it is killed. Its player keeps silent when it is called and loses the whole turn.
    .text-classic = Name another character: it is killed. Its player keeps silent when it is called, loses the whole turn and shows the card only when the round ends.
character-witch = Witch
    .text = You must first gather resources and name another character; your turn then pauses before anything else. When the bewitched character is called, its player only gathers resources (a King or Patrician still takes the crown), and you play on as that character with your own hand, gold and city. If nobody reveals it, your turn is over.
    .text-classic-en = You must first gather resources and name another character; your turn then pauses before anything else. When the bewitched character is called, its player only gathers resources (a King still takes the crown), and you play on as that character with your own hand, gold and city. If nobody reveals it, your turn is over.
    .text-classic-ru = After gathering resources, and before you build or use a district, you may name another character; your turn then pauses. When the bewitched character is called, its player only gathers resources (a King still takes the crown), and you play on as that character with your own hand, gold and city. If nobody reveals it, your turn is over. If you name nobody, it is an ordinary turn.
    .text-classic-fr = You must first gather resources and name another character; your turn then pauses before anything else. When the bewitched character is called, its player only gathers resources (a King still takes the crown, an Emperor still passes it on), and you play on as that character with your own hand, gold and city. If nobody reveals it, your turn is over.
character-magistrate = Magistrate
    .text = Lay the 3 warrants facedown beside 3 different characters; only the signed one counts. When its player pays for the first district of the turn, you may show the warrant and confiscate it: it is built in your city for free, and the gold goes back to the player. You cannot take a district your city already has.

## Rank 2

character-thief = Thief
    .text = Name another character, but not rank 1, nor the killed or bewitched one. As soon as it is revealed, all the gold of its player is yours.
character-spy = Spy
    .text = Choose another player and name a district type, then look at that hand. For each card of the type, take 1 gold from the player and draw 1 card; if the gold runs out, you still draw for every match.
character-blackmailer = Blackmailer
    .text = Lay the 2 threats facedown beside 2 different characters, but not rank 1, nor the killed or bewitched one. Right after gathering, a threatened player either bribes you with half their gold, rounded down, or refuses. After a refusal you may turn the threat over: the flower takes all their gold.

## Rank 3

character-magician = Magician
    .text = One of two things: trade your whole hand for another player’s, or put any number of your cards under the deck and draw as many.
character-wizard = Wizard
    .text = Look through another player’s hand and choose one card: keep it, or pay for it and build it at once, outside your building limit. This turn you may build districts your city already has.
    .text-classic = Look through another player’s hand and choose one card: keep it, or, once you have gathered resources, pay for it and build it at once, outside your building limit. This turn you may build districts your city already has.
character-seer = Seer
    .text = Take a random card from every other player who has any, then give each of them one card of your choice. Your building limit is 2.

## Rank 4

character-king = King
    .text = Each noble district in your city brings you 1 gold. You must take the crown during your turn; bewitched you take it all the same, killed you take it at the end of the round.
    .text-classic = Each noble district in your city brings you 1 gold. You get the crown as soon as you are called, even if you are bewitched; killed, you take it at the end of the round.
character-emperor = Emperor
    .text = Each noble district in your city brings you 1 gold. You must pass the crown to a player who does not hold it, never to yourself, and you take 1 gold or 1 random card from that player. Killed, you pass it at the end of the round and take nothing.
    .text-classic = Each noble district in your city brings you 1 gold. As soon as you are called, you must pass the crown to a player who does not hold it, never to yourself; that player gives you 1 gold or 1 card from hand, whichever they prefer. Killed, you leave the crown where it is; bewitched, you leave it to the Witch to pass on.
    .text-classic-fr = Each noble district in your city brings you 1 gold. As soon as you are called, you must pass the crown to a player who does not hold it, never to yourself; that player gives you 1 gold or 1 card from hand, whichever they prefer. Bewitched, you pass it on all the same; killed, you pass it on at the end of the round and get nothing.
character-patrician = Patrician
    .text = Each noble district in your city brings you 1 card. You must take the crown during your turn; bewitched you take it all the same, killed you take it at the end of the round.

## Rank 5

character-bishop = Bishop
    .text = Each religious district in your city brings you 1 gold. For the rest of the round your districts are safe from the rank 8 character’s ability. A killed Bishop protects nothing.
character-abbot = Abbot
    .text = Each religious district in your city brings you 1 gold or 1 card; say the split before you take it. Once in your turn, if you are not among the richest, the richest player must give you 1 gold; if several are tied, you choose one.
    .text-classic = Each religious district in your city brings you 1 gold. Once in your turn, the richest player must give you 1 gold; if several are tied for the most, or if it is you, nobody pays.
character-cardinal = Cardinal
    .text = Each religious district in your city brings you 1 card. If you are short of gold for a district, you may take exactly what is missing from one other player, giving 1 card from your hand for each gold; you must then build that district.

## Rank 6

character-merchant = Merchant
    .text = Each trade district in your city brings you 1 gold. You also get 1 gold more, whatever you gathered.
    .text-classic = Each trade district in your city brings you 1 gold. Right after gathering you get 1 gold more, whatever you gathered.
    .text-classic-fr = Each trade district in your city brings you 1 gold. You also get 1 gold at the start of your turn, before you gather.
character-alchemist = Alchemist
    .text = When your turn ends, all the gold you paid for building in it comes back to you. You must have the gold when you build, and nothing else is refunded.
    .text-classic-fr = All the gold you pay for building comes back to you at once. You must still have it when you build, and nothing else is refunded.
character-trader = Trader
    .text = Each trade district in your city brings you 1 gold. Besides your one district, you may build as many trade districts as you can pay for.

## Rank 7

character-architect = Architect
    .text = Draw 2 cards more, whatever you gathered. Your building limit is 3.
    .text-classic = Right after gathering you draw 2 cards more, whatever you gathered. Your building limit is 3.
    .text-classic-fr = At the start of your turn, before you gather, you draw 2 cards. Your building limit is 3.
character-navigator = Navigator
    .text = Take 4 gold or 4 cards more, whatever you gathered. You build nothing this turn, not even a district outside the limit.
    .text-classic-en = After gathering you must take 4 gold or 4 cards more. You build nothing this turn.
    .text-classic-ru = After gathering you may take 4 gold or 4 cards more. You build nothing this turn.
    .text-classic-fr = After gathering you may take 4 gold or 4 cards more, and with that your turn ends. You build nothing this turn.
character-scholar = Scholar
    .text = Look at 7 cards from the deck: one joins your hand, the others are shuffled back in. Your building limit is 2.

## Rank 8

character-warlord = Warlord
    .text = Each military district in your city brings you 1 gold. You may destroy one district anywhere, even your own, for 1 gold less than its cost. Completed cities are safe.
    .text-classic = Each military district in your city brings you 1 gold. You may destroy one district anywhere, even your own, for 1 gold less than its cost, but only at the end of your turn: after it you can only take your income. Completed cities are safe.
character-diplomat = Diplomat
    .text = Each military district in your city brings you 1 gold. You may trade one of your districts for another player’s; if theirs costs more, give them the difference. The other city must not be completed, and neither city may get a district it already has.
    .text-classic-en = Each military district in your city brings you 1 gold. You may trade one of your districts for another player’s, even from a completed city; if theirs costs more, give them the difference. You do so at the end of your turn: after it you can only take your income. Neither city may end up with the same district twice.
    .text-classic-ru = Each military district in your city brings you 1 gold. You may trade one of your districts for another player’s; if theirs costs more, give them the difference. You do so at the end of your turn: after it you can only take your income. The other city must not be completed, and neither city may end up with the same district twice.
    .text-classic-fr = Each military district in your city brings you 1 gold. After gathering you may trade one of your districts for another player’s; if theirs costs more, give them the difference. The other city must not be completed, and neither city may end up with the same district twice.
character-marshal = Marshal
    .text = Each military district in your city brings you 1 gold. You may seize another player’s district of cost 3 or less, giving them its cost. Completed cities are safe, and you cannot take a district your city already has.

## Rank 9

character-queen = Queen
    .text = If a player next to you has revealed the rank 4 character, you get 3 gold. If that character was killed, you are paid at the end of the round, when it is shown.
    .text-classic-en = If a player next to you has revealed the King, you get 3 gold. If the King was killed, you are paid at the end of the round, when he is shown. The Emperor brings you nothing.
character-artist = Artist
    .text = Put 1 gold of your own on one or two of your districts. From then on, each costs 1 more and is worth 1 more point. A district can be beautified only once.
character-tax-collector = Tax Collector
    .text = While this character is in the game, everybody puts 1 gold on its token after each district they build, if they have any left. In your turn as the Tax Collector you pay none and may take all the gold there. What is not taken stays for later rounds.
    .text-classic = From your call to the end of the round, every other player who builds in a turn gives you 1 gold when that turn ends, however many districts it was, if they have any gold left. An Assassin who built before you were called pays at once.
    .text-classic-en = From your call to the end of the round, every other player who builds in a turn gives you 1 gold when that turn ends, however many districts it was, if they have any gold left. An Assassin or Witch who built before you were called pays at once.
