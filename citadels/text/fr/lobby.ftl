# L’accueil, la préparation d’une table et la salle d’attente. Variables : $name et $names des personnes,
# $level d’un robot, $amount, $rank, $number d’une place.

## L’accueil

web-lobby-title = Citadelles
web-lobby-tagline = Bâtissez la plus belle cité. Choisissez en secret qui vous êtes et devinez qui sont les autres.
web-lobby-point-free = sans compte, sur tout téléphone
web-lobby-point-books = tous les livrets, de 2 à 8 joueurs
web-lobby-point-bots = amis, inconnus ou robots
web-lobby-play = Jouer une partie
web-lobby-play-now = Jouer contre des robots
web-lobby-playing = On prépare la table…
web-lobby-open = Ouvrir une table entre amis
web-lobby-name = Votre nom
web-lobby-guest = Invité
web-lobby-rivals = Trois adversaires
web-lobby-public = Tables qui attendent des joueurs
web-lobby-public-none = Personne n’attend en ce moment. Ouvrez votre propre table : avec le lien, vos amis sont là en deux clics, et des robots prennent les places vides.
web-lobby-looking = Recherche de tables…
web-lobby-of = Table de { $name }
web-lobby-taken =
    { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $seats }
web-lobby-join = Rejoindre
web-lobby-watch = Regarder
web-lobby-continue = Continuer
web-lobby-mine = Mes tables
web-lobby-with = avec { $names }
web-lobby-as = sous le nom de { $name }
web-lobby-forget = Oublier cette table
web-lobby-forgotten = La table n’est plus dans la liste.
web-lobby-undo = La remettre
web-lobby-more = { $amount ->
    [one] { $amount } autre table
   *[other] { $amount } autres tables
}
web-lobby-status-open = En attente de joueurs
web-lobby-status-playing = Partie en cours
web-lobby-status-finished = Terminée
web-lobby-status-closed = Fermée
web-lobby-status-unknown = Pas encore de réponse
web-lobby-further = Et aussi
web-lobby-learn = Apprendre à jouer
web-lobby-learn-why = Une première partie avec un guide patient, en dix minutes
web-lobby-rules = Règles et cartes
web-lobby-rules-why = Chaque carte et chaque livret, à consulter
web-lobby-import = Importer une partie
web-lobby-import-why = Revoir une partie qui a été notée

## Une nouvelle table

web-new-title = Une nouvelle table
web-new-who = Qui joue
web-new-players = Nombre de joueurs
web-new-seat = Place { $number }
web-new-person = Une personne, par lien
web-new-bot = Robot : { $level }
web-new-all-people = Des personnes partout
web-new-all-bots = Des robots partout
web-new-public = Montrer la table à l’accueil
web-new-public-text = Tout le monde peut alors s’asseoir ; sinon, seulement ceux qui ont le lien.
web-new-set = Quelles cartes
web-new-cast = Personnages
web-new-preset-first-game = Les huit célèbres : meurtre, vol et couronne. Commencez ici.
web-new-preset-ambitious-aristocrats = Les quartiers changent de mains : mandats, saisies, regards dans la main des autres.
web-new-preset-cunning-agents = L’or sous pression : menaces, impôt et une Sorcière qui vole les tours.
web-new-preset-illustrious-emissaries = Les cartes voyagent : espionnage, échanges. On détruit peu.
web-new-preset-devious-dignitaries = Le bluff : mandats et menaces cachés, et nul ne sait lesquels comptent.
web-new-preset-tenacious-delegates = Des tours généreux : beaucoup de cartes et de quartiers, et un Assassin aux aguets.
web-new-preset-vicious-nobles = Sans pitié : meurtre, vol, impôts et destruction. Personne n’est à l’abri.
web-new-cast-own = Mon propre choix
web-new-cast-own-text = Un personnage de chaque rang, à votre goût.
web-new-cast-lot = Au sort
web-new-cast-lot-text = Le hasard compose un ensemble que les règles permettent.
web-new-draw-again = Tirer de nouveau
web-new-rank = Rang { $rank }
web-new-nobody = Personne
web-new-from-players =
    à partir de { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-new-many-replaced = Notre règle maison : remplacer autant de personnages qu’on veut
web-new-more = Règles, quartiers, pendule
web-new-profile = Livret de règles
web-new-profile-2016 = Le jeu le plus récent : 27 personnages, 30 merveilles, une cité de sept quartiers.
web-new-profile-classic-en = Le jeu d’origine : huit personnages, dix autres en remplacement, une cité de huit quartiers.
web-new-profile-classic-ru = Le jeu d’origine avec 14 quartiers étoilés qu’on peut ajouter.
web-new-profile-classic-fr = La troisième édition : les quartiers étoilés remplacent d’autres merveilles ; parties courtes à six ou sept.
web-new-ninth = Avec un personnage de rang 9
web-new-ninth-text = Un choix de plus ; avec ce nombre de joueurs, les règles le laissent libre.
web-new-districts = Merveilles
web-new-districts-preset = Celles de l’ensemble
web-new-districts-book = Celles du livret
web-new-districts-own = Mon propre choix
web-new-districts-lot = Au sort
web-new-districts-rule-2016 = Chaque partie compte 14 des 30 merveilles.
web-new-districts-rule-classic-en = Ce livret n’a pas de quartiers étoilés, mais la table peut ajouter ceux des autres livrets. S’il y en a plus de trois, autant de cartes ordinaires quittent la pioche, au sort.
web-new-districts-rule-classic-ru = On peut ajouter des quartiers étoilés. S’il y en a plus de trois, autant de cartes ordinaires quittent la pioche, au sort.
web-new-districts-rule-classic-fr = Chaque quartier étoilé prend la place d’une autre merveille, tirée au sort.
web-new-districts-of =
    { $amount ->
        [one] { $amount } choisie
       *[other] { $amount } choisies
    } sur { $wanted }
web-new-districts-chosen = Choisies : { $amount }
web-new-districts-clear = Ne rien choisir
web-new-target = Durée de la partie
web-new-target-usual = { $amount ->
    [one] Normale : { $amount } quartier
   *[other] Normale : { $amount } quartiers
}
web-new-target-short = { $amount ->
    [one] Plus courte : { $amount } quartier
   *[other] Plus courte : { $amount } quartiers
}
web-new-clock = Pendule
web-new-clock-off = Aucune
    .text = Chacun réfléchit aussi longtemps qu’il veut.
web-new-clock-live = D’une traite
    .text = Chacun a un temps pour toute la partie et en gagne un peu à chaque décision.
web-new-clock-days = Sur plusieurs jours
    .text = Chacun a tant de jours par décision. Passez quand vous avez un moment.
web-new-clock-bank = Pour toute la partie
web-new-clock-increment = En plus à chaque décision
web-new-clock-decision = Pour une décision
web-new-stand-in = Le temps écoulé, ce robot joue
web-new-casual = Conseils permis
    .text = Chacun peut demander à un robot fort ce qu’il ferait.
web-new-spectators = D’autres peuvent regarder
    .text = Ils voient ce que verrait quelqu’un à côté de la table, et aucune carte cachée.
web-new-problems = { $amount ->
    [one] Un choix de cartes n’est pas permis ; la raison est indiquée à côté.
   *[other] { $amount } choix de cartes ne sont pas permis ; les raisons sont indiquées à côté.
}
web-new-ready = Vous recevrez ensuite un lien pour les autres.
web-new-ready-alone = La partie commence aussitôt.
web-new-open = Ouvrir la table
web-new-start = Commencer la partie

## Les robots, du plus faible au plus fort

web-bot-random = Rêveur
    .text = Fait n’importe quoi, pourvu que ce soit permis. Parfait pour essayer.
web-bot-beginner = Débutant
    .text = Prend ce qui semble bon et se trompe parfois. Parfait pour les premières parties.
web-bot-aggressive = Pillard
    .text = Aime mieux détruire que bâtir. Plus fougueux que fort.
web-bot-rush = Fonceur
    .text = Bâtit vite et bon marché, et finit tôt la partie.
web-bot-charter = Vétéran
    .text = Joue comme une personne d’expérience : garde son or et frappe qui mène.
web-bot-belief = Devin
    .text = Un vétéran qui déduit quel personnage chacun a choisi.
web-bot-search = Maître
    .text = Pense à des centaines de suites possibles avant chaque décision. Le plus fort.

## La salle d’attente

web-room-to-lobby = Accueil
web-room-seats = Places à la table
web-room-seat = Place { $number }
web-room-seat-open = libre
web-room-is-bot = robot
web-room-is-you = vous
web-room-is-host = hôte
web-room-sit = S’asseoir
web-room-sit-text = Ou choisissez une place précise à la table. Aucun compte n’est nécessaire.
web-room-sit-here = S’asseoir ici
web-room-full = Toutes les places sont prises. Vous pouvez regarder.
web-room-stand = Se lever
web-room-put-bot = Mettre un robot
web-room-change-bot = Changer
web-room-manage = Gérer
web-room-which-bot = Quel robot doit s’asseoir ici ?
web-room-remove-bot = Retirer le robot
web-room-hand-over = Confier la table à { $name }
web-room-send-away = Renvoyer { $name }
web-room-send-away-text = La place redevient libre. Avec le lien, on peut encore revenir.
web-room-lost = Votre place a été donnée. Vous pouvez vous rasseoir s’il en reste.
web-room-missing = { $amount ->
    [one] Une place est encore libre.
   *[other] { $amount } places sont encore libres.
}
web-room-ready = Tout le monde est là. À vous de commencer la partie.
web-room-host-starts = Tout le monde est là. { $name } commence la partie.
web-room-start = Commencer la partie
web-room-fill-with = Robot pour les places libres
web-room-fill = Compléter et commencer
web-room-invite = Inviter
web-room-invite-text = Quiconque ouvre ce lien peut s’asseoir.
web-room-copy = Copier
web-room-copied = Copié
web-room-share = Partager
web-room-share-text = Viens jouer à Citadelles avec moi !
web-room-code = Code pour téléphone
web-room-code-text = Code avec le lien vers cette table, pour l’appareil photo d’un téléphone
web-room-personal = Continuer sur un autre appareil
web-room-personal-text = Ce lien ouvre votre propre place : sur le téléphone, à la maison, après une panne de batterie.
web-room-personal-warning = Quiconque le possède joue à votre place. Gardez-le pour vous.
web-room-setup = Ce qu’on joue
web-room-characters = Personnages
web-room-districts = Merveilles
web-room-districts-none = Aucune en dehors de celles du livret
web-room-removed = Ces cartes leur laissent la place
web-room-texts = Ce que font les cartes
web-room-size = { $amount ->
    [one] Cité de { $amount } quartier
   *[other] Cité de { $amount } quartiers
}
web-room-clock-off = sans pendule
web-room-clock-live = { $bank } + { $increment } chacun
web-room-clock-days = { $time } par décision
web-room-stand-in = le temps écoulé : { $bot }
web-room-casual = conseils permis
web-room-serious = sans conseils
web-room-public = visible à l’accueil
web-room-private = par lien seulement
web-room-practice = reprise d’une position
web-room-closed-to-you = La partie est en cours, et cette table joue sans spectateurs.
web-room-link-title = Votre place
web-room-link-opening = On cherche votre place…
web-room-link-empty = Ce lien n’est pas complet. Copiez-le en entier, avec ce qui suit le signe #.
web-room-link-again = Réessayer
