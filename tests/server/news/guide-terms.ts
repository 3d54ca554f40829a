/** What stands on the screens and is named by the guides, as keys of the locales. */
import type { FirstGuide } from '../../../server/news/first/first-texts.ts';

const VERIFICATION =
  'account.title identity.title identity.front identity.back identity.submit ' +
  'identity.waiting identity.finished identity.rejected';
const FUNDS =
  'account.title deposit.title deposit.protocol deposit.proof funds.pending funds.finished ' +
  'withdraw.title method.coinList method.bankList withdraw.received';
const FOLLOWING =
  'tabs.copying copying.fixed copying.equity copying.mine copying.totalRate copying.drawdown ' +
  'copying.maxLots copying.stopLoss copying.endClose copying.endKeep';

export const GUIDE_TERMS: Readonly<Record<FirstGuide, readonly string[]>> = {
  pipAndLot: [],
  leverage: ['trade.leverage', 'trade.fixedMargin'],
  margin: ['orders.netValue', 'orders.free', 'orders.level'],
  stopOut: ['orders.level', 'trade.levelAfter'],
  orderTypes: ['orders.pending'],
  stops: ['orders.stopLoss', 'orders.takeProfit'],
  fees: ['trade.fee', 'account.title', 'history.title'],
  verification: VERIFICATION.split(' '),
  funds: FUNDS.split(' '),
  following: FOLLOWING.split(' '),
  safety: ['password.title', 'deposit.title', 'chat.title'],
};
