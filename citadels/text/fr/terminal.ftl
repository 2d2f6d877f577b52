# Les mots du programme de terminal. Places : $label un court intitulé, $rank, $character,
# $target un joueur, $seat le joueur interrogé, $numbers comme 1-4, $words tels que saisis, $file,
# $why, $seed, $names de qui gagne, $amount en or.

## Autour de la table : huit noms différents, chacun d’un seul mot avec une majuscule

terminal-names = Anne Bruno Clara Denis Elsa Félix Gaëlle Hugo

## La table

terminal-label = { $label } :
terminal-called = appel : { $rank } { $character }
terminal-goal = but : { $amount }
terminal-killed = Assassinat
terminal-bewitched = Sortilège
terminal-robbed = Vol annoncé
terminal-tax = Taxe
terminal-saw = Vous avez vu
terminal-looking = La main chez { $target }
terminal-known = Connu en main chez { $target }

## La question

terminal-prompt = { $seat }, { $numbers } ou des mots
terminal-help = ? pourquoi pas plus · rules CARTE · quit
terminal-refused = Impossible pour le moment
terminal-nothing = Il n’y a rien d’autre à attendre ici.

## Ce qui a été saisi

terminal-unknown = « { $words } » n’est pas une réponse possible.
terminal-several = « { $words } » peut désigner plusieurs réponses.
terminal-no-card = Il n’y a pas de carte « { $words } ».
terminal-cost = coût { $amount }

## La fin

terminal-winner = Victoire : { $names }
terminal-stopped = La partie n’est pas terminée.
terminal-seed = Graine { $seed } : elle redonne la même partie.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $why }

## La table en plein écran. Les lettres des types sont toutes différentes

terminal-sign-noble = N
terminal-sign-religious = R
terminal-sign-trade = C
terminal-sign-military = M
terminal-sign-unique = V
terminal-away = absent
terminal-last-round = dernier tour
terminal-too-small = Il faut { $width } colonnes et { $height } lignes pour cette table. Agrandissez la fenêtre.
terminal-signs = Signes
terminal-thinking = Un robot y réfléchit…
terminal-key-keys = Touches
terminal-key-why = Pourquoi pas
terminal-key-last = Dernier tour
terminal-key-cities = Cités
terminal-key-cards = Cartes
terminal-key-scores = Points
terminal-key-hurry = Ne pas attendre les robots
terminal-key-pace = Rythme des robots
terminal-key-theme = Sombre ou clair
terminal-key-quit = Quitter
terminal-key-arrows = Se déplacer et choisir
terminal-key-find = Chercher une option par ses lettres
terminal-pace-0 = Aussitôt
terminal-pace-1 = Rapide
terminal-pace-2 = Posé
terminal-pace-3 = Lent

## Commencer et partir

terminal-leave-kept = Quitter ? La partie est gardée.
terminal-go-on = La partie est gardée : citadels play --continue la reprend.
terminal-damaged = La partie enregistrée { $file } est illisible : { $why }
terminal-no-link = « { $words } » n’est pas le lien d’une table.
terminal-need-terminal = Il faut un terminal : une table sur un serveur et une partie gardée s’affichent en plein écran.
terminal-no-saved = Aucune partie n’attend d’être reprise.
terminal-continue = Reprendre la partie gardée
terminal-new-game = Nouvelle partie
terminal-opponents = Adversaires
terminal-by-link = Rejoindre une table par son lien
terminal-saved-at = { $profile } · joueurs : { $players } · { $when }
