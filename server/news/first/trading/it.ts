import type { Texts, TradingGuide } from '../first-texts.ts';

export const it: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip e lotto',
    summary: 'Come si contano i prezzi, quanto è grande un ordine e che cosa significa in denaro.',
    content: `<p>Un <strong>pip</strong> è il piccolo passo con cui si contano i prezzi delle valute: 0,0001 per la maggior parte delle coppie, 0,01 per quelle con lo yen. Se EUR/USD passa da 1,16520 a 1,16530, è salito di un pip. L’ultima cifra è un decimo di pip.</p>
<p>Un <strong>lotto</strong> è la dimensione di un ordine. Un lotto di EUR/USD vale 100.000 euro, uno d’oro 100 once. Ogni strumento ha la sua dimensione del contratto.</p>
<h3>Quanto vale un pip</h3>
<p><strong>Profitto o perdita = variazione del prezzo × lotti × dimensione del contratto</strong></p>
<ul><li>1 lotto di EUR/USD: 0,0001 × 1 × 100.000 = 10 dollari per pip.</li>
<li>0,1 lotti: 1 dollaro.</li>
<li>0,01 lotti: 0,10 dollari.</li></ul>
<h3>Esempio</h3>
<p>Acquisti 0,1 lotti di EUR/USD a 1,16520 e chiudi a 1,16770, 25 pip più in alto: 0,00250 × 0,1 × 100.000 = 25 dollari di profitto. 25 pip più in basso sarebbero 25 dollari di perdita.</p>
<p>Comincia in piccolo: l’ordine più piccolo è di 0,01 lotti per valute e metalli, di 0,1 lotti per petrolio e gas.</p>`,
  },
  leverage: {
    title: 'La leva',
    summary: 'Una piccola somma muove una grande posizione: che cosa cambia e che cosa no.',
    content: `<p>Con la leva accantoni solo una parte di ciò che vale la posizione; con 1:100, un centesimo. La scegli per ogni ordine nel modulo, alla voce <strong>Leva</strong>.</p>
<p>0,1 lotti di EUR/USD a 1,16520 valgono 0,1 × 100.000 × 1,16520 = 11.652. Come margine servono:</p>
<ul><li>con 1:50: 11.652 ÷ 50 = 233,04</li>
<li>con 1:100: 11.652 ÷ 100 = 116,52</li>
<li>con 1:400: 11.652 ÷ 400 = 29,13</li></ul>
<h3>Che cosa la leva non cambia</h3>
<p>Il tuo profitto e la tua perdita. Se il prezzo scende dell’1%, la posizione perde 116,52 con ciascuna di queste leve. Con 1:100 è tutto il suo margine, con 1:400 quattro volte tanto.</p>
<h3>A che cosa induce</h3>
<p>Un margine piccolo lascia spazio a più posizioni e più grandi, ed è la loro dimensione che costa denaro. Scegli prima la dimensione in base alla perdita che puoi sopportare, poi la leva.</p>
<p>Alcuni strumenti, come il petrolio, hanno un <strong>Margine fisso</strong>: lotti × dimensione del contratto, senza leva.</p>`,
  },
  margin: {
    title: 'Come funziona il margine',
    summary: 'Che cosa è accantonato mentre una posizione è aperta e quali valori lo mostrano.',
    content: `<p>Il margine è la parte dei tuoi fondi accantonata mentre una posizione è aperta. Non è un costo: torna libero alla chiusura.</p>
<p><strong>Margine = lotti × dimensione del contratto × prezzo ÷ leva</strong></p>
<p>Esempio: 0,1 lotti di EUR/USD a 1,16520 con leva 1:100 richiedono 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>I valori nella schermata degli ordini</h3>
<ul><li><strong>Equity</strong>: il saldo con profitti e perdite delle posizioni aperte.</li>
<li><strong>Margine libero</strong>: equity meno il margine in uso. I nuovi ordini devono rientrarvi.</li>
<li><strong>Livello di margine</strong>: equity ÷ margine in uso, in percentuale. Più è basso, più lo stop out è vicino.</li></ul>
<p>Esempio: il tuo saldo è 1000 e quest’unica posizione è in profitto di 25. Equity: 1025. Margine libero: 1025 − 116,52 = 908,48. Livello di margine: 1025 ÷ 116,52 = 879,68%.</p>`,
  },
  stopOut: {
    title: 'Livello di margine e stop out',
    summary: 'Quando le posizioni vengono chiuse d’ufficio e come evitarlo.',
    content: `<p>Il <strong>Livello di margine</strong>, nella schermata degli ordini, dice quanto c’è dietro il tuo margine: equity ÷ margine in uso, in percentuale.</p>
<p>Quando scende al 50%, le posizioni vengono chiuse d’ufficio, prima quella più in perdita, finché il livello non torna sopra. Questo è lo stop out.</p>
<h3>Esempio</h3>
<ul><li>Il tuo saldo è 1000. Acquisti 0,5 lotti di EUR/USD a 1,16520 con leva 1:100. Il margine è 582,60, la commissione 3: restano 997.</li>
<li>Livello: 997 ÷ 582,60 = 171,13%.</li>
<li>Al 50% l’equity è 291,30: hai perso 705,70.</li>
<li>Il prezzo ci arriva a 1,15108, 141,2 pip sotto il tuo ingresso. La posizione viene chiusa e restano 291.</li></ul>
<h3>Come evitarlo</h3>
<ul><li>Apri posizioni piccole rispetto al saldo.</li>
<li>Imposta uno stop loss: chiude la posizione molto prima.</li>
<li>Guarda <strong>Livello dopo</strong> nel modulo prima di inviare l’ordine.</li></ul>
<p>Se il mercato fa un salto, lo stop out può arrivare sotto il 50%. E se l’ultima posizione perde più di quanto hai, il saldo si ferma a zero, non sotto.</p>`,
  },
  orderTypes: {
    title: 'Tipi di ordine: a mercato e pendente',
    summary: 'Opera subito al prezzo attuale, oppure lascia un ordine in attesa del tuo.',
    content: `<p>Ci sono due modi per aprire una posizione.</p>
<h3>Ordine a mercato</h3>
<p>Viene eseguito subito, al prezzo attuale. Il prezzo può muoversi tra il tocco e l’esecuzione; vale quello riportato sull’ordine eseguito.</p>
<h3>Ordine pendente</h3>
<p>Indichi un prezzo obiettivo e l’ordine attende in <strong>Pendenti</strong>. Quando il mercato arriva all’obiettivo, l’ordine viene eseguito lì. Se il mercato lo salta, viene eseguito al primo prezzo oltre.</p>
<ul><li>Finché non viene eseguito non costa nulla e non blocca fondi.</li>
<li>All’esecuzione i fondi devono coprire margine e commissione, altrimenti l’ordine viene annullato.</li>
<li>Puoi annullarlo in qualsiasi momento, anche a mercato chiuso.</li></ul>`,
  },
  stops: {
    title: 'Stop loss e take profit',
    summary: 'Decidi prima dell’operazione dove finisce, in perdita e in profitto.',
    content: `<p>Uno <strong>stop loss</strong> chiude la posizione quando il prezzo si è mosso contro di te fin dove lo permetti. Un <strong>take profit</strong> la chiude quando l’obiettivo è raggiunto. Entrambi funzionano anche a telefono spento.</p>
<ul><li>Acquisto: lo stop loss sta sotto il prezzo di ingresso, il take profit sopra.</li>
<li>Vendita: il contrario.</li>
<li>Puoi impostarli, spostarli e toglierli finché la posizione è aperta.</li></ul>
<h3>Che cosa uno stop non può fare</h3>
<p>Uno stop non è un prezzo garantito. Se il mercato lo salta, per esempio dopo un fine settimana, la posizione si chiude al primo prezzo oltre e la perdita può superare quella prevista.</p>
<h3>Esempio</h3>
<p>Acquisti 0,1 lotti EUR/USD a 1,16520 con uno stop loss a 1,16020. Un lotto vale 100.000 euro, quindi la perdita prevista è limitata a 0,1 × 100.000 × 0,00500 = 50 dollari.</p>`,
  },
  fees: {
    title: 'Commissioni',
    summary: 'Quanto costa un’operazione e quando la paghi.',
    content: `<p>Paghi una sola commissione per posizione, all’apertura. Chiuderla non costa nulla, tenerla di notte nemmeno, e si acquista e si vende allo stesso prezzo.</p>
<p><strong>Commissione = lotti × commissione per lotto</strong></p>
<ul><li>EUR/USD e altre coppie principali: 6 per lotto</li>
<li>Altre coppie di valute: 8</li>
<li>Oro: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Esempio</h3>
<p>Acquisti 0,1 lotti di EUR/USD. La commissione è 0,1 × 6 = 0,60. Se l’operazione rende 25, ti restano 25 − 0,60 = 24,40. Qualunque sia la dimensione, bastano 0,6 pip per recuperare la commissione.</p>
<ul><li>Il modulo mostra la <strong>Commissione</strong> prima che tu invii l’ordine.</li>
<li>Un ordine pendente paga quando viene eseguito; se è annullato, non paga nulla.</li>
<li>Tutte le commissioni pagate sono in <strong>Conto</strong>, <strong>Cronologia</strong>.</li></ul>
<p>La commissione di un prelievo è mostrata prima della conferma.</p>`,
  },
};
