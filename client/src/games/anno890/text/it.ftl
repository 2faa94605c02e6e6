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
held-none = Ancora nessun Personaggio
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
        [one] Costa 1 Moneta, lasciata accanto alla tessera prima.
       *[other] Costa { $n } Monete, una accanto a ogni tessera prima.
    }
ruin-note = Una Rovina: niente Coltivazioni, icone o punti. Tiene la sua casella e ciò che vi sta sopra.
reconstructed = Il regolamento non lo dice: alcuni valori sono ricostruiti.
in-hand-of = In mano a { $name }
track = Tracciato delle invasioni
track-note = L'Invasore avanza con i Saraceni, la Difesa con le Torri. Se in un turno l'Invasore si muove e supera la Difesa, viene invaso chi ha meno Torri.
stack = Pila
deck = Mazzo
deck-left =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
unlimited = senza limite
bonus-place =
    { $place ->
        [1] 1º
       *[other] 2º
    }
drawn = Pescate dall'Apprendista
invasion = Invasione!

## Tutorial

tutorial-castle = Benvenuto! Ogni Regno cresce intorno a un Castello. Scegline uno: sta al centro, dove si incrociano quattro linee, e le sue due Coltivazioni torneranno utili più volte.
tutorial-take = A ogni turno prendi una tessera. La prima della fila è gratis; ogni posto più in là costa una Moneta in più, e le Monete restano accanto alle tessere saltate, per chi le prenderà.
tutorial-coins = Accanto a una tessera della fila ci sono Monete: chi prende la tessera prende anche quelle. Saltare arricchisce gli altri; la pazienza può rendere.
tutorial-place = Metti la tessera in una casella libera qualsiasi, anche lontano dalle altre. Ciò che vi è stampato accade ora, una volta sola. Indica una casella per vedere che cosa porterebbe.
tutorial-icons = La tessera ha fatto il suo dovere: Torri e Nobili restano sopra, le Monete vanno e vengono subito. I punti contano alla fine, se la tessera è ancora in piedi.
tutorial-crops = Una tua linea ha due tessere e una casella libera: tre tessere con la stessa Coltivazione in linea (orizzontale, verticale o diagonale) fanno un tris. Cerca le caselle che servono a più linee.
tutorial-trio = Un tris! Il suo Stendardo si alza: prendi uno dei Personaggi in attesa oppure 2 Monete. I Personaggi non vengono sostituiti: i migliori vanno via presto.
tutorial-character = Un Personaggio resta con te fino alla fine e conta i suoi punti. Alcuni agiscono subito, altri all'inizio dei tuoi turni, altri al conteggio finale.
tutorial-saracens = I Saraceni! Ognuno stampato su una tessera spinge avanti di un passo la prua dell'Invasore. Le Torri fanno avanzare la Difesa. Finché la Difesa non è superata, va tutto bene.
tutorial-close = L'Invasore è alle calcagna della Difesa. Ancora uno sbarco e ci sarà un'invasione. Colpisce chi ha meno Torri: conta le tue, e le loro.
tutorial-lose = Invasione! Nessuno ha meno Torri di te, quindi una tua tessera diventa una Rovina. Scegli tu quale; il Castello è al sicuro. Perdi ciò che ti costa meno.
tutorial-ruin = Una Rovina non ha Coltivazioni, icone né punti, ma la sua casella resta occupata. Un Territorio in Rovina riceve una Torre: la prossima volta il Regno è più difeso.
tutorial-special = Puoi permetterti un Edificio speciale: 4 Monete, una accanto a ogni tessera della fila. Sono forti, sono pochi e non vengono rimpiazzati.
tutorial-scenario = Metà partita è passata. Guarda lo Scenario: chi ha più Nobili, più Monete e più Torri riceve punti alla fine. Ce n'è uno alla tua portata?
tutorial-last = L'ultimo round. Ora conta ogni punto sulle tessere, ogni Personaggio e ogni premio. E un'invasione può ancora arrivare.
tutorial-end = I Regni sono completi. Si sommano tessere, Personaggi e Scenario: il foglio dei punti li elenca uno per uno. Ora conosci il gioco: la prossima partita è tua.

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
