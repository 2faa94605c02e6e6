# Visconti del Regno Occidentale in italiano.
# I nomi di carte, Manoscritti, Edifici, sezioni e così via vengono dal contenuto: card-*, manuscript-*, segment-* …
# Un argomento come $card, $place o $what arriva già in parole; $what è una delle quattro parole qui sotto.
# Che cosa fanno le carte si compone con le frasi fx-* in fondo a questo file.

game-title = Visconti del Regno Occidentale
game-tagline = Un giro del regno a cavallo, tra Reputazione e Corruzione, con un mazzo di Cittadini.
game-in-a-minute = Cavalchi intorno al regno con un piccolo mazzo di Cittadini. Al tuo turno giochi una carta: il suo numero dice di quanto si muove, esattamente, il tuo Visconte. Dove si ferma fai un’azione, forte quanto le Icone delle tue carte in gioco: commerciare, costruire, piazzare Lavoratori nel Castello o trascrivere Manoscritti. Poi puoi ingaggiare il Cittadino che è lì. Reputazione e Corruzione portano Contratti e Debiti; quando una delle due pile è finita, la partita volge al termine. Edifici, Castello, Manoscritti e Contratti danno punti: vince chi ne ha di più.

silver = Monete
ink = Calamai
gold = Oro
stone = Pietre

space-outer_left = spazio esterno sinistro
space-outer_right = spazio esterno destro
space-inner = spazio interno

merchants-give =
    { $each ->
        [one] ogni Mercante { $exchange ->
            [Monete] dà 1 Moneta
            [Calamai] dà 1 Calamaio
            [Oro] dà 1 Oro
            [Pietre] dà 1 Pietra
            [Distruggi] permette di distruggere una carta
           *[other] permette di girare una carta
        }
       *[other] ogni { $each } Mercanti { $exchange ->
            [Monete] danno 1 Moneta
            [Calamai] danno 1 Calamaio
            [Oro] danno 1 Oro
            [Pietre] danno 1 Pietra
            [Distruggi] permettono di distruggere una carta
           *[other] permettono di girare una carta
        }
    }
paying-more =
    { $more ->
        [0] { "" }
       *[other] ; arrivi a { $most } pagando { $with }
    }

printed-townsfolk = il Cittadino stampato sul Tabellone
printed-manuscript = il Manoscritto stampato sul Tabellone
empty-space = spazio vuoto
the-rival = Il { $rival }

ending-poverty = La Povertà è stata rivelata e l’ultimo round è finito.
ending-prosperity = La Prosperità è stata rivelata e l’ultimo round è finito.
ending-divided_kingdom = Povertà e Prosperità sono state rivelate entrambe: il Regno è diviso e l’ultimo round è finito.

tally-rounds = Round
tally-buildings = Edifici

## Che cosa si chiede

prompt-pair = Scegli una carta Giocatore con il suo Eroe: la carta dà partenza e beni, l’Eroe entra nel tuo mazzo.
prompt-play = Gioca una delle tue carte: il suo valore dice di quanti spazi muove il tuo Visconte in questo turno.
prompt-move =
    Muovi il tuo Visconte in senso orario di { $value ->
        [one] 1 spazio
       *[other] { $value } spazi
    }. Ogni spazio in più costa 1 Moneta{ $free ->
        [0] { "" }
        [one] , il primo è gratis
       *[other] , i primi { $free } sono gratis
    }; { $silver ->
        [0] non hai Monete
        [one] hai 1 Moneta
       *[other] hai { $silver } Monete
    }.
prompt-action-outer =
    Sentiero esterno ({ $place }): per commerciare { $trade ->
        [0] non hai Mercanti
        [one] hai 1 Mercante
       *[other] hai { $trade } Mercanti
    }, per costruire { $build ->
        [0] non hai Costruttori
        [one] hai 1 Costruttore
       *[other] hai { $build } Costruttori
    }. Puoi anche congedare il Cittadino che è qui.
prompt-action-inner =
    Sentiero interno ({ $place }): per piazzare Lavoratori { $workers ->
        [0] non hai Nobili
        [one] hai 1 Nobile
       *[other] hai { $workers } Nobili
    }, per trascrivere { $transcribe ->
        [0] non hai Sacerdoti
        [one] hai 1 Sacerdote
       *[other] hai { $transcribe } Sacerdoti
    }. Puoi anche congedare il Cittadino che è qui.
prompt-pay =
    L’azione richiede { $icons ->
        [one] 1 Icona
       *[other] { $icons } Icone
    } e te ne { $missing ->
        [one] manca 1: scegli come pagarla
       *[other] mancano { $missing }: scegli come pagarle
    }.
prompt-trade =
    Quante volte? Qui { merchants-give }. { $icons ->
        [0] Non hai Mercanti
        [one] Hai 1 Mercante
       *[other] Hai { $icons } Mercanti
    }{ $exchange ->
        [Monete] { "" }
       *[other] ; ogni Moneta che paghi ne vale 1
    }.
prompt-building =
    Scegli l’Edificio da costruire. Hai fino a { $builders ->
        [one] 1 Costruttore
       *[other] { $builders } Costruttori
    }. Costruendolo sblocchi l’abilità che copre.
prompt-free-building = Scegli quale Edificio costruisci gratis ({ $building }): ognuno sblocca un’altra abilità.
prompt-spot = Scegli il Sito di Costruzione ({ $building }).
prompt-link = Il tuo Edificio completa due Collegamenti: scegli quale dà per primo il suo effetto.
prompt-workers =
    Quanti Lavoratori entrano nel Castello, di fronte alla sezione { $place }? Hai fino a { $nobles ->
        [one] 1 Nobile
       *[other] { $nobles } Nobili
    }.
prompt-station =
    Scegli il settore del primo livello del Castello per { $n ->
        [one] il tuo Lavoratore gratuito
       *[other] i tuoi { $n } Lavoratori gratuiti
    }.
prompt-shift = Puoi spostare uno dei tuoi Lavoratori del primo livello del Castello in un settore accanto.
prompt-advance = Hai tre Lavoratori in più di un settore del Castello: scegli quale gruppo avanza adesso.
prompt-side = Di fronte alla sezione { $place } resta uno solo dei tuoi Lavoratori: scegli da che parte va.
prompt-eliminate = Troppi Lavoratori al livello { $tier }, di fronte alla sezione { $place }: scegli di chi è quello che torna indietro.
prompt-free-manuscript = Prendi uno di questi Manoscritti senza pagare.
prompt-recruit =
    Puoi ingaggiare { $card } per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    }: va nella tua pila degli scarti. { $silver ->
        [0] Non hai Monete
        [one] Hai 1 Moneta
       *[other] Hai { $silver } Monete
    }.
prompt-free-hire = Ingaggia gratis uno dei Cittadini visibili: la carta va nella tua pila degli scarti.
prompt-setup-hire = Ingaggia gratis uno dei Cittadini visibili: la carta entra nel tuo mazzo iniziale.
prompt-resource = Prendi 1 risorsa: un Calamaio, un Oro o una Pietra.
prompt-flip = Gira una carta: un Debito è pagato e ti dà 1 risorsa, un Contratto è approvato e vale più PV.
prompt-either = Scegli uno di questi effetti.
prompt-next = Accadono più effetti insieme: scegli quale viene adesso.
prompt-discard = Puoi scartare una carta della tua mano, oppure la prima del tuo mazzo senza guardarla.
prompt-destroy = Puoi distruggere una carta della tua mano, o la prima del tuo mazzo senza guardarla, per il suo valore in Monete.
prompt-destroy-any = Puoi distruggere una delle tue carte iniziali: esce dal gioco e ti dà Monete pari al suo valore.
prompt-rearrange = Puoi riorganizzare le carte sulla tua Plancia. Esce per prima quella di destra.

## Che cosa si può scegliere

option-pair = Carta { $n }: parti dallo spazio { $n }, { $gains }. Eroe { $hero }. { $ability }
option-play = Gioca { $card } (valore { $value }; { $icons }). { $ability }
option-move =
    Vai alla sezione { $place }, { $space }{ $price ->
        [0] { "" }
        [one] , per 1 Moneta
       *[other] , per { $price } Monete
    }
option-act-trade =
    Commercia: qui { merchants-give }. { $icons ->
        [0] Non hai Mercanti
        [one] Hai 1 Mercante
       *[other] Hai { $icons } Mercanti
    }{ paying-more }
option-act-trade-told = Commercia
option-act-build =
    Costruisci: { $icons ->
        [0] non hai Costruttori
        [one] hai 1 Costruttore
       *[other] hai { $icons } Costruttori
    }{ paying-more }
option-act-build-told = Costruisce
option-act-workers =
    Piazza Lavoratori: { $icons ->
        [0] non hai Nobili
        [one] hai 1 Nobile
       *[other] hai { $icons } Nobili
    }{ paying-more }
option-act-workers-told = Piazza Lavoratori
option-act-transcribe =
    Trascrivi { $manuscript } per { $cost ->
        [one] 1 Sacerdote
       *[other] { $cost } Sacerdoti
    } ({ $ability }). { $icons ->
        [0] Non hai Sacerdoti
        [one] Hai 1 Sacerdote
       *[other] Hai { $icons } Sacerdoti
    }{ paying-more }
option-act-transcribe-told = Trascrive { $manuscript }
option-dismiss-trade =
    Congeda { $card } per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    } (subito: { $corner }), poi commercia: qui { merchants-give }. Avrai { $icons ->
        [one] 1 Mercante
       *[other] { $icons } Mercanti
    }{ paying-more }
option-dismiss-build =
    Congeda { $card } per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    } (subito: { $corner }), poi costruisci: { $icons ->
        [0] non avrai Costruttori
        [one] avrai 1 Costruttore
       *[other] avrai { $icons } Costruttori
    }{ paying-more }
option-dismiss-workers =
    Congeda { $card } per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    } (subito: { $corner }), poi piazza Lavoratori: { $icons ->
        [0] non avrai Nobili
        [one] avrai 1 Nobile
       *[other] avrai { $icons } Nobili
    }{ paying-more }
option-dismiss-transcribe =
    Congeda { $card } per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    } (subito: { $corner }), poi trascrivi { $manuscript } per { $cost ->
        [one] 1 Sacerdote
       *[other] { $cost } Sacerdoti
    }. { $icons ->
        [0] Non avrai Sacerdoti
        [one] Avrai 1 Sacerdote
       *[other] Avrai { $icons } Sacerdoti
    }{ paying-more }
option-pass-action = Non compiere azioni
option-pay =
    Paga { $silver ->
        [0] { "" }
        [one] 1 Moneta
       *[other] { $silver } Monete
    }{ $before_ink ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $ink ->
        [0] { "" }
        [one] 1 Calamaio
       *[other] { $ink } Calamai
    }{ $before_gold ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $gold ->
        [0] { "" }
        [one] 1 Oro
       *[other] { $gold } Ori
    }{ $before_stone ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $stone ->
        [0] { "" }
        [one] 1 Pietra
       *[other] { $stone } Pietre
    }
option-exchange =
    { $n ->
        [one] Una volta
       *[other] { $n } volte
    }{ $price ->
        [0] { "" }
        [one] , pagando in tutto 1 Moneta
       *[other] , pagando in tutto { $price } Monete
    }: { $n ->
        [one] { "" }
       *[other] ogni volta{ " " }
    }{ $effect }
option-build =
    { $building }, { $cost ->
        [0] gratis
        [one] per 1 Costruttore
       *[other] per { $cost } Costruttori
    }: { $ability }
option-build-told = { $building }
option-spot = { $place }, Sito { $spot }: { $effect }
option-spot-linked =
    { $place }, Sito { $spot }: { $effect }. Completa { $links ->
        [one] un Collegamento: { $gives }
       *[other] due Collegamenti: { $gives }; e { $and }
    }
option-link = Prima il Collegamento con questo effetto: { $effect }
option-workers =
    { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    } per { $nobles ->
        [one] 1 Nobile
       *[other] { $nobles } Nobili
    }{ $ways ->
        [0] { "" }
       *[other] , pagando{ " " }
    }{ $silver ->
        [0] { "" }
        [one] 1 Moneta
       *[other] { $silver } Monete
    }{ $both ->
        [0] { "" }
       *[other] { " " }e{ " " }
    }{ $gold ->
        [0] { "" }
        [one] 1 Oro
       *[other] { $gold } Ori
    }{ $ways ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }oppure { $silver-most ->
            [0] { "" }
            [one] 1 Moneta
           *[other] { $silver-most } Monete
        }{ $both-most ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }{ $gold-most ->
            [0] { "" }
            [one] 1 Oro
           *[other] { $gold-most } Ori
        }
    }{ $ways ->
        [0] { "" }
        [1] { "" }
        [2] { "" }
       *[other] { " " }o una via di mezzo
    }
option-station =
    { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    } nel settore di fronte alla sezione { $place }
option-shift = Sposta un Lavoratore nel Castello, da { $place } a { $there }
option-decline-shift = Non spostare Lavoratori
option-advance = Uno del gruppo di fronte alla sezione { $place } sale e dà: { $effect }
option-eliminate =
    Rimanda un Lavoratore { $rival ->
        [0] di { $player }
       *[other] del { $player }
    }, che lì ne ha { $n }; in cambio ottiene: { $effect }
option-transcribe = { $manuscript }, { $place }: { $ability }
option-hire =
    Ingaggia { $card } ({ $icons }) per { $price ->
        [one] 1 Moneta
       *[other] { $price } Monete
    }. Subito: { $corner }. { $ability }
option-free-hire = Ingaggia { $card } ({ $place }; { $icons }). Subito: { $corner }. { $ability }
option-pass-recruit = Non ingaggiare nessuno
option-take =
    Prendi { $what ->
        [Calamai] 1 Calamaio
        [Oro] 1 Oro
       *[Pietre] 1 Pietra
    } ({ $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    })
option-flip-debt =
    Paga un Debito ({ $have ->
        [one] ne hai 1 non pagato
       *[other] ne hai { $have } non pagati
    })
option-flip-deed =
    Fai approvare un Contratto ({ $have ->
        [one] ne hai 1 non approvato
       *[other] ne hai { $have } non approvati
    })
option-either = Effetto: { $effect }
option-either-told = Sceglie fra due effetti
option-next = Adesso: { $effect }
option-next-told = Sceglie quale effetto viene adesso
option-discard = Scarta { $card } (valore { $value })
option-discard-top = Scarta la prima carta del tuo mazzo senza guardarla
option-discard-reshuffled = Mescola i tuoi scarti in un nuovo mazzo e scartane la prima carta senza guardarla
option-decline-discard = Non scartare
option-destroy =
    Distruggi { $card } per { $value ->
        [one] 1 Moneta
       *[other] { $value } Monete
    }
option-destroy-top = Distruggi la prima carta del tuo mazzo senza guardarla
option-destroy-reshuffled = Mescola i tuoi scarti in un nuovo mazzo e distruggine la prima carta senza guardarla
option-decline-destroy = Non distruggere
option-order = Da sinistra a destra: { $left }, { $middle }, { $right }
option-decline-rearrange = Lascia le carte come sono

## Perché qualcosa non si può scegliere

reason-no-such-pair = Quella carta Giocatore non è fra quelle offerte.
reason-no-such-card = Nella scatola non c’è una carta con questo nome.
reason-not-in-hand = { $card } non è nella tua mano.
reason-not-in-deck = { $card } non è fra le tue carte iniziali.
reason-no-cards-left = Il tuo mazzo e i tuoi scarti sono vuoti.
reason-no-such-order = Le carte si scambiano solo fra loro: nessuna può andare su uno spazio vuoto.
reason-too-far =
    La carta ti fa muovere di { $value }. Quello spazio costerebbe { $need ->
        [one] 1 Moneta
       *[other] { $need } Monete
    } in più; { $have ->
        [0] non hai Monete
       *[other] ne hai { $have }
    }.
reason-must-act = A questo tavolo si deve agire quando le Icone bastano per un’azione.
reason-inner-only = Quell’azione si fa dal sentiero interno e il tuo Visconte è su quello esterno.
reason-outer-only = Quell’azione si fa dal sentiero esterno e il tuo Visconte è su quello interno.
reason-dismissal-too-dear =
    Congedare { $card } costa { $need ->
        [one] 1 Moneta
       *[other] { $need } Monete
    }; { $have ->
        [0] non hai Monete
       *[other] ne hai { $have }
    }.
reason-no-matching-icon = Nessuna Icona utile per questa azione: { $card }.
reason-too-few-icons =
    Con tutto quello che hai { $have ->
        [0] non arrivi a nessuna Icona
        [one] arrivi a 1 Icona
       *[other] arrivi a { $have } Icone
    }, e ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-no-such-payment =
    Si { $icons ->
        [one] paga esattamente 1 Icona
       *[other] pagano esattamente { $icons } Icone
    }, senza avanzi.
reason-no-exchange = Per commerciare serve almeno uno scambio.
reason-silver-for-silver = Pagare Monete per ricevere Monete non fa guadagnare nulla.
reason-nothing-to-flip =
    Fra Debiti non pagati e Contratti non approvati { $have ->
        [0] non hai nulla
        [one] hai 1 carta
       *[other] hai { $have } carte
    } da girare, e ne { $need ->
        [one] serve 1
       *[other] servono { $need }
    }.
reason-all-built = Hai già costruito tutti i tuoi Edifici.
reason-no-spot = Dal tuo lato del Fiume nessun Sito di Costruzione è vuoto ({ $place }).
reason-already-built = Hai già costruito questo Edificio: { $building }.
reason-left-to-right = A questo tavolo gli Edifici di un tipo si prendono da sinistra a destra.
reason-other-building = L’effetto ti dà un Edificio di questo tipo che sia ancora sulla tua Plancia: { $building }.
reason-spot-taken = Quel Sito ha già un Edificio.
reason-other-segment = Costruisci dove si trova il tuo Visconte: { $place }.
reason-other-bank = Quel Sito non è dal tuo lato: il Fiume divide ogni sezione.
reason-no-workers = Tutti i tuoi Lavoratori sono nel Castello: non ne restano da piazzare.
reason-no-such-line = Non si può piazzare quel numero di Lavoratori in una volta.
reason-few-workers =
    { $n ->
        [one] Nella tua riserva c’è solo 1 Lavoratore.
       *[other] Nella tua riserva ci sono solo { $n } Lavoratori.
    }
reason-no-such-section = Il Castello ha cinque settori, numerati da 1 a 5.
reason-no-worker-there = Non hai Lavoratori nel primo livello del settore di fronte alla sezione { $place }.
reason-no-group =
    Nel settore di fronte alla sezione { $place } { $n ->
        [0] non hai Lavoratori
        [one] hai 1 Lavoratore
       *[other] hai { $n } Lavoratori
    }: per un gruppo ne servono 3.
reason-no-worker-of = { $player } non ha Lavoratori in quel settore.
reason-no-manuscript = Lì non restano Manoscritti.
reason-manuscript-cost = Quel Manoscritto costa { $cost }: non è fra quelli che puoi prendere.
reason-not-adjacent = Puoi ingaggiare solo dove si trova il tuo Visconte: { $place }.
reason-pile-empty = Lì non restano Cittadini.
reason-no-resource = Una risorsa è un Calamaio, un Oro o una Pietra.
reason-no-such-paper = Si può girare solo un Debito o un Contratto.
reason-impossible-side = Questo non avrebbe effetto: { $effect }.
reason-corruption-first = Se si guadagnano insieme, viene prima la Corruzione. Poi: { $effect }.

# A che serve un posto, detto a chi vorrebbe sceglierlo in un altro momento.
reason-at-pairs = Le carte Giocatore si scelgono prima del primo round.
reason-at-piles = Un Cittadino si congeda durante la tua azione, o si ingaggia dopo, dove si trova il tuo Visconte.
reason-at-shelves = Trascrivi il Manoscritto della sezione del tuo Visconte, dal sentiero interno; un effetto può dartene un altro.
reason-at-spaces = Il tuo Visconte si muove subito dopo che hai giocato una carta.
reason-at-spots = Costruisci su un Sito vuoto della sezione del tuo Visconte, dal tuo lato del Fiume.
reason-at-players = Si sceglie una singola cosa su una Plancia, mai la Plancia intera.
reason-at-players-buildings = Un Edificio si sceglie quando costruisci, o quando un effetto te ne dà uno.
reason-at-players-castle = I Lavoratori si piazzano con l’azione Piazzare Lavoratori; un effetto può muoverli o eliminarli.
reason-at-players-hand = Giochi una carta della mano all’inizio del turno; un effetto può farne scartare o distruggere una.
reason-at-players-deck = La prima carta del tuo mazzo si prende solo con un effetto che scarta o distrugge.
reason-at-players-discards = I tuoi scarti restano lì finché non tornano a essere il tuo mazzo.
reason-at-players-unseen = Solo la carta Giocatore 9 fa scegliere fra tutte le carte con cui inizi.
reason-at-players-icons = Le Icone contano quando fai la tua azione.
reason-at-players-papers = Un Debito o un Contratto si gira quando lo dice un effetto.
reason-at-players-purse = Ogni azione vuole la sua valuta: Commerciare Monete, Costruire Pietra, Piazzare Lavoratori Oro, Trascrivere Calamai.
reason-at-players-row = Le tue carte in gioco scorrono quando ne giochi una; un effetto può farle riordinare.

## Che cosa provoca un’opzione

trigger-crowd = Il settore è affollato

## Che cosa è successo

event-pair = { $player } prende la carta Giocatore { $n } con { $hero }.
event-turn =
    Round { $round }: turno { $rival ->
        [0] di { $player }
       *[other] del { $player }
    }.
event-drops =
    { $card } esce dalla Plancia { $rival ->
        [0] di { $player }
       *[other] del { $player }
    }.
event-plays = { $player } gioca { $card } ({ $icons }).
event-discards = { $player } scarta { $card }.
event-destroys = { $player } distrugge { $card }.
event-rearranges = { $player } riorganizza le carte sulla Plancia.
event-draws =
    { $player } pesca { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
event-shuffles =
    { $player } mescola gli scarti nel mazzo ({ $n ->
        [one] 1 carta
       *[other] { $n } carte
    }){ $by ->
        [criminals] , con Criminali sulla Plancia
        [none] , senza Criminali sulla Plancia
       *[nothing] { "" }
    }.
event-moves =
    { $player } va alla sezione { $place }, { $space }{ $n ->
        [0] { "" }
        [one] , per 1 Moneta
       *[other] , per { $n } Monete
    }{ $only ->
        [0] { "" }
       *[other] , l’unico spazio possibile
    }.
event-meets =
    { $player } incontra lì il Visconte { $rival ->
        [0] di { $other }
       *[other] del { $other }
    }.
event-passes = { $player } non compie azioni.
event-cannot-act = { $player } non può compiere azioni.
event-pays =
    { $rival ->
        [0] { $player } paga
       *[other] Il { $player } paga
    }{ " " }{ $silver ->
        [0] { "" }
        [one] 1 Moneta
       *[other] { $silver } Monete
    }{ $before_ink ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $ink ->
        [0] { "" }
        [one] 1 Calamaio
       *[other] { $ink } Calamai
    }{ $before_gold ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $gold ->
        [0] { "" }
        [one] 1 Oro
       *[other] { $gold } Ori
    }{ $before_stone ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $stone ->
        [0] { "" }
        [one] 1 Pietra
       *[other] { $stone } Pietre
    } per le Icone che mancano.
event-dismisses =
    { $player } congeda { $card } { $price ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $price } Monete
    }.
event-trades =
    { $player } commercia { $n ->
        [one] una volta
       *[other] { $n } volte
    }{ $price ->
        [0] { "" }
        [one] { " " }e paga 1 Moneta
       *[other] { " " }e paga { $price } Monete
    }.
event-only-building = Si può costruire solo { $building }: { $ability }.
event-builds = { $player } costruisce { $building } ({ $place }, Sito { $spot }).
event-link =
    { $player } completa un Collegamento con un Edificio { $rival ->
        [0] di { $other }
       *[other] del { $other }
    }.
event-own-link = { $player } completa un Collegamento fra due Edifici dello stesso colore.
event-workers =
    { $player } piazza nel Castello { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }, di fronte alla sezione { $place }.
event-shifts = { $player } sposta un Lavoratore nel Castello, da { $place } a { $there }.
event-advances =
    Di fronte alla sezione { $place } un gruppo { $rival ->
        [0] di { $player }
       *[other] del { $player }
    } manda un Lavoratore al secondo livello.
event-rises =
    Di fronte alla sezione { $place } un gruppo { $rival ->
        [0] di { $player }
       *[other] del { $player }
    } manda un Lavoratore al terzo livello.
event-leader = { $player } prende la carta Signore del Castello.
event-eliminated =
    Un Lavoratore { $rival ->
        [0] di { $player }
       *[other] del { $player }
    } torna indietro dal livello { $tier } del settore di fronte alla sezione { $place }.
event-transcribes = { $player } trascrive { $manuscript }.
event-transcribes-printed = { $player } trascrive il Manoscritto stampato sul Tabellone ({ $place }).
event-bonus = { $player } prende una carta Bonus: { $bonus }.
event-hires = { $player } ingaggia { $card } ({ $icons }).
event-collision =
    Scontro! I segnalini { $rival ->
        [0] di { $player }
       *[other] del { $player }
    } si incontrano sullo spazio { $space }.
event-reacts =
    Lo Scontro attiva { $what }, { $rival ->
        [0] di { $player }
       *[other] del { $player }
    }.
event-own-reward =
    Lo Scontro dà { $rival ->
        [0] a { $player }
       *[other] al { $player }
    } l’effetto sopra lo spazio { $space }.
event-others-reward =
    Lo Scontro vale anche per { $rival ->
        [0] { $player }
       *[other] il { $player }
    }: l’effetto sotto lo spazio { $space }.
event-markers-return =
    I segnalini { $rival ->
        [0] di { $player }
       *[other] del { $player }
    } tornano alle due estremità.
event-gains =
    { $player } ottiene { $what ->
        [Monete] { $n ->
            [one] 1 Moneta
           *[other] { $n } Monete
        }
        [Calamai] { $n ->
            [one] 1 Calamaio
           *[other] { $n } Calamai
        }
        [Oro] { $n ->
            [one] 1 Oro
           *[other] { $n } Ori
        }
       *[Pietre] { $n ->
            [one] 1 Pietra
           *[other] { $n } Pietre
        }
    }.
event-virtue = { $player } guadagna { $n } Reputazione: il segnalino è sullo spazio { $space }.
event-corruption =
    { $player } guadagna { $n } Corruzione{ $criminals ->
        [0] { "" }
       *[other] { " " }per i Criminali sulla Plancia
    }: il segnalino è sullo spazio { $space }.
event-debt = { $player } ottiene un Debito.
event-deed = { $player } ottiene un Contratto.
event-pays-debt = { $player } paga un Debito.
event-approves-deed = { $player } fa approvare un Contratto.
event-poverty = Il Debito che la copriva è stato preso: la Povertà è rivelata.
event-prosperity = Il Contratto che la copriva è stato preso: la Prosperità è rivelata.
event-end-near = La partita finisce con il round { $round }.
event-end = L’ultimo round è finito.
event-rival-starts = { $player } parte dalla sezione { $place }, { $space }.
event-scheme = { $player } scopre «{ $scheme }».
event-gains-scheme = { $player } ottiene un Intrigo: «{ $scheme }».

## Che cosa conta alla fine

part-majorities = { category-majorities }
part-leftover = { category-leftover }
category-buildings = Edifici
category-castle = Lavoratori nel Castello
category-manuscripts = Manoscritti
category-papers = Debiti e Contratti
category-majorities = Signore del Castello, Povertà e Prosperità
category-leftover = Risorse avanzate
score-buildings = { $building } × { $n }
score-workers = Lavoratori al livello { $tier } × { $n }
score-leader = Signore del Castello
score-sets =
    Manoscritti per nastro ({ $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    })
score-manuscript = { $manuscript }
score-bonus = { $bonus }
score-unpaid = Debiti non pagati × { $n }
score-paid = Debiti pagati × { $n }
score-acquired = Contratti acquisiti × { $n }
score-approved = Contratti approvati × { $n }
score-poverty = Povertà: { $rank }° per Contratti approvati ({ $n })
score-prosperity = Prosperità: { $rank }° per Debiti pagati ({ $n })
score-leftover = Risorse avanzate
score-tie =
    Parità a { $n } PV: { $by ->
        [rival] a parità vince il Rivale
        [goods] vince chi ha più Monete e risorse
       *[shared] pari anche Monete e risorse, la vittoria è condivisa
    }

## Che cosa decide un tavolo prima di giocare

table-rival = Rivale
table-rival-text = Contro chi giochi quando sei da solo: ogni Rivale ha un’azione che preferisce.
table-rival-rival_cleric = { rival-rival_cleric }
table-rival-rival_noble = { rival-rival_noble }
table-rival-rival_builder = { rival-rival_builder }
table-rival-rival_cards = { rival-rival_cards }
table-rival-random = Uno a caso

table-difficulty = Difficoltà del Rivale
table-difficulty-text = Quanti Intrighi Futuri, più forti, il Rivale ha nel mazzo fin dall’inizio. Fra parentesi: quanto spesso lo batte un bot di livello medio.
table-difficulty-0 = Nessuno (35%)
table-difficulty-1 = 1 Intrigo (35%)
table-difficulty-2 = 2 Intrighi (23%)
table-difficulty-3 = 3 Intrighi (16%)

table-first_player = Primo giocatore
table-first_player-text = Chi comincia la partita e sceglie per ultimo la carta Giocatore.
table-first_player-random = A caso
table-first_player-0 = Posto 1
table-first_player-1 = Posto 2
table-first_player-2 = Posto 3
table-first_player-3 = Posto 4

table-pairs = Carte Giocatore ed Eroi
table-pairs-text = Se ognuno sceglie la carta Giocatore con il suo Eroe; distribuendole si comincia prima.
table-pairs-chosen = Si scelgono
table-pairs-dealt = Si distribuiscono a caso

table-setup_papers = Debiti e Contratti iniziali
table-setup_papers-text = Se i Debiti e i Contratti con cui si comincia avvicinano la fine della partita.
table-setup_papers-box = Vengono dalla scatola
table-setup_papers-piles = Vengono dalle pile

table-pass_action = Rinunciare all’azione
table-pass_action-text = Quando si può non compiere alcuna azione.
table-pass_action-always = Sempre
table-pass_action-unless_payable = Solo se le Icone in gioco non bastano per nessuna

table-double_resource = Risorse che valgono doppio
table-double_resource-text = Quante risorse valgono due Icone in un’azione con l’Artista, il Prete e lo Scultore.
table-double_resource-one = Una
table-double_resource-every = Tutte quelle spese

table-merchant_pairs_dismiss = Congedare per coppie di Mercanti
table-merchant_pairs_dismiss-text = Se un Cittadino con soli Mercanti si può congedare per un’altra azione quando una carta fa valere per essa le coppie di Mercanti.
table-merchant_pairs_dismiss-true = Permesso
table-merchant_pairs_dismiss-false = Non permesso

table-free_deeds_react = Abilità dopo effetti gratuiti
table-free_deeds_react-text = Se le abilità che seguono un’azione seguono anche Edifici, Lavoratori e Manoscritti gratuiti.
table-free_deeds_react-false = Solo dopo un’azione
table-free_deeds_react-true = Anche dopo quelli gratuiti

table-building_order = Ordine degli Edifici
table-building_order-text = Quali Edifici di un tipo si possono prendere dalla Plancia di un giocatore.
table-building_order-any = Uno qualsiasi
table-building_order-left_to_right = Da sinistra a destra

table-marker_order = Reputazione e Corruzione insieme
table-marker_order-text = In che ordine si muovono i segnalini quando più abilità danno Reputazione e Corruzione nello stesso momento.
table-marker_order-corruption_first = Prima la Corruzione
table-marker_order-by_effect = Nell’ordine scelto dal giocatore

table-collision_space = Spazio dello Scontro
table-collision_space-text = Quando si legge lo spazio che decide le ricompense di uno Scontro, visto che gli effetti possono ancora muovere i segnalini.
table-collision_space-each_step = Di nuovo per ogni ricompensa
table-collision_space-fixed = Una volta per tutte

table-shuffle_markers = Segnalini ed effetti Mescolare
table-shuffle_markers-text = Se un effetto Mescolare dà Reputazione o Corruzione, come rimescolare quando il mazzo è vuoto.
table-shuffle_markers-true = Sì
table-shuffle_markers-false = No

table-icons_scored = Icone contate dai Manoscritti
table-icons_scored-text = Quali Icone contano per un Manoscritto che dà PV per le Icone.
table-icons_scored-all = Tutte le carte, gli Edifici e le carte Bonus
table-icons_scored-cards_and_buildings = Tutte le carte e gli Edifici, senza le carte Bonus
table-icons_scored-board = Solo quelle sulla Plancia alla fine

table-rival_single_worker = Un solo Lavoratore del Rivale
table-rival_single_worker-text = Se il Rivale piazza nel Castello il suo ultimo Lavoratore da solo.
table-rival_single_worker-false = Mai
table-rival_single_worker-true = Se non ne ha altri

table-rival_icons_scored = Icone del Rivale
table-rival_icons_scored-text = Se le Icone dei suoi Intrighi contano per i Manoscritti del Rivale che danno PV per le Icone.
table-rival_icons_scored-true = Contano
table-rival_icons_scored-false = Non contano

## Che cosa fanno carte, tessere e spazi: ogni frase è una cosa da fare, così che si possano unire

fx-none = niente
fx-timing-none = Nessuna abilità.
fx-timing-instant = Quando la giochi: { $effect }.
fx-timing-ongoing = Finché è sulla tua Plancia: { $effect }.
fx-timing-dropoff = Quando esce dalla tua Plancia: { $effect }.

fx-and = { $first }, poi { $second }
fx-or = { $first }; oppure { $second }
fx-list = { $first }, { $second }
fx-list-and = { $first } e { $second }
fx-list-or = { $first } o { $second }

fx-gain = ottieni { $what }
fx-amount-silver =
    { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }
fx-amount-ink =
    { $n ->
        [one] 1 Calamaio
       *[other] { $n } Calamai
    }
fx-amount-gold =
    { $n ->
        [one] 1 Oro
       *[other] { $n } Ori
    }
fx-amount-stone =
    { $n ->
        [one] 1 Pietra
       *[other] { $n } Pietre
    }
fx-amount-any-resource =
    { $n ->
        [one] 1 risorsa a scelta
       *[other] { $n } risorse a scelta
    }
fx-amount-debt =
    { $n ->
        [one] 1 Debito
       *[other] { $n } Debiti
    }
fx-amount-deed =
    { $n ->
        [one] 1 Contratto
       *[other] { $n } Contratti
    }
fx-amount-virtue = { $n } Reputazione
fx-amount-corruption = { $n } Corruzione

fx-icon-merchant =
    { $n ->
        [one] 1 Mercante
       *[other] { $n } Mercanti
    }
fx-icon-builder =
    { $n ->
        [one] 1 Costruttore
       *[other] { $n } Costruttori
    }
fx-icon-noble =
    { $n ->
        [one] 1 Nobile
       *[other] { $n } Nobili
    }
fx-icon-cleric =
    { $n ->
        [one] 1 Sacerdote
       *[other] { $n } Sacerdoti
    }
fx-icon-criminal =
    { $n ->
        [one] 1 Criminale
       *[other] { $n } Criminali
    }

fx-flip-debt =
    gira { $n ->
        [one] 1 Debito
       *[other] { $n } Debiti
    } sul lato pagato
fx-flip-deed =
    gira { $n ->
        [one] 1 Contratto
       *[other] { $n } Contratti
    } sul lato approvato
fx-flip-any =
    gira { $n ->
        [one] 1 Debito o Contratto
       *[other] { $n } Debiti o Contratti
    }
fx-discard =
    { $n ->
        [one] scarta 1 carta se vuoi
       *[other] scarta fino a { $n } carte
    }
fx-destroy =
    { $n ->
        [one] distruggi 1 carta se vuoi
       *[other] distruggi fino a { $n } carte
    }
fx-destroy-any =
    { $n ->
        [one] distruggi una qualsiasi delle tue carte iniziali se vuoi
       *[other] distruggi fino a { $n } delle tue carte iniziali
    }
fx-rearrange = riorganizza le carte sulla tua Plancia se vuoi
fx-shuffle = mescola i tuoi scarti nel mazzo
fx-recruit-free =
    { $n ->
        [one] ingaggia gratis 1 Cittadino di una sezione qualsiasi
       *[other] ingaggia gratis { $n } Cittadini di sezioni qualsiasi
    }
fx-transcribe-free =
    { $n ->
        [one] prendi gratis 1 Manoscritto di costo { $costs }
       *[other] prendi gratis { $n } Manoscritti di costo { $costs }
    }
fx-build-any-site = costruisci gratis { $building } su un Sito vuoto qualsiasi
fx-build-viscount-space = costruisci gratis { $building } presso lo spazio del Visconte
fx-building-trading-post = un Emporio
fx-building-guildhall = una Sede delle Corporazioni
fx-building-workshop = un’Officina
fx-place-workers-free =
    { $n ->
        [one] piazza gratis 1 Lavoratore in un settore qualsiasi del Castello
       *[other] piazza gratis { $n } Lavoratori in un solo settore qualsiasi del Castello
    }
fx-move-worker =
    { $n ->
        [one] sposta 1 tuo Lavoratore nel settore accanto del Castello se vuoi
       *[other] sposta fino a { $n } tuoi Lavoratori nel settore accanto del Castello
    }

fx-convert =
    { $when }, puoi contare { $given } come { $icons }, { $times ->
        [0] quante volte vuoi
        [one] una sola volta
       *[other] fino a { $times } volte
    }
fx-rate-1-1 = (1 per Icona)
fx-rate-2-1 = (2 per Icona)
fx-rate-1-2 = (1 per 2 Icone)
fx-rate-1-2-once = (1 per Icona, una volta per 2)
fx-when-trade = quando commerci
fx-when-build = quando costruisci
fx-when-place-workers = quando piazzi Lavoratori
fx-when-transcribe = quando trascrivi

fx-on-after-trade = dopo la tua azione Commerciare, { $effect }
fx-on-after-build = dopo la tua azione Costruire, { $effect }
fx-on-after-place-workers = dopo la tua azione Piazzare Lavoratori, { $effect }
fx-on-after-transcribe = dopo la tua azione Trascrivere, { $effect }
fx-on-any-collision = a ogni Scontro di chiunque, { $effect }
fx-on-hire = ogni volta che ingaggi un Cittadino, { $effect }
fx-on-gain-debt = ogni volta che ottieni un Debito, { $effect }
fx-on-flip-debt = ogni volta che giri un Debito, { $effect }
fx-on-flip-any = ogni volta che si gira una carta, { $effect }
fx-on-shuffle = ogni volta che si mescolano gli scarti, { $effect }
fx-on-gain-scheme = ogni volta che si ottiene un Intrigo, { $effect }
fx-if-no-criminals = senza Criminali sulla tua Plancia, { $effect }
fx-if-criminals = con almeno un Criminale sulla tua Plancia, { $effect }

fx-icons = sempre { $icons } in più
fx-extra-move =
    { $max ->
        [one] puoi muovere gratis di 1 spazio in più
       *[other] puoi muovere gratis fino a { $max } spazi in più
    }
fx-dismiss-cost =
    congedare un Cittadino ti costa { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    }, qualunque sia il suo valore
fx-hand-limit =
    { $n ->
        [one] puoi tenere in mano 1 carta in più
       *[other] puoi tenere in mano { $n } carte in più
    }

fx-vp-per = a fine partita, { $vp } PV per { $per }
fx-per-building =
    { $n ->
        [one] ogni tuo Edificio
       *[other] ogni { $n } tuoi Edifici
    }
fx-per-resource =
    { $n ->
        [one] ogni risorsa che ti resta
       *[other] ogni { $n } risorse che ti restano
    }
fx-per-builder-icon =
    { $n ->
        [one] ogni Costruttore
       *[other] ogni { $n } Costruttori
    } { fx-icons-counted }
fx-per-cleric-icon =
    { $n ->
        [one] ogni Sacerdote
       *[other] ogni { $n } Sacerdoti
    } { fx-icons-counted }
fx-per-noble-icon =
    { $n ->
        [one] ogni Nobile
       *[other] ogni { $n } Nobili
    } { fx-icons-counted }
fx-per-merchant-icon =
    { $n ->
        [one] ogni Mercante
       *[other] ogni { $n } Mercanti
    } { fx-icons-counted }
fx-per-criminal-icon =
    { $n ->
        [one] ogni Criminale
       *[other] ogni { $n } Criminali
    } { fx-icons-counted }
fx-icons-counted =
    { $counted ->
        [board] sulla tua Plancia
        [cards_and_buildings] fra tutte le tue carte e i tuoi Edifici
       *[all] fra tutte le tue carte, i tuoi Edifici e le tue carte Bonus
    }
fx-per-flipped-debt =
    { $n ->
        [one] ogni tuo Debito pagato
       *[other] ogni { $n } tuoi Debiti pagati
    }
fx-per-flipped-deed =
    { $n ->
        [one] ogni tuo Contratto approvato
       *[other] ogni { $n } tuoi Contratti approvati
    }
fx-per-worker-in-castle =
    { $n ->
        [one] ogni tuo Lavoratore nel Castello
       *[other] ogni { $n } tuoi Lavoratori nel Castello
    }

# Che cosa fa soltanto il Rivale.

fx-action-build = costruisci un Edificio
fx-action-place-workers = piazza Lavoratori nel Castello
fx-action-transcribe = trascrivi un Manoscritto
fx-focus = fai quello che questo Rivale preferisce
fx-spend =
    spendi { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }, poi { $effect }
fx-gain-scheme =
    { $n ->
        [one] ottieni 1 Intrigo Futuro
       *[other] ottieni { $n } Intrighi Futuri
    }
fx-dismiss-adjacent-free = congeda gratis il Cittadino accanto al Visconte

## Parti del tavolo, nel suo schema

part-acquired = Contratti acquisiti
part-approved = Contratti approvati
part-unpaid = Debiti non pagati
part-paid = Debiti pagati
part-grey = Nastro grigio
part-black = Nastro nero
part-yellow = Nastro giallo
part-blue = Nastro blu
part-bonuses = Carte Bonus Sacerdote
part-merchant = Mercanti
part-builder = Costruttori
part-noble = Nobili
part-cleric = Sacerdoti
part-criminal = Criminali
part-building = Edificio
part-buildings = Edifici ancora sulla Plancia
part-card = Carta Giocatore
part-castle = Lavoratori nel Castello, per livello
part-corruption = Corruzione nello spazio
part-cost = Costo
part-wedges-here = Settore del Castello
part-piles-here = Cittadino
part-shelves-here = Manoscritto
part-spaces-here = Visconti
part-exchanges-here = Scambio
part-spots-here = Siti di Costruzione
part-virtue = Reputazione nello spazio
part-debts_above = Debiti sopra Povertà
part-deeds_above = Contratti sopra Prosperità
part-deck = Mazzo
part-discards = Scarti
part-dismissed = Icone del Cittadino congedato
part-exchanges = Scambi per sezione
part-future = Intrighi Futuri
part-gone = Fuori dal gioco
part-hand = Mano
part-hand_limit = Limite di carte in mano
part-hero = Eroe
part-icons = Icone disponibili
part-silver = Monete
part-ink = Calamai
part-gold = Oro
part-stone = Pietre
part-last_round = Ultimo round
part-leader = Signore del Castello
part-left = Rimasti nella pila
part-manuscripts = Manoscritti
part-movement = Movimento di questo turno
part-pairs = Carte Giocatore con i loro Eroi
part-papers = Debiti e Contratti
part-phase = Fase
part-piles = Cittadini per sezione
part-player = Proprietario
part-players = Giocatori
part-purse = Monete e risorse
part-ring = Sezioni, in senso orario
part-rival = Rivale
part-row = Carte sulla Plancia
part-shelves = Manoscritti per sezione
part-spaces = Visconti per sezione
part-outer_left = Spazio esterno sinistro
part-outer_right = Spazio esterno destro
part-inner = Spazio interno
part-spots = Siti di Costruzione, in senso orario
part-top = In vista
part-unseen = Carte non in vista
part-viscount = Visconte
part-wedges = Settori del Castello, in senso orario
part-workers = Lavoratori nella riserva

## I capitoli delle regole

chapter-comp = Che cosa c’è nella scatola
chapter-setup = Preparazione
chapter-debt = Debiti e Contratti
chapter-track = Reputazione e Corruzione
chapter-icon = Le Icone
chapter-card = Le carte Cittadino
chapter-turn = Il turno
chapter-time = Quando avvengono gli effetti
chapter-p1 = Fase 1: una carta
chapter-move = Fase 2: il movimento
chapter-act = Fase 3: l’azione
chapter-dis = Congedare un Cittadino
chapter-trade = Commerciare
chapter-build = Costruire
chapter-work = I Lavoratori nel Castello
chapter-script = I Manoscritti
chapter-hire = Fase 4: ingaggiare
chapter-coll = Fase 5: lo Scontro
chapter-draw = Fase 6: pescare
chapter-end = La fine della partita
chapter-score = I punti
chapter-solo = Il Rivale
chapter-fx = Che cosa dicono gli effetti
chapter-opt = Le opzioni di un tavolo

note-scheme = Prima: { $effect }. Poi muove di { $n } e fa la prima possibile fra queste cose: { $options }.
