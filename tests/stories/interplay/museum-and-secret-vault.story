# A Secret Vault under the Museum is not shown from the hand: it brings 1 point, not 3.
# [R-2016 194, R-2016 208]
profile 2016
Ann  thief     hand secret-vault  city museum
Bob  magician
Cid  king
Dan  bishop
turn Ann, gathered

= Ann score 7
Ann: museum secret-vault
= Ann hand -, museum secret-vault, score 5
turn Ann
