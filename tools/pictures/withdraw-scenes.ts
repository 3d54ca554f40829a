import type { Camera, Scenes } from './camera.ts';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const XRP_ADDRESS = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
const TETHER = {
  id: 1,
  code: 'USDT',
  protocol: 'TRC20',
  draw_rate: '1',
  fee_type: 1,
  usd_price: '1',
  min_amount: '10',
  max_amount: '10000',
};
const COIN = { id: 7, dc_address: ADDRESS, draw_currency: { id: 1, code: 'USDT', protocol: 'TRC20' } };
const BANK = {
  id: 8,
  bank_name: 'Example Bank',
  bank_swift: 'DEUTDEFF',
  payee_name: 'María Fernández',
  payee_account: 'DE89370400440532013000',
  draw_currency: { id: 4, code: 'EUR', protocol: '' },
};
const WAITING = { waiting: 5, most_waiting: 5 };
const LIMITS = {
  available: '1234.56',
  reserved: '100.000000',
  deposit: WAITING,
  withdraw: WAITING,
  restrictions: [
    { reason: 'unverified', max_amount: '1000.000000' },
    { reason: 'password_changed', max_amount: '0', until: '2026-11-24T08:30:00.000Z' },
  ],
};
const RECORD = {
  id: 5,
  number: '100.000000',
  real_number: '99.00',
  fee: '1.000000',
  status_name: 'Under review',
  created_at: '2026-11-23T08:30:00.000Z',
  type: 1,
  address: ADDRESS,
  notes: '',
  draw_currency: { code: 'USDT', protocol: 'TRC20' },
  status: 0,
};
const RECORDS = [
  RECORD,
  { ...RECORD, id: 4, status: 2, status_name: 'Rejected', notes: 'The name of the account differs from yours.' },
  { ...RECORD, id: 3, status: 1, status_name: 'Completed' },
  { ...RECORD, id: 2, status: 3, status_name: 'No longer valid' },
];

/** Withdrawals and their methods, in their states. */
export const WITHDRAW: Scenes = {
  name: 'withdraw',
  as: 'real',
  take: async (camera) => {
    await takeForm(camera);
    await takeMethods(camera);
    await takeLists(camera);
  },
};

async function takeForm(camera: Camera): Promise<void> {
  await camera.hold('account/draw_symbol_list');
  await camera.visit('withdraw-loading', '/mine/withdraw', 'main [role="status"]');
  await leave(camera);
  await camera.cut('account/draw_symbol_list');
  await camera.visit('withdraw-failed', '/mine/withdraw', '[role="alert"]');
  await leave(camera);
  await camera.visit('withdraw-not-bound', '/mine/withdraw', '[data-testid="not-bound"]');
  await leave(camera);
  await camera.answer('wallet/get_draw_method', [COIN]);
  await camera.answer('account/fund_limits', LIMITS);
  await camera.answer('account/draw_symbol_list', [TETHER]);
  await camera.answer('account/draw_list', { data: RECORDS, total: 30 });
  await camera.answer('wallet/getBalance', { balance: '1234.56' });
  await camera.page.reload();
  await camera.visit('withdraw', '/mine/withdraw', '[data-testid="withdraw-record"]');
  await camera.tap('submit');
  await camera.page.getByTestId('withdraw-amount').scrollIntoViewIfNeeded();
  await camera.take('withdraw-faults');
  await camera.page.getByTestId('withdraw-amount').fill('100');
  await camera.page.getByTestId('fund-records').scrollIntoViewIfNeeded();
  await camera.take('fund-records');
  await camera.answer('account/fund_limits', { ...LIMITS, restrictions: [] });
  await camera.page.reload();
  await camera.page.getByTestId('withdraw-amount').fill('100');
  await camera.tap('submit');
  await camera.page.getByTestId('ask-withdrawal').waitFor();
  await camera.take('withdraw-confirm');
  await camera.page.goBack();
  await leave(camera);
}

async function takeMethods(camera: Camera): Promise<void> {
  await camera.visit('method-coin', '/mine/withdraw-way?type=1', '[data-testid="method-address"]');
  await camera.page.getByTestId('method-address').fill(`${ADDRESS.slice(0, -1)}s`);
  await camera.page.getByTestId('method-address').blur();
  await camera.take('method-coin-fault');
  await camera.page.getByTestId('method-address').fill(ADDRESS);
  await camera.take('method-coin-valid');
  await leave(camera);
  await camera.answer('account/draw_symbol_list', [{ ...TETHER, code: 'XRP', protocol: 'XRPL' }]);
  await camera.go('/mine/withdraw-way?type=1');
  await camera.page.getByTestId('method-address').fill(XRP_ADDRESS);
  await camera.tap('submit');
  await camera.page.getByTestId('address-right').waitFor();
  await camera.take('method-second-look');
  await camera.page.goBack();
  await leave(camera);
  await camera.visit('method-bank', '/mine/withdraw-way?type=2', 'input[name="swift"]');
  await camera.fill('account', 'DE89370400440532013001');
  await camera.fill('swift', 'DEUTDEF');
  await camera.tap('submit');
  await camera.take('method-bank-faults');
  await leave(camera);
}

async function takeLists(camera: Camera): Promise<void> {
  await camera.visit('methods-empty', '/mine/coin-address-list', 'main h2');
  await leave(camera);
  await camera.answer('wallet/get_draw_method', [COIN, { ...COIN, id: 9, in_use: 1 }]);
  await camera.visit('methods-coin', '/mine/coin-address-list', '[data-testid="bound-method"]');
  await camera.tap('delete-method');
  await camera.take('methods-delete');
  await camera.page.goBack();
  await leave(camera);
  await camera.answer('wallet/get_draw_method', [BANK]);
  await camera.visit('methods-bank', '/mine/bank-card-list', '[data-testid="bound-method"]');
  await leave(camera);
}

/** To another screen, and the server answers for itself again. */
async function leave(camera: Camera): Promise<void> {
  await camera.go('/user');
  await camera.page.getByTestId('user-name').waitFor();
  await camera.free();
}
