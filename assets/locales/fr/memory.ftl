# What is told about files, on a slip of paper over any screen.

accept = Valider
save-damaged = La partie enregistrée est abîmée ; elle a été mise de côté : { $file }.
settings-damaged = Les réglages étaient abîmés ; ils ont été mis de côté : { $file }. Les réglages habituels sont en vigueur.
file-damaged = Le fichier { $file } est abîmé et n’a pas pu être mis de côté.
file-unreadable = Le fichier { $file } est illisible ; il reste où il est.
save-too-new = Un Taula plus récent a écrit { $file } ; il reste où il est.
save-unknown-game = { $file } est d’un jeu absent d’ici ; il reste où il est.
save-no-board = Le plateau de { $file } n’est pas ici ; il reste où il est.
save-other-board = Le plateau de { $file } a changé ; il reste où il est.
setting-clamped = Dans les réglages, { $field } était hors limites ; c’est maintenant { $now }.
cannot-save-full = Le disque est plein : impossible d’enregistrer { $file }. Nouvel essai bientôt.
cannot-save-forbidden = Écriture interdite dans { $file } ; la partie n’est pas enregistrée.
cannot-save-no-folder = Aucun dossier pour { $file } ; la partie n’est pas enregistrée.
cannot-save = Impossible d’enregistrer { $file }. Nouvel essai bientôt.
can-save-again = L’enregistrement fonctionne de nouveau.
no-home = Pas de dossier personnel : ni les parties ni les réglages ne sont conservés.
