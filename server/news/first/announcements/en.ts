import type { Texts, Announcement } from '../first-texts.ts';

export const en: Texts<Announcement> = {
  tradingHours: {
    title: 'Trading hours',
    summary: 'When the markets are open, in UTC.',
    content: `<p>Markets that keep the hours of their exchanges trade at these times (UTC):</p>
<ul><li><strong>Currencies</strong>: Sunday 21:00 to Friday 21:00, day and night.</li>
<li><strong>Metals, energy, US indices</strong>: Sunday 22:00 to Friday 21:00, with a break from 21:00 to 22:00 every day.</li>
<li><strong>US shares</strong>: Monday to Friday, 14:30 to 21:00.</li>
<li><strong>European indices</strong>: Monday to Friday, 07:00 to 16:30.</li>
<li><strong>Asian indices</strong>: Monday to Friday, 00:00 to 08:00.</li>
<li><strong>Crypto</strong>: always.</li></ul>
<p>A market that is closed is marked so in the list and on the order form, and Buy and Sell are locked. Pending orders can still be cancelled, and stops can still be moved. The first price after a break can differ from the last one before it.</p>`,
  },
  welcome: {
    title: 'Welcome',
    summary: 'Start with the demo account: the same markets, no risk.',
    content: `<p>Good to have you here. Three steps to begin with:</p>
<ol><li>Open a <strong>demo account</strong> on the login screen. It needs no details from you and starts with 100,000 in virtual funds.</li>
<li>Read the <strong>guides</strong> on margin, on stop loss and on order types. They take five minutes.</li>
<li>When you want to trade with your own money, register and have your identity verified.</li></ol>
<p>Trading with leverage is risky: losses can come fast. Trade only with money that you can afford to lose.</p>`,
  },
};
