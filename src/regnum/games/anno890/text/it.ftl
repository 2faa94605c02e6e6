# 890 Anno Domini in italiano.
# I nomi di tessere, Coltivazioni, Personaggi e Scenari vengono dal contenuto: tile-*, crop-*, character-*, scenario-*.
# Un argomento come $what o $tile arriva già in parole; $what è una delle due parole qui sotto.

game-title = 890 Anno Domini
game-tagline = Nove tessere, otto round: un Regno cresce mentre dal mare arrivano i Saraceni.
game-in-a-minute = Ognuno costruisce un Regno di 9 tessere attorno a un Castello. Al tuo turno prendi una tessera dalla fila, tanto più cara quanto più è lontana, e la piazzi. 3 Coltivazioni uguali in linea fanno un tris, che vale un Personaggio o Monete. I Saraceni sulle tessere fanno avanzare l’Invasore, le Torri alzano la Difesa comune: quando l’Invasore è in vantaggio, chi ha meno Torri è invaso e una sua tessera diventa una Rovina. Dopo 8 round ai PV di tessere e Personaggi si sommano i bonus per chi ha più Nobili, Monete e Torri: vince chi ne ha di più.

towers = Torri
nobles = Nobili

# Quello che sta su una tessera persa e accanto a una tessera presa: la fine di messaggi più lunghi.
with-tokens =
    { $towers ->
        [0] { $nobles ->
            [0] { "" }
            [one] , con 1 Nobile
           *[other] , con { $nobles } Nobili
        }
        [one] , con 1 Torre{ $nobles ->
            [0] { "" }
            [one] {" "}e 1 Nobile
           *[other] {" "}e { $nobles } Nobili
        }
       *[other] , con { $towers } Torri{ $nobles ->
            [0] { "" }
            [one] {" "}e 1 Nobile
           *[other] {" "}e { $nobles } Nobili
        }
    }
with-beside =
    { $coins ->
        [0] { $saracens ->
            [0] { "" }
            [one] , con il segnalino Saraceno accanto
           *[other] , con i { $saracens } segnalini Saraceno accanto
        }
        [one] , con la Moneta{ $saracens ->
            [0] {" "}accanto
            [one] {" "}e il segnalino Saraceno accanto
           *[other] {" "}e i { $saracens } segnalini Saraceno accanto
        }
       *[other] , con le { $coins } Monete{ $saracens ->
            [0] {" "}accanto
            [one] {" "}e il segnalino Saraceno accanto
           *[other] {" "}e i { $saracens } segnalini Saraceno accanto
        }
    }

ending-kingdoms_complete = L’ottavo round è finito e si contano i Regni.

tally-invasions = Invasioni
tally-ruins = Rovine

## Che cosa si chiede

prompt-castle = Scegli un Castello per il centro del tuo Regno.
prompt-replace = Puoi prima scartare una tessera con l’icona Sostituire e mettere al suo posto un Territorio qualsiasi della fila, gratis.
prompt-replace-with = Prendi gratis un Territorio qualsiasi della fila: va dove stava la tessera scartata.
prompt-take =
    Prendi una tessera: un Territorio della fila o un Edificio speciale. { $coins ->
        [0] Non hai Monete
        [one] Hai 1 Moneta
       *[other] Hai { $coins } Monete
    }.
prompt-place = Scegli una casella libera del tuo Regno per { THE($tile) }.
prompt-reward =
    { $n ->
        [one] Hai fatto un tris: prendi un Personaggio del suo Stendardo oppure Monete.
       *[other] Hai { $n } tris da premiare, uno alla volta: scegli un Personaggio di uno dei loro Stendardi oppure Monete.
    }
prompt-reward-one = Hai fatto un tris ({ $crop }): prendi un Personaggio del suo Stendardo oppure Monete.
prompt-use = { $character }: usi l’abilità? { $ability }
prompt-put =
    { $character }: scegli quale tua tessera riceve { $what ->
        [Torri] { $n ->
            [one] 1 Torre
           *[other] { $n } Torri
        }
       *[Nobili] { $n ->
            [one] 1 Nobile
           *[other] { $n } Nobili
        }
    }.
prompt-steal =
    { $character }: scegli la tessera di un altro Regno da cui prendere { $what ->
        [Torri] 1 Torre
       *[Nobili] 1 Nobile
    }.
prompt-put-stolen =
    { $character }: scegli quale tua tessera riceve { $what ->
        [Torri] la Torre presa
       *[Nobili] il Nobile preso
    }.
prompt-move =
    { $character }: { $what ->
        [Torri] { $left ->
            [one] porta ancora 1 Torre sul tuo Castello, o fermati.
           *[other] porta fino a { $left } Torri sul tuo Castello, una alla volta.
        }
       *[Nobili] { $left ->
            [one] porta ancora 1 Nobile sul tuo Castello, o fermati.
           *[other] porta fino a { $left } Nobili sul tuo Castello, uno alla volta.
        }
    }
prompt-rebuild = { $character }: scegli il Territorio in Rovina da ricostruire.
prompt-swap = { character-cartographer }: scegli la prima delle 2 tessere da scambiare.
prompt-swap-with = { character-cartographer }: scegli la tessera da scambiare con { THE($tile) } nella casella { $cell }.
prompt-token =
    { character-mystic }: { $left ->
        [one] metti l’ultimo segnalino Saraceno accanto a un Territorio della fila.
       *[other] metti { $left } segnalini Saraceno, uno alla volta, accanto ai Territori della fila.
    }
prompt-lose = Il tuo Regno è invaso. Scegli la tessera che diventa una Rovina: perdi i Nobili e le Torri che ha sopra.
prompt-keep = { character-apprentice }: tieni uno dei Personaggi pescati, solo per i suoi PV.

## Che cosa si può scegliere

option-castle = Prendi { THE($tile) }
option-pass-replace = Tieni le tue tessere come sono
option-pass-replace-told = Tiene le tessere come sono
option-replace = Scarta { THE($tile) } dalla casella { $cell }
option-take-row =
    Prendi { THE($tile) } { $cost ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $cost } Monete
    }{ with-beside }
option-take-free =
    Prendi { THE($tile) } gratis{ with-beside }
option-take-special =
    Prendi { THE($tile) } per { $cost ->
        [one] 1 Moneta
       *[other] { $cost } Monete
    }
option-invent = Scarta l’Inventore e prendi { THE($tile) } gratis
option-place = Metti { THE($tile) } nella casella { $cell }
option-attract = Attira { THE($character) } ({ $vp } PV): { $ability }
option-coins =
    Prendi { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } per il tris ({ $crop })
option-use = Usa l’abilità { OF($character) }
option-decline = Non usare l’abilità { OF($character) }
option-put = { CAPITAL(ON($tile)) } nella casella { $cell }
option-steal =
    { $what ->
        [Torri] Prendi una Torre
       *[Nobili] Prendi un Nobile
    } di { $seat } { FROM($tile) } nella casella { $cell }
option-move =
    { $what ->
        [Torri] Porta una Torre
       *[Nobili] Porta un Nobile
    } { FROM($tile) } nella casella { $cell } al Castello
option-stop = Basta così
option-rebuild = Ricostruisci { THE($tile) } nella casella { $cell }
option-swap = Sposta { THE($tile) } dalla casella { $cell }
option-with = Scambia con { THE($tile) } nella casella { $cell }
option-token =
    Segnalino Saraceno accanto { TO($tile) }{ $saracens ->
        [0] { "" }
        [one] , che ne ha già 1
       *[other] , che ne ha già { $saracens }
    }
option-lose =
    Perdi { THE($tile) } nella casella { $cell }{ with-tokens }
option-keep = Tieni { THE($character) } per { $vp } PV

## Perché qualcosa non si può scegliere

reason-coins =
    { $have ->
        [0] Non hai Monete
        [one] Hai 1 Moneta
       *[other] Hai { $have } Monete
    }; questa tessera ne costa { $need }.
reason-no-such-castle =
    { $n ->
        [one] Resta solo 1 Castello.
       *[other] I Castelli fra cui scegliere sono { $n }.
    }
reason-no-such-tile =
    { $n ->
        [0] La fila è vuota.
        [one] Nella fila c’è 1 Territorio.
       *[other] Nella fila ci sono { $n } Territori.
    }
reason-no-such-special =
    { $n ->
        [one] C’è un solo posto per un Edificio speciale.
       *[other] I posti per gli Edifici speciali sono { $n }, numerati da 1.
    }
reason-special-gone = Quel posto è vuoto: l’Edificio speciale è stato preso e non si rifornisce.
reason-no-inventor = Non hai l’Inventore: un Edificio speciale va pagato.
reason-just-arrived = Il tuo Inventore è arrivato in questo turno: si può scartare dal tuo prossimo turno.
reason-territory-only = Qui puoi prendere solo un Territorio della fila, non un Edificio speciale.
reason-placed-this-turn = Quella tessera è entrata nel tuo Regno in questo turno: la puoi scartare dal prossimo.
reason-not-replaceable = La tessera nella casella { $cell } non ha l’icona Sostituire: non si può scartare.
reason-ruin-without-icon = Nella casella { $cell } c’è una Rovina: una tessera a faccia in giù non mostra icone e non si può scartare.
reason-no-such-space = Un Regno ha 9 caselle, numerate da 1 a 9.
reason-space-taken = La casella { $cell } contiene già { THE($tile) }.
reason-empty-space = La casella { $cell } è vuota: non c’è nessuna tessera.
reason-other-banner = Non hai tris da premiare per lo Stendardo { OF($character) }.
reason-character-gone = Nessuno Stendardo ha accanto { THE($character) }.
reason-no-such-character = Nella scatola non c’è un Personaggio con questo nome.
reason-no-such-trio = Non hai tris di quella Coltivazione da premiare.
reason-ruin = Nella casella { $cell } c’è una Rovina, e a questo tavolo le Rovine non ricevono pedine.
reason-own-tile = Quella tessera è del tuo Regno: la pedina deve venire da un altro.
reason-no-token =
    { $what ->
        [Torri] Su quella tessera non ci sono Torri.
       *[Nobili] Su quella tessera non ci sono Nobili.
    }
reason-on-castle = Quello che è sul tuo Castello è già a destinazione.
reason-no-ruin = Nella casella { $cell } non c’è una Rovina.
reason-special-ruin = Quella Rovina era un Edificio speciale: si ricostruiscono solo i Territori.
reason-castle-stays = A questo tavolo il Castello non lascia la sua casella.
reason-same-tile = È la prima tessera che hai scelto: ne serve un’altra con cui scambiarla.
reason-castle-stands = Un Castello non può mai essere distrutto.
reason-already-ruin = Nella casella { $cell } c’è già una Rovina: non può cadere due volte.
reason-not-drawn = Quel Personaggio non è fra quelli pescati.

# A che serve un posto, detto a chi vorrebbe sceglierlo in un altro momento.
reason-at-castles = I Castelli si scelgono una volta sola, prima del primo turno.
reason-at-row = Un Territorio della fila si prende nella prima fase del tuo turno.
reason-at-special_buildings = Un Edificio speciale si prende nella prima fase del tuo turno, al posto di un Territorio.
reason-at-stack = La pila rifornisce la fila quando si prende un Territorio: nessuno vi sceglie.
reason-at-taken = La tessera che hai preso va in una casella libera del tuo Regno: scegli la casella.
reason-at-banners = Un Personaggio è la ricompensa di un nuovo tris della Coltivazione del suo Stendardo.
reason-at-drawn = Chi ha l’Apprendista sceglie una di queste carte a fine partita.
reason-at-kingdoms = Si sceglie una casella di un Regno, mai il Regno intero.
reason-at-kingdoms-spaces = Scegli una tua casella per mettere una tessera, per perderla, o quando lo chiede un’abilità.
reason-at-kingdoms-characters = I tuoi Personaggi agiscono da soli quando lo dice la loro carta.
reason-at-supply = I segnalini arrivano dalla riserva da soli, quando lo dice una tessera o un Personaggio.

## Che cosa è successo

event-castle = { $seat } mette { THE($tile) } nella casella { $cell }.
event-turn = Round { $round }: tocca { TO($seat) }.
event-takes =
    { $seat } prende { THE($tile) } { $cost ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $cost } Monete
    }{ $only ->
        [1] , l’unica tessera che può prendere
       *[other] { "" }
    }.
event-invents = { $seat } scarta l’Inventore e prende { THE($tile) } gratis.
event-refill = Nella fila entra { THE($tile) }.
event-discards-tile =
    { $seat } scarta { THE($tile) } dalla casella { $cell }{ with-tokens }.
event-places = { $seat } mette { THE($tile) } nella casella { $cell }.
event-saracens =
    { $n ->
        [one] L’Invasore avanza di 1 casella
       *[other] L’Invasore avanza di { $n } caselle
    } e arriva a { $invader }; la Difesa è a { $defence }.
event-tithe =
    { $from } paga { TO($seat) }, per la sua Chiesa, una decima di { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }.
event-tithe-unpaid = { $from } deve una decima { TO($seat) }, per la sua Chiesa, ma non ha Monete.
event-gains-coins =
    { $seat } riceve { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }.
event-loses-coins =
    { $seat } perde { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }.
event-towers =
    { $n ->
        [one] 1 Torre
       *[other] { $n } Torri
    } per { $seat } { ON($tile) } nella casella { $cell }: la Difesa è a { $defence }.
event-nobles =
    { $n ->
        [one] 1 Nobile
       *[other] { $n } Nobili
    } per { $seat } { ON($tile) } nella casella { $cell }.
event-trio = { $seat } fa un tris ({ $crop }) nelle caselle { $first }, { $second } e { $third }.
event-trio-shared = { $seat } fa un tris ({ $crop } o { $other }) nelle caselle { $first }, { $second } e { $third }.
event-attracts = { $seat } attira { THE($character) }.
event-no-effect = L’abilità { OF($character) } per ora non ha effetto.
event-steals-coins =
    { $seat } prende { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } { TO($from) }.
event-steals =
    { $seat } prende { $what ->
        [Torri] una Torre
       *[Nobili] un Nobile
    } di { $from } { FROM($tile) } nella casella { $cell }.
event-puts =
    { $seat } mette { $what ->
        [Torri] la Torre
       *[Nobili] il Nobile
    } { ON($tile) } nella casella { $cell }.
event-moves =
    { $seat } porta { $what ->
        [Torri] una Torre
       *[Nobili] un Nobile
    } { FROM($tile) } nella casella { $cell } al Castello.
event-rebuilds = { $seat } ricostruisce { THE($tile) } nella casella { $cell }.
event-swaps = { $seat } scambia { THE($other) } con { THE($tile) }, ora nella casella { $cell }.
event-token = { $seat } mette un segnalino Saraceno accanto { TO($tile) }.
event-invasion = Invasione! Invasore { $invader }, Difesa { $defence }.
event-invaded =
    Il Regno di { $seat } è invaso: { $towers ->
        [0] non ha Torri
        [one] ha 1 Torre e nessuno ne ha meno
       *[other] ha { $towers } Torri e nessuno ne ha meno
    }.
event-ruin =
    { $seat } perde { THE($tile) } nella casella { $cell }{ with-tokens }: la tessera ora è una Rovina.
event-nothing-to-lose = { $seat } non ha tessere da perdere.
event-end = L’ultimo turno è finito.
event-draws =
    { $seat } pesca { $n ->
        [one] 1 Personaggio
       *[other] { $n } Personaggi
    } per l’Apprendista.
event-keeps = { $seat } tiene { THE($character) } per i suoi PV.

## Che cosa vale alla fine

part-tiles = { category-tiles }
part-places = { category-places }
category-tiles = Tessere del Regno
category-characters = Personaggi
category-scenario = Scenario
category-places = Primi e secondi posti
score-tile = { $tile }
score-character = { $character }
score-kept = { character-apprentice }: { $character }
score-per-tower = Scenario: Torri
score-per-noble = Scenario: Nobili
score-per-coin = Scenario: Monete
score-per-church = Scenario: Chiese
score-per-tavern = Scenario: Taverne
score-per-special_building = Scenario: Edifici speciali
score-bonus-noble =
    { $rank ->
        [1] Primo posto
       *[other] Secondo posto
    } per Nobili ({ $n }{ $by ->
        [duchess] ; parità vinta con la Duchessa
        [nobles] ; parità vinta per Nobili
        [coins] ; parità vinta per Monete
        [towers] ; parità vinta per Torri
        [order] ; parità vinta per ordine di turno
       *[number] { "" }
    })
score-bonus-coin =
    { $rank ->
        [1] Primo posto
       *[other] Secondo posto
    } per Monete ({ $n }{ $by ->
        [duchess] ; parità vinta con la Duchessa
        [nobles] ; parità vinta per Nobili
        [coins] ; parità vinta per Monete
        [towers] ; parità vinta per Torri
        [order] ; parità vinta per ordine di turno
       *[number] { "" }
    })
score-bonus-tower =
    { $rank ->
        [1] Primo posto
       *[other] Secondo posto
    } per Torri ({ $n }{ $by ->
        [duchess] ; parità vinta con la Duchessa
        [nobles] ; parità vinta per Nobili
        [coins] ; parità vinta per Monete
        [towers] ; parità vinta per Torri
        [order] ; parità vinta per ordine di turno
       *[number] { "" }
    })
score-tie =
    Parità a { $n } PV, vinta { $by ->
        [duchess] con la Duchessa
        [nobles] per numero di Nobili
        [coins] per numero di Monete
        [towers] per numero di Torri
       *[order] per ordine di turno
    }

## Che cosa un tavolo decide prima di giocare

table-scenario = Scenario
table-scenario-text = Lo Scenario dice con quante Monete si comincia, che cosa ha di speciale la partita e quali bonus si danno alla fine.
table-scenario-first_steps = { scenario-first_steps }
table-scenario-raids_on_the_coast = { scenario-raids_on_the_coast }
table-scenario-year_of_plenty = { scenario-year_of_plenty }
table-scenario-court_of_ermengarde = { scenario-court_of_ermengarde }
table-scenario-watch_on_the_border = { scenario-watch_on_the_border }
table-scenario-pilgrims_road = { scenario-pilgrims_road }
table-scenario-random = Uno a caso

table-first_player = Primo giocatore
table-first_player-text = Chi comincia la partita. Il giocatore alla sua destra sceglie per primo il Castello.
table-first_player-random = A caso
table-first_player-0 = Posto 1
table-first_player-1 = Posto 2
table-first_player-2 = Posto 3
table-first_player-3 = Posto 4

table-characters_with_three = Personaggi in 3 giocatori
table-characters_with_three-text = Quanti Personaggi si mettono accanto a ogni Stendardo quando si gioca in 3: le due edizioni non concordano.
table-characters_with_three-3 = 3 per Stendardo
table-characters_with_three-2 = 2 per Stendardo

table-castle_order = Ordine di scelta dei Castelli
table-castle_order-text = Sceglie per primo l’ultimo giocatore; qui si dice chi viene dopo.
table-castle_order-counter_clockwise = In senso antiorario, il primo giocatore per ultimo
table-castle_order-clockwise = In senso orario dal primo giocatore

table-castle_crops = Coltivazioni dei Castelli
table-castle_crops-text = Per quali Coltivazioni un Castello conta nei tris.
table-castle_crops-pair = Le due che mostra
table-castle_crops-any = Qualsiasi Coltivazione
table-castle_crops-none = Nessuna

table-nobles = Nobili nella riserva
table-nobles-text = Se i Nobili possono finire.
table-nobles-limited = Quanti ne contiene la scatola
table-nobles-unlimited = Senza limite

table-coins = Monete nella riserva
table-coins-text = Se le Monete possono finire.
table-coins-unlimited = Senza limite
table-coins-limited = Quante ne contiene la scatola

table-unpaid_tithe = Decima che non si può pagare
table-unpaid_tithe-text = Che cosa succede quando chi deve una decima non ha Monete.
table-unpaid_tithe-lost = Va persa
table-unpaid_tithe-supply = La paga la riserva

table-replaced_trios = Tris della tessera sostitutiva
table-replaced_trios-text = Quando si premiano i tris di un Territorio che ha preso il posto di un’altra tessera.
table-replaced_trios-end_of_turn = Con gli altri del turno
table-replaced_trios-at_once = Subito, prima della presa

table-trios_per_line = Tris in una linea
table-trios_per_line-text = Quanto vale una linea di 3 tessere con 2 Coltivazioni in comune.
table-trios_per_line-each_crop = Un tris per Coltivazione
table-trios_per_line-one = Un solo tris

table-abilities = Abilità immediate
table-abilities-text = Se si può non usare l’abilità immediata di un Personaggio.
table-abilities-compulsory = Vanno usate
table-abilities-optional = Si possono rifiutare

table-ruins_invaded = Rovine in un’invasione
table-ruins_invaded-text = Se chi è invaso può scegliere una tessera già in Rovina.
table-ruins_invaded-false = Non si possono scegliere
table-ruins_invaded-true = Si possono scegliere

table-ruin_towers = Torri delle nuove Rovine
table-ruin_towers-text = Quando le Rovine di un’invasione ricevono le loro Torri.
table-ruin_towers-together = Dopo che tutti hanno perso una tessera
table-ruin_towers-one_by_one = Ciascuna appena cade la tessera

table-rebuilt_tower = Torre della tessera ricostruita
table-rebuilt_tower-text = Che fine fa la Torre della Rovina quando la tessera si ricostruisce.
table-rebuilt_tower-stays = Resta
table-rebuilt_tower-returns = Torna nella riserva

table-castle_moves = Scambio del Castello
table-castle_moves-text = Se il Cartografo può spostare il Castello.
table-castle_moves-true = Permesso
table-castle_moves-false = Non permesso

table-tokens_on_ruins = Pedine sulle Rovine
table-tokens_on_ruins-text = Se un Personaggio può mettere una Torre o un Nobile su una Rovina.
table-tokens_on_ruins-true = Permesso
table-tokens_on_ruins-false = Non permesso

table-bonus_needs_one = Bonus a chi non ne ha
table-bonus_needs_one-text = Se un posto per Nobili, Monete o Torri si premia anche quando non se ne ha nessuno.
table-bonus_needs_one-false = Si premia anche chi non ne ha
table-bonus_needs_one-true = Ne serve almeno uno

table-last_tie_break = Ultimo spareggio
table-last_tie_break-text = Chi prevale quando nient’altro distingue due giocatori.
table-last_tie_break-earlier = Chi viene prima nell’ordine di turno
table-last_tie_break-later = Chi viene dopo nell’ordine di turno

## Sul tavolo

board-round = Round { $round }/{ $rounds }
board-supply = Riserva
board-coins = Monete
board-saracens = Saraceni
board-invader = Invasore
board-defence = Difesa
board-safe =
    { $n ->
        [0] nessuna casella di margine
        [one] 1 casella di margine
       *[other] { $n } caselle di margine
    }
board-behind =
    { $n ->
        [one] l’Invasore è avanti di 1 casella
       *[other] l’Invasore è avanti di { $n } caselle
    }
board-castles = Castelli
board-row = Territori
board-stack =
    { $n ->
        [0] la pila è vuota
       *[other] { $n } nella pila
    }
board-specials = Edifici speciali
board-gone = preso
board-cost =
    { $n ->
        [0] gratis
        [one] 1 Moneta
       *[other] { $n } Monete
    }
board-hand = In mano
board-ruin = Rovina
board-space = casella { $cell }: { $tile }
board-space-ruin = casella { $cell }: Rovina di { $tile }
board-space-empty = casella { $cell }: vuota

## Tessere e Scenari a parole

note-points = { $n } PV.
note-cost =
    Costa { $n ->
        [one] 1 Moneta.
       *[other] { $n } Monete.
    }
note-towers =
    { $n ->
        [one] Porta 1 Torre.
       *[other] Porta { $n } Torri.
    }
note-nobles =
    { $n ->
        [one] Porta 1 Nobile.
       *[other] Porta { $n } Nobili.
    }
note-saracens =
    { $n ->
        [one] L’Invasore avanza di 1 casella.
       *[other] L’Invasore avanza di { $n } caselle.
    }
note-coins =
    { $n ->
        [one] Ricevi 1 Moneta.
       *[other] Ricevi { $n } Monete.
    }
note-lose-coins =
    { $n ->
        [one] Perdi 1 Moneta.
       *[other] Perdi { $n } Monete.
    }
note-tithe = Ogni altro giocatore che ha { $crop } ti paga 1 Moneta.
note-replace = All’inizio di un turno successivo puoi scartarla per un Territorio qualsiasi della fila, gratis.
note-row-saracens =
    Durante la preparazione { $n ->
        [one] 1 segnalino Saraceno
       *[other] { $n } segnalini Saraceno
    } accanto { $tiles ->
        [one] all’ultima tessera della fila.
       *[other] a ciascuna delle ultime { $tiles } tessere della fila.
    }
note-castle-gain =
    Durante la preparazione { $what ->
        [Torri] { $n ->
            [one] 1 Torre
           *[other] { $n } Torri
        }
       *[Nobili] { $n ->
            [one] 1 Nobile
           *[other] { $n } Nobili
        }
    } su ogni Castello.
note-invader-start =
    { $n ->
        [one] L’Invasore parte dal numero dei giocatori.
       *[other] L’Invasore parte da { $n } volte il numero dei giocatori.
    }
note-crops = Coltivazioni: { $crops }.
note-plain = Solo le sue Coltivazioni.
note-per-tower =
    A fine partita { $n } PV per { $each ->
        [one] ogni Torre
       *[other] ogni { $each } Torri
    } del Regno.
note-per-noble =
    A fine partita { $n } PV per { $each ->
        [one] ogni Nobile
       *[other] ogni { $each } Nobili
    } del Regno.
note-per-coin =
    A fine partita { $n } PV per { $each ->
        [one] ogni Moneta
       *[other] ogni { $each } Monete
    } che hai.
note-per-church =
    A fine partita { $n } PV per { $each ->
        [one] ogni Chiesa
       *[other] ogni { $each } Chiese
    } del Regno.
note-per-tavern =
    A fine partita { $n } PV per { $each ->
        [one] ogni Taverna
       *[other] ogni { $each } Taverne
    } del Regno.
note-per-special_building =
    A fine partita { $n } PV per { $each ->
        [one] ogni Edificio speciale
       *[other] ogni { $each } Edifici speciali
    } del Regno.
note-itself = Conta anche questo edificio.
note-most-noble =
    Chi ha più Nobili ottiene { $first } PV{ $second ->
        [0] .
       *[other] , il secondo { $second } PV.
    }
note-most-coin =
    Chi ha più Monete ottiene { $first } PV{ $second ->
        [0] .
       *[other] , il secondo { $second } PV.
    }
note-most-tower =
    Chi ha più Torri ottiene { $first } PV{ $second ->
        [0] .
       *[other] , il secondo { $second } PV.
    }

## I capitoli delle regole

chapter-comp = Che cosa c’è nella scatola
chapter-setup = Preparazione
chapter-info = Informazioni pubbliche e segrete
chapter-flow = Come si svolge la partita
chapter-take = Prendere una tessera
chapter-place = Piazzare una tessera
chapter-icon = Le icone sulle tessere
chapter-repl = Sostituire una tessera
chapter-trio = I tris
chapter-inv = Le invasioni
chapter-char = I Personaggi
chapter-spec = Gli Edifici speciali
chapter-end = La fine e i punti
chapter-tie = Le parità
chapter-exi = Un esempio completo
chapter-scen = Gli Scenari

## Che cosa provoca un’opzione

trigger-tithe = Decima
trigger-invasion = Invasione
trigger-refill = Nella fila arriva una nuova tessera

## Parti del tavolo, nel suo schema

part-scenario = Scenario
part-kingdoms = Regni
part-spaces = Caselle
part-towers = Torri
part-nobles = Nobili
part-coins = Monete
part-saracens = Saraceni
part-vp = PV
part-lose_coins = Monete perse
part-characters = Personaggi
part-kept = Tenuti per i punti
part-row = Territori
part-stack = Nella pila
part-special_buildings = Edifici speciali
part-castles = Castelli
part-taken = In mano
part-banners = Stendardi
part-deck = Nel mazzo
part-drawn = Pescati
part-out = Fuori dal gioco
part-out_characters = Personaggi fuori dal gioco
part-supply = Riserva
part-defence = Difesa
part-invader = Invasore
part-invader_moved = Invasore mosso
part-invasions = Invasioni
part-ruin = Rovina
part-tile = Tessera
