import type { Camera, Scenes } from './camera.ts';

const COIN = {
  id: 1,
  currency_code: 'USDT',
  protocol_code: 'TRC20',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  confirmations: 20,
  usd_price: '1',
  min_amount: '10',
  max_amount: '50000',
};
const BANK = {
  id: 8,
  currency: 'EUR',
  bank_name: 'Example Bank of Northern Europe',
  bank_address: '1 Example Street, 10115 Berlin, Germany',
  swift: 'DEUTDEFF',
  payee: 'Pipframe Ltd',
  payee_account: 'DE89370400440532013000',
  remark: 'UID of your account',
  usd_price: '0.92',
};
const RECORD = {
  id: 9,
  number: '250.500000',
  type: 0,
  currency_code: 'USDT',
  status: 0,
  created_at: '2026-11-23T08:30:00.000Z',
  remark: '',
};
const RECORDS = [
  RECORD,
  { ...RECORD, id: 8, status: 2, remark: 'The amount in the picture cannot be read.' },
  { ...RECORD, id: 7, status: 1 },
  { ...RECORD, id: 6, status: 3 },
];
const WAITING = { waiting: 5, most_waiting: 5 };
const LIMITS = { available: '0', reserved: '0', deposit: WAITING, withdraw: WAITING, restrictions: [] };

/** Deposits in their states. */
export const DEPOSIT: Scenes = {
  name: 'deposit',
  as: 'real',
  take: async (camera) => {
    await takeStates(camera);
    await takeCoin(camera);
    await takeBank(camera);
  },
};

async function takeStates(camera: Camera): Promise<void> {
  await camera.hold('quickCharge/info');
  await camera.visit('deposit-loading', '/mine/charge', 'main [role="status"]');
  await leave(camera);
  await camera.cut('quickCharge/info');
  await camera.visit('deposit-failed', '/mine/charge', '[role="alert"]');
  await leave(camera);
  await camera.answer('quickCharge/info', { coins: [], banks: [] });
  await camera.visit('deposit-none', '/mine/charge', 'main h2');
  await leave(camera);
}

async function takeCoin(camera: Camera): Promise<void> {
  await camera.answer('quickCharge/info', { coins: [COIN], banks: [BANK] });
  await camera.answer('quickCharge/quick_ist', { data: RECORDS, total: 30 });
  await camera.visit('deposit-coin', '/mine/charge', '[data-testid="qr"]');
  await camera.page.getByTestId('deposit-amount').fill('5');
  await camera.tap('submit');
  await camera.page.getByTestId('picture').scrollIntoViewIfNeeded();
  await camera.take('deposit-faults');
  await camera.page.getByTestId('deposit-record').last().scrollIntoViewIfNeeded();
  await camera.take('deposit-records');
  await leave(camera);
}

async function takeBank(camera: Camera): Promise<void> {
  await camera.answer('quickCharge/info', { coins: [COIN], banks: [BANK] });
  await camera.answer('account/fund_limits', LIMITS);
  await camera.go('/mine/charge');
  await camera.page.locator('[data-value="bank"]').click();
  await camera.take('deposit-waiting');
  await camera.page.locator('select').selectOption({ index: 1 });
  await camera.page.getByTestId('pay-method').scrollIntoViewIfNeeded();
  await camera.take('deposit-bank');
  await leave(camera);
}

/** To another screen, and the server answers for itself again. */
async function leave(camera: Camera): Promise<void> {
  await camera.go('/user');
  await camera.page.getByTestId('user-name').waitFor();
  await camera.free();
}
