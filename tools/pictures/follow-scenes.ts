import type { Camera, Scenes } from './camera.ts';

const DAY = 86_400;
const BEGIN = 1_793_000_000;

const HOUSE = {
  user: 'Steady trend',
  code: 'K7QM2XRA',
  multiple: '1',
  three_week_rate: '4.20',
  three_week_win: '61.54',
  three_week_profit: '4201.15',
  total_rate: '18.42',
  total_trade_num: 128,
  followers: 1204,
  max_drawdown: '6.35',
  is_house: 1,
};
const LEADERS = [
  HOUSE,
  { ...HOUSE, user: 'Ada', code: 'A7QM2XRB', three_week_rate: '-2.75', total_rate: '3.10', is_house: 0, followers: 3 },
  { ...HOUSE, user: 'All or nothing', code: 'B7QM2XRC', three_week_rate: '38.90', max_drawdown: '71.20' },
];
const CURVE = Array.from({ length: 60 }, (_, day) => ({
  time: BEGIN + day * DAY,
  rate: (Math.sin(day / 7) * 3 + day / 4 - 2).toFixed(2),
}));
const MONTHS = [
  { month: '2026-09', rate: '5.10' },
  { month: '2026-10', rate: '-1.35' },
  { month: '2026-11', rate: '14.21' },
];
const HABITS = {
  months: MONTHS,
  open_risk: '14.20',
  instruments: [
    { code: 'EURUSD', trades: 41, profit: '3120.40' },
    { code: 'XAUUSD', trades: 12, profit: '-310.25' },
  ],
  holding_seconds: 14_520,
  followers_curve: Array.from({ length: 30 }, (_, day) => ({ time: BEGIN + day * DAY, followers: 900 + day * day })),
};
const PREVIEW = {
  copies: [
    { id: 1, code: 'EURUSD', type: 1, cont: '0.5' },
    { id: 2, code: 'XAUUSD', type: 2, cont: '0.02' },
    { id: 3, code: 'US500', type: 1 },
  ],
  margin: '1243.500000',
  free_margin: '1000.000000',
};
const TRADE = {
  Id: 31,
  ForexTradeLists: { Id: 1, Code: 'EURUSD', ShowCode: 'EUR/USD' },
  OrderType: 1,
  Quantity: '0.5',
  OriginPrice: '1.16520',
  Price: '1.16520',
  UpdatePrice: '1.16620',
  FactProfits: '50.000000',
  CautionMoney: '582.600000',
  TradeFee: '1.165200',
  TargetLossPrice: '0',
  TargetProfitPrice: '0',
  CreateTimeHandler: '2026-11-21T17:05:00.000Z',
  multiple: 100,
  status: 3,
  close_reason: 'user',
};
const FOLLOWING = {
  id: 1,
  code: HOUSE.code,
  user: HOUSE.user,
  mode: 'equity',
  multiple: '0.5',
  max_cont: '0.5',
  stop_loss: '250',
  status: 1,
  profit: '125.430000',
  created_at: '2026-11-20T08:30:00.000Z',
  end_reason: '',
  skipped: [{ position: 1024, reason: 'insufficientFunds', created_at: '2026-11-21T08:30:00.000Z' }],
};

/** Traders, their ranking, one in detail, and whom one follows. */
export const FOLLOW: Scenes = {
  name: 'follow',
  as: 'real',
  take: async (camera) => {
    await camera.hold('follow/list');
    await camera.visit('rank-loading', '/rank', 'main [role="status"]');
    await leave(camera);
    await camera.cut('follow/list');
    await camera.visit('rank-failed', '/rank', '[role="alert"]');
    await leave(camera);
    await camera.answer('follow/list', []);
    await camera.visit('rank-empty', '/rank', 'main h2');
    await leave(camera);
    await camera.answer('follow/list', LEADERS);
    await camera.visit('rank', '/rank', '[data-testid="leader-card"]');
    await camera.visit('ranking', '/ranking', '[data-testid="ranked"]');
    await camera.answer('follow/detail', { ...HOUSE, curve: CURVE, ...HABITS });
    await camera.answer('follow/preview', PREVIEW);
    await camera.answer('follow/trades', { data: [TRADE], total: 1 });
    await camera.visit('leader', `/rank/trader?code=${HOUSE.code}`, '[data-testid="follow"]');
    await camera.page.getByTestId('instruments').scrollIntoViewIfNeeded();
    await camera.take('leader-habits');
    await camera.tap('follow');
    await camera.page.getByTestId('confirm-follow').waitFor();
    await camera.page.getByTestId('follow-preview').waitFor();
    await camera.take('follow-sheet');
    await camera.page.getByTestId('confirm-follow').scrollIntoViewIfNeeded();
    await camera.take('follow-preview');
    await leave(camera);
    await camera.answer('follow/mine', [
      FOLLOWING,
      { ...FOLLOWING, id: 2, status: 3, end_reason: 'loss', skipped: [] },
    ]);
    await camera.visit('followings', '/rank/following', '[data-testid="following-card"]');
    await camera.page.getByTestId('end-following').first().tap();
    await camera.page.getByTestId('end-and-close').waitFor();
    await camera.take('end-following');
  },
};

/** To another screen, and the server answers for itself again. */
async function leave(camera: Camera): Promise<void> {
  await camera.go('/user');
  await camera.page.getByTestId('user-name').waitFor();
  await camera.free();
}
