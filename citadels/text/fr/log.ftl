# Lignes du journal. Places : $seat qui agit, $target envers qui, $card une carte ou un personnage, $amount combien.
# Une ligne en -hidden est pour qui ne doit pas connaître la carte. Un $seat sans joueur vaut « nobody ».

## La partie et ses manches

log-dealt =
    { $seat } reçoit { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
log-crowned = { $seat } reçoit la couronne.
log-round-began = Manche { $amount }. La couronne : { $seat }.
log-called = Appel du rang { $amount } : { $card }.
log-revealed-role = { $seat } révèle son personnage : { $card }.
log-resumed = { $seat } reprend son tour avec ce personnage : { $card }.
log-turn-ended = { $seat } termine son tour.
log-completed = { $seat } a une cité complète.
log-shortened =
    { $seat } raccourcit la partie : une cité est complète avec { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    }.
log-lengthened =
    Pour compléter une cité, il faut de nouveau { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    }.
log-thanked = { $seat } remercie { $target } de l’appel.
log-turn-lost = { $seat } oublie de remercier { $target } et perd son tour.
log-round-ended = Fin de la manche { $amount }.
log-game-ended = La partie est finie.

## Le choix des personnages

log-faceup-laid = Hors jeu pour cette manche, face visible : { $card }.
log-facedown-laid = Hors jeu pour cette manche, face cachée : { $card }.
log-facedown-laid-hidden = Un personnage est écarté face cachée, sans être vu.
log-picked = { $seat } choisit un personnage : { $card }.
log-picked-hidden = { $seat } choisit un personnage.
log-laid = { $seat } écarte un personnage face cachée : { $card }.
log-laid-hidden = { $seat } écarte un personnage face cachée.
log-swapped = { $seat } et { $target } échangent leurs personnages.
log-swap-gave = { $seat } donne un personnage à { $target } : { $card }.
log-swap-gave-hidden = { $seat } donne un personnage à { $target }.

## L’or

log-gathered-gold =
    { $seat } prend comme ressource { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
log-gained =
    { $seat } reçoit { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
log-income-taken =
    { $seat } touche le revenu de { $amount ->
        [one] { $amount } quartier
       *[other] { $amount } quartiers
    }.
log-paid =
    { $seat } paie { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
log-gave-gold =
    { $seat } donne { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } à { $target }.
log-stole = { $seat } prend à { $target } tout son or : { $amount }.
log-taxed =
    { $seat } verse { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } de taxe.
log-collected =
    { $seat } ramasse les taxes : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.

## Les cartes

log-gathered-cards =
    { $seat } prend comme ressource { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
log-drew = { $seat } pioche une carte : { $card }.
log-drew-hidden = { $seat } pioche une carte.
log-kept = { $seat } garde une carte : { $card }.
log-kept-hidden = { $seat } garde une carte.
log-put-under =
    { $seat ->
        [nobody] Une carte va sous la pioche
       *[player] { $seat } glisse une carte sous la pioche
    } : { $card }.
log-put-under-hidden =
    { $seat ->
        [nobody] Une carte va
       *[player] { $seat } glisse une carte
    } sous la pioche.
log-discarded = { $seat } défausse une carte : { $card }.
log-discarded-hidden = { $seat } défausse une carte.
log-shuffled = La pioche est mélangée.
log-saw-card = { $seat } voit une carte en main chez { $target } : { $card }.
log-saw-card-hidden = { $seat } voit une carte en main chez { $target }.
log-took-card = { $seat } prend une carte à { $target } : { $card }.
log-took-card-hidden = { $seat } prend une carte à { $target }.
log-gave-card = { $seat } donne une carte à { $target } : { $card }.
log-gave-card-hidden = { $seat } donne une carte à { $target }.
log-swapped-hands = { $seat } et { $target } échangent leurs mains.
log-stored = { $seat } glisse une carte sous le Musée : { $card }.
log-stored-hidden = { $seat } glisse une carte sous le Musée.
log-saw-in-deck = { $seat } voit une carte de la pioche : { $card }.
log-saw-in-deck-hidden = { $seat } voit une carte de la pioche.
log-took-from-deck = { $seat } prend une carte dans la pioche : { $card }.
log-took-from-deck-hidden = { $seat } prend une carte dans la pioche.

## Les quartiers

log-site-laid = { $seat } veut bâtir un quartier : { $card }.
log-built = { $seat } bâtit un quartier : { $card }.
log-destroyed = Un quartier est détruit chez { $seat } : { $card }.
log-given-up = { $seat } sacrifie un quartier : { $card }.
log-exchanged = { $seat } fait un échange avec { $target } : { $given } contre { $card }.
log-seized = { $seat } s’empare d’un quartier chez { $target } : { $card }.
log-confiscated = { $seat } confisque un quartier à { $target } : { $card }.
log-beautified = { $seat } embellit un quartier : { $card }.
log-reclaimed = { $seat } prend en main la carte du quartier détruit : { $card }.

## Ce que les personnages font aux autres

log-killed-role = { $seat } assassine un personnage : { $card }.
log-bewitched-role = { $seat } ensorcelle un personnage : { $card }.
log-robbed-role = { $seat } va voler un personnage : { $card }.
log-spied =
    { $seat } regarde la main chez { $target }, en quête de { $amount ->
        [0] quartiers nobles
        [1] quartiers religieux
        [2] quartiers commerçants
        [3] quartiers militaires
       *[4] merveilles
    }.
log-warrant-laid = { $seat } pose un mandat près d’un personnage : { $card }.
log-warrant-signed = Le mandat signé vise ce personnage : { $card }.
log-warrant-signed-hidden = L’un des mandats est signé.
log-warrant-shown = { $seat } montre le mandat signé contre ce personnage : { $card }.
log-threat-laid = { $seat } pose une menace près d’un personnage : { $card }.
log-threat-flowered = La menace à la fleur vise ce personnage : { $card }.
log-threat-flowered-hidden = L’une des menaces porte la fleur.
log-bribed =
    { $seat } donne un pot-de-vin à { $target } : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
log-refused = { $seat } refuse tout pot-de-vin à { $target }.
log-threat-shown =
    { $seat } retourne la menace ({ $card }) : { $amount ->
        [1] elle porte la fleur
       *[0] elle est sans effet
    }.
log-threat-left = { $seat } ne retourne pas la menace contre { $target }.
