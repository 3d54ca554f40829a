import type { FirstTexts } from './first-texts.ts';

export const en: FirstTexts = {
  orderTypes: {
    title: 'Order types: market and pending',
    summary: 'Trade now at the current price, or leave an order that waits for yours.',
    content: `<p>There are two ways into a position.</p>
<h3>Market order</h3>
<p>It is filled at once, at the current price. The price can move between your tap and the fill; the price that counts is the one on the order when it has been filled.</p>
<h3>Pending order</h3>
<p>You name a target price and the order waits under <strong>Pending</strong>. When the market comes to the target, the order is filled there. If the market jumps over the target, it is filled at the first price beyond.</p>
<ul><li>Until it is filled, a pending order costs nothing and holds no funds back.</li>
<li>At the fill the margin and the fee must be covered. If they no longer are, the order is cancelled.</li>
<li>You can cancel it at any time, also while the market is closed.</li></ul>`,
  },
  stops: {
    title: 'Stop loss and take profit',
    summary: 'Decide before the trade where it ends, in loss and in profit.',
    content: `<p>A <strong>stop loss</strong> closes a position when the price has moved against you as far as you allow. A <strong>take profit</strong> closes it when your aim is reached. Both work while your phone is off.</p>
<ul><li>Buying: the stop loss lies below the entry price, the take profit above it.</li>
<li>Selling: the other way round.</li>
<li>You can set, move and remove both for as long as the position is open.</li></ul>
<h3>What a stop cannot do</h3>
<p>A stop is not a guaranteed price. If the market jumps over it, for instance after a weekend, the position closes at the first price beyond, and the loss can be larger than planned.</p>
<h3>Example</h3>
<p>You buy 0.1 lots EUR/USD at 1.16520 with a stop loss at 1.16020. One lot is 100,000 euros, so the stop limits the planned loss to 0.1 × 100,000 × 0.00500 = 50 dollars.</p>`,
  },
  margin: {
    title: 'How margin works',
    summary: 'What leverage really does, and when positions are closed for you.',
    content: `<p>Margin is the part of your funds that is set aside while a position is open. It is not a cost: it becomes free again when the position closes.</p>
<p><strong>Margin = lots × contract size × price ÷ leverage</strong></p>
<p>Example: 0.1 lots EUR/USD at 1.16520 with leverage 1:100 need 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52. Higher leverage means less margin. It does not change what you win or lose: one pip is worth the same.</p>
<h3>The figures on the orders screen</h3>
<ul><li><strong>Net value</strong>: your balance with the profit and loss of open positions.</li>
<li><strong>Available</strong>: net value less the margin in use. New orders must fit into it.</li>
<li><strong>Prepayment ratio</strong>: net value ÷ margin in use, in percent. The lower it is, the closer you are to a stop-out.</li></ul>
<h3>Stop-out</h3>
<p>When the ratio falls to the stop-out level, the position with the largest loss is closed, then the next, until the ratio is above it again. A stop loss of your own, and positions that are small for your balance, keep you away from it.</p>`,
  },
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
