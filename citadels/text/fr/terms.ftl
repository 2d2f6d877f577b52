# Les mots de la table. .text explique le mot dans le glossaire.

## Le matériel

term-gold = Or
    .text = Ce qui sert à payer les quartiers. Il n’en manque jamais, et chacun voit combien en a chaque joueur.
term-card = Carte
    .text = Une carte quartier. Sauf mention contraire, elle se pioche sur le dessus de la pioche.
term-cards = Cartes
term-hand = Main
    .text = Vos cartes pas encore bâties. Les autres en voient le nombre, pas les noms. Il n’y a pas de limite.
term-deck = Pioche
    .text = La pile face cachée d’où viennent les cartes. Les cartes défaussées ou détruites vont dessous.
term-bank = Banque
    .text = D’où vient l’or et où il se paie, sauf mention contraire.
term-stash = Trésor
    .text = L’or d’un joueur. Les pièces posées sur des quartiers ou des jetons n’en font pas partie.
term-crown = Couronne
    .text = Qui la détient appelle les personnages et choisit en premier à la manche suivante.

## Les cités

term-city = Cité
    .text = Les quartiers qu’un joueur a bâtis.
term-completed-city = Cité complète
    .text = Une cité d’au moins 7 quartiers, ou 8 à deux ou trois joueurs. La manche où la première est achevée est la dernière.
    .text-classic = Une cité d’au moins 8 quartiers, ou du nombre convenu pour une partie plus courte. La manche où la première est achevée est la dernière.
term-district = Quartier
    .text = Une carte à bâtir. Son coût est aussi sa valeur en points.
term-unique-district = Merveille
    .text = Un quartier qui a son propre effet. Chaque partie en compte 14.
    .text-classic = Un quartier qui a son propre effet. Sans étoile, il est d’office dans la pioche ; étoilé, seulement si la table le choisit.
term-building-limit = Permis de construire
    .text = Le nombre de quartiers que vous pouvez bâtir dans un tour : un seul, sauf si une carte dit autre chose.

## Les personnages

term-character = Personnage
    .text = Le rôle choisi en secret pour une manche, avec des pouvoirs valables pendant votre tour.
term-rank = Rang
    .text = Le numéro d’un personnage. Les rangs les plus bas sont appelés en premier.
term-faceup = Face visible
    .text = Posé à découvert, au vu de tous.
term-facedown = Face cachée
    .text = Posé à l’envers : on n’en voit que le dos.
term-warrant = Mandat
    .text = L’un des trois marqueurs face cachée de l’Échevin. Deux d’entre eux sont sans valeur.
term-signed-warrant = Mandat signé
    .text = Le seul mandat qui permet à l’Échevin de confisquer un quartier.
term-threat = Menace
    .text = L’un des deux marqueurs face cachée de la Maître-chanteuse. L’un d’eux est sans effet.
term-flowered-threat = Menace à la fleur
    .text = La menace qui emporte tout l’or d’un joueur qui n’a pas voulu payer.
term-bribe = Pot-de-vin
    .text = La moitié de l’or d’un joueur menacé, arrondie à l’inférieur, donnée pour écarter la menace.

## La partie

term-player = Joueur
    .text = Une personne ou un programme, avec sa propre cité.
term-seat = Place
    .text = Un siège à la table. On joue vers la gauche.
term-round = Manche
    .text = Chacun choisit un personnage, puis les rangs sont appelés l’un après l’autre.
term-turn = Tour
    .text = Ce que vous faites à l’appel de votre personnage : prendre vos ressources, bâtir, user de vos pouvoirs.
term-gather = Prise de ressources
    .text = Une fois par tour : prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une.
term-selection-phase = Phase de sélection
    .text = La première partie d’une manche : les personnages passent de main en main et chacun en garde un en secret.
term-turn-phase = Tours des joueurs
    .text = La seconde partie d’une manche : les personnages sont appelés par rang et jouent leur tour.
term-score = Score
    .text = Les points comptés en fin de partie. Le plus haut total l’emporte.
term-points = Points
    .text = Le coût de vos quartiers, 3 pour les cinq types, 4 ou 2 pour une cité complète, et ce qu’ajoutent vos merveilles.

## Les types de quartier

type-noble = Noble
type-religious = Religieux
type-trade = Commerçant
type-military = Militaire
type-unique = Merveille

## Les quantités

count-gold = { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}
count-cards = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
count-districts = { $amount ->
    [one] { $amount } quartier
   *[other] { $amount } quartiers
}
count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## Ce qui rapporte des points

score-district = Quartier
score-all-types = Les cinq types
score-first-completed = Première cité complète
score-completed = Cité complète
score-extra = Effet du quartier
score-from-hand = Montré depuis la main

## Les ensembles de cartes

preset-first-game = Première partie
preset-ambitious-aristocrats = Aristocrates ambitieux
preset-cunning-agents = Intrigants subtils
preset-illustrious-emissaries = Émissaires illustres
preset-devious-dignitaries = Dignitaires sournois
preset-tenacious-delegates = Oligarques tenaces
preset-vicious-nobles = Nobles retors

## Les règles

profile-2016 = Édition 2016
profile-classic-en = Édition classique, livret anglais
profile-classic-ru = Édition classique, livret russe
profile-classic-fr = Édition classique, livret français
