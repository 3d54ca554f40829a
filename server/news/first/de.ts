import type { FirstTexts } from './first-texts.ts';

export const de: FirstTexts = {
  orderTypes: {
    title: 'Orderarten: Market und Pending',
    summary: 'Sofort zum aktuellen Kurs handeln oder eine Order auf Ihren Kurs warten lassen.',
    content: `<p>Es gibt zwei Wege in eine Position.</p>
<h3>Market-Order</h3>
<p>Sie wird sofort zum aktuellen Kurs ausgeführt. Zwischen Ihrem Tippen und der Ausführung kann sich der Kurs bewegen; es gilt der Kurs, der nach der Ausführung auf der Order steht.</p>
<h3>Pending-Order</h3>
<p>Sie nennen einen Zielkurs, und die Order wartet unter <strong>Pending</strong>. Erreicht der Markt das Ziel, wird sie dort ausgeführt. Springt er darüber hinweg, wird sie zum ersten Kurs dahinter ausgeführt.</p>
<ul><li>Bis zur Ausführung kostet eine Pending-Order nichts und bindet kein Guthaben.</li>
<li>Bei der Ausführung müssen Margin und Gebühr gedeckt sein. Sind sie es nicht, wird die Order gelöscht.</li>
<li>Sie können sie jederzeit löschen, auch bei geschlossenem Markt.</li></ul>`,
  },
  stops: {
    title: 'Stop-Loss und Take-Profit',
    summary: 'Legen Sie vor dem Trade fest, wo er endet, im Verlust wie im Gewinn.',
    content: `<p>Ein <strong>Stop-Loss</strong> schließt eine Position, wenn der Kurs so weit gegen Sie gelaufen ist, wie Sie es zulassen. Ein <strong>Take-Profit</strong> schließt sie, wenn Ihr Ziel erreicht ist. Beide wirken auch bei ausgeschaltetem Telefon.</p>
<ul><li>Kauf: Der Stop-Loss liegt unter dem Einstiegskurs, der Take-Profit darüber.</li>
<li>Verkauf: umgekehrt.</li>
<li>Solange die Position offen ist, können Sie beide setzen, verschieben und entfernen.</li></ul>
<h3>Was ein Stop nicht kann</h3>
<p>Ein Stop ist kein garantierter Kurs. Springt der Markt über ihn hinweg, etwa nach einem Wochenende, schließt die Position zum ersten Kurs dahinter, und der Verlust kann größer sein als geplant.</p>
<h3>Beispiel</h3>
<p>Sie kaufen 0,1 Lot EUR/USD zu 1,16520 mit einem Stop-Loss bei 1,16020. Ein Lot sind 100.000 Euro, der geplante Verlust ist also auf 0,1 × 100.000 × 0,00500 = 50 Dollar begrenzt.</p>`,
  },
  margin: {
    title: 'So funktioniert die Margin',
    summary: 'Was der Hebel wirklich bewirkt und wann Positionen für Sie geschlossen werden.',
    content: `<p>Die Margin ist der Teil Ihres Guthabens, der für eine offene Position hinterlegt ist. Sie ist keine Gebühr: Mit dem Schließen der Position wird sie wieder frei.</p>
<p><strong>Margin = Lots × Kontraktgröße × Kurs ÷ Hebel</strong></p>
<p>Beispiel: 0,1 Lot EUR/USD zu 1,16520 mit Hebel 1:100 brauchen 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52. Ein höherer Hebel bedeutet weniger Margin. An Gewinn und Verlust ändert er nichts: Ein Pip ist gleich viel wert.</p>
<h3>Die Werte auf der Orderseite</h3>
<ul><li><strong>Equity</strong>: Ihr Kontostand mit Gewinn und Verlust der offenen Positionen.</li>
<li><strong>Freie Margin</strong>: Equity abzüglich der genutzten Margin. Neue Orders müssen hineinpassen.</li>
<li><strong>Margin-Level</strong>: Equity ÷ genutzte Margin in Prozent. Je niedriger, desto näher ist der Stop-out.</li></ul>
<h3>Stop-out</h3>
<p>Fällt das Margin-Level auf die Stop-out-Schwelle, wird die Position mit dem größten Verlust geschlossen, dann die nächste, bis es wieder darüber liegt. Ein eigener Stop-Loss und Positionen, die im Verhältnis zum Konto klein sind, halten Sie davon fern.</p>`,
  },
  tradingHours: {
    title: 'Handelszeiten',
    summary: 'Wann die Märkte geöffnet sind, in UTC.',
    content: `<p>Märkte, die sich nach ihren Börsen richten, handeln zu diesen Zeiten (UTC):</p>
<ul><li><strong>Währungen</strong>: Sonntag 21:00 bis Freitag 21:00, rund um die Uhr.</li>
<li><strong>Metalle, Energie, US-Indizes</strong>: Sonntag 22:00 bis Freitag 21:00, täglich mit einer Pause von 21:00 bis 22:00.</li>
<li><strong>US-Aktien</strong>: Montag bis Freitag, 14:30 bis 21:00.</li>
<li><strong>Europäische Indizes</strong>: Montag bis Freitag, 07:00 bis 16:30.</li>
<li><strong>Asiatische Indizes</strong>: Montag bis Freitag, 00:00 bis 08:00.</li>
<li><strong>Krypto</strong>: immer.</li></ul>
<p>Ein geschlossener Markt ist in der Liste und im Orderformular gekennzeichnet, Kauf und Verkauf sind gesperrt. Pending-Orders lassen sich weiterhin löschen und Stops verschieben. Der erste Kurs nach einer Pause kann vom letzten davor abweichen.</p>`,
  },
  welcome: {
    title: 'Willkommen',
    summary: 'Beginnen Sie mit dem Demokonto: dieselben Märkte, kein Risiko.',
    content: `<p>Schön, dass Sie da sind. Drei Schritte für den Anfang:</p>
<ol><li>Eröffnen Sie auf der Anmeldeseite ein <strong>Demokonto</strong>. Es braucht keine Angaben und startet mit einem virtuellen Guthaben von 100.000.</li>
<li>Lesen Sie die <strong>Anleitungen</strong> zu Margin, Stop-Loss und Orderarten. Das dauert fünf Minuten.</li>
<li>Möchten Sie mit eigenem Geld handeln, registrieren Sie sich und lassen Ihre Identität bestätigen.</li></ol>
<p>Der Handel mit Hebel ist riskant: Verluste können schnell entstehen. Handeln Sie nur mit Geld, dessen Verlust Sie verkraften können.</p>`,
  },
};
