# The Seer may take the Secret Vault and give it to another player.   [2016 S137]
profile 2016
Ann  seer
Bob  thief  hand secret-vault
Cid  king  hand tavern
Dan  merchant
turn Ann, gathered

Ann: seer
Ann? give tavern, give secret-vault
Ann: give tavern, give secret-vault
= Ann hand -
= Bob hand tavern
= Cid hand secret-vault
Bob hears gave-card Ann Cid ?
turn Ann
