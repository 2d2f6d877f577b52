# Les personnages, par rang de 2016. Pour chacun : le nom, et .text, ce qu’il y fait. Si les éditions anciennes
# diffèrent : .classic leur nom, .text-classic ce qu’il fait dans toutes, .text-classic-fr et autres dans une seule.

## Rang 1

character-assassin = Assassin
    .text = Nommez un autre personnage : il est assassiné. Son joueur garde le silence à l’appel et perd tout son tour.
    .text-classic = Nommez un autre personnage : il est assassiné. Son joueur garde le silence à l’appel, perd tout son tour et ne montre sa carte qu’à la fin de la manche.
character-witch = Sorcière
    .text = Vous devez d’abord prendre vos ressources et nommer un autre personnage ; votre tour s’interrompt alors avant toute autre chose. À l’appel du personnage ensorcelé, son joueur prend seulement ses ressources (un Roi ou un Patricien reçoit quand même la couronne), puis vous reprenez votre tour comme si ce personnage était le vôtre, avec votre main, votre or et votre cité. Si personne ne le révèle, votre tour est fini.
    .text-classic-en = Vous devez d’abord prendre vos ressources et nommer un autre personnage ; votre tour s’interrompt alors avant toute autre chose. À l’appel du personnage ensorcelé, son joueur prend seulement ses ressources (un Roi reçoit quand même la couronne), puis vous reprenez votre tour comme si ce personnage était le vôtre, avec votre main, votre or et votre cité. Si personne ne le révèle, votre tour est fini.
    .text-classic-ru = Après avoir pris vos ressources, et avant de bâtir ou d’utiliser un quartier, vous pouvez nommer un autre personnage ; votre tour s’interrompt alors. À l’appel du personnage ensorcelé, son joueur prend seulement ses ressources (un Roi reçoit quand même la couronne), puis vous reprenez votre tour comme si ce personnage était le vôtre, avec votre main, votre or et votre cité. Si personne ne le révèle, votre tour est fini. Si vous ne nommez personne, c’est un tour ordinaire.
    .text-classic-fr = Vous devez d’abord prendre vos ressources et nommer un autre personnage ; votre tour s’interrompt alors avant toute autre chose. À l’appel du personnage ensorcelé, son joueur prend seulement ses ressources (un Roi reçoit quand même la couronne, un Empereur la remet quand même), puis vous reprenez votre tour comme si ce personnage était le vôtre, avec votre main, votre or et votre cité. Si personne ne le révèle, votre tour est fini.
character-magistrate = Échevin
    .text = Posez les 3 mandats face cachée près de 3 personnages différents ; seul le mandat signé compte. Quand le joueur visé paie son premier quartier du tour, vous pouvez montrer le mandat et confisquer ce quartier : il est bâti gratuitement dans votre cité et le joueur récupère son or. Un quartier que votre cité possède déjà ne peut pas être pris.

## Rang 2

character-thief = Voleur
    .text = Nommez un autre personnage, sauf celui de rang 1 et le personnage assassiné ou ensorcelé. Dès qu’il est révélé, tout l’or de son joueur est à vous.
character-spy = Espion
    .text = Choisissez un autre joueur et annoncez un type de quartier, puis regardez sa main. Pour chaque carte de ce type, prenez-lui 1 pièce d’or et piochez 1 carte ; si son or ne suffit pas, vous piochez quand même pour chacune.
character-blackmailer = Maître-chanteuse
    .text = Posez les 2 menaces face cachée près de 2 personnages différents, sauf celui de rang 1 et le personnage assassiné ou ensorcelé. Juste après avoir pris ses ressources, un joueur menacé vous remet la moitié de son or, arrondie à l’inférieur, ou refuse. En cas de refus, vous pouvez retourner la menace : la fleur emporte tout son or.

## Rang 3

character-magician = Magicienne
    .classic = Magicien
    .text = Au choix : échangez toute votre main avec celle d’un autre joueur, ou glissez sous la pioche le nombre de cartes que vous voulez et piochez-en autant.
character-wizard = Sorcier
    .text = Regardez la main d’un autre joueur et prenez-y une carte : gardez-la, ou payez-la et bâtissez-la aussitôt, hors permis de construire. Ce tour-ci, vous pouvez bâtir des quartiers que votre cité possède déjà.
    .text-classic = Regardez la main d’un autre joueur et prenez-y une carte : gardez-la, ou, une fois vos ressources prises, payez-la et bâtissez-la aussitôt, hors permis de construire. Ce tour-ci, vous pouvez bâtir des quartiers que votre cité possède déjà.
character-seer = Voyante
    .text = Prenez une carte au hasard à chaque autre joueur qui en a, puis rendez à chacun d’eux une carte de votre choix. Votre permis de construire est de 2.

## Rang 4

character-king = Roi
    .text = Chaque quartier noble de votre cité vous rapporte 1 pièce d’or. Vous devez prendre la couronne pendant votre tour ; ensorcelé, vous la prenez tout de même, assassiné, vous la prenez à la fin de la manche.
    .text-classic = Chaque quartier noble de votre cité vous rapporte 1 pièce d’or. Vous recevez la couronne dès votre appel, même ensorcelé ; assassiné, vous la prenez à la fin de la manche.
character-emperor = Empereur
    .text = Chaque quartier noble de votre cité vous rapporte 1 pièce d’or. Vous devez remettre la couronne à un joueur qui ne l’a pas, jamais à vous-même, et vous lui prenez 1 pièce d’or ou 1 carte au hasard. Assassiné, vous la remettez à la fin de la manche et ne prenez rien.
    .text-classic = Chaque quartier noble de votre cité vous rapporte 1 pièce d’or. Dès votre appel, vous devez remettre la couronne à un joueur qui ne l’a pas, jamais à vous-même ; ce joueur vous donne 1 pièce d’or ou 1 carte de sa main, à son choix. Assassiné, vous laissez la couronne où elle est ; ensorcelé, vous laissez la Sorcière la remettre.
    .text-classic-fr = Chaque quartier noble de votre cité vous rapporte 1 pièce d’or. Dès votre appel, vous devez remettre la couronne à un joueur qui ne l’a pas, jamais à vous-même ; ce joueur vous donne 1 pièce d’or ou 1 carte de sa main, à son choix. Ensorcelé, vous la remettez tout de même ; assassiné, vous la remettez à la fin de la manche et ne recevez rien.
character-patrician = Patricien
    .text = Chaque quartier noble de votre cité vous rapporte 1 carte. Vous devez prendre la couronne pendant votre tour ; ensorcelé, vous la prenez tout de même, assassiné, vous la prenez à la fin de la manche.

## Rang 5

character-bishop = Évêque
    .text = Chaque quartier religieux de votre cité vous rapporte 1 pièce d’or. Jusqu’à la fin de la manche, le personnage de rang 8 ne peut rien contre vos quartiers. Un Évêque assassiné ne protège rien.
character-abbot = Abbé
    .text = Chaque quartier religieux de votre cité vous rapporte 1 pièce d’or ou 1 carte ; annoncez le partage avant de vous servir. Une fois dans votre tour, si vous n’êtes pas parmi les plus riches, le plus riche des joueurs est tenu de vous remettre 1 pièce d’or ; en cas d’égalité, vous choisissez lequel.
    .text-classic = Chaque quartier religieux de votre cité vous rapporte 1 pièce d’or. Une fois dans votre tour, le plus riche des joueurs est tenu de vous remettre 1 pièce d’or ; en cas d’égalité, ou si c’est vous, personne ne donne rien.
character-cardinal = Cardinal
    .text = Chaque quartier religieux de votre cité vous rapporte 1 carte. S’il vous manque de l’or pour un quartier, vous pouvez prendre exactement le manque à un seul autre joueur, en lui donnant 1 carte de votre main par pièce ; vous devez ensuite bâtir ce quartier.

## Rang 6

character-merchant = Marchande
    .classic = Marchand
    .text = Chaque quartier commerçant de votre cité vous rapporte 1 pièce d’or. Vous en recevez 1 de plus, quelles que soient les ressources prises.
    .text-classic = Chaque quartier commerçant de votre cité vous rapporte 1 pièce d’or. Juste après avoir pris vos ressources, quelles qu’elles soient, vous recevez 1 pièce de plus.
    .text-classic-fr = Chaque quartier commerçant de votre cité vous rapporte 1 pièce d’or. Au début de votre tour, avant de prendre vos ressources, vous recevez 1 pièce de plus.
character-alchemist = Alchimiste
    .text = À la fin de votre tour, tout l’or payé pour bâtir pendant ce tour vous revient. Il faut l’avoir au moment de bâtir, et aucune autre dépense n’est rendue.
    .text-classic-fr = Tout l’or payé pour bâtir vous revient aussitôt. Il faut tout de même l’avoir au moment de bâtir, et aucune autre dépense n’est rendue.
character-trader = Négociant
    .text = Chaque quartier commerçant de votre cité vous rapporte 1 pièce d’or. En plus de votre quartier, vous pouvez bâtir autant de quartiers commerçants que vous pouvez en payer.

## Rang 7

character-architect = Architecte
    .text = Piochez 2 cartes de plus, quelles que soient les ressources prises. Votre permis de construire est de 3.
    .text-classic = Juste après avoir pris vos ressources, quelles qu’elles soient, vous piochez 2 cartes de plus. Votre permis de construire est de 3.
    .text-classic-fr = Au début de votre tour, avant de prendre vos ressources, vous piochez 2 cartes. Votre permis de construire est de 3.
character-navigator = Navigatrice
    .classic = Navigateur
    .text = Prenez 4 pièces d’or ou 4 cartes de plus, quelles que soient les ressources prises. Vous ne bâtissez rien ce tour-ci, pas même un quartier hors permis de construire.
    .text-classic-en = Après avoir pris vos ressources, vous devez prendre 4 pièces d’or ou 4 cartes de plus. Vous ne bâtissez rien ce tour-ci.
    .text-classic-ru = Après avoir pris vos ressources, vous pouvez prendre 4 pièces d’or ou 4 cartes de plus. Vous ne bâtissez rien ce tour-ci.
    .text-classic-fr = Après avoir pris vos ressources, vous pouvez prendre 4 pièces d’or ou 4 cartes de plus, ce qui termine votre tour. Vous ne bâtissez rien ce tour-ci.
character-scholar = Archiviste
    .text = Regardez 7 cartes de la pioche : une rejoint votre main, les autres y sont remélangées. Votre permis de construire est de 2.

## Rang 8

character-warlord = Condottiere
    .text = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez détruire un quartier n’importe où, même chez vous, pour 1 pièce de moins que son coût. Les cités complètes sont à l’abri.
    .text-classic = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez détruire un quartier n’importe où, même chez vous, pour 1 pièce de moins que son coût, mais seulement à la fin de votre tour : ensuite, vous ne pouvez plus que toucher votre revenu. Les cités complètes sont à l’abri.
character-diplomat = Diplomate
    .text = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez échanger un de vos quartiers contre celui d’un autre joueur ; si le sien coûte plus cher, donnez-lui la différence. L’autre cité ne doit pas être complète, et aucune des deux cités ne peut recevoir un quartier qu’elle possède déjà.
    .text-classic-en = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez échanger un de vos quartiers contre celui d’un autre joueur, même si sa cité est complète ; si le sien coûte plus cher, donnez-lui la différence. Cela se fait à la fin de votre tour : ensuite, vous ne pouvez plus que toucher votre revenu. Aucune des deux cités ne peut se retrouver avec deux fois le même quartier.
    .text-classic-ru = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez échanger un de vos quartiers contre celui d’un autre joueur ; si le sien coûte plus cher, donnez-lui la différence. Cela se fait à la fin de votre tour : ensuite, vous ne pouvez plus que toucher votre revenu. L’autre cité ne doit pas être complète, et aucune des deux ne peut se retrouver avec deux fois le même quartier.
    .text-classic-fr = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Une fois vos ressources prises, vous pouvez échanger un de vos quartiers contre celui d’un autre joueur ; si le sien coûte plus cher, donnez-lui la différence. L’autre cité ne doit pas être complète, et aucune des deux ne peut se retrouver avec deux fois le même quartier.
character-marshal = Capitaine
    .text = Chaque quartier militaire de votre cité vous rapporte 1 pièce d’or. Vous pouvez vous emparer d’un quartier de coût 3 ou moins d’un autre joueur, en lui donnant ce coût. Les cités complètes sont à l’abri, et un quartier que votre cité possède déjà ne peut pas être pris.

## Rang 9

character-queen = Reine
    .text = Si l’un de vos deux voisins a révélé le personnage de rang 4, vous recevez 3 pièces d’or. Si ce personnage a été assassiné, vous les recevez à la fin de la manche, quand il est montré.
    .text-classic-en = Si l’un de vos deux voisins a révélé le Roi, vous recevez 3 pièces d’or. Si le Roi a été assassiné, vous les recevez à la fin de la manche, quand il est montré. L’Empereur ne vous rapporte rien.
character-artist = Artiste
    .text = Posez 1 de vos pièces d’or sur un ou deux de vos quartiers. Chacun coûte désormais 1 de plus et vaut 1 point de plus. Un quartier ne s’embellit qu’une fois.
character-tax-collector = Bailli
    .text = Tant que ce personnage est en jeu, chacun pose 1 pièce d’or sur son jeton après chaque quartier bâti, s’il lui en reste. Pendant votre tour de Bailli, vous ne payez rien et pouvez prendre tout l’or du jeton. Ce qui n’est pas pris reste pour les manches suivantes.
    .text-classic = De votre appel à la fin de la manche, tout autre joueur qui bâtit pendant un tour vous donne 1 pièce d’or à la fin de ce tour, quel que soit le nombre de quartiers, si son trésor n’est pas vide. Un Assassin qui a bâti avant votre appel paie aussitôt.
    .text-classic-en = De votre appel à la fin de la manche, tout autre joueur qui bâtit pendant un tour vous donne 1 pièce d’or à la fin de ce tour, quel que soit le nombre de quartiers, si son trésor n’est pas vide. Un Assassin ou une Sorcière qui a bâti avant votre appel paie aussitôt.
