# 7 in italiano.
# I nomi delle carte vengono dal contenuto: character-*, elixir-*, palace-*, undertaking-* …; un argomento come $palace o
# $what arriva già in parole. Che cosa fanno le carte si compone con le frasi fx-* in fondo a questo file.

game-title = 7
game-tagline = Eroi contro sette peccati, con armatura e potere da raccogliere prima del quattordicesimo cataclisma.
game-in-a-minute = Da due a cinque eroi affrontano l’Innominato, e uno solo può vincere. Con oro, fama e doni recluti personaggi, fondi palazzi e prendi parte alle imprese. Ogni fila di imprese completata porta un pezzo dell’armatura, e un cataclisma. I peccati aiutano te o colpiscono gli altri. Raccolti i sette pezzi, vince l’eroe più forte, con almeno 30 punti potere. Se prima finiscono i cataclismi, vince l’Innominato e perdono tutti gli eroi.

gold = oro
fame = fama
power = potere
amount = { $what ->
        [gold] { $n } oro
        [fame] { $n } fama
       *[power] { $n ->
            [one] 1 punto potere
           *[other] { $n } punti potere
        }
    }
tokens =
    { $gold ->
        [0] { "" }
       *[other] { $gold } oro
    }{ $before_fame ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $fame ->
        [0] { "" }
       *[other] { $fame } fama
    }{ $before_power ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $power ->
        [0] { "" }
        [one] 1 punto potere
       *[other] { $power } punti potere
    }
payment =
    { tokens }{ $before_courage ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $courage ->
        [0] { "" }
       *[other] { $courage } { gift-courage }
    }{ $before_wisdom ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $wisdom ->
        [0] { "" }
       *[other] { $wisdom } { gift-wisdom }
    }{ $before_mercy ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $mercy ->
        [0] { "" }
       *[other] { $mercy } { gift-mercy }
    }{ $before_justice ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $justice ->
        [0] { "" }
       *[other] { $justice } { gift-justice }
    }{ $before_faith ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $faith ->
        [0] { "" }
       *[other] { $faith } { gift-faith }
    }{ $before_temperance ->
        [0] { "" }
        [1] ,{ " " }
       *[2] { " " }e{ " " }
    }{ $temperance ->
        [0] { "" }
       *[other] { $temperance } { gift-temperance }
    }
nameless = L’Innominato
board-tavern = della taverna
board-shop = del negozio

some-sin = un peccato

ending-armour = L’armatura è completa e un eroe ha il potere per indossarla.
ending-nameless = È arrivato il quattordicesimo cataclisma: vince l’Innominato.
ending-portals = L’ultimo portale è chiuso.
ending-all_fallen = Tutti gli eroi sono corrotti.

tally-turns = Turni
tally-cataclysms = Cataclismi
tally-portals = Portali chiusi
tally-armour = Pezzi di armatura
tally-power = Potere dell’eroe più forte

## Che cosa si chiede

prompt-turn = Hai { $gold ->
        [0] niente oro
       *[other] { $gold } oro
    }, { $fame ->
        [0] niente fama
       *[other] { $fame } fama
    } e { $power ->
        [0] nessun punto potere
        [one] 1 punto potere
       *[other] { $power } punti potere
    }. Scegli un’azione. Elisir e palazzi si possono usare prima e non contano come azione.
prompt-pay = Da pagare: { payment }. Come paghi?
prompt-as = { $n ->
        [one] Il tuo elisir vale un dono di qualsiasi tipo: quale?
       *[other] Il tuo elisir vale { $n } doni di qualsiasi tipo: qual è il prossimo?
    }
prompt-recruit = Puoi reclutare un personaggio con { $discount } fama in meno.
prompt-buy = Puoi comprare un elisir con { $discount } oro in meno.
prompt-found = Puoi fondare un palazzo con { $discount } oro in meno.
prompt-gifts = { $n ->
        [one] Prendi un dono dalla riserva.
       *[other] Prendi { $n } doni dalla riserva, uno dopo l’altro.
    }
prompt-gifts-same = Prendi fino a { $n } doni di un solo tipo dalla riserva.
prompt-give = Scambia doni uno a uno, ancora { $n ->
        [one] una volta
       *[other] fino a { $n } volte
    }: quale dono dai?
prompt-receive = Che cosa prendi in cambio di { $gift }, dalla riserva o da un altro giocatore?
prompt-spoil = Prendi un dono { TO($rival) }.
prompt-untap = Stappa { $n ->
        [one] uno dei tuoi personaggi
       *[other] fino a { $n } dei tuoi personaggi
    }.
prompt-exchange = Cambia fino a { $n } oro in fama, o fama in oro.
prompt-strike = Scegli un rivale per { THE($sin) } ({ $effect }).
struck =
    { $verb ->
        [rob] { $n ->
            [0] non trova oro da prenderti
           *[other] ti prende { $n } oro
        }
        [take] ti prende { THE($thing) }
        [miss] non trova nulla da prenderti
        [lure] ti prende { THE($thing) } per { $n } fama
        [weary] tappa { THE($thing) }, senza che tu ne riceva i doni
        [oust] scaccia il tuo segnalino da «{ $thing }», dove ne va uno neutrale
       *[skip] ti fa saltare la prossima azione di questa fase
    }
prompt-struck = { $rival } gioca { THE($sin) } contro di te e { struck }. Non hai una carta per negare il peccato.
prompt-deny = { $rival } gioca { THE($sin) } contro di te e { struck }. Neghi il peccato?
prompt-drop = Hai troppi peccati in mano. { $n ->
        [one] Scartane 1, a faccia in giù.
       *[other] Scartane { $n }, a faccia in giù.
    }
prompt-bury = Puoi mettere { $n ->
        [one] uno dei tuoi peccati
       *[other] fino a { $n } dei tuoi peccati
    } sotto il mazzo dei peccati.
prompt-foresee = Il prossimo cataclisma è «{ $cataclysm }» ({ $text }). Lasci la carta in cima o la metti in fondo?
prompt-fill = Scegli un requisito da soddisfare senza pagare.
prompt-reclaim = Scegli un segnalino neutrale da sostituire con uno tuo.
prompt-complete = Due imprese sono complete: quale viene per prima?
prompt-pick = L’impresa «{ $undertaking }» è completa. Prendi un tesoro per uno dei tuoi segnalini.
prompt-give-up = { $what ->
        [gift] Devi rendere { $n ->
            [one] un dono
           *[other] { $n } doni
        }
        [elixir] Devi scartare { $n ->
            [one] un elisir
           *[other] { $n } elisir
        }
        [artefact] Devi scartare { $n ->
            [one] un artefatto
           *[other] { $n } artefatti
        }
        [tapped_character] Devi scartare { $n ->
            [one] un personaggio tappato
           *[other] { $n } personaggi tappati
        }
       *[character] Devi tappare { $n ->
            [one] un personaggio
           *[other] { $n } personaggi
        }
    }. Quale?
prompt-last-uses = La tua azione chiude la fase. Puoi ancora usare elisir, palazzi e segnalini.
prompt-others-last-uses = La fase è finita. Prima che la fila si completi puoi ancora usare elisir, palazzi e segnalini.
prompt-last-markers = La fase è finita. I segnalini sui tuoi palazzi tornerebbero senza effetto, quindi usali ora o mai più.
prompt-nameless = Puoi giocare una delle tue carte.
prompt-become = Scegli il tuo eroe.
prompt-consent = { $rival } ti offre { $given } in cambio di { $taken }. Acconsenti?
prompt-shut = Quale spazio { $board } si chiude per sempre?
prompt-target = Scegli un eroe. La carta dice: { $effect }.
prompt-answer = L’Innominato pretende { $what ->
        [gold] da te { $n } oro
        [fame] da te { $n } fama
        [power] da te { $n ->
            [one] 1 punto potere
           *[other] { $n } punti potere
        }
        [gift] da te { $n ->
            [one] un dono a tua scelta
           *[other] { $n } doni a tua scelta
        }
        [elixir] da te { $n ->
            [one] un elisir
           *[other] { $n } elisir
        }
        [artefact] da te { $n ->
            [one] un artefatto
           *[other] { $n } artefatti
        }
        [tapped_character] da te { $n ->
            [one] un personaggio tappato
           *[other] { $n } personaggi tappati
        }
       *[tap_character] che tu tappi { $n ->
            [one] un personaggio non tappato
           *[other] { $n } personaggi non tappati
        } senza ricevere doni
    }.

## Che cosa si può scegliere

option-pass = Passa
option-pass-until-change = Passa finché le scelte non cambiano
option-done = Nient’altro
option-decline = Non fare nulla
option-accept = Lascia che accada
option-hero = Tappa il tuo eroe per scambiare 1–3 doni
option-purge = Purificazione: paga 1 oro, 1 fama e 1 punto potere per scartare una carta corruzione
words-lack = { $lack ->
        [0] { "" }
        [one] { " " }(ne manca 1, che paghi scartando palazzi)
       *[other] { " " }(ne mancano { $lack }, che paghi scartando palazzi)
    }
option-recruit = Recluta { THE($character) } { $price ->
        [0] senza pagare
       *[other] per { $price } fama
    }{ words-lack }: { $text }
option-buy = Compra { THE($elixir) } { $price ->
        [0] senza pagare
       *[other] per { $price } oro
    }{ words-lack }: { $text }
option-found = Fonda { THE($palace) } { $price ->
        [0] senza pagare
       *[other] per { $price } oro
    }{ words-lack }: { $text }
option-found-told = Fonda { THE($palace) } { $price ->
        [0] senza pagare
       *[other] per { $price } oro
    }
option-enslave = Asservisci { THE($palace) } per { $price ->
        [one] 1 punto potere
       *[other] { $price } punti potere
    }: { $text }
option-enslave-told = Asservisce { THE($palace) } per { $price ->
        [one] 1 punto potere
       *[other] { $price } punti potere
    }
option-enslave-first = Asservisci { THE($palace) } per { $price ->
        [one] 1 punto potere
       *[other] { $price } punti potere
    }; quando ne riprendi il segnalino, { $text }
option-enslave-first-told = Asservisce { THE($palace) } per { $price ->
        [one] 1 punto potere
       *[other] { $price } punti potere
    }
option-sin = Gioca { THE($sin) }: { $text }
option-artefact = Come azione, usa { THE($artefact) }: { $text }
option-artefact-told = Come azione, usa { THE($artefact) }
option-tap = Tappa { THE($character) } per { $gifts }
option-tap-again = Tappa { THE($character) } per { $gifts }, poi scarta la carta
option-part = Prendi parte a «{ $undertaking }»: { $cost }
option-treasure = Come azione, cedi un segnalino su «{ $undertaking }» per { THE($treasure) }: { $text }
option-treasure-pile = Come azione, cedi un segnalino su «{ $undertaking }» per il primo tesoro del mazzo
option-close = Chiudi { THE($portal) } con 7 doni
option-drink = Scarta { THE($elixir) } per { $gifts }
option-sell = Scarta { THE($palace) } per { $n } { $what }
option-use = Riprendi il segnalino { FROM($palace) }: { $text }
option-use-told = Riprende il segnalino { FROM($palace) }
option-pay = Paga con quello che hai
option-as = Come { $gift }
option-spend-elixir = Spendi { THE($elixir) } come { $gifts }
option-spend-palace = Scarta { THE($palace) } per pagare { $n } { $what }
option-gift = { $gift } ({ $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    })
option-give = Dai { $gift } (ne hai { $have })
option-give-told = Dà { $gift }
option-take-reserve = Prendi { $gift } dalla riserva
option-take = Prendi { THE($thing) } { TO($rival) }
option-untap = Stappa { THE($character) }
option-exchange = Dai { $n } { $what }
option-rob = Prendi oro { TO($rival) }, che ne ha { $gold }
option-miss = Scegli { $rival }, che non ha nulla da prendere
option-lure = Ammalia { THE($thing) } { OF($rival) } per { $n } fama
option-weary = Tappa { THE($thing) } { OF($rival) }
option-oust = Scaccia il segnalino { OF($rival) } da «{ $undertaking }» (requisito: { $cost })
option-skip = { $rival } salta la prossima azione
option-deny = Nega il peccato con { THE($card) }
option-drop = Scarta { THE($sin) } ({ $text })
option-bury = Seppellisci { THE($sin) }
option-leave = Lascia la carta in cima
option-bottom = Metti la carta in fondo
option-fill = { $undertaking }: { $cost }
option-reclaim = { $undertaking }: { $cost }
option-complete = Prima «{ $undertaking }»
option-pick = { $treasure }: { $text }
option-give-up = Cedi { THE($what) }
option-play = Gioca «{ $card }»: { $text }
option-become = { $hero } ({ $banner }): { $gold } oro e { $fame } fama
option-shut = Spazio { $n } { $board }
option-target = { $player }
option-penalty-corruption = Prendi una carta corruzione
option-penalty-sin = Pesca un peccato

## Perché no

reason-not-offered = Non è fra le cose che si possono scegliere qui.
reason-no-help = Non serve a pagare quello che si chiede.
reason-not-open = Questa carta non è in vendita.
reason-fame = Costa { $need } fama; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-gold = Costa { $need } oro; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-power = Costa { $need ->
        [one] 1 punto potere
       *[other] { $need } punti potere
    }; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-not-yours = Questa carta non è davanti a te.
reason-enslaved = Su questo palazzo c’è già un segnalino.
reason-no-marker = Non hai più segnalini.
reason-not-lost = Questo ti resta; solo i segnalini su castelli e tenute tornerebbero senza effetto.
reason-reaction = Questa funzione risponde al peccato di un rivale; non è un’azione.
reason-no-such-sin = Non hai questo peccato.
reason-no-such-artefact = Non hai questo artefatto.
reason-fallen = Il tuo eroe è corrotto: finché non purghi la corruzione non prendi parte a imprese, non chiudi portali e non usi tesori e artefatti.
reason-hero-tapped = La carta del tuo eroe resta tappata fino alla fase Raduno.
reason-no-swap = Non c’è alcun dono da scambiare.
reason-no-such-gift = Di questo dono non ne hai.
reason-no-other-gift = Non c’è un altro dono da ricevere in cambio.
reason-only-reserve = Questo scambio è con la riserva, non con un eroe.
reason-other-source = Tutti i doni di questo scambio vengono dallo stesso posto.
reason-same-gift = Si riceve un dono diverso da quello che si dà.
reason-gift-gone = Di questo dono non ne resta da prendere.
reason-treasure-top-row = Dalla fila più alta non si prendono tesori in anticipo.
reason-treasure-marker = Su quell’impresa non hai segnalini.
reason-treasure-pile-empty = Il mazzo dei tesori è vuoto.
reason-treasure-not-beside = Quel tesoro non è accanto a questa impresa.
reason-portal-closed = Questo portale è già chiuso.
reason-portal-gifts = Richiede 7 carte dono del suo colore; { $have ->
        [0] non ne hai
       *[other] ne hai { $have }
    }.
reason-no-corruption = Non hai carte corruzione.
reason-top-row = Nessuno prende parte alle imprese della fila più alta.
reason-requirement-met = Su questo requisito c’è già un segnalino.
reason-no-such-requirement =
    { $n ->
        [one] Quell’impresa ha 1 requisito.
       *[other] Quell’impresa ha { $n } requisiti.
    }
reason-last-requirement = L’ultimo requisito di una carta della fila di mezzo resta libero finché la carta non scende.
reason-cannot-pay = Non puoi pagare { $cost }.
reason-no-elixir = Non hai questo elisir.
reason-no-set = Ti manca il set che serve per questo effetto.
reason-reserve-empty = La riserva non ha nessuno dei doni che l’elisir dà.
reason-temple-not-sold = Un tempio non si scarta per un guadagno.
reason-temple-not-used = La regola di un tempio asservito vale fino alla fine del turno.
reason-not-enslaved = Un palazzo va asservito prima di usarne la regola.
reason-no-use = La sua regola non trova nulla su cui agire.

# A che serve un posto, detto a chi vorrebbe sceglierlo in un altro momento.
reason-at-tavern = Un personaggio della taverna si recluta con un’azione del tuo turno, in cambio di fama.
reason-at-shop = Un elisir del negozio si compra con un’azione del tuo turno, in cambio di oro.
reason-at-castles = Un castello si fonda con un’azione del tuo turno, in cambio di oro.
reason-at-estates = Una tenuta si fonda con un’azione del tuo turno, in cambio di oro.
reason-at-temples = Un tempio si fonda con un’azione del tuo turno, in cambio di oro.
reason-at-undertakings = Si prende parte a un’impresa soddisfacendo un suo requisito, con un’azione del tuo turno.
reason-at-treasure_pile = Un tesoro del mazzo si ottiene in cambio di un tuo segnalino su un’impresa.
reason-at-treasures_open = Questi tesori vanno a chi ha segnalini sull’impresa che si completa.
reason-at-portals = Un portale si chiude con un’azione del tuo turno, con le 7 carte dono del suo colore.
reason-at-reserve = I doni arrivano dalla riserva quando li dà una carta o uno scambio.
reason-at-sin_pile = I peccati si pescano da soli: solo chi non può soddisfare una richiesta dell’Innominato può scegliere di pescarne uno.
reason-at-cataclysm_pile = I cataclismi arrivano da soli: solo l’artefatto che ne prevede uno ti fa scegliere.
reason-at-nameless_hand = Queste carte le gioca chi gioca l’Innominato, dopo un’azione di un eroe.
reason-at-heroes = Si sceglie una cosa di un eroe, a meno che un peccato o l’Innominato non colpisca l’eroe.
reason-at-heroes-hero = Il tuo eroe scambia doni con un’azione del tuo turno.
reason-at-heroes-characters = Un personaggio dà i suoi doni quando lo giri con un’azione del tuo turno.
reason-at-heroes-elixirs = Un elisir si scarta per i suoi doni durante il tuo turno, o per pagare un costo.
reason-at-heroes-palaces = Un palazzo si asservisce con un’azione del tuo turno, o si scarta per quello che rende.
reason-at-heroes-sins = Un peccato si gioca con un’azione del tuo turno, o si scarta nella fase Raduno.
reason-at-heroes-artefacts = Un artefatto si usa con un’azione del tuo turno.
reason-at-heroes-gifts = I doni si spendono per requisiti e portali, o si scambiano, con un’azione del tuo turno.
reason-at-heroes-corruption = La corruzione si purga con un’azione del tuo turno.
reason-at-heroes-gold = L’oro si paga quando compri, o si scambia quando lo dice un effetto.
reason-at-heroes-fame = La fama si paga quando recluti, o si scambia quando lo dice un effetto.

## Che cosa provoca un’opzione

trigger-row = La fila più bassa è completa
trigger-cataclysm = Un cataclisma
trigger-gathering = La fase Raduno

## Che cosa è successo

event-turn = Turno { $turn }: il Primo giocatore è { $player }.
event-passes = { $player } passa.
event-gains = { $player } guadagna { amount }.
event-award = { $player } guadagna { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    } per il primato in «{ $of }» ({ $held }).
event-wins = { $player } guadagna { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    } per il maggior numero di segnalini ({ $held }).
event-shares = { $player } guadagna { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }, metà di { $all }, in parità per il maggior numero di segnalini ({ $held }).
event-loses = { $player } perde { amount }.
event-loses-for-sins = { $player } perde { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    } per i peccati in mano.
event-loses-of-many = { $player } ha almeno { $least ->
        [one] 1 punto potere
       *[other] { $least } punti potere
    } e ne perde { $n }.
event-gift = { $player } riceve { $n } { $gift }.
event-pays = { $player } paga { payment }.
event-mills = Si scarta il primo peccato del mazzo.
event-drops-gifts = { $player }, da eroe corrotto, rende tutti i doni.
event-raises = Tutti gli eroi tappati si stappano.
event-recruits = { $player } recluta { THE($character) }.
event-buys = { $player } compra { THE($elixir) }.
event-founds = { $player } fonda { THE($palace) }.
event-sells = { $player } scarta { THE($palace) }.
event-enslaves = { $player } asservisce { THE($palace) } per { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }.
event-uses-palace = { $player } usa { THE($palace) }.
event-drinks = { $player } scarta { THE($elixir) }.
event-spends-elixir = { $player } spende { THE($elixir) }.
event-draws-elixir = { $player } pesca { THE($elixir) }.
event-taps = { $player } tappa { THE($character) }.
event-taps-again = { $player } tappa { THE($character) } per la seconda volta e scarta la carta.
event-untaps = { $player } stappa { THE($character) }.
event-hero = { $player } tappa l’eroe.
event-swaps = { $player } dà { $given } alla riserva in cambio di { $taken }.
event-swaps-rival = { $player } dà { $given } { TO($rival) } in cambio di { $taken }.
event-plays-sin = { $player } gioca { THE($sin) } («{ $text }»).
event-no-effect = { CAPITAL(THE($sin)) } non ha effetto.
event-strikes = { $player } colpisce { $rival } con { THE($sin) }.
event-denies = { $player } nega { THE($sin) }, peccato { OF($rival) }, con { THE($card) }.
event-robs = { $player } prende { THE($what) } { TO($rival) }.
event-robs-gold = { $player } prende { $n } oro { TO($rival) }.
event-lures = { $player } ammalia { THE($character) } { OF($rival) }.
event-wearies = { $player } tappa { THE($character) } { OF($rival) }.
event-ousts = { $player } scaccia { $rival } da «{ $undertaking }» (requisito: { $cost }).
event-skip = { $player } fa saltare la prossima azione { TO($rival) }.
event-skipped = { $player } salta questa azione.
event-drops-sin = { $player } scarta un peccato.
event-draws-sins = { $player } pesca { $n ->
        [one] un peccato
       *[other] { $n } peccati
    }.
event-buries = { $player } seppellisce un peccato.
event-foresees = { $player } guarda il prossimo cataclisma.
event-artefact = { $player } usa { THE($artefact) }.
event-draws-artefact = { $player } pesca un artefatto.
event-part = { $player } prende parte a «{ $undertaking }» ({ $cost }).
event-treasure = { $player } prende un tesoro, { THE($treasure) }.
event-completes = L’impresa «{ $undertaking }» è completa.
event-armour = Gli eroi ottengono un pezzo di armatura: { $piece }.
event-closes = { $player } chiude { THE($portal) }.
event-cataclysm = Cataclisma { $n }: { $cataclysm }.
event-last-cataclysm = Questo cataclisma è l’ultimo. Agli eroi resta questa fase.
event-destroyed = Il cataclisma distrugge { THE($palace) }, che nessuno possedeva.
event-destroyed-of = Il cataclisma distrugge { THE($palace) } { OF($player) }.
event-closes-space = Il cataclisma chiude per sempre uno spazio { $board }.
event-refresh = Si sostituiscono tutte le carte { $board }.
event-becomes = { $player } è { $hero }.
event-refuses = { $player } rifiuta lo scambio con { $rival }.
event-gives-up = { $player } cede { THE($what) }.
event-produces = { $player } riceve { tokens } dalla Produzione.
event-first = { $player } diventa Primo giocatore.
event-corrupts = { $player } prende { $n ->
        [one] 1 carta corruzione
       *[other] { $n } carte corruzione
    } e ne ha { $all }.
event-falls = { $player } cade e diventa { $hero }.
event-purges = { $player } scarta una carta corruzione e { $n ->
        [0] non ne ha più
       *[other] ne ha ancora { $n }
    }.
event-returns = { $player } torna a essere un eroe.
event-nameless = L’Innominato gioca «{ $card }».
event-demand = L’Innominato sceglie { $player } («{ $effect }»).
event-end = La partita è finita.

category-power = Potere
category-cataclysms = Cataclismi
score-power = Potere
score-cataclysms = Cataclismi
score-victory = Vittoria
score-tie =
    Parità a { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }: { $by ->
        [portals] vince chi ha chiuso più portali
        [palaces] pari anche i portali, vince chi ha più palazzi
        [wealth] pari anche portali e palazzi, vince chi ha più oro e fama
       *[shared] pari anche tutto il resto, la vittoria è condivisa
    }

## Che cosa si stabilisce al tavolo

table-fall = La caduta di un eroe
table-fall-text = I peccati in mano portano corruzione invece di costare potere; con 7 carte corruzione un eroe cade. Per 3 o più eroi.
table-fall-false = Non si gioca
table-fall-true = Si gioca
table-nameless = L’Innominato
table-nameless-text = Chi gioca l’Innominato: nessuno, o l’ultimo posto, contro 3 o più eroi. Lo gioca anche un sesto posto, se il tavolo non vuole 6 eroi.
table-nameless-none = Nessuno
table-nameless-player = L’ultimo posto
table-sixth_seat = Il sesto posto
table-sixth_seat-text = Chi gioca un sesto posto.
table-sixth_seat-nameless = L’Innominato
table-sixth_seat-hero = Un sesto eroe
table-heroes = Eroi
table-heroes-text = Come i giocatori ricevono il loro eroe.
table-heroes-dealt = A caso
table-heroes-chosen = A scelta, in ordine di gioco inverso
table-palace_sale = Scartare un palazzo
table-palace_sale-text = Che cosa dà un castello o una tenuta quando si scarta.
table-palace_sale-current = Quello che produrrebbe adesso, set compreso
table-palace_sale-plain = Solo il numero semplice
table-last_uses = Ultimi usi
table-last_uses-text = Chi può ancora fare usi liberi quando un’azione ha riempito la fila più bassa e chiuso così la fase.
table-last_uses-everybody = Tutti, nell’ordine di gioco
table-last_uses-markers = Chi ha fatto quell’azione; gli altri solo i segnalini sui palazzi
table-last_uses-actor = Solo chi ha fatto quell’azione
table-swap_sources = Con chi si scambiano i doni
table-swap_sources-text = Se gli scambi di un uso possono avere provenienze diverse, la riserva o un altro giocatore.
table-swap_sources-any = Con provenienze diverse
table-swap_sources-one = Tutti con la stessa
table-swap_consent = Consenso agli scambi
table-swap_consent-text = Se l’altro giocatore deve acconsentire a uno scambio di doni.
table-swap_consent-false = Non serve
table-swap_consent-true = Serve
table-sin_shuffle = Mescolare i peccati
table-sin_shuffle-text = Quando i peccati scartati tornano, mescolati, nel loro mazzo.
table-sin_shuffle-seventh = Dopo il cataclisma del settimo
table-sin_shuffle-cataclysm = Dopo ogni cataclisma
table-drawing = Pescare peccati
table-drawing-text = In che ordine si pescano i peccati.
table-drawing-order = In ordine di gioco
table-drawing-clockwise = In senso orario dal Primo giocatore
table-cataclysms = Cataclismi
table-cataclysms-text = Quanti cataclismi porta una fila completata.
table-cataclysms-row = Uno
table-cataclysms-undertaking = Uno per ogni impresa
table-closed_space = Lo spazio che si chiude
table-closed_space-text = Quale spazio della taverna o del negozio viene chiuso da un cataclisma.
table-closed_space-last = L’ultimo aperto
table-closed_space-chosen = Lo sceglie il Primo giocatore
table-completing = Completare le imprese
table-completing-text = Quando si completa un’impresa piena della fila più bassa.
table-completing-row = Con tutta la fila
table-completing-card = Non appena è piena
table-treasures = Tesori
table-treasures-text = Quanta parte del mazzo dei tesori si scopre quando un’impresa è completa.
table-treasures-whole_pile = Tutto
table-treasures-by_markers = Tante carte quanti i segnalini dei giocatori
table-last_gathering = L’ultima fase Raduno
table-last_gathering-text = Se si gioca dopo un quattordicesimo cataclisma nella fase Imprese.
table-last_gathering-skipped = No
table-last_gathering-played = Sì
table-fallen_markers = Segnalini degli eroi corrotti
table-fallen_markers-text = Che cosa prende il posto dei segnalini di un eroe che cade.
table-fallen_markers-removed = Nulla
table-fallen_markers-neutral = Segnalini neutrali
table-fallen_order = Azioni degli eroi corrotti
table-fallen_order-text = Quando tocca agli eroi corrotti; l’ordine si fissa alla fine di ogni turno.
table-fallen_order-same = Nell’ordine di gioco
table-fallen_order-first = Prima di tutti gli altri
table-fallen_gifts = Doni degli eroi corrotti
table-fallen_gifts-text = Quando un eroe corrotto scarta i suoi doni.
table-fallen_gifts-turn = Alla fine del turno
table-fallen_gifts-action = Dopo ogni sua azione
table-nameless_window = L’Innominato e la fila piena
table-nameless_window-text = Se l’Innominato può giocare una carta dopo l’azione che riempie la fila più bassa.
table-nameless_window-open_row = No: la fila si completa subito
table-nameless_window-always = Sì, prima che la fila si completi
table-nameless_pace = Carte dell’Innominato
table-nameless_pace-text = Quanto spesso l’Innominato può giocare una carta.
table-nameless_pace-two_a_turn = Due per turno, una per giro
table-nameless_pace-one_a_round = Una per giro
table-nameless_pace-every_action = Una dopo ogni azione

## Che cosa dicono le carte

fx-none = nulla
fx-list = { $first }, { $second }
fx-list-and = { $first } e { $second }
fx-or = { $first }; oppure { $second }
fx-then = { $first }, poi { $second }
fx-amount-gold = { $n } oro
fx-amount-fame = { $n } fama
fx-amount-power = { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }
fx-gifts = { $n } { $gift }
fx-gifts-any = { $n ->
        [one] 1 dono di qualsiasi tipo
       *[other] { $n } doni di qualsiasi tipo
    }
fx-asks-for = chiede { $slots }; chi ha più segnalini guadagna { $power }
fx-taps-for = quando si tappa dà { $gifts }
fx-yields = produce { $amount } ogni turno
fx-at-once = dà { $amount } subito
fx-of-banner = ha lo { $banner }
fx-set = { $n } dello { $banner }
fx-set-any = { $n } di uno stesso stendardo
fx-elixir = { $plain }, oppure { $better } con { $set }
fx-palace = produce { $plain }, oppure { $better } con { $set }
fx-temple = { $now } subito, e { $better } ogni turno con { $set }
fx-enslaved = { $palace }. Asservendo il palazzo per { $price ->
        [one] 1 punto potere
       *[other] { $price } punti potere
    }, { $rule }
fx-gain = guadagna { $what }
fx-gain-gift-any = { $n ->
        [one] prendi un dono a scelta
       *[other] prendi { $n } doni a scelta
    }
fx-gain-gift-any-same = prendi { $n } doni di uno stesso tipo
fx-gain-gift-any-different = prendi { $n } doni di tipi diversi
fx-steal-gold = prendi { $n } oro a un rivale
fx-steal-gift = prendi { $n ->
        [one] un dono
       *[other] { $n } doni
    } a un rivale
fx-steal-elixir = prendi { $n ->
        [one] un elisir
       *[other] { $n } elisir
    } a un rivale
fx-steal-from-each = prendi { $n ->
        [one] un dono
       *[other] { $n } doni
    } a ogni rivale
fx-lure-character = paga a un rivale il prezzo di un suo personaggio e prendilo
fx-recruit = recluta un personaggio con { $discount } fama in meno
fx-buy-elixir = compra un elisir con { $discount } oro in meno
fx-found = fonda un palazzo con { $discount } oro in meno
fx-tap-rival = tappa { $n ->
        [one] un personaggio
       *[other] { $n } personaggi
    } di un rivale
fx-oust-marker = paga { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    } e sostituisci il segnalino di un rivale con uno neutrale
fx-skip-rival = fai saltare a un rivale la prossima azione di questa fase
fx-untap = stappa { $n ->
        [one] un personaggio
       *[other] fino a { $n } personaggi
    }
fx-cancel-sin = nega il peccato di un rivale che sceglie te o qualcosa di tuo
fx-refresh-tavern = sostituisci tutti i personaggi scoperti della taverna
fx-refresh-shop = sostituisci tutti gli elisir scoperti del negozio
fx-draw-elixir = pesca { $n ->
        [one] il primo elisir
       *[other] i primi { $n } elisir
    } del mazzo senza pagare
fx-exchange = cambia fino a { $max } oro in fama, o fama in oro
fx-bury-sin = metti { $n ->
        [one] un peccato
       *[other] fino a { $n } peccati
    } della tua mano sotto il mazzo
fx-foresee-cataclysm = guarda il prossimo cataclisma e lascialo in cima o mettilo in fondo
fx-swap-gift = scambia fino a { $n } doni con la riserva o con i rivali
fx-swap-gift-reserve = scambia fino a { $n } doni con la riserva
fx-reclaim-slot = sostituisci un segnalino neutrale su un’impresa con uno tuo
fx-fill-slot = soddisfa un requisito della fila più bassa senza pagare
fx-draw-artefact = pesca { $n ->
        [one] un artefatto
       *[other] { $n } artefatti
    }
fx-loss-gold = { $n } oro
fx-loss-fame = { $n } fama
fx-loss-power = { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }
fx-loss-gift = { $n ->
        [one] un dono
       *[other] { $n } doni
    }
fx-loss-elixir = { $n ->
        [one] un elisir
       *[other] { $n } elisir
    }
fx-loss-artefact = { $n ->
        [one] un artefatto
       *[other] { $n } artefatti
    }
fx-loss-tapped-character = { $n ->
        [one] un personaggio tappato
       *[other] { $n } personaggi tappati
    }
fx-per-palace = { $loss } per ogni palazzo
fx-per-character = { $loss } per ogni personaggio
fx-per-elixir = { $loss } per ogni elisir
fx-per-sin = { $loss } per ogni peccato in mano
fx-at-most = { $loss }, al massimo { $n }
fx-lose-each = ogni eroe perde { $loss }
fx-lose-most-power = chi ha più potere perde { $loss }
fx-lose-power-at-least = chi ha almeno { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    } perde { $loss }
fx-lose-power-steps = chi ha almeno { $high } punti potere ne perde { $both } (prima { $first }, poi altri { $second }); chi ne ha da { $low } a { $below } ne perde { $second }
fx-discard-down-to = ogni eroe scarta fino ad avere { $n } doni
fx-draw-sin = chi ha meno peccati ne pesca { $n ->
        [one] uno
       *[other] { $n }
    }
fx-demand-chosen = un eroe scelto cede { $what }
fx-demand-each = ogni eroe cede { $what }
fx-demand-tap-chosen = un eroe scelto tappa { $n ->
        [one] un personaggio non tappato
       *[other] { $n } personaggi non tappati
    } senza ricevere doni
fx-demand-tap-each = ogni eroe tappa { $n ->
        [one] un personaggio non tappato
       *[other] { $n } personaggi non tappati
    } senza ricevere doni
fx-mill-sin = { $n ->
        [one] il primo peccato del mazzo si scarta
       *[other] i primi { $n } peccati del mazzo si scartano
    }
fx-rule-immune-to-sins = fino alla fine del turno nessun peccato di un rivale può sceglierti
fx-rule-elixirs-give-one-more = fino alla fine del turno i tuoi elisir danno un dono in più
fx-rule-taps-give-one-more = fino alla fine del turno i tuoi personaggi danno un dono in più
fx-rule-palaces-cost-two-less = fino alla fine del turno i palazzi costano 2 oro in meno
fx-rule-no-loss-for-held-sins = in questo turno non perdi nulla per i peccati in mano
fx-rule-characters-cost-one-less = fino alla fine del turno i personaggi costano 1 fama in meno

## I capitoli delle regole

chapter-game = Il gioco
chapter-setup = Preparazione
chapter-supply = Le riserve
chapter-info = Informazioni pubbliche e segrete
chapter-flow = Come si svolge un turno
chapter-recruit = Reclutare
chapter-elixir = Gli elisir
chapter-set = I set di uno stendardo
chapter-found = I palazzi
chapter-free = Gli usi liberi
chapter-enslave = Asservire un palazzo
chapter-sin = Giocare un peccato
chapter-artefact = Gli artefatti
chapter-gifts = I doni
chapter-hero = L’abilità dell’eroe
chapter-part = Le imprese
chapter-treasure = I tesori
chapter-portal = I portali
chapter-pass = Passare
chapter-score = Raduno: altri punti
chapter-draw = Raduno: pescare peccati
chapter-gather = Raduno: il resto
chapter-cataclysm = I cataclismi
chapter-complete = Completare le imprese
chapter-end = La fine della partita
chapter-fall = La caduta di un eroe
chapter-evil = Giocare un eroe corrotto
chapter-nameless = L’Innominato come giocatore
chapter-two = Due eroi
chapter-effect = Che cosa significano gli effetti

## Parti del tavolo, nel suo schema

part-armour = Pezzi di armatura raccolti
part-artefact_discards = Artefatti usati
part-artefact_pile = Artefatti nel mazzo
part-artefacts = Artefatti
part-castle_pile = Castelli nel mazzo
part-castles = Castelli in vendita
part-cataclysm_pile = Cataclismi rimasti
part-cataclysms = Cataclismi giocati
part-character_discards = Personaggi scartati
part-character_pile = Personaggi nel mazzo
part-characters = Personaggi
part-corruption = Carte corruzione
part-elixir_discards = Elisir scartati
part-elixir_pile = Elisir nel mazzo
part-elixirs = Elisir
part-ended = Come è finita la partita
part-enslaved = Palazzo asservito
part-estate_pile = Tenute nel mazzo
part-estates = Tenute in vendita
part-fallen = Lato corrotto
part-fame = Fama
part-cost = Costo
part-gifts = Doni
part-gold = Oro
part-gone = Fuori dal gioco
part-hero = Eroe
part-heroes = Eroi
part-id = Carta
part-last_fallen = Ultimo eroe a cadere
part-loses_turn = Salta la prossima azione
part-markers = Segnalini
part-nameless_chose = Scelti dall’Innominato in questo turno
part-nameless_hand = Mano dell’Innominato
part-nameless_round = Carte dell’Innominato in questo giro
part-nameless_turn = Carte dell’Innominato in questo turno
part-order = Ordine di gioco
part-palaces = Palazzi
part-passes = Hanno passato
part-turn = Turno
part-portals = Portali
part-power = Potere
part-reserve = Doni nella riserva
part-shop = Negozio
part-sin_discards = Peccati scartati
part-sin_pile = Peccati nel mazzo
part-sins = Peccati in mano
part-sins_played = Peccati appena giocati
part-tapped = Carta tappata
part-tavern = Taverna
part-temples = Templi in vendita
part-treasure_discards = Tesori scartati
part-treasure_pile = Tesori nel mazzo
part-treasures = Tesori accanto
part-treasures_open = Tesori fra cui scegliere
part-treasures_turned_up = Tesori scoperti
part-undertaking_pile = Imprese nel mazzo
part-undertakings = Imprese, dalla fila più bassa
part-won = Vincitori

### what else the outline of the board names
value-closed = chiuso
value-neutral = neutrale
