# Il tavolo di 890 Anno Domini in italiano: ciò che i messaggi del gioco non dicono.

kingdom-of = Regno di { $name }
kingdom-yours = Il tuo Regno, { $name }
others = Gli altri Regni
banners = Stendardi e Personaggi
banner-of = Stendardo: { $crop }
banner-waiting =
    { $n ->
        [0] Qui non resta alcun Personaggio: un tris vale 2 Monete.
        [one] 1 Personaggio attende qui un tris di questa Coltivazione.
       *[other] { $n } Personaggi attendono qui un tris di questa Coltivazione.
    }
trio = tris
held = Personaggi di { $name }
held-none = Nessun Personaggio
first-player = primo giocatore
purse =
    { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }
towers-held =
    { $n ->
        [one] 1 Torre
       *[other] { $n } Torri
    }
nobles-held =
    { $n ->
        [one] 1 Nobile
       *[other] { $n } Nobili
    }
score-now =
    { $n ->
        [one] { $n } punto sicuro
       *[other] { $n } punti sicuri
    }
tokens-on =
    Sopra: { $towers ->
        [0] { $nobles ->
            [one] 1 Nobile.
           *[other] { $nobles } Nobili.
        }
        [one] 1 Torre{ $nobles ->
            [0] .
            [one] {" "}e 1 Nobile.
           *[other] {" "}e { $nobles } Nobili.
        }
       *[other] { $towers } Torri{ $nobles ->
            [0] .
            [one] {" "}e 1 Nobile.
           *[other] {" "}e { $nobles } Nobili.
        }
    }
beside =
    Accanto: { $coins ->
        [0] { $saracens ->
            [one] 1 segnalino Saraceno.
           *[other] { $saracens } segnalini Saraceno.
        }
        [one] 1 Moneta{ $saracens ->
            [0] .
            [one] {" "}e 1 segnalino Saraceno.
           *[other] {" "}e { $saracens } segnalini Saraceno.
        }
       *[other] { $coins } Monete{ $saracens ->
            [0] .
            [one] {" "}e 1 segnalino Saraceno.
           *[other] {" "}e { $saracens } segnalini Saraceno.
        }
    }
costs =
    { $n ->
        [0] Gratis: non si lascia nulla accanto ad altre tessere.
        [one] Costa 1 Moneta, lasciata accanto alla tessera precedente.
       *[other] Costa { $n } Monete, una accanto a ogni tessera precedente.
    }
ruin-note = Una Rovina: niente Coltivazioni, icone o punti. Quello che aveva sopra è perso. Occupa ancora la casella e tiene quello che riceve da ora.
put-back = In mano, non ancora presa: un clic la rimette a posto.
would-invade = Invasione: { $names }.
in-hand-of = Nella mano di { $name }
track = Tracciato delle invasioni
track-note = L’Invasore avanza con i Saraceni, la Difesa con le Torri. Se in un turno l’Invasore avanza e supera la Difesa, è invaso chi ha meno Torri.
stack = Pila
deck = Mazzo
unlimited = senza limite
bonus-place =
    { $place ->
        [1] 1º
       *[other] 2º
    }
store-tower = Nella riserva: { $n }. Le Torri sulle tessere di un Regno alzano la Difesa.
store-noble = Nella riserva: { $n }. I Nobili sono sulle tessere di un Regno; chi ne ha di più riceve punti alla fine.
store-coin = Nella riserva: { $n }. Le Monete pagano le tessere; chi ne ha di più riceve punti alla fine.
store-saracen = Segnalini Saraceno nella riserva: { $n }. Accanto a un Territorio della fila, fanno avanzare l’Invasore quando la tessera viene messa.
store-stack = Territori ancora coperti: { $n }. Da qui si rifornisce la fila.
store-deck = Personaggi non in gioco: { $n }. Ne pesca solo l’Apprendista, a fine partita.
drawn = Pescati dall’Apprendista
invasion = Invasione!

## Tutorial

tutorial-chapter-kingdom = Il Regno
tutorial-chapter-trio = I tris
tutorial-chapter-invader = L’Invasore
tutorial-chapter-yours = Ora tocca a te
tutorial-castle = In 8 round il tuo Regno arriva a 9 tessere: vince chi ha più punti. Al centro c’è il Castello, che conta in ogni linea che lo attraversa. Prendi questo.
tutorial-take = A ogni turno prendi una tessera. La prima della fila è gratis; ogni posto più in là costa 1 Moneta in più, che resta accanto alla tessera saltata.
tutorial-coins = L’altro giocatore ha saltato questa tessera e le ha lasciato accanto una Moneta. Prendi la tessera e la Moneta è tua.
tutorial-place = Mettila in una casella libera qualsiasi, anche lontano dalle altre. Quello che mostra accade ora, una volta sola: 1 Nobile e 1 Moneta.
tutorial-tithe = L’altro giocatore ha messo una Chiesa. Chi ha la sua Coltivazione gli paga una decima di 1 Moneta: il grano, come sulla tua Fattoria.
tutorial-icons = Nobili e Torri restano sulla tessera, le Monete sono subito tue. I punti di una tessera contano alla fine, se non è in Rovina.
tutorial-crops = 3 tessere in linea con la stessa Coltivazione fanno un tris. Il tuo Castello ha la lavanda: prendi questa. La Moneta resta accanto alla tessera saltata.
tutorial-patience = Accanto alla prima tessera ci sono ora 3 Monete, una lasciata da te: le prendi tutte. Anche questa ha la lavanda e completa la linea.
tutorial-trio = Un tris! Il suo Stendardo si alza: prendi un Personaggio o 2 Monete. I Personaggi non si rimpiazzano. L’Architetto militare vale 4 punti.
tutorial-character = Alcuni Personaggi agiscono subito. Questo sposta le tue Torri sul Castello, che non può mai cadere.
tutorial-saracens = Ogni Saraceno fa avanzare di 1 casella l’Invasore, ogni Torre la Difesa. Ora sono pari: finché l’Invasore non è avanti, non succede nulla.
tutorial-close = Ancora una casella e c’è un’invasione, contro chi ha meno Torri. Questa Torre di guardia ha 2 Saraceni, ma anche 1 Torre: poi avrete 2 Torri a testa.
tutorial-lose = Invasione! Siete pari: ognuno perde una tessera a scelta, mai il Castello. Il tris è già stato premiato e questa tessera non ha punti: lasciala andare.
tutorial-ruin = Una Rovina non ha Coltivazioni né punti, ma riceve 1 Torre. Attenzione: finché l’Invasore è avanti, ogni turno con un Saraceno porta un’invasione.
ties = A parità vince chi ha la Duchessa, poi chi ha più Nobili, più Monete o più Torri; infine chi gioca prima.
tutorial-scenario = Ora scegli tu; in basso c’è un consiglio. Guarda lo Scenario: premia chi ha più Nobili, Monete o Torri (in 3 o 4 anche il secondo).
tutorial-again = Un’altra invasione, e di nuovo siete pari di Torri. Questa tessera non ha punti.
tutorial-special = 4 Monete comprano un Edificio speciale: una va accanto a ogni tessera della fila. L’Allevamento ne rende 2, e con il suo Nobile sei in testa.
tutorial-last = L’ultima tessera. Accanto ci sono 2 Monete, e vale 1 punto.
tutorial-end = I Regni sono completi, e ha vinto il tuo! Il foglio dei punti elenca ogni punto. La prossima partita è tutta tua.

## I passi di un turno, per la cima del tavolo

phase-PickCastle = scelta dei Castelli
phase-Replace = sostituzione di una tessera
phase-ReplaceWith = sostituzione di una tessera
phase-TakeTile = presa di una tessera
phase-PlaceTile = piazzamento
phase-Reward = tris
phase-UseAbility = tris
phase-PutTokens = tris
phase-StealToken = tris
phase-PutStolen = tris
phase-MoveTokens = tris
phase-Rebuild = tris
phase-PickSwap = tris
phase-SwapWith = tris
phase-SaracenToken = tris
phase-LoseTile = invasione
phase-KeepCharacter = fine della partita
