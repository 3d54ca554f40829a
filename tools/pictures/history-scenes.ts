import type { Camera, Scenes } from './camera.ts';

const DEPOSIT = {
  Id: 9,
  Kind: 'deposit',
  Value: '1000.000000',
  Balance: '1234.561234',
  MemoTran: 'Deposit',
  CreatedAtTran: '2026-11-23T08:30:00.000Z',
};
const CHANGES = [
  DEPOSIT,
  { ...DEPOSIT, Id: 8, Kind: 'trade', Value: '-12.345678', Balance: '234.561234', MemoTran: 'Realised profit or loss' },
  { ...DEPOSIT, Id: 7, Kind: 'trade', Value: '-1.500000', Balance: '246.906912', MemoTran: 'Fee' },
  {
    ...DEPOSIT,
    Id: 6,
    Kind: 'withdrawal',
    Value: '-12500.000000',
    Balance: '248.406912',
    MemoTran: 'Withdrawal under review',
    CreatedAtTran: '2026-11-21T17:05:00.000Z',
  },
];

/** The account's history in its states. */
export const HISTORY: Scenes = {
  name: 'history',
  as: 'real',
  take: async (camera) => {
    await camera.hold('accountLog/forexChange');
    await camera.visit('history-loading', '/mine/history', 'main [role="status"]');
    await leave(camera);
    await camera.cut('accountLog/forexChange');
    await camera.visit('history-failed', '/mine/history', '[role="alert"]');
    await leave(camera);
    await camera.answer('accountLog/forexChange', { data: [], total: 0 });
    await camera.visit('history-empty', '/mine/history', 'main h2');
    await leave(camera);
    await camera.answer('accountLog/forexChange', { data: CHANGES, total: 40 });
    await camera.visit('history', '/mine/history', '[data-testid="balance-change"]');
    await camera.page.locator('select').nth(1).selectOption('days');
    await camera.page.locator('input[name="first-day"]').fill('2026-11-20');
    await camera.page.locator('input[name="last-day"]').fill('2026-11-10');
    await camera.take('history-days');
    await camera.page.locator('select').nth(1).selectOption('all');
    await camera.hold('accountLog/forexChange');
    await camera.tap('export');
    await camera.page.getByTestId('exporting').waitFor();
    await camera.take('history-export');
    await leave(camera);
    await camera.visit('wallet-menu', '/mine/wallet', '[data-testid="wallet-balance"]');
  },
};

/** To another screen, and the server answers for itself again. */
async function leave(camera: Camera): Promise<void> {
  await camera.go('/user');
  await camera.page.getByTestId('user-name').waitFor();
  await camera.free();
}
