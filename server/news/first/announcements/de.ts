import type { Texts, Announcement } from '../first-texts.ts';

export const de: Texts<Announcement> = {
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
