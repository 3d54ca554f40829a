/** The calls of docs/wire.md that a start, a list, a chart and an account make; everything else is refused. */
import type { Envelope } from '../../src/contract/wire/envelope.ts';
import { CODE_OK } from '../../src/contract/wire/envelope.ts';
import { candlePage } from './candles.ts';
import { BALANCE, positionPage } from './positions.ts';
import type { FeedSettings } from './settings.ts';
import { pictureOf } from './pictures.ts';
import type { TickMarket } from './tick-market.ts';
import { CATEGORIES, tradeItem } from './universe.ts';

export const TOKEN = 'bench-token';
const USER = { id: 1, uid: '1', email: '', level: '1', is_demo: 1, invite_code: '' };
const LAST_BARS = 60;
const REFUSED = 0;

type Call = (query: URLSearchParams, feed: { market: TickMarket; settings: FeedSettings }) => unknown;

const CALLS: Readonly<Record<string, Call>> = {
  '/v1/api/forex/trade_list': (query, { market, settings }) => {
    const sought = query.get('searchCurrency')?.toUpperCase() ?? '';
    const picture = settings.pictures ? pictureOf : () => '';
    const items = market.ids.map((id) => tradeItem(id, market.sequenceOf(id), picture(id)));
    return items.filter((item) => item.Code.includes(sought));
  },
  '/v1/api/forex/getCategories': () => CATEGORIES,
  '/v1/api/forex/abbreviated_cache_kline': (query) => bars(query, LAST_BARS),
  '/v1/api/forex/kline': (query, { settings }) => bars(query, settings.bars),
  '/v1/api/forex/my_deal': (query, { settings }) =>
    positionPage(settings.positions, settings.symbols, {
      status: Number(query.get('status')),
      page: Number(query.get('page') ?? 1),
    }),
  '/v1/api/main/wallet/getBalance': () => ({ balance: BALANCE }),
  '/api/user/createAccountDemoForU': () => ({ token: TOKEN, user: USER }),
  '/api/user/info': () => USER,
  '/api/basicSet/getBasicInfo': () => ({
    service_link: '',
    verify_reg_type: 'email',
    service_link_type: 1,
    trade_fee_type: 1,
  }),
  '/api/company/getCompanyStatus': () => ({ status: 0, type: 0, loss_url: '' }),
  '/api/company/getCompany': () => [],
  '/api/default/setting': () => ({ is_show_mobile: 0, is_show_captcha: 0 }),
};

function bars(query: URLSearchParams, count: number): unknown {
  const end = Number(query.get('end') ?? Math.floor(Date.now() / 1_000) + 1);
  return candlePage(Number(query.get('forex_id')), query.get('period') ?? '', end, count);
}

/** The answer of a call, in the envelope. */
export function answerCall(url: URL, feed: { market: TickMarket; settings: FeedSettings }): Envelope<unknown> {
  const call = CALLS[url.pathname];
  if (!call) return { code: REFUSED, msg: `The bench has no ${url.pathname}`, data: null };
  return { code: CODE_OK, msg: '', data: call(url.searchParams, feed) };
}
