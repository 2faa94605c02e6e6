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
waits = aspetta l'altra impresa
row-1 = Fila I: si completa ora
row-2 = Fila II: scende dopo la I
row-3 = Fila III: ancora non si partecipa
space-closed = Posto chiuso
space-empty = Vuoto
neutral = un segnalino neutrale
free-markers = { $n ->
        [one] 1 segnalino
       *[other] { $n } segnalini
    }
sins = peccati
sins-so-far = peccati { $n }/{ $all }
cataclysms = I cataclismi finora
next-cataclysm = Il prossimo cataclisma
cataclysm-comes = e arriva un cataclisma
treasure-back = Tesori coperti
choose-treasure = Scegli un tesoro
open-treasures = I tesori dell'impresa
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
verb-free = Libere
verb-close = Chiudi
verbs = Che cosa puoi fare
verb-none = { $verb }: adesso niente

## Scene

scene-strike = { $name } ti colpisce
cannot-deny = Non hai una carta per negarlo.
strike-says = { $sin }: { $struck }.
denying = Se lo neghi non ha effetto, ma la carta con cui neghi è spesa.
scene-cataclysm = Cataclisma { $n } di { $all }
scene-aftermath = Il cataclisma continua
cataclysm-goes-on = Prima si sceglie che cosa cedere; poi viene il resto.
scene-complete = Impresa completa
scene-tied = Più eroi hanno lo stesso numero di segnalini: ognuno riceve metà del potere, arrotondata per difetto
scene-gathering = Raduno
scene-skip = Avanti
scene-next-step = Prossimo passo
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
gather-1-says = Per ogni colonna prende 1 potere chi ne ha più di tutti; in parità, nessuno. I sei stendardi si contano uno per uno, eroe compreso: perciò più eroi possono avere dei punti. Poi si perde 1 potere per ogni peccato rimasto in mano.
gather-2-says = Ognuno pesca peccati fino ad averne tre, e sempre almeno uno.
gather-3-says = Gli eroi si stappano: tornano diritti e possono di nuovo scambiare doni. I personaggi invece restano tappati.
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
fallen = caduto
scene-nameless = L'Innominato gioca
scene-falls = { $name } cade
production = Produzione

## La fine

ended-armour = { $names } indossa l'armatura
ended-armour-why = I sette pezzi sono riuniti, e con { $power } punti potere nessuno è più forte.{ $cataclysms ->
        [14] { " " }Il quattordicesimo cataclisma chiude la partita, ma l'armatura è completa: l'Innominato non vince.
       *[other] { "" }
    }
ended-portals = { $names } ha chiuso più portali
ended-portals-why = L'ultimo portale è chiuso: { $portals } portano i suoi segnalini.
ended-nameless = { $n ->
        [one] { $names } vince
       *[other] { $names } vincono
    }
ended-nameless-why = È arrivato il quattordicesimo cataclisma, e l'armatura non ha trovato chi la indossi: gli eroi hanno perso.
ended-all_fallen = Tutti gli eroi sono caduti
ended-all_fallen-why = Nessuno è rimasto fedele: vincono tutti, tranne l'ultimo a cadere.
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
missing-power = { $n } punti potere per arrivare a 30
missing-armour = { $n ->
        [one] un pezzo dell'armatura
       *[other] { $n } pezzi dell'armatura
    }
missing-portals = { $n ->
        [one] un portale da chiudere
       *[other] { $n } portali da chiudere
    }

## La lezione

tutorial-chapter-gate = Davanti al cancello
tutorial-chapter-sins = I peccati
tutorial-chapter-undertakings = Le imprese
tutorial-chapter-gathering = Il Raduno
tutorial-chapter-denial = Colpiti
tutorial-chapter-row = La prima fila
tutorial-chapter-yours = Il tuo tesoro
tutorial-welcome = Benvenuto! In questo cancello c'è un'armatura di sette pezzi. Ogni fila di imprese completata ne porta uno a tutti gli eroi. Quando è intera, vince il più forte: gli servono almeno 30 punti potere. In questi due turni otterrai il primo pezzo e più potere del rivale.
tutorial-danger = Gli eroi possono anche perdere tutti insieme. Ogni stella che si spegne è un cataclisma: con il quattordicesimo agli eroi resta solo quel turno, poi vince l'Innominato.
tutorial-turn = Una partita è fatta di turni, e ogni turno di due fasi. Nella fase Imprese fate un'azione ciascuno, a giro, quante ne volete, finché tutti passano. Poi viene la fase Raduno: si conta il potere e si riceve oro e fama.
tutorial-recruit = Tocca a te: scegli un'azione. Comincia con un personaggio. L'Astrologa costa 4 fama e rende 1 oro ogni turno; tappata, cioè girata di lato, ti darà Sapienza e Misericordia. Il suo stendardo è la Torre: con più personaggi di uno stesso stendardo palazzi ed elisir rendono di più. Reclutala.
tutorial-sins = Hai tre peccati: ognuno che tieni in mano fino al Raduno ti costa 1 punto potere. Ognuno ha due funzioni. Superbia può negare un peccato altrui o darti 3 fama: prendi la fama. Ma ogni settimo peccato scartato porta un cataclisma.
tutorial-undertaking = Per reclutare il Monaco il rivale ha scartato il suo castello, che valeva la fama mancante: puoi farlo anche tu. Questa è un'impresa: vale 7 punti potere per chi vi avrà più segnalini. Ogni finestra chiede qualcosa: doni, oro o fama.
tutorial-part = Hai 3 fama: paga questa finestra e mettici un segnalino. Una finestra presa è presa.
tutorial-discount = Gola ti fa comprare un elisir con 2 oro di sconto: tocca il peccato.
tutorial-elixir = La Tintura di luna vale due Temperanza: proprio ciò che chiede una finestra della fila di mezzo. Un elisir si tiene, e si usa quando serve.
tutorial-spend = Paga questa finestra: l'elisir si spende da sé. Nella fila di mezzo l'ultima finestra di una carta resta sotto chiave: si può prendere solo quando la fila sotto è finita e la carta scende al suo posto.
tutorial-tap = Tappa l'Astrologa, cioè girala, per i suoi due doni. È un'azione. Una seconda volta li darebbe ancora, ma poi se ne andrebbe.
tutorial-again = Accidia stappa un personaggio, cioè lo rimette diritto: così l'Astrologa darà altri doni senza lasciarti. Ti liberi anche dell'ultimo peccato, e nel Raduno non perderai potere.
tutorial-pass = Chi non vuole agire passa. Quando passano tutti, la fase finisce. Con «Passa finché le scelte non cambiano» non devi ripeterlo a ogni giro.
tutorial-gathering = Poi viene il Raduno, in sette passi: un punto potere a chi, da solo, ha più elisir, personaggi, palazzi, doni, fama o oro, e uno per ogni stendardo in cui è primo; nuovi peccati fino a tre; oro e fama da ciò che possiedi; e chi ha meno potere comincia. Passa e guarda.
tutorial-strike = Il rivale ti colpisce con Invidia: vuole un tuo dono. Hai pescato di nuovo Superbia: negalo. Costa la carta, e con questi due peccati si arriva al settimo scartato: verrà un cataclisma.
tutorial-cataclysm = È arrivato il primo cataclisma: il Diluvio ha distrutto una tenuta e cambiato gli elisir. La sua stella è spenta; toccala per rileggere che cosa ha fatto.
tutorial-temple = Con l'oro si fondano palazzi. Castelli e tenute rendono ogni turno; un tempio dà subito 1 punto potere. Un palazzo si può anche asservire: con un'azione paghi il potere scritto accanto alle catene, ci metti un segnalino e puoi usare la sua regola speciale in questo turno. Hai 5 oro: fonda il Tempio del Coraggio.
tutorial-missing = Manca una sola finestra alla prima fila: due Misericordia, e tu ne hai una. Compra con Gola il Balsamo del pastore, che vale l'altra.
tutorial-last = Ecco: un dono e un elisir fanno due Misericordia. Con due segnalini contro uno, i 7 punti potere sono tuoi.
tutorial-treasures = Ogni segnalino prende anche un tesoro, uno alla volta. Il rivale ha già scelto il Segno antico, cioè 2 potere; a te ne spettano due. Prendi il Reliquiario: contiene un artefatto che solo tu vedi.
tutorial-choice = L'ultimo lo scegli tu. A impresa completa c'è tutto il mazzo dei tesori, non solo quelli sulla carta. Poi la fila scende, arriva un pezzo dell'armatura, e con esso un cataclisma e il Raduno.
tutorial-end = Il primo pezzo dell'armatura è vostro, e sei davanti nel potere! Ne mancano sei. Con tre o più eroi ogni fila ha due imprese, e si completano insieme quando sono piene tutte e due. C'è un'altra via: chi ha sette doni di un colore può chiudere un portale. La partita continua, se vuoi: ora è tutta tua.

## Note

note-tap = Tappare è un'azione: giri la carta di lato e ricevi i doni. Resta tappata finché una carta non la stappa; tappata una seconda volta dà ancora i doni e va scartata.
note-banner = Più personaggi dello stesso stendardo, eroe compreso, fanno rendere di più palazzi ed elisir; chi ne ha più di tutti prende 1 potere nel Raduno.
note-enslave = Asservire è un'azione: paghi { $power } potere e metti un segnalino sul palazzo. Quando vuoi, una volta, lo riprendi e usi la sua regola; nel Raduno torna comunque a te.
note-enslave-temple = Asservire è un'azione: paghi { $power } potere e metti un segnalino sul tempio. La sua regola vale per te fino al Raduno, che te lo rende.
note-neutral = Un segnalino neutrale non è di nessuno: sta al posto di quello di chi lo ha ceduto per un tesoro o ne è stato scacciato.
note-tapped = È tappato, e lo resta finché una carta non lo stappa. Se lo tappi ancora dà i suoi doni e va scartato.
note-no-hero = Non ha ancora scelto un eroe.
note-hero = Tapparlo, cioè girarlo di lato, è un'azione: scambi fino a { $max } doni con la riserva o con gli altri. Si stappa nel Raduno.
note-hero-tapped = È tappato fino al prossimo Raduno.
note-other-side = L'altro lato della carta: { $name }.
note-player = Potere { $power }, oro { $gold }, fama { $fame }.
no-rival-has = nessun rivale ne ha
loses-turn = salta la prossima azione
note-loses-turn = Salta la sua prossima azione di questa fase.
note-number = È il numero { $n }: un cataclisma può distruggerlo.
note-enslaved = È asservito: porta un segnalino.
note-waits = È piena: nella prima fila le due imprese si completano insieme, quando lo sono entrambe.
note-asks = Chiede: { $asked }.
note-met = { $asked }: qui c'è { $holder }.
note-locked = L'ultimo requisito di una carta della fila di mezzo resta libero finché la prima fila non è completa e la carta scende al suo posto.
note-treasure-back = Si scoprono quando la carta scende nella fila di mezzo.
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
        [one] stappa 1 personaggio
       *[other] stappa { $n } personaggi
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
brief-reclaim-slot = sostituisci un neutrale
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
        [one] tappa un personaggio altrui
       *[other] tappa { $n } personaggi altrui
    }
brief-oust-marker = scaccia un segnalino
brief-skip-rival = un rivale salta un'azione
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
brief-demand-tap-character-chosen = un eroe tappa un personaggio
brief-demand-tapped-character-chosen = un eroe perde un personaggio
brief-demand-gold-each = ognuno cede { $n } oro
brief-demand-fame-each = ognuno cede { $n } fama
brief-demand-power-each = ognuno cede { $n } potere
brief-demand-gift-each = ognuno cede un dono
brief-demand-elixir-each = ognuno cede un elisir
brief-demand-artefact-each = ognuno cede un artefatto
brief-demand-tap-character-each = ognuno tappa un personaggio
brief-demand-tapped-character-each = ognuno perde un personaggio
