# Il tabellone di 7.

reconstructed = Valori ricostruiti: non sono quelli della scatola.

phase-PickHero = Scelta degli eroi
phase-TakeTurn = Imprese

tab-table = Imprese
tab-court = Corte
tab-market = Mercato

tavern = Taverna
shop = Negozio
castles = Castelli
estates = Tenute
temples = Templi
portals = Portali
my-court = La mia corte
court-of = La corte di { $name }
rivals = Le altre corti
armour = Armatura
turn = Turno { $n }
order = Ordine di gioco
passed = { $name } ha passato
space-closed = Posto chiuso
space-empty = Vuoto
neutral = un segnalino neutrale
free-markers = { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
sins = peccati
sins-so-far = peccati { $n }/{ $all }
next-cataclysm = Il prossimo cataclisma
cataclysm-comes = e arriva un cataclisma
treasure-back = Tesori coperti
choose-treasure = Scegli un tesoro
choose-hero = Scegli il tuo eroe
payment = Come paghi?
payment-short = tratteggiato: ti manca
starts-with = comincia con
each-turn = ogni turno
fallen-side = caduto: { $name }
hand-of-nameless = La mano dell'Innominato
set-of = { $banner } × { $n }

## I verbi di un turno

verb-recruit = Recluta
verb-buy = Compra
verb-found = Fonda
verb-part = Partecipa
verb-gifts = Doni
verb-sin = Pecca
verb-use = Usa
verb-close = Chiudi
verbs = Che cosa puoi fare
verb-none = { $verb }: adesso niente

## Scene

scene-strike = { $name } ti colpisce
denying = Chi nega scarta la carta con cui nega; nessuno può negare una negazione.
scene-cataclysm = Cataclisma { $n } di { $all }
scene-complete = Impresa completa
scene-gathering = Raduno
scene-skip = Avanti
scene-nameless = L'Innominato gioca
scene-falls = { $name } cade
production = Produzione

## Note

note-tapped = È girato: toccarlo ancora lo manda via.
note-no-hero = Non ha ancora scelto un eroe.
note-hero = Girandolo si scambiano fino a { $max } doni.
note-hero-tapped = È girato fino al prossimo Raduno.
note-other-side = L'altro lato della carta: { $name }.
note-player = Potere { $power }, oro { $gold }, fama { $fame }.
note-loses-turn = Perde il suo prossimo turno.
note-number = È il numero { $n }: un cataclisma può distruggerlo.
note-enslaved = È asservito: porta un segnalino.
note-asks = Chiede: { $asked }.
note-met = { $asked }: qui c'è { $holder }.
note-locked = L'ultimo requisito della fila di mezzo resta libero finché la carta non scende.
note-treasure-back = Si scoprono quando la fila scende.
note-cards = { $n ->
        [one] Una carta.
       *[other] { $n } carte.
    }
note-portal = Si chiude con { $n } × { $gift } in una sola azione; poi dà { $power } potere ogni turno.
note-closed-by = Chiuso da { $name }.
note-in-reserve = riserva { $n }
note-reserve = { $n } nella riserva.
note-has = { $name }: { $n }.
note-income = Alla prossima produzione: +{ $n }.
note-goal = Con l'armatura completa ne servono { $n }.
note-nameless = { $n } cataclismi; altri { $left } e vince lui.
note-next-cataclysm = Arriva { $n ->
        [one] con il prossimo peccato scartato
       *[other] dopo altri { $n } peccati scartati
    }, o con una fila completata.
note-cataclysms-left = Ne restano { $n }; con l'ultimo vince l'Innominato.
note-sins = { $n } scartati; il { $all }º porta un cataclisma.
note-sin-pile = { $n } nel mazzo.
note-armour = { $n } pezzi su { $all }. Ogni fila completata ne porta uno.
note-markers = { $name } ne ha { $all } in tutto.
note-corruption = { $n } carte; con { $all } l'eroe cade. Eliminarne una costa { $gold } oro, { $fame } fama e { $power } potere.
note-closed-tavern = Un cataclisma ha chiuso per sempre questo posto della taverna.
note-closed-shop = Un cataclisma ha chiuso per sempre questo posto del negozio.
note-empty = Qui non c'è più nulla in vendita.

## Effetti in poche parole

brief-gain-gold = prendi { $n } oro
brief-gain-fame = prendi { $n } fama
brief-gain-power = prendi { $n } potere
brief-gain-gift-any = { $n ->
        [one] un dono a scelta
       *[other] { $n } doni a scelta
    }
brief-gain-gift-any-same = { $n } doni uguali
brief-gain-gift-any-different = { $n } doni diversi
brief-untap = { $n ->
        [one] raddrizza 1 personaggio
       *[other] raddrizza { $n } personaggi
    }
brief-cancel-sin = nega un peccato
brief-refresh-tavern = taverna nuova
brief-refresh-shop = negozio nuovo
then-gold = +{ $n } oro
then-fame = +{ $n } fama
then-power = +{ $n } potere
brief-draw-elixir = pesca { $n } elisir
brief-exchange = cambia { $max } oro e fama
brief-bury-sin = { $n ->
        [one] seppellisci un peccato
       *[other] seppellisci { $n } peccati
    }
brief-foresee-cataclysm = spia il cataclisma
brief-swap-gift = scambia { $max } doni
brief-reclaim-slot = riprendi un neutro
brief-until-end-of-turn-immune-to-sins = nessun peccato ti colpisce
brief-until-end-of-turn-elixirs-give-one-more = elisir: 1 dono in più
brief-until-end-of-turn-taps-give-one-more = personaggi: 1 dono in più
brief-until-end-of-turn-palaces-cost-two-less = palazzi: 2 oro in meno
brief-until-end-of-turn-no-loss-for-held-sins = i peccati non costano
brief-until-end-of-turn-characters-cost-one-less = personaggi: 1 fama in meno
brief-steal-gold = ruba { $n } oro
brief-steal-gift = { $n ->
        [one] ruba un dono
       *[other] ruba { $n } doni
    }
brief-steal-elixir = { $n ->
        [one] ruba un elisir
       *[other] ruba { $n } elisir
    }
brief-steal-from-each = { $n ->
        [one] ruba un dono a ciascuno
       *[other] ruba { $n } doni a ciascuno
    }
brief-lure-character = ammalia un personaggio
brief-recruit = recluta con { $discount } fama in meno
brief-buy-elixir = elisir con { $discount } oro in meno
brief-found = fonda con { $discount } oro in meno
brief-tap-rival = { $n ->
        [one] gira un personaggio altrui
       *[other] gira { $n } personaggi altrui
    }
brief-oust-marker = scaccia un segnalino
brief-skip-rival = un rivale salta il turno
brief-fill-slot = un requisito gratis
brief-draw-artefact = pesca un artefatto
brief-mill-sin = { $n ->
        [one] scarta un peccato dal mazzo
       *[other] scarta { $n } peccati dal mazzo
    }
brief-demand-gold-chosen = un eroe cede { $n } oro
brief-demand-fame-chosen = un eroe cede { $n } fama
brief-demand-power-chosen = un eroe cede { $n } potere
brief-demand-gift-chosen = un eroe cede un dono
brief-demand-elixir-chosen = un eroe cede un elisir
brief-demand-artefact-chosen = un eroe cede un artefatto
brief-demand-tap-character-chosen = un eroe gira un personaggio
brief-demand-tapped-character-chosen = un eroe perde un personaggio
brief-demand-gold-each = ognuno cede { $n } oro
brief-demand-fame-each = ognuno cede { $n } fama
brief-demand-power-each = ognuno cede { $n } potere
brief-demand-gift-each = ognuno cede un dono
brief-demand-elixir-each = ognuno cede un elisir
brief-demand-artefact-each = ognuno cede un artefatto
brief-demand-tap-character-each = ognuno gira un personaggio
brief-demand-tapped-character-each = ognuno perde un personaggio
