import type { Texts, AccountGuide } from '../first-texts.ts';

export const it: Texts<AccountGuide> = {
  verification: {
    title: 'Verificare la tua identità',
    summary: 'Che cosa serve, come si fa e a che cosa serve.',
    content: `<p>Finché non sei verificato puoi prelevare al massimo 1000 alla volta. La verifica richiede pochi minuti e si fa una volta sola. Serve un conto reale.</p>
<h3>Come si fa</h3>
<ol><li>Apri <strong>Conto</strong>, poi <strong>Verifica dell’identità</strong>.</li>
<li>Inserisci il nome e il numero del documento come vi sono scritti.</li>
<li>Aggiungi un’immagine del <strong>Fronte</strong> e una del <strong>Retro</strong>: PNG, JPEG o WebP, al massimo 5 MB.</li>
<li>Tocca <strong>Invia</strong>.</li></ol>
<p>La schermata mostra <strong>In esame</strong>, poi <strong>Verificata</strong>, oppure <strong>Respinta</strong> con il motivo. In quel caso puoi correggere e inviare di nuovo.</p>
<h3>Immagini accettate</h3>
<ul><li>Il documento intero, con tutti e quattro gli angoli.</li>
<li>Nitida, con buona luce, senza riflessi.</li>
<li>Di un documento ancora valido.</li></ul>
<p>Solo tu e chi esegue la verifica potete vedere queste immagini.</p>`,
  },
  funds: {
    title: 'Deposito e prelievo',
    summary: 'Come il denaro entra ed esce, quanto costa e a che cosa fare attenzione.',
    content: `<p>Entrambi si trovano in <strong>Conto</strong>, con una criptovaluta o tramite banca. Serve un conto reale.</p>
<h3>Denaro in entrata: Deposita</h3>
<ol><li>Scegli la valuta e, per una cripto, la <strong>Rete</strong>. Ciò che viene inviato su un’altra rete va perso.</li>
<li>Invia il denaro all’indirizzo o al conto mostrato.</li>
<li>Inserisci l’importo, aggiungi un’immagine come <strong>Prova del pagamento</strong> e invia.</li></ol>
<p>Il deposito è prima <strong>In verifica</strong>, poi <strong>Completato</strong>, e il denaro è nel tuo saldo. Esempio: a 0,92 euro per dollaro, 460 euro diventano 460 ÷ 0,92 = 500 dollari.</p>
<h3>Denaro in uscita: Prelievo</h3>
<ol><li>Aggiungi prima la destinazione, in <strong>Indirizzi cripto</strong> o <strong>Conti bancari</strong>.</li>
<li>Inserisci l’importo. La commissione e quanto <strong>Ricevi</strong> compaiono subito.</li>
<li>Controlla tutto e conferma. L’importo è accantonato per la verifica; se il prelievo è rifiutato, torna nel tuo saldo.</li></ol>
<h3>Esempi</h3>
<ul><li>200 in USDT su TRC20: la commissione è 1. Ricevi 200 − 1 = 199.</li>
<li>200 in euro verso una banca: la commissione è dello 0,5%, cioè 1. Ricevi (200 − 1) × 0,92 = 183,08 euro.</li></ul>
<p>Il margine delle posizioni aperte non si può prelevare. Finché non sei verificato, e per 24 ore dopo aver cambiato password o aggiunto un indirizzo o un conto, puoi prelevare al massimo 1000 alla volta.</p>`,
  },
  following: {
    title: 'Seguire altri trader',
    summary: 'Che cos’è una copia, quanto è grande e come la concludi.',
    content: `<p>In <strong>Copia</strong> trovi trader che si lasciano seguire. Ciò che aprono si apre anche nel tuo conto, al tuo prezzo successivo, e si chiude quando chiudono.</p>
<h3>Quanto è grande una copia</h3>
<ul><li><strong>Multiplo dei lotti</strong>: il trader apre 0,5 lotti, il tuo multiplo è 0,2. La tua copia: 0,5 × 0,2 = 0,1 lotti.</li>
<li><strong>Quota del patrimonio</strong>: il tuo multiplo è 1, la tua equity 1000, quella del trader 8000. La tua copia: 0,5 × 1 × 1000 ÷ 8000 = 0,0625, arrotondato per difetto a 0,06 lotti.</li></ul>
<p>Una copia più piccola dell’ordine minimo (0,01 lotti per EUR/USD) non viene aperta, né quella che il tuo margine libero non copre. <strong>Trader seguiti</strong> mostra che cosa non è stato copiato e perché.</p>
<h3>Prima di seguire</h3>
<ul><li>Guarda il <strong>Rendimento totale</strong>, ma anche il <strong>Calo massimo</strong>: avresti potuto perdere altrettanto.</li>
<li>Imposta dei limiti: <strong>Lotti massimi per copia</strong> e <strong>Termina con una perdita di</strong>.</li>
<li>Provalo prima sul conto demo.</li></ul>
<p>Puoi smettere in ogni momento: <strong>Termina e chiudi</strong>, oppure <strong>Termina e mantieni</strong> le posizioni, che diventano tue. I risultati passati non promettono nulla.</p>`,
  },
  safety: {
    title: 'Restare al sicuro',
    summary: 'Come proteggere il conto e il denaro, e che cosa non chiediamo mai.',
    content: `<p>Una truffa comincia quasi sempre con un messaggio che ti mette fretta. Prenditi il tempo che serve.</p>
<h3>Il tuo conto</h3>
<ul><li>Scegli una password di almeno 8 caratteri che non usi altrove.</li>
<li>Non chiediamo mai la password né un codice di verifica, né al telefono né in chat. Un codice ha 6 cifre e vale 10 minuti.</li>
<li>Se sospetti che qualcuno conosca la tua password, scegli subito <strong>Cambia password</strong>: tutti i dispositivi vengono disconnessi.</li></ul>
<h3>Il tuo denaro</h3>
<ul><li>Versa solo a quanto è mostrato in <strong>Deposita</strong>, mai a un indirizzo ricevuto in un messaggio.</li>
<li>Confronta indirizzo e rete prima di inviare cripto. Ciò che va nel posto sbagliato non si recupera.</li>
<li>Nessuno può prometterti profitti. Chi lo fa vuole il tuo denaro.</li></ul>
<h3>Le tue operazioni</h3>
<ul><li>Esercitati prima sul conto demo: i suoi 100.000 sono virtuali.</li>
<li>Usa solo denaro che puoi permetterti di perdere e imposta uno stop loss.</li></ul>
<p>Nel dubbio chiedi all’<strong>Assistenza clienti</strong> prima di fare qualsiasi cosa.</p>`,
  },
};
