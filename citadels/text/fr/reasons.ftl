# Pourquoi une chose est impossible. Places : $card un quartier, $character, $seat un joueur, $price, $gold, $amount.

## Pendant la partie

reason-legal = C’est permis.
reason-not-your-decision = Ce n’est pas à vous de décider.
reason-not-asked-now = Ce n’est pas la question du moment.
reason-gather-first = Prenez d’abord vos ressources.
reason-gathered-already = Vous avez déjà pris vos ressources.
reason-too-expensive =
    Il faut { $price ->
        [one] { $price } pièce d’or
       *[other] { $price } pièces d’or
    }, et vous en avez { $gold }.
reason-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
reason-duplicate = Votre cité possède déjà ce quartier : { $card }.
reason-limit-reached = Votre permis de construire est épuisé pour ce tour : { $amount }.
reason-cannot-build = Avec ce personnage, c’est impossible pour l’instant.
reason-never-built = Ce quartier ne se bâtit jamais.
reason-too-many-districts =
    Votre cité compte déjà { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    } ou plus.
reason-used-already = Déjà utilisé pendant ce tour.
reason-nothing-to-gain = Il n’y a rien à gagner.
reason-no-cards-there = Il n’y a pas de carte à cet endroit.
reason-protected-by-card = Le personnage de rang 8 ne peut rien contre ce quartier : { $card }.
reason-protected-by-role = Pour cette manche, la cité est protégée chez { $seat }.
reason-city-completed = La cité est complète chez { $seat }.
reason-costs-too-much = Son coût est de { $price } ; le maximum est de { $amount }.
reason-not-there = Ce n’est pas là.
reason-yourself = Vous ne pouvez pas vous choisir vous-même.
reason-not-in-cast = Ce personnage n’est pas dans la partie.
reason-own-character = C’est votre propre personnage : { $character }.
reason-rank-one = Ce personnage de rang 1 est à l’abri : { $character }.
reason-killed-already = Ce personnage a été assassiné : { $character }.
reason-bewitched-already = Ce personnage a été ensorcelé : { $character }.
reason-marked-already = Ce personnage a déjà votre marqueur : { $character }.
reason-faceup-there = Ce personnage est hors jeu, face visible : { $character }.
reason-crown-first = Remettez d’abord la couronne.
reason-crown-stays = { $seat } a déjà la couronne.
reason-not-richest = { $seat } n’a pas le plus d’or.
reason-you-are-richest = Personne n’a plus d’or que vous.
reason-payer-too-poor =
    Il faut un joueur qui ait au moins { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
reason-too-few-cards = Autres cartes nécessaires dans votre main : { $amount }.
reason-beautified-already = Ce quartier est déjà embelli : { $card }.
reason-no-gold = Il n’y a pas d’or pour cela.
reason-threat-open = Réglez d’abord la menace.
reason-they-have-it = L’autre cité possède déjà ce quartier : { $card }.
reason-not-signed = Ce mandat n’est pas signé.
reason-deck-empty = La pioche est vide.
reason-game-over = La partie est finie.
reason-not-your-ability = Vous n’avez pas ce pouvoir pour l’instant.
reason-not-short = Votre or suffit.
reason-turn-closing = Votre tour s’achève : il ne reste que votre revenu.
reason-declined-already = Vous avez déjà fait autre chose et ne pouvez plus ensorceler personne ce tour-ci.
reason-several-richest = Plusieurs joueurs sont à égalité pour le plus d’or : { $amount }.
reason-bonus-first = Prenez d’abord l’or ou les cartes en plus.
reason-one-repeat = Votre cité a déjà un quartier en double, et celui-ci en ferait un de plus : { $card }.

## La mise en place. Places : $players, $character, $district, $rank, $amount, $name.

problem-players-out-of-range = Ces règles ne permettent pas ce nombre de joueurs : { $players }.
problem-unknown-character = Ce personnage n’existe pas : { $name }.
problem-unknown-district = Ce quartier n’existe pas : { $name }.
problem-unknown-preset = Cet ensemble de cartes n’existe pas : { $name }.
problem-unknown-ruling = Ce point de règle n’existe pas : { $name }.
problem-unknown-reading = Ce point de règle ne peut pas se lire ainsi : { $name }.
problem-rank-missing = Il manque un personnage de rang { $rank }.
problem-rank-twice = Il y a plus d’un personnage de rang { $rank }.
problem-rank-9-required = Avec ce nombre de joueurs ({ $players }), il faut un personnage de rang 9.
problem-rank-9-forbidden = Avec ce nombre de joueurs ({ $players }), il n’y a pas de personnage de rang 9.
problem-too-few-players-for = Trop peu de joueurs pour ce personnage, { $character } ; il en faut au moins { $players }.
problem-districts-wrong-number = Le nombre de merveilles doit être de { $amount }.
problem-district-twice = Cette merveille est choisie deux fois : { $district }.
problem-district-not-unique = Ce quartier n’est pas de ceux qu’on peut choisir : { $district }.
problem-bad-substitute = Ce personnage ne peut pas servir de remplaçant ici : { $character }.
problem-bad-crown = Personne de ce nom ne peut avoir la couronne : { $name }.
problem-ruling-elsewhere = Ce point ne se pose pas avec ces règles : { $name }.
problem-too-many-replaced = Parmi les personnages de la première partie, on peut en remplacer au plus { $amount }.
problem-replaced-and-rank-9 = On remplace des personnages ou on en ajoute un de rang 9, mais pas les deux.
problem-bad-target = On ne peut pas jouer jusqu’à ce nombre de quartiers : { $amount }.
problem-bonus-districts-elsewhere = Le livret de ces règles n’a pas de quartiers étoilés.
problem-removed-wrong-number = Le nombre de cartes retirées de la pioche doit être de { $amount }.
problem-removed-not-there = La pioche n’a pas autant d’exemplaires de cette carte : { $district }.
problem-removed-starred = Un quartier étoilé ne cède pas sa place : { $district }.
problem-removed-not-unique = Seule une merveille peut être échangée, pas ce quartier : { $district }.
problem-district-forbids = Ces deux cartes ne vont pas dans une même partie : { $district } et { $character }.
problem-ruling-twice = Ce point est tranché deux fois : { $name }.

## Permis, mais bon à savoir. Places comme pour les problèmes.

warning-district-without-effect = Avec ce personnage ({ $character }), ce quartier reste sans effet : { $district }.
warning-few-players-for = Avec si peu de joueurs ({ $players }), ce personnage n’a guère d’intérêt : { $character }.
