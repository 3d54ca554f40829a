import type { Texts, TradingGuide } from '../first-texts.ts';

export const en: Texts<TradingGuide> = {
  pipAndLot: {
    title: 'Pip and lot',
    summary: 'How prices are counted, how large an order is, and what both mean in money.',
    content: `<p>A <strong>pip</strong> is the small step in which prices of currencies are counted: 0.0001 for most pairs, 0.01 for those with the yen. When EUR/USD goes from 1.16520 to 1.16530, it has risen by one pip. The last digit is a tenth of a pip.</p>
<p>A <strong>lot</strong> is the size of an order. One lot of EUR/USD is 100,000 euros, one lot of gold 100 ounces. Every instrument has a contract size of its own.</p>
<h3>What a pip is worth</h3>
<p><strong>Profit or loss = price change × lots × contract size</strong></p>
<ul><li>1 lot of EUR/USD: 0.0001 × 1 × 100,000 = 10 dollars a pip.</li>
<li>0.1 lots: 1 dollar.</li>
<li>0.01 lots: 0.10 dollars.</li></ul>
<h3>Example</h3>
<p>You buy 0.1 lots of EUR/USD at 1.16520 and close at 1.16770, 25 pips higher: 0.00250 × 0.1 × 100,000 = 25 dollars of profit. 25 pips lower, it would have been 25 dollars of loss.</p>
<p>Start small: the smallest order is 0.01 lots for currencies and metals, 0.1 lots for oil and gas.</p>`,
  },
  leverage: {
    title: 'Leverage',
    summary: 'A small sum moves a large position: what that helps, and what it does not.',
    content: `<p>With leverage you set aside only a part of what a position is worth; at 1:100 it is a hundredth. You choose it for each order on the order form, under <strong>Leverage</strong>.</p>
<p>0.1 lots of EUR/USD at 1.16520 are worth 0.1 × 100,000 × 1.16520 = 11,652. As margin you need:</p>
<ul><li>at 1:50: 11,652 ÷ 50 = 233.04</li>
<li>at 1:100: 11,652 ÷ 100 = 116.52</li>
<li>at 1:400: 11,652 ÷ 400 = 29.13</li></ul>
<h3>What leverage does not change</h3>
<p>Your profit and loss. If the price falls by 1%, the position loses 116.52 at each of these leverages. At 1:100 that is as much as its whole margin, at 1:400 four times as much.</p>
<h3>What it tempts you to do</h3>
<p>A small margin leaves room for more and larger positions, and it is their size that costs money. First choose the size by what you can bear to lose, then the leverage.</p>
<p>Some instruments, such as oil, have a <strong>Fixed margin</strong>: lots × contract size, without leverage.</p>`,
  },
  margin: {
    title: 'How margin works',
    summary: 'What is set aside while a position is open, and the figures that show it.',
    content: `<p>Margin is the part of your funds that is set aside while a position is open. It is not a cost: it becomes free again when the position closes.</p>
<p><strong>Margin = lots × contract size × price ÷ leverage</strong></p>
<p>Example: 0.1 lots of EUR/USD at 1.16520 with leverage 1:100 need 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52.</p>
<h3>The figures on the orders screen</h3>
<ul><li><strong>Net value</strong>: your balance with the profit and loss of open positions.</li>
<li><strong>Free margin</strong>: net value less the margin in use. New orders must fit into it.</li>
<li><strong>Prepayment ratio</strong>: net value ÷ margin in use, in percent. The lower it is, the closer you are to a stop-out.</li></ul>
<p>Example: your balance is 1,000, and this one position is 25 ahead. Net value: 1,025. Free margin: 1,025 − 116.52 = 908.48. Prepayment ratio: 1,025 ÷ 116.52 = 879.68%.</p>`,
  },
  stopOut: {
    title: 'Prepayment ratio and stop-out',
    summary: 'When positions are closed for you, and how to keep away from it.',
    content: `<p>The <strong>Prepayment ratio</strong> on the orders screen tells how much stands behind your margin: net value ÷ margin in use, in percent.</p>
<p>When it falls to 50%, positions are closed for you, the largest loss first, until the ratio is above it again. This is the stop-out.</p>
<h3>Example</h3>
<ul><li>Your balance is 1,000. You buy 0.5 lots of EUR/USD at 1.16520 with leverage 1:100. The margin is 582.60, the fee 3, so 997 remain.</li>
<li>Ratio: 997 ÷ 582.60 = 171.13%.</li>
<li>At 50% the net value is 291.30: you have lost 705.70.</li>
<li>The price is there at 1.15108, 141.2 pips below your entry. The position is closed, and 291 are left.</li></ul>
<h3>How to keep away from it</h3>
<ul><li>Open positions that are small for your balance.</li>
<li>Set a stop loss: it ends the position long before.</li>
<li>Look at <strong>Level after</strong> on the order form before you place the order.</li></ul>
<p>When the market jumps, a stop-out can come later than at 50%. Should the last position then lose more than you have, your balance ends at zero, not below.</p>`,
  },
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
  fees: {
    title: 'Fees',
    summary: 'What a trade costs, and when you pay it.',
    content: `<p>You pay one fee for a position, when it opens. Closing it costs nothing, nor does holding it overnight, and you buy and sell at the same price.</p>
<p><strong>Fee = lots × fee of a lot</strong></p>
<ul><li>EUR/USD and other major pairs: 6 a lot</li>
<li>Other currency pairs: 8</li>
<li>Gold: 10</li>
<li>Bitcoin: 15</li></ul>
<h3>Example</h3>
<p>You buy 0.1 lots of EUR/USD. The fee is 0.1 × 6 = 0.60. If the trade brings 25, you keep 25 − 0.60 = 24.40. The fee is earned back after 0.6 pips, whatever the size.</p>
<ul><li>The order form shows the <strong>Fee</strong> before you place the order.</li>
<li>A pending order pays when it is filled; if it is cancelled, it pays nothing.</li>
<li>Every fee you have paid is listed under <strong>Account</strong>, <strong>History</strong>.</li></ul>
<p>The fee of a withdrawal is shown before you confirm it.</p>`,
  },
};
