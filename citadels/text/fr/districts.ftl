# Les quartiers. Ceux de base n’ont qu’un nom ; les merveilles ont aussi un .text. Si les éditions anciennes
# diffèrent : .classic leur nom, .text-classic ce qu’il fait dans toutes, .text-classic-fr et autres dans une seule.

## Nobles

district-manor = Manoir
district-castle = Château
district-palace = Palais

## Religieux

district-temple = Temple
district-church = Église
district-monastery = Monastère
district-cathedral = Cathédrale

## Commerçants

district-tavern = Taverne
district-market = Marché
district-trading-post = Échoppe
district-docks = Comptoir
district-harbor = Port
district-town-hall = Hôtel de ville

## Militaires

district-watchtower = Tour de guet
district-prison = Prison
district-barracks = Caserne
district-fortress = Forteresse

## Merveilles

district-armory = Poudrière
    .text = Pendant votre tour, sacrifiez si vous voulez la Poudrière pour détruire aussi un quartier de votre choix, sans rien payer. Les cités complètes sont à l’abri.
    .text-classic = Pendant votre tour, sacrifiez si vous voulez la Poudrière pour détruire aussi un quartier d’un autre joueur, sans rien payer, même dans une cité complète. La dernière manche reste la dernière.
district-ball-room = Salle de bal
    .text = Tant que la couronne est chez vous, tout autre joueur dont vous appelez le personnage vous doit d’abord des remerciements. Si la table joue strictement, qui les oublie perd son tour.
district-basilica = Basilique
    .text = Score final : 1 point par quartier de coût impair dans votre cité.
district-bell-tower = Beffroi
    .text = En le bâtissant, vous pouvez décider que 7 quartiers complètent désormais une cité. Si le Beffroi est détruit, l’ancien nombre vaut de nouveau.
    .text-classic-fr = En le bâtissant, vous pouvez décider que 7 quartiers complètent désormais une cité. Cela reste vrai même si le Beffroi est détruit.
district-capitol = Capitole
    .text = Score final : 3 points si au moins 3 de vos quartiers sont du même type. Une seule fois, quel que soit le nombre de séries.
district-dragon-gate = Dracoport
    .text = Score final : 2 points.
    .text-classic = Pour le score final, il vaut 8 points.
district-factory = Manufacture
    .classic = Fabrique
    .text = Vos autres merveilles coûtent 1 pièce d’or de moins à bâtir.
district-framework = Chantier
    .text = Vous pouvez détruire le Chantier pour bâtir un quartier sans le payer.
district-gold-mine = Mine d’Or
    .text = Quand vous prenez de l’or comme ressource, vous recevez 1 pièce de plus.
district-graveyard = Cimetière
    .text = Quand le Condottiere détruit un quartier, vous pouvez payer 1 pièce d’or pour prendre cette carte en main ; mais pas si vous le détruisez vous-même, ni pour le Cimetière lui-même.
district-great-wall = Grande Muraille
    .text = Le pouvoir du personnage de rang 8 coûte 1 pièce d’or de plus contre tout autre quartier de votre cité.
    .text-classic = Pour le personnage de rang 8, tout autre quartier de votre cité coûte 1 pièce d’or de plus.
district-haunted-quarter = Cour des Miracles
    .text = Pour le score final, c’est un quartier du type de votre choix, et de ce type seulement.
    .text-classic = Pour le score final, c’est un quartier du type de votre choix, et de ce type seulement. Bâtie pendant la dernière manche, elle reste une merveille.
district-hospital = Hôpital
    .text = Si votre personnage est assassiné, vous pouvez quand même prendre vos ressources à son appel, et rien d’autre.
    .text-classic-fr = Si votre personnage est assassiné, vous prenez quand même vos ressources à son appel, et rien d’autre.
district-imperial-treasury = Trésor Impérial
    .text = Score final : 1 point par pièce d’or de votre trésor.
district-ivory-tower = Tour d’Ivoire
    .text = Score final : 5 points si votre cité ne compte aucune autre merveille.
district-keep = Donjon
    .text = Le pouvoir du personnage de rang 8 est sans effet sur le Donjon.
district-laboratory = Laboratoire
    .text = Une fois dans votre tour, une carte défaussée de votre main vous rapporte 2 pièces d’or.
    .text-classic = Une fois dans votre tour, une carte défaussée de votre main vous rapporte 1 pièce d’or.
district-library = Bibliothèque
    .text = Quand vous prenez des cartes comme ressource, vous gardez toutes celles que vous piochez.
    .text-classic = Quand vous prenez des cartes comme ressource, vous gardez 2 de celles que vous piochez.
district-lighthouse = Phare
    .text = En le bâtissant, parcourez toute la pioche et prenez une carte en main ; la pioche est ensuite mélangée.
district-map-room = Salle des cartes
    .text = Score final : 1 point par carte de votre main.
district-monument = Monument
    .text = Impossible à bâtir si votre cité compte déjà 5 quartiers ou plus. Pour compléter la cité, il vaut deux quartiers.
district-museum = Musée
    .text = Une fois dans votre tour, une carte de votre main peut aller sous le Musée, face cachée. Score final : 1 point pour chacune.
district-necropolis = Nécropole
    .text = Au lieu de la payer, vous pouvez la bâtir en détruisant un de vos quartiers.
district-observatory = Observatoire
    .text = Quand vous prenez des cartes comme ressource, vous en piochez 3 et non 2.
district-park = Parc
    .text = Si votre tour s’achève la main vide, vous piochez 2 cartes.
district-poor-house = Hospice
    .text = Si votre tour s’achève le trésor vide, vous recevez 1 pièce d’or.
district-quarry = Carrière
    .text = Vous pouvez bâtir, autant de fois que vous voulez, des quartiers que votre cité possède déjà.
    .text-classic = Vous pouvez bâtir un quartier que votre cité possède déjà, mais elle ne peut compter en tout qu’un seul double.
    .text-classic-fr = { district-quarry.text }
district-school-of-magic = École de Magie
    .text = Quand vos quartiers vous rapportent de l’or ou des cartes, elle est du type qu’il vous faut. Pour le score final, c’est une merveille.
district-secret-vault = Catacombes
    .text = Elles ne se bâtissent jamais. Score final : 3 points, montrées depuis votre main.
district-smithy = Forge
    .classic = Manufacture
    .text = Une fois dans votre tour, 2 pièces d’or versées à la banque vous donnent 3 cartes.
    .text-classic-fr = Une fois dans votre tour, 3 pièces d’or versées à la banque vous donnent 3 cartes.
district-stables = Écuries
    .text = Les Écuries n’entament pas votre permis de construire.
district-statue = Statue Équestre
    .text = Score final : 5 points si la couronne est chez vous.
district-theater = Théâtre
    .text = Quand chacun a choisi, vous pouvez échanger votre personnage à l’aveugle contre celui d’un autre joueur, qui ne peut pas refuser. Avec deux personnages par joueur, vous décidez lequel donner et le hasard désigne celui que vous recevez.
district-thieves-den = Tripot
    .text = Toute partie de son coût peut se payer avec des cartes de votre main, chacune valant 1 pièce d’or.
district-throne-room = Salle du trône
    .text = Chaque fois que la couronne change de joueur, vous recevez 1 pièce d’or.
district-university = Université
    .text = Pour le score final, elle vaut 8 points.
district-wishing-well = Fontaine aux Souhaits
    .text = Score final : 1 point par merveille de votre cité, elle comprise.
    .text-classic = Score final : 1 point pour chaque autre merveille de votre cité.
