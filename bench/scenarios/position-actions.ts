/** What a user with open positions looks at. */
import type { Phone } from '../profile/phone.ts';
import type { Action } from './action-run.ts';
import { sleep } from './bench-job.ts';

export const POSITIONS = 'positions-200';

const COUNT = 200;

/** Logs in to the demo account and stays on its list of open positions. */
async function openPositions({ page }: Phone): Promise<void> {
  await page.tapOn('[data-testid="open-demo"]');
  await page.waitFor('[data-testid="order-row"]', { count: 6 });
}

async function watch(_: Phone, ms: number): Promise<undefined> {
  await sleep(ms);
}

export function positionActions(): Action[] {
  return [
    {
      name: POSITIONS,
      title: '200 open positions with live profit',
      speed: 'reference',
      feed: { positions: COUNT },
      route: '#/login?from=%2Forder',
      prepare: openPositions,
      act: watch,
    },
  ];
}
