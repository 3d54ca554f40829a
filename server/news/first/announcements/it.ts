import type { Texts, Announcement } from '../first-texts.ts';

export const it: Texts<Announcement> = {
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
