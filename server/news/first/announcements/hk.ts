import type { Texts, Announcement } from '../first-texts.ts';

export const hk: Texts<Announcement> = {
  tradingHours: {
    title: '交易時間',
    summary: '各市場的開市時間（UTC）。',
    content: `<p>按交易所時段開市的市場，交易時間如下（UTC）：</p>
<ul><li><strong>外匯</strong>：週日 21:00 至週五 21:00，全日交易。</li>
<li><strong>貴金屬、能源、美國指數</strong>：週日 22:00 至週五 21:00，每日 21:00 至 22:00 休市。</li>
<li><strong>美國股票</strong>：週一至週五 14:30 至 21:00。</li>
<li><strong>歐洲指數</strong>：週一至週五 07:00 至 16:30。</li>
<li><strong>亞洲指數</strong>：週一至週五 00:00 至 08:00。</li>
<li><strong>加密貨幣</strong>：全年無休。</li></ul>
<p>休市的品種會在列表及下單頁標示，買入及賣出會鎖定；仍可撤銷掛單及修改止損止盈。休市後的首個價格可能與休市前的價格不同。</p>`,
  },
  welcome: {
    title: '歡迎',
    summary: '先用模擬賬戶練習：相同市場，零風險。',
    content: `<p>歡迎您！建議按以下三步開始：</p>
<ol><li>在登入頁開立<strong>模擬賬戶</strong>，無需填寫資料，並有 100,000 模擬資金。</li>
<li>閱讀保證金、止損及訂單類型<strong>指南</strong>，只需五分鐘。</li>
<li>如要以自己的資金交易，請先註冊並完成實名認證。</li></ol>
<p>槓桿交易風險高，虧損可能迅速擴大。請只用您能承受損失的資金交易。</p>`,
  },
};
