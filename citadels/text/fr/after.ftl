# Ce qui se passe à côté du plateau et après la partie : journal, discussion, pendules, fin, revoir, import, tirage honnête.

## Le journal

web-log-title = Journal de la partie
web-log-round = Manche { $amount }
web-log-before = Avant la première manche
web-log-deal = La donne
web-log-draft = Choix des personnages
web-log-turn = { $seat } · { $character }
web-log-earlier = Montrer les manches précédentes
web-log-new =
    { $amount ->
        [one] { $amount } nouvelle ligne
       *[other] { $amount } nouvelles lignes
    }
web-log-empty = Il ne s’est encore rien passé.
web-log-cut = Ce qui précède n’est pas raconté ici. On pourra le revoir après la fin.
web-log-to-you = contre vous
web-log-plain = { $line }.
web-log-listed = { $line } : { $names }.
web-log-dealt-all =
    Chacun reçoit { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
web-log-picked = Choisissent un personnage en secret : { $names }.
web-log-faceup = Hors jeu pour cette manche, face visible : { $names }.
web-log-nobody = Appel sans réponse : { $names }.
web-log-undo = { $seat } reprend son dernier choix.
web-log-away = Un robot joue provisoirement pour { $seat }.
web-log-back = { $seat } est de retour.
web-log-drew =
    { $seat } pioche { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
web-log-discarded =
    { $seat } défausse { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
web-log-put-under =
    Sous la pioche, { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }
web-log-saw-card =
    { $seat } voit { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } en main chez { $target }
web-log-took-card =
    { $seat } prend { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } à { $target }
web-log-gave-card =
    { $seat } donne { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } à { $target }
web-log-saw-in-deck =
    { $seat } voit { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de la pioche

## Discussion

web-chat-title = Discussion
web-chat-empty = Personne n’a encore rien dit. Une phrase toute prête brise la glace : chacun la lit dans sa langue.
web-chat-field = Votre message
web-chat-send = Envoyer
web-chat-left =
    { $amount ->
        [one] Encore { $amount } caractère
       *[other] Encore { $amount } caractères
    }
web-chat-phrases = Phrases toutes prêtes
web-chat-phrases-help = Chacun les lit dans sa propre langue.
web-chat-look-on = Vous êtes spectateur. Seuls ceux qui sont assis à la table peuvent parler.
web-chat-hide = Masquer la discussion
web-chat-show = Afficher la discussion
web-chat-hidden = Vous avez masqué la discussion. Les autres la voient toujours.
web-chat-mute = Faire taire
web-chat-unmute = Laisser parler
web-chat-mute-who = Faire taire { $name }
web-chat-unmute-who = Laisser parler { $name }
web-chat-people = Qui peut parler
web-chat-muted = en sourdine

## Pendules

web-clock-left = { $name } : reste { $time }
web-clock-thinks = { $name } réfléchit : reste { $time }
web-clock-days =
    { $amount ->
        [one] { $amount } jour
       *[other] { $amount } jours
    }
web-clock-hours =
    { $amount ->
        [one] { $amount } heure
       *[other] { $amount } heures
    }
web-clock-minutes =
    { $amount ->
        [one] { $amount } minute
       *[other] { $amount } minutes
    }
web-clock-seconds =
    { $amount ->
        [one] { $amount } seconde
       *[other] { $amount } secondes
    }
web-clock-brief = { $days } j { $hours } h

## La fin de la partie

web-end-won = Victoire : { $name }
web-end-you-won = Vous avez gagné !
web-end-shared = Victoire partagée : { $names }
web-end-scores = Les points, un par un
web-end-total = Total
web-end-districts = Quartiers
web-end-none = aucun
web-end-tie = Égalité en tête
web-end-tie-rank = Le rang le plus élevé de la dernière manche décide : { $values }.
web-end-tie-districts = Les points des seuls quartiers décident : { $values }.
web-end-tie-gold = L’or décide : { $values }.
web-end-tie-value = { $name } { $amount }
web-end-tie-open = Rien ne départage cette égalité : la victoire est partagée.
web-end-chart = Les points manche par manche
web-end-chart-about = Ce que chaque cité aurait valu à la fin de chaque manche.
web-end-chart-table = La même chose en tableau
web-end-chart-round = Manche
web-end-rematch = Rejouer
web-end-rematch-about = Chacun garde sa place et la partie commence aussitôt.
web-end-replay = Revoir la partie
web-end-export = Enregistrer le récit
web-end-new = Nouvelle table
web-end-home = Vers l’accueil
web-end-more = Et maintenant ?
web-end-no-scores = Impossible d’obtenir les points.

## Le tirage honnête

web-fair-title = La donne était-elle honnête ?
web-fair-about = Avant de donner la première carte, le serveur a scellé son secret : il en a montré l’empreinte (SHA-256). Tout le hasard de la partie vient de ce secret ; personne n’a donc pu changer la donne ensuite.
web-fair-same = Votre navigateur a calculé l’empreinte du secret : c’est bien celle montrée au début.
web-fair-same-kept = Votre navigateur se souvient de l’empreinte du début et l’a recalculée à partir du secret : elles sont identiques.
web-fair-other = Le secret ne correspond pas à l’empreinte. Ne vous fiez pas à cette donne !
web-fair-unable = Ce navigateur ne calcule d’empreintes que sur une liaison sûre (https). Tout programme SHA-256 permet de comparer.
web-fair-working = Calcul en cours…
web-fair-commitment = Empreinte montrée au début
web-fair-secret = Le secret
web-fair-whole = Pour refaire toute la donne et rejouer la partie sur votre machine, enregistrez le récit et lancez :
web-fair-elsewhere = Cette partie a été jouée ailleurs : sa donne n’a pas été scellée ici.
web-fair-practice = Cette partie a commencé dans une position donnée. Seule la suite dépendait du secret scellé.
web-fair-copy = Copier
web-fair-copied = Copié

## Revoir une partie

web-replay-title = Revoir une partie
web-replay-game = Partie : { $names }
web-replay-loading = La partie arrive…
web-replay-step = Étape { $step } sur { $last }
web-replay-slider = Étape de la partie
web-replay-first = Au début
web-replay-last = À la fin
web-replay-previous = Étape précédente
web-replay-next = Étape suivante
web-replay-turn-previous = Tour précédent
web-replay-turn-next = Tour suivant
web-replay-round-previous = Manche précédente
web-replay-round-next = Manche suivante
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-speed-of = { $times }×
web-replay-eyes = Vu par
web-replay-eyes-all = Tout est visible
web-replay-eyes-spectator = Un spectateur
web-replay-board = La table
web-replay-log = Journal
web-replay-result = Résultat
web-replay-hand = Main
web-replay-asked = { $name } décide.
web-replay-over = La partie est finie.
web-replay-practise = Jouer à partir d’ici
web-replay-practise-about = Une table s’ouvre sur cette position, avec des robots aux autres places.
web-replay-practise-seat = Vous jouez à la place de
web-replay-practise-unable = On ne peut pas jouer à partir de cette position : choisissez une étape avant la fin.
web-replay-keys = Touches : flèches pour les étapes, avec Maj pour les tours, Page préc. et Page suiv. pour les manches, espace pour la lecture.
web-replay-crown = a la couronne
web-replay-deck = Pioche
web-replay-wait = Cette étape arrive…

## Import

web-import-title = Importer une partie
web-import-about = Un récit, c’est une partie ou une position en simple texte : enregistrée ici, ou écrite par vous.
web-import-story = Le récit
web-import-drop = Déposez un fichier ici, choisissez-en un, ou collez le texte ci-dessous.
web-import-file = Choisir un fichier
web-import-loaded = { $name } est chargé.
web-import-too-large = Ce fichier est trop gros pour être un récit.
web-import-what = Que voulez-vous en faire ?
web-import-game = La regarder
web-import-game-about = Une partie racontée jusqu’au bout est gardée ici et se regarde étape par étape.
web-import-practise = La continuer
web-import-practise-about = La table s’ouvre là où finit le récit, avec des robots aux autres places.
web-import-name = Votre nom
web-import-seat = Votre place
web-import-bots = Les robots
web-import-do-game = Garder et regarder
web-import-do-practise = Ouvrir la table
web-import-working = Lecture du récit…
web-import-need-story = Donnez d’abord un récit.
web-import-need-name = Écrivez d’abord votre nom.
web-import-fault = Ce que dit le serveur :
web-import-not-over = Ce récit s’arrête avant la fin de la partie. Vous pouvez la continuer.
web-import-over = Dans ce récit, la partie est finie. Vous pouvez la regarder.
web-import-example = Essayer un exemple

## Phrases de la discussion

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-you-are-welcome = De rien !
phrase-sorry = Pardon !
phrase-yes = Oui
phrase-no = Non
phrase-well-played = Bien joué !
phrase-nice-city = Quelle belle cité !
phrase-clever = Malin !
phrase-ouch = Aïe !
phrase-oh-no = Oh non !
phrase-not-me = Ce n’est pas moi !
phrase-who-robbed-me = Qui m’a volé ?
phrase-spare-my-city = Épargnez ma cité !
phrase-watch-the-leader = Attention au premier !
phrase-crown-please = La couronne, s’il vous plaît !
phrase-thinking = Je réfléchis…
phrase-hurry-please = Plus vite, s’il vous plaît !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens.
phrase-last-round = La dernière manche !
phrase-rematch = Encore une partie ?
phrase-goodbye = Au revoir !
