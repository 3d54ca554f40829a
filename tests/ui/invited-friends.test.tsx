// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invitation, InvitationPage } from '../../src/contract/worker/invite-api.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { isolate } from '../../src/i18n/number-format.ts';
import { ok } from '../../src/lib/result.ts';
import { InviteScreen } from '../../src/screens/invite/InviteScreen.tsx';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const SUMS = { verified: 1, paid: decimal('25'), waiting: decimal('0'), offer: decimal('25.5') };
const NEW: Invitation = {
  id: 2,
  name: 'b•••@e•••.com',
  registeredAt: '2026-01-05T08:30:00.000Z',
  verifiedAt: '',
  reward: undefined,
};
const PAID: Invitation = {
  ...NEW,
  id: 1,
  name: 'ada',
  verifiedAt: '2026-01-06T08:30:00.000Z',
  reward: { status: 'finished', amount: decimal('25'), remark: '' },
};

const friendsOf = (items: readonly Invitation[], change: Partial<InvitationPage> = {}) =>
  ok({ items, total: items.length, sums: SUMS, ...change });
const list = (): HTMLElement => screen.getByTestId('invited-friends');
const rows = (): HTMLElement[] => screen.queryAllByTestId('invited-friend');

async function open(): Promise<Shown> {
  const shown = show(<InviteScreen />);
  await settle();
  return shown;
}

describe('those whom one has invited', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    becomeMember({ isDemo: false, email: 'jo@example.com', inviteCode: 'AB' });
  });

  it('are shown with when they came, when they were verified, and the reward', async () => {
    page.client.answer('invitations', friendsOf([NEW, PAID]));
    await open();
    expect(page.client.callsOf('invitations')).toEqual([[1]]);
    const [newest, oldest] = rows();
    expect(newest?.textContent).toMatch(/^b•••@e•••\.comRegistered .*2026.*Not verified yet$/);
    expect(oldest?.textContent).toMatch(/^adaRegistered .*Verified .*2026.*25\.00Paid$/);
    expect(list().textContent).toContain(`You get ${isolate('25.50')} for each friend`);
    expect(screen.getByTestId('rewards-paid').textContent).toBe('25.00');
    expect(screen.getByTestId('rewards-waiting').textContent).toBe('0.00');
  });

  it.each([
    ['pending', '', 'Under review'],
    ['rejected', 'The same household', 'Rejected'],
  ] as const)('have a reward that is %s, with what is said of it', async (status, remark, text) => {
    page.client.answer('invitations', friendsOf([{ ...PAID, reward: { status, amount: decimal('25'), remark } }]));
    await open();
    expect(screen.getByTestId('reward-status').textContent).toBe(text);
    expect(screen.queryByTestId('reward-remark')?.textContent ?? '').toBe(remark);
  });

  it('say nothing of rewards where there are none', async () => {
    const none = decimal('0');
    page.client.answer(
      'invitations',
      friendsOf([NEW], { sums: { verified: 0, paid: none, waiting: none, offer: none } }),
    );
    await open();
    expect(screen.queryByTestId('rewards-paid')).toBeNull();
    expect(list().textContent).not.toContain('You get');
  });

  it('are nobody at first, and the place says who will appear', async () => {
    page.client.answer('invitations', friendsOf([]));
    await open();
    expect(within(list()).getByText('Who registers with your link appears here.')).toBeDefined();
  });

  it('show the shape of what comes while they load', () => {
    page.client.leaveOpen('invitations');
    show(<InviteScreen />);
    expect(within(list()).getByRole('status')).toBeDefined();
    expect(screen.getByTestId('invite-link')).toBeDefined();
  });

  it('that could not be loaded are asked for again', async () => {
    page.client.answer('invitations', failure('network'));
    const { user } = await open();
    expect(screen.getByRole('alert').textContent).toContain('Your invitations could not be loaded');
    page.client.answer('invitations', friendsOf([PAID]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(rows()).toHaveLength(1);
  });

  it('are left out where the server keeps no list', async () => {
    page.client.answer('invitations', failure('refused', { message: 'No such call' }));
    await open();
    expect(screen.queryByTestId('invited-friends')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByTestId('invite-link')).toBeDefined();
  });

  it('go on over pages until all are there', async () => {
    page.client.answer('invitations', friendsOf([NEW], { total: 2 }));
    const { user } = await open();
    page.client.answer('invitations', friendsOf([PAID], { total: 2 }));
    await user.click(screen.getByTestId('more-friends'));
    await settle();
    expect(page.client.callsOf('invitations')).toEqual([[1], [2]]);
    expect(rows()).toHaveLength(2);
    expect(screen.queryByTestId('more-friends')).toBeNull();
  });

  it('are read again when a reward has been decided', async () => {
    page.client.answer('invitations', friendsOf([NEW]));
    await open();
    page.client.answer('invitations', friendsOf([PAID]));
    happen(() => {
      page.state.lastNotices.value = [{ kind: 'rewardReviewed', isPaid: true }];
    });
    await settle();
    expect(screen.getByTestId('reward-status').textContent).toBe('Paid');
  });
});
