import type { Texts, AccountGuide } from '../first-texts.ts';

export const de: Texts<AccountGuide> = {
  verification: {
    title: 'Ihre Identität bestätigen',
    summary: 'Was Sie brauchen, wie es geht und wozu es gut ist.',
    content: `<p>Solange Sie nicht verifiziert sind, können Sie höchstens 1.000 auf einmal auszahlen. Die Prüfung kostet Sie wenige Minuten und ist einmalig. Sie brauchen dafür ein echtes Konto.</p>
<h3>So geht es</h3>
<ol><li>Öffnen Sie <strong>Konto</strong>, dann <strong>Identitätsprüfung</strong>.</li>
<li>Geben Sie Namen und Ausweisnummer so ein, wie sie auf dem Ausweis stehen.</li>
<li>Fügen Sie je ein Bild der <strong>Vorderseite</strong> und der <strong>Rückseite</strong> hinzu: PNG, JPEG oder WebP, höchstens 5 MB.</li>
<li>Tippen Sie auf <strong>Einreichen</strong>.</li></ol>
<p>Dort steht dann <strong>In Prüfung</strong> und danach <strong>Verifiziert</strong> oder <strong>Abgelehnt</strong> mit dem Grund. In diesem Fall können Sie es berichtigen und erneut einreichen.</p>
<h3>Bilder, die angenommen werden</h3>
<ul><li>Der ganze Ausweis mit allen vier Ecken.</li>
<li>Scharf, bei gutem Licht, ohne Spiegelungen.</li>
<li>Ein Ausweis, der noch gültig ist.</li></ul>
<p>Nur Sie und diejenigen, die prüfen, können diese Bilder sehen.</p>`,
  },
  funds: {
    title: 'Ein- und Auszahlung',
    summary: 'Wie Geld hinein- und herauskommt, was es kostet und worauf zu achten ist.',
    content: `<p>Beides finden Sie unter <strong>Konto</strong>, mit Krypto oder über die Bank. Sie brauchen ein echtes Konto.</p>
<h3>Geld hinein: Einzahlen</h3>
<ol><li>Wählen Sie die Währung und bei Krypto das <strong>Netzwerk</strong>. Was über ein anderes Netzwerk gesendet wird, ist verloren.</li>
<li>Senden Sie das Geld an die Adresse oder das Konto, das dort steht.</li>
<li>Geben Sie den Betrag ein, fügen Sie ein Bild als <strong>Zahlungsnachweis</strong> hinzu und reichen Sie alles ein.</li></ol>
<p>Die Einzahlung ist erst <strong>In Prüfung</strong>, dann <strong>Abgeschlossen</strong>, und das Geld ist auf dem Konto. Beispiel: Bei 0,92 Euro je Dollar werden 460 Euro zu 460 ÷ 0,92 = 500 Dollar.</p>
<h3>Geld heraus: Auszahlung</h3>
<ol><li>Legen Sie zuerst an, wohin das Geld gehen soll, unter <strong>Krypto-Adressen</strong> oder <strong>Bankkonten</strong>.</li>
<li>Geben Sie den Betrag ein. Die Gebühr und was <strong>Sie erhalten</strong>, sehen Sie sofort.</li>
<li>Prüfen Sie alles und bestätigen Sie. Der Betrag wird für die Prüfung zurückgelegt; wird die Auszahlung abgelehnt, kommt er auf Ihr Konto zurück.</li></ol>
<h3>Beispiele</h3>
<ul><li>200 in USDT über TRC20: Die Gebühr beträgt 1. Sie erhalten 200 − 1 = 199.</li>
<li>200 in Euro an eine Bank: Die Gebühr beträgt 0,5 %, das ist 1. Sie erhalten (200 − 1) × 0,92 = 183,08 Euro.</li></ul>
<p>Was offene Positionen als Margin binden, lässt sich nicht auszahlen. Bis Sie verifiziert sind, und 24 Stunden lang nach einem neuen Passwort, einer neuen Adresse oder einem neuen Konto gehen höchstens 1.000 auf einmal.</p>`,
  },
  following: {
    title: 'Anderen Tradern folgen',
    summary: 'Was eine Kopie ist, wie groß sie wird und wie Sie sie beenden.',
    content: `<p>Unter <strong>Kopieren</strong> finden Sie Trader, denen man folgen kann. Was sie eröffnen, wird zu Ihrem nächsten Kurs auch in Ihrem Konto eröffnet, und geschlossen, wenn sie schließen.</p>
<h3>Wie groß eine Kopie ist</h3>
<ul><li><strong>Vielfaches der Lots</strong>: Der Trader eröffnet 0,5 Lot, Ihr Vielfaches ist 0,2. Ihre Kopie: 0,5 × 0,2 = 0,1 Lot.</li>
<li><strong>Anteil am Eigenkapital</strong>: Ihr Vielfaches ist 1, Ihre Equity 1.000, die des Traders 8.000. Ihre Kopie: 0,5 × 1 × 1.000 ÷ 8.000 = 0,0625, abgerundet 0,06 Lot.</li></ul>
<p>Eine Kopie unter der kleinsten Order (bei EUR/USD 0,01 Lot) wird nicht eröffnet, ebenso wenig eine, die Ihre freie Margin nicht deckt. <strong>Gefolgte Trader</strong> zeigt, was nicht kopiert wurde und warum.</p>
<h3>Bevor Sie folgen</h3>
<ul><li>Sehen Sie auf die <strong>Gesamtrendite</strong>, aber auch auf <strong>Größter Rückgang</strong>: So viel hätten Sie verlieren können.</li>
<li>Setzen Sie Grenzen: <strong>Höchstens Lots je Kopie</strong> und <strong>Beenden bei Verlust von</strong>.</li>
<li>Probieren Sie es zuerst im Demokonto aus.</li></ul>
<p>Sie können jederzeit aufhören: mit <strong>Beenden und schließen</strong> oder mit <strong>Beenden und behalten</strong>; behaltene Positionen sind dann Ihre eigenen. Frühere Ergebnisse versprechen nichts.</p>`,
  },
  safety: {
    title: 'Sicher bleiben',
    summary: 'Wie Sie Konto und Geld schützen und wonach wir nie fragen.',
    content: `<p>Betrug beginnt fast immer mit einer Nachricht, die zur Eile drängt. Nehmen Sie sich Zeit.</p>
<h3>Ihr Konto</h3>
<ul><li>Wählen Sie ein Passwort mit mindestens 8 Zeichen, das Sie nirgends sonst verwenden.</li>
<li>Wir fragen nie nach Ihrem Passwort oder einem Bestätigungscode, weder am Telefon noch im Chat. Ein Code hat 6 Ziffern und gilt 10 Minuten.</li>
<li>Vermuten Sie, dass jemand Ihr Passwort kennt, wählen Sie sofort <strong>Passwort ändern</strong>: Alle Geräte werden abgemeldet.</li></ul>
<h3>Ihr Geld</h3>
<ul><li>Senden Sie Geld nur an die Adresse oder das Konto, das unter <strong>Einzahlen</strong> steht, nie an eine Adresse aus einer Nachricht.</li>
<li>Vergleichen Sie Adresse und Netzwerk, bevor Sie Krypto senden. Was an die falsche Stelle geht, lässt sich nicht zurückholen.</li>
<li>Niemand kann Gewinne versprechen. Wer es tut, will Ihr Geld.</li></ul>
<h3>Ihre Trades</h3>
<ul><li>Üben Sie zuerst im Demokonto: Seine 100.000 sind virtuell.</li>
<li>Handeln Sie nur mit Geld, dessen Verlust Sie verkraften, und setzen Sie einen Stop-Loss.</li></ul>
<p>Fragen Sie im Zweifel den <strong>Kundendienst</strong>, bevor Sie etwas tun.</p>`,
  },
};
