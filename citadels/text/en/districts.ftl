# The districts. Basic districts have a name only; unique ones also a .text. Where older printings differ:
# .classic their name, .text-classic what it does in all of them, .text-classic-fr and the like in one.

## Noble

district-manor = Manor
district-castle = Castle
district-palace = Palace

## Religious

district-temple = Temple
district-church = Church
district-monastery = Monastery
district-cathedral = Cathedral

## Trade

district-tavern = Tavern
district-market = Market
district-trading-post = Trading Post
district-docks = Docks
district-harbor = Harbor
district-town-hall = Town Hall

## Military

district-watchtower = Watchtower
district-prison = Prison
district-barracks = Barracks
    .classic = Battlefield
district-fortress = Fortress

## Unique

district-armory = Armory
    .text = In your turn you may destroy the Armory together with any one district, free of charge. Completed cities are safe.
    .text-classic = In your turn you may destroy the Armory together with any one district of another player, free of charge, even in a completed city. The last round stays the last.
district-ball-room = Ball Room
    .text = While you hold the crown, everybody else whose character you call owes you thanks before doing anything. If the table plays it strictly, whoever forgets loses the turn.
district-basilica = Basilica
    .text = Final score: 1 point for each district of odd cost in your city.
district-bell-tower = Bell Tower
    .text = When you build it, you may declare that 7 districts now complete a city. If the Bell Tower is destroyed, the old number counts again.
    .text-classic-fr = When you build it, you may declare that 7 districts now complete a city. That stays so even if the Bell Tower is destroyed.
district-capitol = Capitol
    .text = Final score: 3 points if at least 3 of your districts share a type. It scores once, however many sets you have.
district-dragon-gate = Dragon Gate
    .text = Final score: 2 points.
    .text-classic = In the final score it is worth 8 points.
district-factory = Factory
    .text = Your other unique districts cost 1 gold less to build.
district-framework = Framework
    .text = You may destroy the Framework to build a district without paying for it.
district-gold-mine = Gold Mine
    .text = When you gather gold, you get 1 more.
district-graveyard = Graveyard
    .text = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand; but not if you destroy it yourself, nor for the Graveyard itself.
    .classic-en = Cemetery
    .text-classic-en = When the Warlord destroys a district, you may pay 1 gold to take that card into your hand; but not if you destroy it yourself, nor for the Cemetery itself.
district-great-wall = Great Wall
    .text = The rank 8 character’s ability costs 1 gold more when used on any other district of your city.
    .text-classic = For the rank 8 character, any other district of your city costs 1 gold more.
district-haunted-quarter = Haunted Quarter
    .classic = Haunted City
    .text = In the final score it is a district of whichever type you choose, and of that type alone.
    .text-classic = In the final score it is a district of whichever type you choose, and of that type alone. Built in the last round, it stays unique.
district-hospital = Hospital
    .text = If your character is killed, you may still gather resources when it is called, and nothing else.
    .text-classic-fr = If your character is killed, you gather resources all the same when it is called, and nothing else.
district-imperial-treasury = Imperial Treasury
    .text = Final score: 1 point for each gold in your stash.
district-ivory-tower = Ivory Tower
    .text = Final score: 5 points if it is the one unique district of your city.
district-keep = Keep
    .text = The rank 8 character’s ability has no power over the Keep.
district-laboratory = Laboratory
    .text = Once in your turn you may discard a card from your hand for 2 gold.
    .text-classic = Once in your turn you may discard a card from your hand for 1 gold.
district-library = Library
    .text = When you gather cards, you keep all you draw.
    .text-classic = When you gather cards, you keep 2 of those you draw.
district-lighthouse = Lighthouse
    .text = When you build it, look through the whole deck and take one card into your hand; the deck is then shuffled.
district-map-room = Map Room
    .text = Final score: 1 point for each card in your hand.
district-monument = Monument
    .text = With 5 or more districts in your city you cannot build it. It counts as two districts toward completing the city.
district-museum = Museum
    .text = Once in your turn you may put a card from your hand facedown under the Museum. Final score: 1 point for each card there.
district-necropolis = Necropolis
    .text = You may build it by destroying one of your own districts in place of paying.
district-observatory = Observatory
    .text = When you gather cards, you draw 3 and not 2.
district-park = Park
    .text = If your turn ends with your hand empty, you draw 2 cards.
district-poor-house = Poor House
    .text = If your turn ends with your stash empty, you get 1 gold.
district-quarry = Quarry
    .text = You may build districts your city already has, as often as you like.
    .text-classic = You may build a district your city already has, but the whole city may hold only one such repeat.
    .text-classic-fr = { district-quarry.text }
district-school-of-magic = School of Magic
    .text = When your districts bring you gold or cards, it counts as the type you need. For the final score it is unique.
district-secret-vault = Secret Vault
    .text = It can never be built. Final score: 3 points, shown from your hand.
district-smithy = Smithy
    .text = Once in your turn you may pay 2 gold to draw 3 cards.
    .text-classic-fr = Once in your turn you may pay 3 gold to draw 3 cards.
district-stables = Stables
    .text = The Stables take up no place in your building limit.
district-statue = Statue
    .text = Final score: 5 points if you hold the crown.
district-theater = Theater
    .text = When all have chosen, you may trade your character, unseen, for another player’s; they cannot refuse. With two characters each, you pick which one to give, and chance picks the one you get.
district-thieves-den = Thieves’ Den
    .text = You may pay any part of its cost with cards from your hand, each worth 1 gold.
district-throne-room = Throne Room
    .text = Whenever the crown changes hands, you get 1 gold.
district-university = University
    .text = In the final score it is worth 8 points.
district-wishing-well = Wishing Well
    .text = Final score: 1 point for each unique district in your city, the Well included.
    .text-classic = Final score: 1 point for each other unique district in your city.
