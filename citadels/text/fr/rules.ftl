# Le mémento des règles. Un texte vaut pour 2016 ; .classic et semblables sont ceux d’autres livrets.

## Autour des règles

rules-title = Les règles
rules-books = Livret de règles
rules-book-2016 = Édition 2016
rules-book-classic-en = Classique, anglais
rules-book-classic-ru = Classique, russe
rules-book-classic-fr = Classique, français
rules-search = Chercher dans les règles
rules-search-place = Carte, terme ou règle
rules-found = { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-none = Rien trouvé. Essayez un mot plus court.
rules-contents = Sommaire
rules-print = Imprimer
rules-rank = Rang { $rank }
rules-from-players =
    à partir de { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
rules-cost = Coût { $cost }
rules-copies = { $amount ->
        [one] { $amount } exemplaire
       *[other] { $amount } exemplaires
    }
rules-chosen = au choix

## Parties

rules-part-minute = Le jeu en une minute
rules-part-setup = Mise en place
rules-part-selection = Une manche : choisir son personnage
rules-part-call = Une manche : l’appel
rules-part-turn = Votre tour
rules-part-building = Bâtir
rules-part-end = La fin
rules-part-scoring = Le décompte
rules-part-ties = Égalités
rules-part-short = Une partie plus courte
rules-part-few = À deux ou trois
rules-part-many = À sept ou huit
rules-part-characters = Tous les personnages
rules-part-districts = Tous les quartiers
rules-part-glossary = Les mots du jeu
rules-part-rulings = Points ouverts et nos décisions
rules-part-differences = Différences entre les livrets

## Le jeu en une minute

rules-minute-1 = Chacun bâtit une cité. Dès qu’une cité compte 7 quartiers (8 à deux ou trois joueurs), on finit la manche et la partie s’arrête. La cité la plus précieuse l’emporte.
    .classic = Chacun bâtit une cité. Dès qu’une cité compte 8 quartiers, on finit la manche et la partie s’arrête. La cité la plus précieuse l’emporte.
rules-minute-2 = À chaque manche, chacun choisit un personnage en secret. Puis on appelle les personnages par rang, à partir de 1, et les joueurs jouent dans cet ordre.
rules-minute-3 = À votre tour, vous prenez des ressources (2 pièces d’or, ou une carte sur deux), vous pouvez bâtir un quartier en payant son coût, et vous usez du pouvoir de votre personnage.
rules-minute-4 = Qui tue ou vole nomme un personnage, jamais un joueur. Deviner qui est qui sans être deviné, voilà le cœur du jeu.

## Mise en place

rules-setup-1 = De deux à huit joueurs. La table choisit un personnage par rang, de 1 à 8, ou prend une des sélections prêtes ; le neuvième dépend du nombre de joueurs.
    .classic = De deux à huit joueurs, avec les huit personnages de base. On peut en remplacer un ou deux par le personnage étoilé du même rang ; le neuvième dépend du nombre de joueurs.
rules-setup-2 = 14 des 30 merveilles sont mélangées aux 54 quartiers de base : une pioche de 68 cartes. Ce qui n’a pas été choisi est hors jeu.
    .classic-en = La pioche compte 66 cartes : 54 quartiers de base et 12 merveilles. Le livret ignore les quartiers étoilés ; une table qui en veut suit le livret russe : jusqu’à trois s’ajoutent, au-delà chacun prend la place d’une carte sans étoile.
    .classic-ru = La pioche compte 66 cartes : 54 quartiers de base et 12 merveilles. Jusqu’à trois quartiers étoilés s’ajoutent simplement ; au-delà, une carte sans étoile sort de la pioche pour chacun d’eux.
    .classic-fr = La pioche compte 69 cartes : 54 quartiers de base et 15 merveilles. Chaque quartier étoilé choisi prend la place d’une merveille sans étoile : la pioche garde sa taille.
rules-setup-3 = Chacun reçoit 4 cartes et 2 pièces d’or.
rules-setup-4 = Le livret donne la première couronne au joueur le plus âgé ; ici, elle est tirée au sort.
    .classic-fr = La première couronne est tirée au sort.
rules-setup-5 = Pas d’Empereur à deux joueurs, pas de Reine à moins de cinq.
    .classic = Pas de Reine à moins de cinq joueurs. Si le Diplomate est en jeu, le Cimetière sort de la pioche.
    .classic-fr = Pas de Reine à moins de cinq joueurs. Si le Diplomate est en jeu, le Cimetière sort de la pioche ; l’Hôpital ne se joue pas avec la Sorcière.
rules-table-setup = Personnages et fin selon le nombre de joueurs
rules-col-players = Joueurs
rules-col-characters = Personnages
rules-col-ninth = Rang 9
rules-col-complete = Cité complète à
rules-col-faceup = Face visible
rules-col-first = Le premier choisit parmi
rules-col-last = Le dernier choisit parmi
rules-ninth-never = non
rules-ninth-optional = si l’on veut
rules-ninth-required = oui
rules-last-aside = 1 et la carte cachée

## Choisir son personnage

rules-selection-1 = Qui a la couronne mélange les personnages. On en pose face visible autant que l’indique le tableau, puis un face cachée, sans le regarder. Ils ne jouent pas cette manche, mais on peut les nommer.
    .classic = Qui a la couronne mélange les personnages. On en pose un face cachée, sans le regarder, puis autant face visible que l’indique le tableau. Ils ne jouent pas cette manche, mais on peut les nommer.
rules-selection-2 = Le personnage de rang 4 n’est jamais face visible : un autre prend sa place et il est remélangé.
rules-selection-3 = Le joueur couronné en garde un en secret et passe les autres à gauche. Chacun fait de même ; le dernier pose le reste face cachée.
rules-table-selection = Comment les personnages sont disposés

## L’appel

rules-call-1 = Le joueur couronné appelle les rangs à partir de 1. Qui tient le personnage appelé le révèle et joue. Si personne ne répond, on appelle le rang suivant.
rules-call-2 = Qui tient un personnage assassiné se tait et perd son tour : on dirait que personne ne l’a.
rules-call-3 = Un joueur volé perd son or au moment où il se révèle, avant toute autre chose.
    .classic = Au moment de la révélation, dans cet ordre : le Voleur prend l’or, la couronne passe, la taxe du rang 1 est payée. Puis le tour commence.
rules-call-4 = Quand tous les rangs ont été appelés, un personnage de rang 4 assassiné est révélé : Roi ou Patricien prend la couronne, l’Empereur la transmet. Aucun autre assassiné n’est jamais montré.
    .classic = Quand tous les rangs ont été appelés, le personnage assassiné est révélé. Le Roi prend alors la couronne ; un Empereur assassiné la laisse où elle est.
    .classic-fr = Quand tous les rangs ont été appelés, le personnage assassiné est révélé. Le Roi prend alors la couronne, l’Empereur la transmet sans rien recevoir.
rules-call-5 = Si aucune cité n’est complète, on reprend tous les personnages et une nouvelle manche commence chez qui a la couronne.

## Un tour

rules-turn-1 = Une fois par tour, vous devez prendre des ressources : 2 pièces d’or, ou 2 cartes dont vous gardez une et glissez l’autre sous la pioche.
rules-turn-2 = Ensuite, vous pouvez bâtir un quartier. Vous pouvez aussi finir votre tour sans bâtir.
rules-turn-3 = Chaque pouvoir de votre personnage s’utilise une fois, à tout moment du tour, même avant les ressources. Vous pouvez y renoncer, sauf si le texte l’impose.
    .classic = Le pouvoir de votre personnage s’utilise une fois, à tout moment du tour sauf mention contraire. Le Condottiere ne détruit qu’après les ressources, en dernier acte du tour ; ensuite, seuls les revenus restent possibles.
rules-turn-4 = Les revenus comptent les quartiers debout au moment où vous les prenez, en une fois. Prenez-les tôt pour payer, ou après avoir bâti pour gagner plus.
rules-turn-5 = Les effets d’un quartier servent à qui l’a dans sa cité. Ceux qui jouent une fois par tour jouent dans le tour du propriétaire.
rules-turn-6 = À la fin du tour, dans cet ordre : Hospice, Parc, or de l’Alchimiste.
    .classic = À la fin du tour, dans cet ordre : or de l’Alchimiste, taxe, Hospice, Parc.

## Bâtir

rules-building-1 = On bâtit un quartier de sa main en payant son coût à la banque, seulement après les ressources. Seule exception : la carte que le Sorcier bâtit aussitôt.
    .classic = On bâtit un quartier de sa main en payant son coût à la banque, seulement après les ressources.
rules-building-2 = Un quartier par tour. Architecte 3, Voyante et Archiviste 2, Navigatrice aucun. Ne comptent pas : les quartiers commerçants du Négociant, la carte bâtie aussitôt par le Sorcier et les Écuries.
    .classic = Un quartier par tour. Architecte 3, Navigatrice aucun. La carte que le Sorcier prend et bâtit aussitôt ne compte pas.
rules-building-3 = On ne bâtit pas un quartier que sa cité possède déjà, sauf le Sorcier et le propriétaire de la Carrière.
rules-building-4 = Une cité n’a pas de taille maximale, une main pas de limite, et l’or ne s’épuise jamais.
rules-building-5 = Un quartier vaut son coût, plus 1 s’il porte la pièce de l’Artiste. Peu importe ce qui a été payé.
rules-building-6 = Les quartiers défaussés ou détruits vont sous la pioche, face cachée. Si la pioche ne suffit pas, on prend ce qu’il y a ; vide, elle ne donne rien, mais on peut encore choisir les cartes.
    .classic = Les quartiers défaussés ou détruits vont sous la pioche, face cachée. Si la pioche ne suffit pas, on prend ce qu’il y a ; vide, on ne peut prendre que de l’or.

## La fin

rules-end-1 = Une cité est complète avec 7 quartiers, 8 à deux ou trois joueurs. Le Monument compte pour deux.
    .classic = Une cité est complète avec 8 quartiers, ou le nombre convenu pour une partie plus courte.
rules-end-2 = La manche où la première cité est achevée est la dernière. Les rangs pas encore appelés jouent encore leur tour.
rules-end-3 = Le personnage de rang 8 ne peut rien contre une cité complète.
    .classic = Ni le Condottiere ni le Diplomate ne touchent une cité complète ; la Poudrière, si.
    .classic-en = Le Condottiere ne détruit pas dans une cité complète ; le Diplomate peut échanger avec elle, et la Poudrière peut la frapper.
rules-end-4 = Une cité complète qui rapetisse met tout de même fin à la partie et garde ses 4 ou 2 points ; mais on peut de nouveau l’attaquer.
    .classic-fr = Une cité complète qui rapetisse met tout de même fin à la partie. La première garde ses 4 points ; les 2 points des autres demandent une cité complète à la fin.

## Points

rules-table-scoring = Ce qui rapporte des points
rules-col-for = Pour
rules-scoring-district = Chaque quartier de la cité
rules-scoring-its-cost = son coût
rules-scoring-types = Les cinq types dans la cité
rules-scoring-first = Première cité complète
rules-scoring-completed = Toute autre cité complète
rules-scoring-unique = Merveilles
rules-scoring-their-text = selon leur texte
rules-scoring-1 = La Cour des Miracles compte pour un seul type, le même partout ; le programme prend celui qui rapporte le plus.
    .classic = Université et Dracoport valent 8. La Cour des Miracles compte pour un seul type au choix, le même partout, sauf si elle a été bâtie à la dernière manche.
rules-ties-1 = À égalité, l’emporte qui a révélé le personnage du rang le plus haut à la dernière manche. Un personnage assassiné ne compte pas, sauf celui de rang 4 montré en fin de manche.
    .classic = Les joueurs à égalité gagnent ensemble.
    .classic-ru = À égalité, l’emporte qui a le plus de points de quartiers, sans les bonus ; puis qui a le plus d’or. Sinon, la victoire est partagée.
rules-short-1 = Cette édition ne connaît pas de partie plus courte.
    .classic = On peut convenir de jouer à 7 quartiers au lieu de 8. Le 7 remplace alors le 8 partout : fin, protection et points.
    .classic-fr = On peut convenir de jouer à 7 ou 6 quartiers au lieu de 8 ; le livret le conseille à six et sept joueurs. Ce nombre remplace alors le 8 partout.

## Petites et grandes tables

rules-few-1 = Chacun a deux personnages et joue deux tours par manche, un à chaque rang. Or, main et cité sont communs aux deux.
rules-few-2 = Un pouvoir ne vaut que dans le tour de son personnage. Ce qui est permis une fois par tour l’est une fois dans chacun. Si l’un de vos personnages est assassiné, vous ne perdez que ce tour.
rules-few-3 = À deux : un des 8 est posé face cachée. Le premier en garde un parmi 7. Le second en garde un parmi 6 et en pose un face cachée. Le premier en garde un parmi 4 et en pose un face cachée. Le second en garde un parmi 2 ; le dernier est posé face cachée.
rules-few-4 = À trois : un des 9 est posé face cachée. On en garde un parmi 8, 7, puis 6. Des 5 restants, un est posé face cachée au hasard. Puis on en garde un parmi 4, 3 et 2 ; le dernier est posé face cachée.
    .classic = À trois : un des 8 est posé face cachée. En deux tours de table, on en garde un parmi 7, 6, 5, 4, 3 et 2 ; le dernier est posé face cachée.
rules-many-1 = Sept joueurs avec huit personnages, ou huit avec neuf : une seule carte parvient au dernier ; il prend aussi la carte face cachée, garde l’une des deux et repose l’autre face cachée.
rules-many-2 = Sept joueurs avec neuf personnages choisissent comme d’habitude : le dernier choisit parmi deux, et la carte cachée le reste.
rules-many-3 = À huit joueurs, on joue toujours avec neuf personnages.

## Différences entre les livrets

rules-differences-1 = Les quatre profils ne se mélangent jamais. Ce qui leur est commun n’est pas listé ; les textes des cartes changent avec le livret choisi ci-dessus.
rules-diff-city = À 7 quartiers ; à 8 pour deux ou trois joueurs.
    .topic = Cité complète
    .classic = À 8 quartiers, quel que soit le nombre de joueurs.
rules-diff-deck = 68 cartes : 54 de base et 14 des 30 merveilles.
    .topic = La pioche
    .classic = 66 cartes : 54 de base et 12 merveilles. Jusqu’à trois étoilées s’ajoutent ; au-delà, elles en chassent d’autres.
    .classic-fr = 69 cartes : 54 de base et 15 merveilles. Une carte étoilée prend la place d’une merveille.
rules-diff-three = Neuf personnages ; un sort au hasard entre les deux choix.
    .topic = À trois joueurs
    .classic = Huit personnages, choisis en deux tours de table.
rules-diff-short = Aucune.
    .topic = Partie plus courte
    .classic = À 7 quartiers.
    .classic-fr = À 7 ou 6 quartiers.
rules-diff-ties = Le plus haut rang révélé à la dernière manche l’emporte.
    .topic = Égalités
    .classic = Victoire partagée.
    .classic-ru = Plus de points de quartiers, puis plus d’or, puis victoire partagée.
rules-diff-king = Prend la couronne pendant son tour, quand il veut.
    .topic = Roi et couronne
    .classic = Reçoit la couronne dès qu’il est appelé.
rules-diff-killed = Jamais montré, sauf le rang 4 en fin de manche.
    .topic = Personnage assassiné
    .classic = Montré en fin de manche.
rules-diff-warlord = Détruit à tout moment du tour.
    .topic = Condottiere
    .classic = Détruit en dernier acte du tour.
rules-diff-extra = Pris quand le joueur veut.
    .topic = Bonus de la Marchande et de l’Architecte
    .classic = Arrive de lui-même juste après les ressources.
    .classic-fr = Arrive de lui-même au début du tour.
rules-diff-emperor = Prend 1 pièce d’or ou une carte au hasard à qui reçoit la couronne, à son choix.
    .topic = Empereur
    .classic = Qui reçoit la couronne choisit ce qu’il donne : 1 pièce d’or ou une carte.
rules-diff-abbot = Or ou cartes comme revenus ; si plusieurs sont les plus riches, il en choisit un.
    .topic = Abbé
    .classic = Or comme revenus ; si plusieurs sont les plus riches, personne ne paie.
rules-diff-navigator = 4 pièces d’or ou 4 cartes, quand le joueur veut.
    .topic = Navigatrice
    .classic-en = 4 pièces d’or ou 4 cartes après les ressources ; l’un des deux est obligatoire.
    .classic-ru = 4 pièces d’or ou 4 cartes après les ressources, ou rien.
    .classic-fr = 4 pièces d’or ou 4 cartes après les ressources, et le tour s’arrête là.
rules-diff-diplomat = Échange à tout moment, pas avec une cité complète.
    .topic = Diplomate
    .classic-en = Échange en dernier acte, même avec une cité complète.
    .classic-ru = Échange en dernier acte, pas avec une cité complète.
    .classic-fr = Échange à tout moment après les ressources, pas avec une cité complète.
rules-diff-tax = Rang 9. Qui bâtit pose 1 pièce d’or sur le jeton ; elle y attend le Bailli.
    .topic = Bailli
    .classic = Rang 2. Qui bâtit paie 1 pièce d’or à la fin de ce tour.
rules-diff-witch = Doit nommer un personnage.
    .topic = Sorcière
    .classic-ru = Peut jouer un tour ordinaire au lieu de nommer un personnage.
rules-diff-laboratory = 2 pièces d’or pour une carte.
    .topic = Laboratoire
    .classic = 1 pièce d’or pour une carte.
rules-diff-library = On garde toutes les cartes piochées aux ressources.
    .topic = Bibliothèque
    .classic = On garde deux des cartes piochées aux ressources.

## Décisions

rules-rulings-1 = Là où le livret laisse un point ouvert, nous l’avons tranché une fois pour toutes ; c’est ainsi que l’on joue ici.
rules-ruling-great-wall-coin-bank = La pièce de plus due à la Grande Muraille va à la banque, même venant du Capitaine ou du Diplomate.
rules-ruling-great-wall-covers-itself-no = La Grande Muraille renchérit les autres quartiers, pas elle-même.
rules-ruling-own-rank-8-respects-own-protection-yes = Donjon, Grande Muraille et Évêque lient aussi le rang 8 de leur propriétaire ; ce que le Diplomate cède en est libre.
rules-ruling-armory-from-completed-city-no = La Poudrière ne s’utilise pas depuis une cité complète.
rules-ruling-shrunk-city-keeps-bonus-yes = Une cité complète qui rapetisse garde ses 4 ou 2 points, mais pas sa protection.
rules-ruling-shrunk-city-keeps-bonus-first-only = Si une cité complète rapetisse, les 4 points restent, mais les 2 points demandent une cité complète à la fin.
rules-ruling-name-faceup-characters-yes = Assassin, Sorcière et Voleur peuvent nommer tout autre personnage de la partie, même face visible.
rules-ruling-mark-own-token-yes = Un mandat ou une menace peut être posé près du personnage de son auteur ; il n’y fait rien.
rules-ruling-gather-cards-from-empty-deck-yes = On peut choisir les cartes même si la pioche est vide, pour rien.
rules-ruling-gather-cards-from-empty-deck-no = Quand la pioche est vide, on ne peut prendre que de l’or.
rules-ruling-order-under-deck-chosen = Plusieurs cartes vont sous la pioche dans l’ordre choisi par leur joueur, en secret.
rules-ruling-wizard-builds-before-gathering-yes = Le Sorcier peut bâtir la carte prise même avant les ressources.
rules-ruling-wizard-builds-before-gathering-no = Avant les ressources, le Sorcier ne peut que garder la carte prise.
rules-ruling-wizard-build-by-sacrifice-no = Ce que le Sorcier bâtit aussitôt se paie : ni Chantier, ni sacrifice pour la Nécropole.
rules-ruling-wizard-must-take-yes = Le Sorcier doit prendre une carte et ne peut choisir un joueur sans cartes.
rules-ruling-cardinal-mixes-with-den-yes = Le Cardinal peut payer le Tripot avec des cartes et l’or d’un autre joueur à la fois.
rules-ruling-bribe-with-nothing-yes = Un joueur menacé sans or peut donner un pot-de-vin nul.
rules-ruling-magistrate-second-chance-no = L’Échevin qui laisse passer le premier quartier n’a pas de seconde chance dans ce tour.
rules-ruling-uncounted-stays-uncounted-yes = Un quartier confisqué qui n’aurait pas compté dans le permis ne compte pas.
rules-ruling-witch-as-tax-collector-taxed-no = La Sorcière qui joue le Bailli ne paie pas la taxe.
rules-ruling-beautified-counts-everywhere-yes = La pièce de l’Artiste augmente le coût partout, aussi pour la limite du Capitaine et la Basilique.
rules-ruling-emperor-may-decline-no = L’Empereur doit prendre de l’or ou une carte s’il y en a.
rules-ruling-queen-sits-where-witch-sits-yes = Si la Reine est ensorcelée, c’est la place de la Sorcière qui compte.
rules-ruling-seer-takes-random = La Voyante prend les cartes au hasard.
rules-ruling-same-name-exchange-no = Le Diplomate ne peut pas échanger deux quartiers du même nom.
rules-ruling-same-name-exchange-yes = Le Diplomate peut échanger deux quartiers du même nom : aucune cité n’en a deux à la fin.
rules-ruling-tie-break-by-revealed = À égalité, un personnage assassiné ne compte pas, sauf le rang 4 montré en fin de manche.
rules-ruling-default-rank-9-artist = S’il faut un neuvième personnage et que nul n’est choisi, c’est l’Artiste.
rules-ruling-sacrifice-makes-room-for-monument-no = Dans une cité de cinq quartiers, on ne peut céder le Chantier pour le Monument.
rules-ruling-museum-seen-by-owner = Seul le propriétaire actuel peut regarder les cartes sous le Musée.
rules-ruling-vault-counts-as-hand-card-yes = Les Catacombes montrées à la fin comptent encore comme carte en main pour la Salle des cartes.
rules-ruling-haunted-quarter-one-type-yes = La Cour des Miracles a un seul type, pour tout.
rules-ruling-crown-moves-before-scoring-yes = À la dernière manche aussi, la couronne d’un rang 4 assassiné passe avant le décompte.
rules-ruling-unused-marks-returned-hidden = Les mandats et menaces restants sont repris face cachée en fin de manche.
rules-ruling-magician-discards-first-yes = Les cartes de la Magicienne vont sous la pioche avant qu’elle pioche : certaines peuvent revenir.
rules-ruling-name-own-second-character-yes = À deux ou trois, on peut nommer ou marquer son propre second personnage.
rules-ruling-end-of-turn-order-poor-house-park-alchemist = En fin de tour : Hospice, Parc, puis l’or de l’Alchimiste.
rules-ruling-end-of-turn-order-alchemist-poor-house-park = En fin de tour : or de l’Alchimiste, taxe, Hospice, Parc.
rules-ruling-confiscated-gold-refunded-once-yes = L’Alchimiste dont un quartier est confisqué récupère son or une fois, pas deux.
rules-ruling-marshal-with-completed-city-yes = Un Capitaine dont la cité est complète peut encore saisir.
rules-ruling-warlord-in-own-completed-city-no = Le Condottiere ne détruit pas dans sa propre cité complète.
rules-ruling-two-ways-together-yes = On peut à la fois remplacer des personnages et en ajouter un neuvième.
rules-ruling-more-than-two-replaced-no = On ne remplace pas plus de deux personnages de base.
rules-ruling-witch-may-decline-no = La Sorcière doit nommer un personnage.
rules-ruling-witch-may-decline-yes = La Sorcière peut ne nommer personne et jouer un tour ordinaire.
rules-ruling-bewitched-emperor-crowns-witch = La couronne d’un Empereur ensorcelé est transmise par la Sorcière.
rules-ruling-bewitched-emperor-crowns-emperor = Un Empereur ensorcelé transmet tout de même lui-même la couronne.
rules-ruling-killed-emperor-crowns-no = La couronne ne bouge pas si l’Empereur a été assassiné.
rules-ruling-killed-emperor-crowns-yes = Un Empereur assassiné transmet la couronne en fin de manche, sans rien recevoir.
rules-ruling-extra-may-be-refused-yes = Le bonus de la Marchande et de l’Architecte peut se refuser ; on ne le demande qu’aux propriétaires du Parc ou de l’Hospice.
rules-ruling-diplomat-in-completed-city-yes = Le Diplomate peut prendre dans une cité complète.
rules-ruling-diplomat-in-completed-city-no = Le Diplomate ne peut rien prendre dans une cité complète.
rules-ruling-diplomat-moment-at-end = Le Diplomate échange en dernier acte du tour.
rules-ruling-diplomat-moment-after-gathering = Le Diplomate échange à tout moment après les ressources, et le tour continue.
rules-ruling-witch-pays-tax-on-reveal-yes = Une Sorcière qui aurait bâti paierait à la révélation du Bailli, comme l’Assassin.
rules-ruling-witch-pays-tax-on-reveal-no = Au rang 1, seul un Assassin qui a bâti paie à la révélation du Bailli.
rules-ruling-queen-beside-emperor-no = La Reine ne reçoit rien à côté de l’Empereur.
rules-ruling-queen-beside-emperor-yes = La Reine reçoit aussi 3 pièces d’or à côté de l’Empereur.
rules-ruling-alchemist-repaid-at-end = L’Alchimiste est remboursé à la fin du tour.
rules-ruling-alchemist-repaid-at-once = L’Alchimiste est remboursé aussitôt et peut réutiliser l’or.
rules-ruling-navigator-must-take-yes = La Navigatrice doit prendre les 4 pièces d’or ou les 4 cartes.
rules-ruling-navigator-must-take-no = La Navigatrice peut renoncer aux 4 pièces d’or ou aux 4 cartes.
rules-ruling-lost-bell-tower-lengthens = Si le Beffroi est détruit, on joue de nouveau à 8 quartiers.
rules-ruling-lost-bell-tower-stays-short = Une partie raccourcie par le Beffroi le reste, même s’il est détruit.
rules-ruling-bell-tower-bonus-earliest = Si le Beffroi achève plusieurs cités à la fois, la première à avoir eu 7 quartiers reçoit les 4 points.
rules-ruling-ball-room-manner-courtesy = Les remerciements qu’exige la Salle de bal sont dits par le programme avec votre premier acte.
rules-ruling-quarry-repeats-one = La Carrière ne permet qu’un seul double à la fois dans la cité.
rules-ruling-quarry-repeats-all = La Carrière permet autant de doubles que l’on veut.
rules-ruling-hospital-may-be-declined-yes = On peut ne pas utiliser l’Hôpital, pour que nul ne sache qui a été assassiné.
rules-ruling-hospital-may-be-declined-no = L’Hôpital agit de lui-même.
rules-ruling-import-bonus-districts-no = Les quartiers étoilés ne se jouent que si la table le demande.
rules-ruling-ordinary-removed-for-each = Au-delà de trois quartiers étoilés, une carte sans étoile sort pour chacun d’eux.
rules-ruling-tie-break-book = Le livret ne départage pas : la victoire est partagée.
rules-ruling-add-without-exchange-no = Un quartier étoilé ne s’ajoute jamais simplement : une merveille sort à sa place.
rules-ruling-wishing-well-counts-itself-no = La Fontaine aux Souhaits ne se compte pas elle-même.
