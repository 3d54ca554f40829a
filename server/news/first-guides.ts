import type { FirstArticle } from './first-article.ts';

/** Oldest first, so that the list begins with the last. */
export const FIRST_GUIDES: readonly FirstArticle[] = [
  {
    category: 'guides',
    en: {
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
    hk: {
      title: '訂單類型：市價單與掛單',
      summary: '以現價即時成交，或預設價格等待成交。',
      content: `<p>開倉有兩種方式。</p>
<h3>市價單</h3>
<p>按現價即時成交。由點擊到成交之間價格可能變動，最終以訂單成交後顯示的價格為準。</p>
<h3>掛單</h3>
<p>您設定目標價，訂單會在<strong>掛單</strong>中等待。當市價到達目標價時成交；若市價跳空越過目標價，則以其後第一個價格成交。</p>
<ul><li>成交之前，掛單不收費，亦不佔用資金。</li>
<li>成交時資金須足以支付保證金及手續費，否則掛單會被取消。</li>
<li>您可隨時撤單，休市期間亦可。</li></ul>`,
    },
  },
  {
    category: 'guides',
    en: {
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
    hk: {
      title: '止損與止盈',
      summary: '在交易之前，先決定虧損與盈利的離場位置。',
      content: `<p><strong>止損</strong>在價格不利變動至您可承受的程度時平倉；<strong>止盈</strong>在達到目標時平倉。即使手機關機，兩者仍然有效。</p>
<ul><li>買入：止損價低於開倉價，止盈價高於開倉價。</li>
<li>賣出：剛好相反。</li>
<li>持倉期間可隨時設定、修改或移除。</li></ul>
<h3>止損的限制</h3>
<p>止損並不保證成交價。若市價跳空越過止損價（例如週末之後），倉位會以其後第一個價格平倉，虧損可能大於預期。</p>
<h3>例子</h3>
<p>您以 1.16520 買入 0.1 手 EUR/USD，止損設於 1.16020。一手為 100,000 歐元，預計虧損上限為 0.1 × 100,000 × 0.00500 = 50 美元。</p>`,
    },
  },
  {
    category: 'guides',
    en: {
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
    hk: {
      title: '保證金如何運作',
      summary: '槓桿的真正作用，以及何時會被強制平倉。',
      content: `<p>保證金是持倉期間預留的資金。它不是費用，平倉後會釋放。</p>
<p><strong>保證金 = 手數 × 合約大小 × 價格 ÷ 槓桿</strong></p>
<p>例子：以 1.16520、槓桿 1:100 交易 0.1 手 EUR/USD，需要 0.1 × 100,000 × 1.16520 ÷ 100 = 116.52。槓桿越高，所需保證金越少，但盈虧不變：每點價值相同。</p>
<h3>訂單頁的數字</h3>
<ul><li><strong>淨值</strong>：餘額加上持倉的浮動盈虧。</li>
<li><strong>可用資金</strong>：淨值減去已用保證金，新訂單須在此範圍之內。</li>
<li><strong>預付款比率</strong>：淨值 ÷ 已用保證金（百分比）。比率越低，越接近強制平倉。</li></ul>
<h3>強制平倉</h3>
<p>當比率跌至強平水平，虧損最大的倉位會先被平倉，然後是下一個，直至比率回升。設定止損，並按餘額控制倉位，可避免強制平倉。</p>`,
    },
  },
];
