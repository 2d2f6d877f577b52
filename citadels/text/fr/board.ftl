# La table pendant la partie. Places : $seat et $target des joueurs, $card, $character, $amount, $rank.

## La table

web-board-title = La table
web-board-loading = On s’approche de la table…
web-board-round = Manche { $round }
web-board-track = Personnages par rang
web-board-rivals = Les autres joueurs
web-board-mine = Votre cité et votre main
web-board-my-roles = Vos personnages
web-board-no-role = Vous n’avez pas encore de personnage
web-board-hand = Votre main : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
web-board-hand-empty = Votre main est vide.
web-board-city-count = Quartiers : { $built } sur { $goal }
web-board-tax = Taxes sur le jeton
web-board-masked = caché
web-board-bot = Joué par un robot
web-board-away = Absent : un robot joue entre-temps
web-board-deciding = Décide maintenant
web-board-look-at = Voir la cité de { $seat }
web-board-price =
    pour { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
web-board-cost = coûte { $amount }
web-board-beautified = embelli
web-board-rank = Rang { $rank }
web-board-no-text = Il n’a pas d’effet propre.
web-board-rules = Règles
web-board-explain = L’effet de cette carte : { $card }

## Ce qu’on sait d’un personnage

web-board-token-mine = à vous
web-board-token-out = hors jeu
web-board-token-laid = posé par vous
web-board-token-called = appelé
web-board-token-nobody = personne
web-board-token-seen = vu par vous
web-board-mark-killed = assassiné
web-board-mark-bewitched = ensorcelé
web-board-mark-robbed = sera volé
web-board-mark-warrant = un mandat
web-board-mark-signed = votre mandat signé
web-board-mark-threat = une menace
web-board-mark-flowered = votre menace à la fleur

## La question

web-board-question = La question
web-board-fold = Replier ou ouvrir la question
web-board-part-gather = Prendre des ressources
web-board-part-income = Revenus
web-board-part-build = Bâtir
web-board-choose-of = Choisir parmi { $amount }
web-board-press-hand = Touchez une carte de votre main, ou un bouton.
web-board-press-city = Touchez un bâtiment de votre cité, ou un bouton.
web-board-draft-order = L’ordre du choix
web-board-draft-out = Hors jeu, face visible : { $cards }
web-board-draft-hidden = Face cachée : { $amount }
web-board-waiting = { $seat } décide.
web-board-waiting-draft = { $seat } choisit un personnage.
web-board-waiting-turn = C’est le tour de { $seat } ({ $character }).
web-board-waiting-card = { $seat } décide : { $card }.
web-board-over = La partie est finie.
web-board-you-are-away = Un robot joue pour vous.
web-board-back = Je suis de retour
web-board-undo = Annuler
web-board-undo-not-own-turn = Seule une réponse de votre propre tour s’annule.
web-board-undo-others-decided = C’est à quelqu’un d’autre de décider.
web-board-undo-revealed-something = Une carte a été vue : on ne peut plus revenir.
web-board-undo-chance-fell = Le hasard a parlé.
web-board-hint = Conseil
web-board-hint-title = Ce qu’attend un robot
web-board-hint-share = Chances de gagner
web-board-hint-beliefs = Qui est peut-être qui
web-board-last-turn = Revoir le dernier tour
web-board-nothing-yet = Personne n’a encore joué.
web-board-refused = Cela n’a pas marché.

## Ce qu’on vous a fait

web-board-dismiss = J’ai lu
web-board-struck-stole = { $seat } vous a pris tout votre or : { $amount }.
web-board-struck-exchanged = { $seat } a fait un échange avec vous : { $given } contre { $card }.
web-board-struck-seized = { $seat } s’est emparé d’un quartier chez vous : { $card }.
web-board-struck-confiscated = { $seat } vous a confisqué un quartier : { $card }.
web-board-struck-took-card = { $seat } vous a pris une carte : { $card }.
web-board-struck-took-card-hidden = { $seat } vous a pris une carte.
web-board-struck-swapped-hands = { $seat } a échangé sa main avec la vôtre.
web-board-struck-swapped = { $seat } a échangé son personnage avec le vôtre.
web-board-struck-bribed =
    { $seat } vous a versé un pot-de-vin : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
web-board-struck-spied = { $seat } a regardé votre main.
web-board-struck-destroyed = { $seat } a détruit un quartier chez vous : { $card }.
web-board-struck-taxed =
    Vous avez payé la taxe : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
web-board-struck-gave-gold =
    { $target } vous a pris { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
web-board-struck-killed-role = Votre personnage est assassiné : { $card }. Vous passez ce tour.
web-board-struck-bewitched-role = { $seat } a ensorcelé votre personnage : { $card }.
web-board-struck-robbed-role = { $seat } va vous voler ({ $card }).
web-board-struck-turn-lost = Vous n’avez pas remercié et perdez votre tour.

## À côté de la table

web-board-drawer = Journal et discussion
web-board-tab-log = Journal
web-board-tab-chat = Discussion
web-board-menu = Menu
web-board-export = Enregistrer la partie
web-board-invite = Inviter à regarder
web-board-leave = Quitter la table
web-board-leave-sure = La partie continue et votre place reste à vous : revenez par le même lien. Partir ?
web-board-leave-yes = Partir
web-board-leave-no = Rester
web-board-scores = Voir les scores

## Touches

web-board-keys = Raccourcis clavier
web-board-key-pick = Choisir l’option de ce numéro
web-board-key-end = Terminer votre tour
web-board-key-undo = Annuler la dernière réponse
web-board-key-last = Revoir le dernier tour
web-board-key-cities = Aller aux cités des autres
web-board-key-hand = Aller à votre main
web-board-key-keys = Montrer ces raccourcis
web-board-key-close = Fermer ce qui est ouvert

## La connexion

web-board-offline = La connexion est perdue. Elle se rétablit…
web-board-kept = Vos choix sont gardés et seront envoyés.
web-board-closed-title = Cette table ne s’ouvre pas
web-board-closed-none = Cette table n’existe pas, ou elle est fermée.
web-board-closed-token = La place de ce navigateur n’est plus à vous, ou l’on ne peut pas regarder ici.
web-board-closed-old = Cette page est dépassée. Rechargez-la.
web-board-closed-damaged = La partie enregistrée est abîmée. Le responsable du serveur est prévenu.
web-board-closed = Le serveur a fermé la connexion.
web-board-reload = Recharger
web-board-home = À l’accueil
