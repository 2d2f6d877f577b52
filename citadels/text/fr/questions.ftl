# Ce qu’on demande à un joueur, et les réponses. Places d’une question : $target un joueur, $card, $amount.
# Places d’une réponse : $card, $given un quartier sacrifié, $character, $target un joueur, $type, $gold, $cards.

## Questions

question-pick-character = Quel personnage choisissez-vous ?
question-lay-character = Quel personnage écartez-vous face cachée ?
question-turn = C’est votre tour. Que faites-vous ?
question-gather-only = Prenez-vous de l’or ou des cartes ?
question-keep-card = Quelle carte gardez-vous ?
question-order-under-deck = Quelle carte va d’abord sous la pioche ?
question-bewitch = Quel personnage ensorcelez-vous ?
question-lay-warrant = Où posez-vous un mandat sans signature ? Encore à poser : { $amount }.
question-confiscate = { $target } paie ce quartier : { $card }. Le confisquez-vous ?
question-lay-threat = Où posez-vous la menace sans effet ?
question-bribe = On vous menace. Donnez-vous la moitié de votre or en pot-de-vin ?
question-reveal-threat = { $target } refuse de payer. Retournez-vous la menace ?
question-discard-and-draw = Quelle carte glissez-vous sous la pioche ? Déjà glissées : { $amount }.
question-take-from-hand = Quelle carte prenez-vous à { $target } ?
question-build-or-keep = Bâtissez-vous tout de suite la carte prise, ou la gardez-vous ?
question-take-from-each = Quelle carte prenez-vous à { $target } ?
question-give-to-each = Quelle carte donnez-vous à { $target } ?
question-gold-or-card = Que prenez-vous à { $target } : 1 pièce d’or ou une carte au hasard ?
question-pass-crown = Qui reçoit la couronne ?
question-pay-with-cards = Avec quelle carte payez-vous ? Reste à payer : { $amount }.
question-borrow-from = À qui prenez-vous l’or qui manque ? Il manque : { $amount }.
question-give-for-gold = Quelle carte donnez-vous à { $target } ? Encore à donner : { $amount }.
question-keep-one-of-many = Quelle carte gardez-vous ? Les autres retournent dans la pioche.
question-give-district = Quel quartier donnez-vous à { $target } en échange ? Vous prenez : { $card }.
question-swap-character = Avec qui échangez-vous votre personnage ?
question-give-character = Lequel de vos personnages donnez-vous à { $target } ?
question-pay-for-crown = { $target } vous remet la couronne. Que donnez-vous en retour : 1 pièce d’or ou une carte ?
question-take-extra = Prenez-vous ce que votre personnage ajoute à vos ressources ?
question-reclaim = Payez-vous 1 pièce d’or pour prendre cette carte en main : { $card } ?
question-take-from-deck = Quelle carte prenez-vous dans la pioche ?
question-shorten = Voulez-vous que 7 quartiers complètent désormais une cité ?
question-gather-when-killed = Votre personnage est assassiné, mais vous avez l’Hôpital. Prenez-vous de l’or ou des cartes ?
question-thank = { $target } vous appelle et attend vos remerciements. Que faites-vous d’abord ?

## Réponses

answer-pick = Choisir : { $character }
answer-lay = Écarter face cachée : { $character }
answer-gold = Prendre de l’or
answer-cards = Prendre des cartes
answer-keep-card = Garder : { $card }
answer-under = D’abord sous la pioche : { $card }
answer-build = Bâtir : { $card }
answer-build-by = Bâtir { $card } en sacrifiant { $given }
answer-income = Toucher votre revenu
answer-split = Toucher votre revenu : or { $gold }, cartes { $cards }
answer-end = Terminer le tour
answer-done = Terminé
answer-decline = Passer
answer-decline-confiscate = Laisser bâtir
answer-decline-reveal-threat = La laisser face cachée
answer-decline-swap-character = Garder votre personnage
answer-decline-take-extra = S’en passer
answer-decline-reclaim = La laisser
answer-decline-shorten = Ne rien changer
answer-decline-gather-when-killed = Ne rien prendre
answer-take = Prendre : { $card }
answer-take-gold = Prendre 1 pièce d’or
answer-take-card = Prendre une carte au hasard
answer-give = Donner : { $card }
answer-discard = Glisser sous la pioche : { $card }
answer-pay-card = Payer avec : { $card }
answer-pay-gold = Le reste en or
answer-pay-gold-pay-for-crown = Donner 1 pièce d’or
answer-from = À { $target }
answer-mark = Près de ce personnage : { $character }
answer-bribe = Donner le pot-de-vin
answer-refuse = Refuser
answer-reveal = Retourner la menace
answer-confiscate = Confisquer
answer-give-role = Donner : { $character }
answer-keep-taken = Garder en main
answer-accept = Le prendre
answer-reclaim = Payer 1 pièce d’or et la prendre
answer-shorten = Raccourcir la partie
answer-thank = Remercier

## Pouvoirs des personnages

answer-use-assassin = Assassiner : { $character }
answer-use-witch = Ensorceler : { $character }
answer-use-magistrate = Poser le mandat signé : { $character }
answer-use-thief = Voler : { $character }
answer-use-spy = Espionner { $target } : { $type }
answer-use-blackmailer = Poser la menace à la fleur : { $character }
answer-use-magician = Glisser des cartes sous la pioche et en piocher autant
answer-use-magician-player = Échanger les mains avec { $target }
answer-use-wizard = Regarder la main chez { $target }
answer-use-seer = Prendre une carte à chaque joueur
answer-use-king = Prendre la couronne
answer-use-emperor = Remettre la couronne à { $target }
answer-use-patrician = Prendre la couronne
answer-use-abbot = Prendre 1 pièce d’or à { $target }
    .classic = Prendre 1 pièce d’or au plus riche
answer-use-cardinal = Bâtir avec l’or d’un autre joueur : { $card }
answer-use-merchant = Prendre 1 pièce d’or de plus
answer-use-architect = Piocher 2 cartes de plus
answer-use-navigator-gold = Prendre 4 pièces d’or de plus
answer-use-navigator-cards = Piocher 4 cartes de plus
answer-use-scholar = Regarder 7 cartes et en garder une
answer-use-warlord = Détruire : { $card } ({ $target })
answer-use-diplomat = Échanger contre : { $card } ({ $target })
answer-use-marshal = S’emparer de : { $card } ({ $target })
answer-use-queen = Prendre 3 pièces d’or
answer-use-artist = Embellir pour 1 pièce d’or : { $card }
answer-use-tax-collector = Ramasser les taxes

## Effets des quartiers

answer-use-armory = Détruire la Poudrière et : { $card } ({ $target })
answer-use-laboratory = Défausser pour 2 pièces d’or : { $card }
    .classic = Défausser pour 1 pièce d’or : { $card }
answer-use-museum = Glisser sous le Musée : { $card }
answer-use-smithy = Payer 2 pièces d’or et piocher 3 cartes
    .classic-fr = Payer 3 pièces d’or et piocher 3 cartes
answer-use-theater = Échanger les personnages avec { $target }
answer-use-district = Utiliser : { $card }
