import type { FirstTexts } from './first-texts.ts';

export const it: FirstTexts = {
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
  margin: {
    title: 'Come funziona il margine',
    summary: 'Che cosa fa davvero la leva e quando le posizioni vengono chiuse d’ufficio.',
    content: `<p>Il margine è la parte dei tuoi fondi accantonata mentre una posizione è aperta. Non è un costo: torna libero alla chiusura.</p>
<p><strong>Margine = lotti × dimensione del contratto × prezzo ÷ leva</strong></p>
<p>Esempio: 0,1 lotti EUR/USD a 1,16520 con leva 1:100 richiedono 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Una leva più alta significa meno margine. Non cambia quanto guadagni o perdi: un pip vale lo stesso.</p>
<h3>I valori nella schermata degli ordini</h3>
<ul><li><strong>Equity</strong>: il saldo con profitti e perdite delle posizioni aperte.</li>
<li><strong>Margine libero</strong>: equity meno il margine in uso. I nuovi ordini devono rientrarvi.</li>
<li><strong>Livello di margine</strong>: equity ÷ margine in uso, in percentuale. Più è basso, più lo stop out è vicino.</li></ul>
<h3>Stop out</h3>
<p>Quando il livello scende alla soglia di stop out viene chiusa la posizione più in perdita, poi la successiva, finché non torna sopra. Uno stop loss e posizioni piccole rispetto al saldo ti tengono lontano da questo.</p>`,
  },
  tradingHours: {
    title: 'Orari di negoziazione',
    summary: 'Quando sono aperti i mercati, in UTC.',
    content: `<p>I mercati che seguono gli orari delle loro borse sono aperti così (UTC):</p>
<ul><li><strong>Valute</strong>: da domenica 21:00 a venerdì 21:00, giorno e notte.</li>
<li><strong>Metalli, energia, indici USA</strong>: da domenica 22:00 a venerdì 21:00, con una pausa ogni giorno dalle 21:00 alle 22:00.</li>
<li><strong>Azioni USA</strong>: da lunedì a venerdì, dalle 14:30 alle 21:00.</li>
<li><strong>Indici europei</strong>: da lunedì a venerdì, dalle 07:00 alle 16:30.</li>
<li><strong>Indici asiatici</strong>: da lunedì a venerdì, dalle 00:00 alle 08:00.</li>
<li><strong>Criptovalute</strong>: sempre.</li></ul>
<p>Un mercato chiuso è segnalato nell’elenco e nel modulo d’ordine, e Acquisto e Vendita sono bloccati. Puoi comunque annullare gli ordini pendenti e spostare gli stop. Il primo prezzo dopo una pausa può differire dall’ultimo prima.</p>`,
  },
  welcome: {
    title: 'Ti diamo il benvenuto',
    summary: 'Inizia dal conto demo: gli stessi mercati, nessun rischio.',
    content: `<p>È un piacere averti qui. Tre passi per cominciare:</p>
<ol><li>Apri un <strong>conto demo</strong> dalla schermata di accesso. Non chiede alcun dato e parte con 100.000 di denaro virtuale.</li>
<li>Leggi le <strong>guide</strong> su margine, stop loss e tipi di ordine. Bastano cinque minuti.</li>
<li>Quando vorrai operare con il tuo denaro, registrati e fai verificare la tua identità.</li></ol>
<p>Operare con la leva è rischioso: le perdite possono arrivare in fretta. Opera solo con denaro che puoi permetterti di perdere.</p>`,
  },
};
