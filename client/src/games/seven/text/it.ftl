# Il tabellone di 7.


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
waits = aspetta l’altra impresa
row-1 = Fila I: si completa ora
row-2 = Fila II: scende dopo la I
row-3 = Fila III: per ora non si partecipa
space-closed = Spazio chiuso
space-empty = Vuoto
neutral = un segnalino neutrale
free-markers = { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
sins = peccati
sins-so-far = peccati { $n } su { $all }
cataclysms = I cataclismi finora
next-cataclysm = Il prossimo cataclisma
cataclysm-comes = e arriva un cataclisma
treasure-back = Tesori coperti
choose-treasure = Scegli un tesoro
open-treasures = I tesori dell’impresa
choose-hero = Scegli il tuo eroe
payment = Come paghi?
payment-change = Tocca un dono o un palazzo per pagarlo in un altro modo.
payment-card = una carta
payment-by = { $what }: { $by }
payment-swap = { $what }: { $by }. Cambia
payment-lost = { $n ->
        [one] 1 di troppo va perso
       *[other] { $n } di troppo vanno persi
    }
payment-pay = Paga
starts-with = comincia con
each-turn = ogni turno
fallen-side = lato corrotto: { $name }
hand-of-nameless = La mano dell’Innominato
set-of = { $banner } × { $n }

## I verbi di un turno

verb-recruit = Recluta
verb-buy = Compra
verb-found = Fonda
verb-part = Prendi parte
verb-gifts = Doni
verb-sin = Pecca
verb-use = Usa
verb-free = Usi liberi
verb-close = Chiudi
verbs = Che cosa puoi fare
verb-none = { $verb }: adesso niente

## Scene

scene-strike = { $name } ti colpisce
cannot-deny = Non hai una carta per negare il peccato.
strike-says = { $sin }: { $struck }.
denying = Se neghi il peccato, non ha effetto, ma la tua carta è spesa.
scene-cataclysm = Cataclisma { $n } di { $all }
scene-aftermath = Il cataclisma continua
cataclysm-goes-on = Prima si sceglie che cosa cedere; poi viene il resto.
scene-complete = Impresa completa
scene-tied = Più eroi sono in parità per il maggior numero di segnalini: ognuno guadagna metà del potere, arrotondata per difetto
scene-gathering = Raduno
scene-skip = Avanti
scene-next-step = Passo successivo
scene-hold = Tieni aperto
scene-resume = Riprendi
loses-nothing = non perde né oro, né fama, né potere
award-held = con { $n }
scene-denied = Il peccato è negato
scene-suffered = Il peccato ha effetto
scene-treasures = I tesori, in ordine
gather-1 = Punteggio
gather-2 = Peccati
gather-3 = Eroi
gather-4 = Produzione
gather-5 = Tesori
gather-6 = Segnalini
gather-7 = Ordine
gather-1-says = Chi ha più di tutti in una colonna guadagna 1 punto potere; in parità, nessuno. I sei stendardi si contano uno per uno, eroe compreso. Poi ogni peccato rimasto in mano costa 1 punto potere.
gather-2-says = Ognuno pesca peccati fino ad averne 3, e sempre almeno 1.
gather-3-says = Gli eroi si stappano e possono scambiare doni di nuovo. I personaggi restano tappati.
gather-4-says = Ognuno riceve oro, fama e potere dal suo eroe, dai personaggi (anche tappati), dai palazzi e dai portali chiusi.
gather-5-says = I tesori presi tornano nel loro mazzo, che si rimescola.
gather-6-says = I segnalini sui palazzi asserviti tornano ai loro eroi: quelle regole non valgono più.
gather-7-says = Chi ha meno potere agisce per primo nel prossimo turno: { $name }. Gli altri seguono, chi ha più potere per ultimo.
drawn = pescati
column-elixir = elisir
column-character = personaggi
column-palace = palazzi
column-gifts = doni
column-fame = fama
column-gold = oro
column-banners = stendardi
column-power = potere
fallen = lato corrotto
scene-nameless = L’Innominato gioca
scene-falls = { $name } cade
production = Produzione

## La fine

ended-armour = { $n ->
        [one] { $names } indossa l’armatura
       *[other] { $names } condividono l’armatura
    }
ended-armour-why = I sette pezzi sono riuniti, e con { $power } punti potere nessuno è più forte.{ $cataclysms ->
        [14] { " " }Il quattordicesimo cataclisma chiude la partita, ma l’armatura è completa: l’Innominato non vince.
       *[other] { "" }
    }
ended-portals = { $n ->
        [one] { $names } ha chiuso più portali di tutti
       *[other] { $names } hanno chiuso più portali di tutti
    }
ended-portals-why = L’ultimo portale è chiuso. Nessuno ha più di { $portals ->
        [one] 1 segnalino
       *[other] { $portals } segnalini
    } sui portali.
ended-nameless = { $n ->
        [one] { $names } vince
       *[other] { $names } vincono
    }
ended-nameless-why = È arrivato il quattordicesimo cataclisma e nessuno indossa l’armatura: gli eroi hanno perso.
ended-all_fallen = Tutti gli eroi sono corrotti
ended-all_fallen-why = Nessun eroe ha resistito: vincono tutti, tranne l’ultimo a cadere.
ended-close = Guarda il tavolo
source-undertakings = Imprese
source-awards = Primati
source-characters = Personaggi
source-temples = Templi
source-treasures = Tesori
source-income = Rendite
source-cards = Carte
source-spent = speso e perso
missing = Che cosa ti mancava:
missing-power = { $n ->
        [one] 1 punto potere per arrivare a 30
       *[other] { $n } punti potere per arrivare a 30
    }
missing-armour = { $n ->
        [one] un pezzo dell’armatura
       *[other] { $n } pezzi dell’armatura
    }
missing-portals = { $n ->
        [one] un portale da chiudere
       *[other] { $n } portali da chiudere
    }

## La lezione

tutorial-chapter-gate = Davanti al cancello
tutorial-chapter-sins = I peccati
tutorial-chapter-undertakings = Le imprese
tutorial-chapter-elixirs = Gli elisir
tutorial-chapter-gathering = Il Raduno
tutorial-chapter-denial = Sotto attacco
tutorial-chapter-row = La prima fila
tutorial-chapter-yours = Il tuo tesoro
tutorial-welcome = Si comincia! Questo cancello custodisce un’armatura in sette pezzi. Ogni fila di imprese completata ne porta uno a tutti gli eroi.
tutorial-goal = Quando è intera vince l’eroe più forte, con almeno 30 punti potere. In questi due turni otterrai il primo pezzo e più potere del rivale.
tutorial-danger = Gli eroi possono anche perdere tutti insieme: ogni stella spenta è un cataclisma. Dopo il quattordicesimo resta solo quel turno, poi vince l’Innominato.
tutorial-turn = Ogni turno ha due fasi. Nelle Imprese fate un’azione ciascuno, giro dopo giro, finché tutti passano. Nel Raduno si fanno punti e si riceve la produzione.
tutorial-recruit = Tocca a te: comincia con un personaggio. L’Astrologa costa 4 fama, produce 1 oro ogni turno e tappata (girata di lato) dà Sapienza e Misericordia.
tutorial-banner = Il suo stendardo è la Torre. Con più personaggi di uno stesso stendardo, palazzi ed elisir danno di più. Recluta l’Astrologa.
tutorial-sins = Hai 3 peccati. Ognuno che tieni in mano fino al Raduno ti costa 1 punto potere, ma ogni settimo peccato scartato porta un cataclisma.
tutorial-pride = Ogni peccato ha due funzioni. La Superbia può negare un peccato altrui o darti 3 fama. Prendi la fama.
tutorial-sold = Per reclutare il Monaco il rivale ha scartato un castello, che valeva la fama mancante. Puoi pagare così anche tu.
tutorial-undertaking = Questa è un’impresa: vale 7 punti potere per chi ci avrà più segnalini. Ogni requisito chiede qualcosa, cioè doni, oro o fama.
tutorial-part = Hai 3 fama: paga questo requisito e mettici un segnalino. Una volta preso, resta preso.
tutorial-discount = La Gola ti fa comprare un elisir con 2 oro in meno. Tocca il peccato.
tutorial-elixir = La Tintura di luna vale 2 Temperanza, proprio quello che chiede un requisito della fila di mezzo. Puoi tenere un elisir finché non ti serve.
tutorial-spend = Paga questo requisito: l’elisir si spende automaticamente.
tutorial-locked = Nella fila di mezzo l’ultimo requisito di una carta resta bloccato. Si apre quando la fila sotto è completata e la carta scende.
tutorial-tap = Tappa l’Astrologa per 2 doni: è un’azione. Tappata una seconda volta la carta li dà ancora, ma poi va scartata.
tutorial-again = L’Accidia stappa un personaggio: così tapperai l’Astrologa senza perderla. È anche il tuo ultimo peccato: nel Raduno non perderai potere.
tutorial-pass = Se non vuoi agire, passa. Quando passano tutti, la fase finisce. Con «Passa finché le scelte non cambiano» non devi ripeterlo a ogni giro.
tutorial-gathering = Nel Raduno guadagna 1 punto potere chi, da solo, ha più elisir, personaggi, palazzi, doni, fama o oro, e così chi è primo in uno stendardo.
tutorial-income = Poi peschi peccati fino ad averne 3 e ricevi oro e fama da quello che possiedi. Comincia chi ha meno potere. Passa e guarda.
tutorial-strike = Il rivale ti colpisce con l’Invidia e vuole un tuo dono. Hai pescato di nuovo la Superbia: nega il peccato.
tutorial-cost = Ti costa la carta. Con questi 2 peccati gli scarti vanno oltre 7, quindi arriverà un cataclisma.
tutorial-cataclysm = Il primo cataclisma: il Diluvio ha distrutto una tenuta e cambiato gli elisir. La sua stella è spenta; toccala per rileggere che cosa ha fatto.
tutorial-temple = Con l’oro si fondano palazzi. Castelli e tenute producono ogni turno; un tempio dà subito 1 punto potere.
tutorial-enslave = Con un’azione puoi anche asservire un palazzo: paghi il potere accanto alle catene, ci metti un segnalino e usi la sua regola speciale in questo turno.
tutorial-found = Hai 5 oro: fonda il Tempio del Coraggio.
tutorial-missing = Alla prima fila manca un solo requisito: 2 Misericordia, e tu ne hai 1. Con la Gola compra il Balsamo del pastore, che vale l’altra.
tutorial-last = Un dono e un elisir fanno 2 Misericordia. Con 2 segnalini contro 1, i 7 punti potere sono tuoi.
tutorial-together = Con 3 o più eroi ogni fila ha 2 imprese, che si completano insieme quando sono piene tutte e due.
tutorial-treasures = Ogni segnalino prende anche un tesoro, uno alla volta. Il rivale ha scelto la Leggenda, che vale 4 fama; a te spettano 2 tesori.
tutorial-reliquary = Prendi il Reliquiario: contiene un artefatto che solo tu vedi.
tutorial-choice = L’ultimo lo scegli tu. Quando un’impresa è completa c’è tutto il mazzo dei tesori, non solo quelli accanto alla carta.
tutorial-armour = Poi le file scendono. Arriva un pezzo dell’armatura, poi un cataclisma e il Raduno.
tutorial-end = Il primo pezzo dell’armatura è vostro, e sei in testa! Ne mancano sei. Oppure 7 doni di un colore chiudono un portale. Continua, se vuoi.

## Note

note-tap = Tappare è un’azione: giri la carta di lato e ne prendi i doni. Resta tappata finché una carta non la stappa. Tappata una seconda volta, dà ancora i doni e va scartata.
note-banner = Più personaggi di uno stesso stendardo, eroe compreso, fanno rendere di più palazzi ed elisir. Chi ne ha più di tutti guadagna 1 punto potere nel Raduno.
note-enslave = Asservire è un’azione: paghi { $power ->
        [one] 1 punto potere
       *[other] { $power } punti potere
    } e metti un segnalino sul palazzo. Una volta, quando vuoi, riprendi il segnalino e usi la regola del palazzo. Nel Raduno il segnalino torna comunque a te.
note-enslave-temple = Asservire è un’azione: paghi { $power ->
        [one] 1 punto potere
       *[other] { $power } punti potere
    } e metti un segnalino sul tempio. La sua regola vale per te fino al Raduno, che ti rende il segnalino.
note-neutral = Un segnalino neutrale non è di nessuno: ne sostituisce uno che il suo eroe ha ceduto per un tesoro, o che un rivale ha scacciato.
note-tapped = Questa carta è tappata, e lo resta finché una carta non la stappa. Tappata ancora, dà i suoi doni e va scartata.
note-no-hero = Nessun eroe ancora scelto.
note-hero = Tappare l’eroe (girare la carta di lato) è un’azione: scambi fino a { $max } doni con la riserva o con gli altri. Il Raduno lo stappa.
note-hero-tapped = Carta tappata fino al prossimo Raduno.
note-other-side = L’altro lato della carta: { $name }.
note-player = Potere { $power }, oro { $gold }, fama { $fame }.
loses-turn = salta la prossima azione
note-loses-turn = Salta la prossima azione di questa fase.
note-number = Palazzo numero { $n }: un cataclisma può distruggerlo.
note-enslaved = Palazzo asservito: sopra c’è un segnalino.
note-waits = Questa impresa è piena. Nella prima fila le due imprese si completano insieme, quando sono entrambe piene.
note-asks = Chiede: { $asked }.
note-met = { $asked } (qui: { $holder }).
note-locked = L’ultimo requisito di una carta della fila di mezzo resta libero finché la prima fila non è completata e la carta scende.
note-treasure-back = Si scoprono quando la carta scende nella fila di mezzo.
note-cards = { $n ->
        [one] 1 carta.
       *[other] { $n } carte.
    }
note-portal = Si chiude con { $n } { $gift } in una sola azione. Poi dà { $power ->
        [one] 1 punto potere
       *[other] { $power } punti potere
    } ogni turno.
note-closed-by = Portale chiuso da { $name }.
note-in-reserve = riserva { $n }
note-reserve = Nella riserva: { $n }.
note-has = { $name }: { $n }.
note-income = Prossima Produzione: +{ $n }.
note-goal = Con l’armatura completa vince l’eroe più forte, con almeno { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }.
note-nameless = { $n ->
        [0] Nessun cataclisma
        [one] 1 cataclisma
       *[other] { $n } cataclismi
    } finora. Con altri { $left } vince l’Innominato.
note-next-cataclysm = Arriva { $n ->
        [one] con il prossimo peccato scartato
       *[other] dopo altri { $n } peccati scartati
    }, o con una fila completata.
note-cataclysms-left = { $n ->
        [0] Non ne restano.
        [one] Ne resta 1, e con quello vince l’Innominato.
       *[other] Ne restano { $n }; con l’ultimo vince l’Innominato.
    }
note-sins = Scartati: { $n }. Il numero { $all } porta un cataclisma.
note-sin-pile = Nel mazzo: { $n }.
note-armour = Pezzi: { $n } su { $all }. Ogni fila completata ne porta uno.
note-markers = { $name } ne ha { $all } in tutto.
note-corruption = { $n ->
        [one] 1 carta.
       *[other] { $n } carte.
    } Con { $all } l’eroe cade. La purificazione di una costa { $gold } oro, { $fame } fama e { $power ->
        [one] 1 punto potere
       *[other] { $power } punti potere
    }.
note-closed-tavern = Un cataclisma ha chiuso per sempre questo spazio della taverna.
note-closed-shop = Un cataclisma ha chiuso per sempre questo spazio del negozio.
note-empty = Qui non c’è più nulla in vendita.

## Effetti in poche parole

brief-gain-gold = guadagna { $n } oro
brief-gain-fame = guadagna { $n } fama
brief-gain-power = guadagna { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }
brief-gain-gift-any = { $n ->
        [one] un dono a scelta
       *[other] { $n } doni a scelta
    }
brief-gain-gift-any-same = { $n } doni di uno stesso tipo
brief-gain-gift-any-different = { $n } doni diversi
brief-untap = { $n ->
        [one] stappa 1 personaggio
       *[other] stappa { $n } personaggi
    }
brief-cancel-sin = nega un peccato
brief-refresh-tavern = taverna nuova
brief-refresh-shop = negozio nuovo
then-gold = +{ $n } oro
then-fame = +{ $n } fama
then-power = { $n ->
        [one] +1 punto potere
       *[other] +{ $n } punti potere
    }
brief-draw-elixir = pesca { $n } elisir
brief-exchange = cambia { $max } oro o fama
brief-bury-sin = { $n ->
        [one] seppellisci un peccato
       *[other] seppellisci { $n } peccati
    }
brief-foresee-cataclysm = spia il cataclisma
brief-swap-gift = { $max ->
        [one] scambia 1 dono
       *[other] scambia { $max } doni
    }
brief-reclaim-slot = sostituisci un segnalino neutrale
brief-until-end-of-turn-immune-to-sins = nessun peccato ti colpisce
brief-until-end-of-turn-elixirs-give-one-more = elisir: 1 dono in più
brief-until-end-of-turn-taps-give-one-more = personaggi: 1 dono in più
brief-until-end-of-turn-palaces-cost-two-less = palazzi: 2 oro in meno
brief-until-end-of-turn-no-loss-for-held-sins = i peccati non costano
brief-until-end-of-turn-characters-cost-one-less = personaggi: 1 fama in meno
brief-steal-gold = prendi { $n } oro a un rivale
brief-steal-gift = { $n ->
        [one] prendi un dono a un rivale
       *[other] prendi { $n } doni a un rivale
    }
brief-steal-elixir = { $n ->
        [one] prendi un elisir a un rivale
       *[other] prendi { $n } elisir a un rivale
    }
brief-steal-from-each = { $n ->
        [one] prendi un dono a ciascuno
       *[other] prendi { $n } doni a ciascuno
    }
brief-lure-character = ammalia un personaggio
brief-recruit = recluta con { $discount } fama in meno
brief-buy-elixir = elisir con { $discount } oro in meno
brief-found = fonda con { $discount } oro in meno
brief-tap-rival = { $n ->
        [one] tappa un personaggio altrui
       *[other] tappa { $n } personaggi altrui
    }
brief-oust-marker = scaccia un segnalino
brief-skip-rival = un rivale salta un’azione
brief-fill-slot = soddisfa un requisito senza pagare
brief-draw-artefact = pesca un artefatto
brief-mill-sin = { $n ->
        [one] scarta un peccato dal mazzo
       *[other] scarta { $n } peccati dal mazzo
    }
brief-demand-gold-chosen = un eroe cede { $n } oro
brief-demand-fame-chosen = un eroe cede { $n } fama
brief-demand-power-chosen = un eroe cede { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }
brief-demand-gift-chosen = un eroe cede un dono
brief-demand-elixir-chosen = un eroe cede un elisir
brief-demand-artefact-chosen = un eroe cede un artefatto
brief-demand-tap-character-chosen = un eroe tappa un personaggio
brief-demand-tapped-character-chosen = un eroe cede un personaggio tappato
brief-demand-gold-each = ognuno cede { $n } oro
brief-demand-fame-each = ognuno cede { $n } fama
brief-demand-power-each = ognuno cede { $n ->
        [one] 1 punto potere
       *[other] { $n } punti potere
    }
brief-demand-gift-each = ognuno cede un dono
brief-demand-elixir-each = ognuno cede un elisir
brief-demand-artefact-each = ognuno cede un artefatto
brief-demand-tap-character-each = ognuno tappa un personaggio
brief-demand-tapped-character-each = ognuno cede un personaggio tappato
