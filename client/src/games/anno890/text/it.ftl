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
        [one] 1 punto sicuro
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
ruin-note = Una Rovina: niente Coltivazioni, icone o punti. Ciò che vi stava è andato perso; tiene la sua casella e ciò che riceve ora.
in-hand-of = In mano a { $name }
track = Tracciato delle invasioni
track-note = L'Invasore avanza con i Saraceni, la Difesa con le Torri. Se in un turno l'Invasore si muove e supera la Difesa, viene invaso chi ha meno Torri.
stack = Pila
deck = Mazzo
unlimited = senza limite
bonus-place =
    { $place ->
        [1] 1º
       *[other] 2º
    }
store-tower = Nella riserva: { $n }. Stanno sulle tessere di un Regno e alzano la Difesa.
store-noble = Nella riserva: { $n }. Stanno sulle tessere di un Regno; chi ne ha di più riceve punti alla fine.
store-coin = Nella riserva: { $n }. Pagano le tessere; chi ne ha di più riceve punti alla fine.
store-saracen = Segnalini Saraceno nella riserva: { $n }. Accanto a un Territorio della fila, fanno avanzare l’Invasore quando la tessera viene messa.
store-stack = Territori ancora coperti: { $n }. Da qui si rifornisce la fila.
store-deck = Personaggi non in gioco: { $n }. Ne pesca solo l’Apprendista, a fine partita.
drawn = Pescate dall'Apprendista
invasion = Invasione!

## Tutorial

tutorial-chapter-kingdom = Il Regno
tutorial-chapter-trio = I tris
tutorial-chapter-invader = L’Invasore
tutorial-chapter-yours = Ora tocca a te
tutorial-castle = Benvenuto! In otto round il tuo Regno cresce fino a nove tessere: vince chi alla fine ha più punti. Al centro sta il Castello: le sue Coltivazioni contano per la riga, la colonna e le diagonali. Prendi questo.
tutorial-take = A ogni turno prendi una tessera. La prima della fila è gratis; ogni posto più in là costa una Moneta in più, che resta accanto alle tessere saltate.
tutorial-coins = L’altro giocatore ha saltato questa tessera, e accanto c’è una Moneta. Chi prende la tessera prende anche quella: tu.
tutorial-place = Mettila in una casella libera qualsiasi, anche lontano dalle altre. Ciò che vi è stampato accade ora, una volta sola: un Nobile e una Moneta.
tutorial-tithe = L’altro giocatore ha messo una Chiesa. Chi ha la Coltivazione segnata lì gli paga la decima, 1 Moneta: il grano, come sulla tua Fattoria.
tutorial-icons = Nobili e Torri restano sulla tessera, le Monete sono subito tue. I punti di una tessera contano alla fine, se un’invasione non l’ha fatta cadere.
tutorial-crops = Tre tessere con la stessa Coltivazione in linea, anche in diagonale, fanno un tris. Il tuo Castello ha la lavanda: prendi la Torre di guardia con la lavanda. Costa una Moneta, che resta sulla tessera saltata.
tutorial-patience = Accanto alla prima tessera ci sono ora tre Monete, anche quella lasciata da te: con la tessera le prendi tutte. E anche questa ha la lavanda: con lei la linea sarà completa.
tutorial-trio = Un tris! Il suo Stendardo si alza: prendi un Personaggio o 2 Monete. I Personaggi non vengono sostituiti. L’Architetto militare vale 4 punti.
tutorial-character = Alcuni Personaggi agiscono subito. Questo sposta le tue Torri sul Castello, che non può mai cadere.
tutorial-saracens = Per la nuova Chiesa hai pagato 1 Moneta di decima. Ogni Saraceno muove l’Invasore di un passo da 0, ogni Torre la Difesa, che parte dal numero dei giocatori. Ora sono pari: finché la Difesa non è superata, va tutto bene.
tutorial-close = Ancora un passo e c’è un’invasione. Colpisce chi ha meno Torri. Questa Torre di guardia porta due Saraceni, ma anche una Torre e 2 punti: poi avrete due Torri a testa.
tutorial-lose = Invasione! Siete pari, quindi ognuno perde una tessera e ciò che vi sta sopra. Scegli tu quale; il Castello è al sicuro. Il tris è già stato premiato e questa tessera non ha punti: lasciala andare.
tutorial-ruin = Una Rovina non ha Coltivazioni né punti, ma riceve una Torre: la Difesa perde solo le Torri oltre la prima. Attenzione: finché l’Invasore è avanti, ogni turno con un Saraceno porta un’invasione, mai più di una.
ties = A parità vince chi ha la Duchessa, poi più Nobili, più Monete, più Torri; infine chi gioca prima.
tutorial-scenario = Ora scegli tu. In basso leggi un consiglio: se fai altro, la lezione finisce e la partita continua. Guarda lo Scenario: alla fine chi ha più Nobili, Monete o Torri riceve punti; in tre o quattro, anche il secondo.
tutorial-again = Un’altra invasione, e di nuovo siete pari di Torri. Questa tessera non ha punti.
tutorial-special = Hai 4 Monete, il prezzo di un Edificio speciale: una va accanto a ogni tessera della fila. L’Allevamento rende subito 2 Monete, e con il suo Nobile superi l’altro in Nobili.
tutorial-last = L’ultima tessera. Accanto ci sono 2 Monete, e vale un punto.
tutorial-end = I Regni sono completi, e ha vinto il tuo! Il foglio dei punti nomina ogni punto. La prossima partita è tutta tua.

## I passi di un turno, per la cima del tavolo

phase-PickCastle = scelta dei Castelli
phase-Replace = rinuncia a una tessera
phase-ReplaceWith = rinuncia a una tessera
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
