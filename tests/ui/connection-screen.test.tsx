// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { ConnectionScreen } from '../../src/screens/connection/ConnectionScreen.tsx';
import { dataSaverOf } from '../../src/state/data-saver.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { happen, settle, show, speak } from '../support/page/screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  freshPage();
  await speak('en');
});

const REPORT = {
  history: [
    { at: 0, phase: 'open', reason: undefined },
    { at: 1_000, phase: 'waiting', reason: 'silent' },
    { at: 2_000, phase: 'waiting', reason: 1006 },
  ],
  latencies: [40, 44],
  counters: { received: 10, dropped: 2, opened: 3, lost: 7, receivedBytes: 5_000, sentBytes: 70 },
  callBytes: 0,
  traffic: { minute: 1_500, hour: 20_000, today: 3_000_000 },
  topics: 4,
  limitedTo: undefined,
  unanswered: 1,
  durable: false,
};

const second = (): void => happen(() => (page.state.clock.value += 1_000));

it('shows what the worker tells, and asks again each second', async () => {
  page.client.answer('lineReport', ok(REPORT));
  show(<ConnectionScreen />);
  await settle();
  expect(screen.getByTestId('line-facts').textContent).toContain('Slowest44 ms');
  expect(screen.getByTestId('data-used').textContent).toMatch(/Last minute1.5 kB.*3 MB/);
  expect(screen.getByTestId('line-history').textContent).toMatch(
    /Reconnecting.*Closed \(1006\).*Stopped answering.*Live/s,
  );
  expect(screen.getByTestId('app-facts').textContent).toContain('Storage usedRAM');
  const asked = page.client.callsOf('lineReport').length;
  second();
  await settle();
  expect(page.client.callsOf('lineReport')).toHaveLength(asked + 1);
});

it('asks a slow worker one question at a time', async () => {
  const answer = page.client.leaveOpen('lineReport');
  show(<ConnectionScreen />);
  second();
  second();
  expect(page.client.callsOf('lineReport')).toHaveLength(1);
  answer(ok(REPORT));
  await settle();
  second();
  expect(page.client.callsOf('lineReport')).toHaveLength(2);
});

it('shows what the page itself knows while the worker is silent', async () => {
  page.client.answer('lineReport', ok(REPORT));
  show(<ConnectionScreen />);
  await settle();
  happen(() => (page.state.worker.status.value = { phase: 'silent', since: 0 }));
  expect(screen.getByTestId('line-facts').textContent).toMatch(/Not responding.*Slowest--/);
  expect(screen.getByTestId('app-facts').textContent).toContain('Version');
});

it('tells each worker whether to save data, and keeps the choice', async () => {
  page.client.answer('lineReport', ok(REPORT));
  const { user } = show(<ConnectionScreen />);
  await user.click(screen.getByText('On'));
  expect(page.client.tell).toHaveBeenLastCalledWith('setDataSaver', true);
  page.client.tell.mockClear();
  page.client.restart();
  expect(page.client.tell).toHaveBeenCalledWith('setDataSaver', true);
  freshPage();
  expect(dataSaverOf(page).choice.peek()).toBe('on');
});
