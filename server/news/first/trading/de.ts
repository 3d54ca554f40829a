import type { Texts, TradingGuide } from '../first-texts.ts';

export const de: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip und Lot',
    summary: 'Wie Kurse gezählt werden, wie groß eine Order ist und was beides in Geld bedeutet.',
    content: `<p>Ein <strong>Pip</strong> ist der kleine Schritt, in dem Währungskurse gezählt werden: 0,0001 bei den meisten Paaren, 0,01 bei denen mit dem Yen. Steigt EUR/USD von 1,16520 auf 1,16530, ist es um einen Pip gestiegen. Die letzte Stelle ist ein Zehntel Pip.</p>
<p>Ein <strong>Lot</strong> ist die Größe einer Order. Ein Lot EUR/USD sind 100.000 Euro, ein Lot Gold 100 Unzen. Jedes Instrument hat seine eigene Kontraktgröße.</p>
<h3>Was ein Pip wert ist</h3>
<p><strong>Gewinn oder Verlust = Kursänderung × Lots × Kontraktgröße</strong></p>
<ul><li>1 Lot EUR/USD: 0,0001 × 1 × 100.000 = 10 Dollar je Pip.</li>
<li>0,1 Lot: 1 Dollar.</li>
<li>0,01 Lot: 0,10 Dollar.</li></ul>
<h3>Beispiel</h3>
<p>Sie kaufen 0,1 Lot EUR/USD zu 1,16520 und schließen bei 1,16770, 25 Pips höher: 0,00250 × 0,1 × 100.000 = 25 Dollar Gewinn. 25 Pips tiefer wären es 25 Dollar Verlust.</p>
<p>Fangen Sie klein an: Die kleinste Order hat bei Währungen und Metallen 0,01 Lot, bei Öl und Gas 0,1 Lot.</p>`,
  },
  leverage: {
    title: 'Der Hebel',
    summary: 'Ein kleiner Betrag bewegt eine große Position: was sich dadurch ändert und was nicht.',
    content: `<p>Mit Hebel hinterlegen Sie nur einen Teil dessen, was eine Position wert ist; bei 1:100 ist es ein Hundertstel. Sie wählen ihn für jede Order im Orderformular unter <strong>Hebel</strong>.</p>
<p>0,1 Lot EUR/USD zu 1,16520 sind 0,1 × 100.000 × 1,16520 = 11.652 wert. Als Margin brauchen Sie:</p>
<ul><li>bei 1:50: 11.652 ÷ 50 = 233,04</li>
<li>bei 1:100: 11.652 ÷ 100 = 116,52</li>
<li>bei 1:400: 11.652 ÷ 400 = 29,13</li></ul>
<h3>Was der Hebel nicht ändert</h3>
<p>Gewinn und Verlust. Fällt der Kurs um 1 %, verliert die Position bei jedem dieser Hebel 116,52. Bei 1:100 ist das ihre ganze Margin, bei 1:400 das Vierfache.</p>
<h3>Wozu er verleitet</h3>
<p>Eine kleine Margin lässt Raum für mehr und größere Positionen, und deren Größe kostet Geld. Wählen Sie zuerst die Größe danach, welchen Verlust Sie verkraften, und erst dann den Hebel.</p>
<p>Manche Instrumente, etwa Öl, haben eine <strong>Feste Margin</strong>: Lots × Kontraktgröße, ohne Hebel.</p>`,
  },
  margin: {
    title: 'So funktioniert die Margin',
    summary: 'Was hinterlegt ist, solange eine Position offen ist, und welche Werte es zeigen.',
    content: `<p>Die Margin ist der Teil Ihres Guthabens, der für eine offene Position hinterlegt ist. Sie ist keine Gebühr: Mit dem Schließen der Position wird sie wieder frei.</p>
<p><strong>Margin = Lots × Kontraktgröße × Kurs ÷ Hebel</strong></p>
<p>Beispiel: 0,1 Lot EUR/USD zu 1,16520 mit Hebel 1:100 brauchen 0,1 × 100.000 × 1,16520 ÷ 100 = 116,52.</p>
<h3>Die Werte auf der Orderseite</h3>
<ul><li><strong>Equity</strong>: Ihr Kontostand mit Gewinn und Verlust der offenen Positionen.</li>
<li><strong>Freie Margin</strong>: Equity abzüglich der genutzten Margin. Neue Orders müssen hineinpassen.</li>
<li><strong>Margin-Level</strong>: Equity ÷ genutzte Margin in Prozent. Je niedriger, desto näher ist der Stop-out.</li></ul>
<p>Beispiel: Ihr Kontostand ist 1.000, und diese eine Position liegt 25 im Plus. Equity: 1.025. Freie Margin: 1.025 − 116,52 = 908,48. Margin-Level: 1.025 ÷ 116,52 = 879,68 %.</p>`,
  },
  stopOut: {
    title: 'Margin-Level und Stop-out',
    summary: 'Wann Positionen für Sie geschlossen werden und wie Sie das vermeiden.',
    content: `<p>Das <strong>Margin-Level</strong> auf der Orderseite sagt, wie viel hinter Ihrer Margin steht: Equity ÷ genutzte Margin in Prozent.</p>
<p>Fällt es auf 50 %, werden Positionen für Sie geschlossen, die mit dem größten Verlust zuerst, bis es wieder darüber liegt. Das ist der Stop-out.</p>
<h3>Beispiel</h3>
<ul><li>Ihr Kontostand ist 1.000. Sie kaufen 0,5 Lot EUR/USD zu 1,16520 mit Hebel 1:100. Die Margin beträgt 582,60, die Gebühr 3, es bleiben also 997.</li>
<li>Level: 997 ÷ 582,60 = 171,13 %.</li>
<li>Bei 50 % beträgt die Equity 291,30: Sie haben 705,70 verloren.</li>
<li>Der Kurs ist bei 1,15108 dort, 141,2 Pips unter Ihrem Einstieg. Die Position wird geschlossen, und 291 bleiben übrig.</li></ul>
<h3>So vermeiden Sie ihn</h3>
<ul><li>Eröffnen Sie Positionen, die im Verhältnis zum Kontostand klein sind.</li>
<li>Setzen Sie einen Stop-Loss: Er beendet die Position lange vorher.</li>
<li>Sehen Sie vor der Order im Orderformular auf <strong>Level danach</strong>.</li></ul>
<p>Macht der Markt einen Sprung, kann der Stop-out tiefer als bei 50 % kommen. Verliert die letzte Position dann mehr, als Sie haben, endet Ihr Kontostand bei null, nicht darunter.</p>`,
  },
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
  fees: {
    title: 'Gebühren',
    summary: 'Was ein Trade kostet und wann Sie es zahlen.',
    content: `<p>Für eine Position zahlen Sie einmal, wenn sie eröffnet wird. Das Schließen kostet nichts, das Halten über Nacht auch nicht, und Kauf und Verkauf haben denselben Kurs.</p>
<p><strong>Gebühr = Lots × Gebühr je Lot</strong></p>
<ul><li>EUR/USD und andere Hauptpaare: 6 je Lot</li>
<li>Andere Währungspaare: 8</li>
<li>Gold: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Beispiel</h3>
<p>Sie kaufen 0,1 Lot EUR/USD. Die Gebühr beträgt 0,1 × 6 = 0,60. Bringt der Trade 25, bleiben Ihnen 25 − 0,60 = 24,40. Nach 0,6 Pips ist die Gebühr verdient, gleich wie groß die Order ist.</p>
<ul><li>Das Orderformular zeigt die <strong>Gebühr</strong>, bevor Sie die Order aufgeben.</li>
<li>Eine Pending-Order zahlt bei der Ausführung; wird sie gelöscht, zahlt sie nichts.</li>
<li>Jede gezahlte Gebühr steht unter <strong>Konto</strong>, <strong>Verlauf</strong>.</li></ul>
<p>Die Gebühr einer Auszahlung sehen Sie, bevor Sie sie bestätigen.</p>`,
  },
};
