// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leader, LeaderDetail } from '../../src/contract/worker/follow-api.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { FollowingsScreen } from '../../src/screens/rank/FollowingsScreen.tsx';
import { LeaderScreen } from '../../src/screens/rank/LeaderScreen.tsx';
import { RankingScreen } from '../../src/screens/rank/RankingScreen.tsx';
import { RankScreen } from '../../src/screens/rank/RankScreen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { following, leader, leaderDetail, UNKNOWN } from '../support/page/leaders.ts';
import { settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

const RISK = 'Past results promise nothing. You can lose money by copying others.';
const DRAWDOWN = 'Largest drop from a peak';
const RETURN = 'Return, 3 weeks';
const ALL = 'All the time';

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember();
});

/** The names of a list of figures, in their order. */
const namesIn = (list: Element | null | undefined): (string | null)[] =>
  Array.from(list?.querySelectorAll('dt') ?? [], ({ textContent }) => textContent);

describe('the ranking', () => {
  const figures = (rate: string, total: string, win: string, profit: string): Partial<Leader> => ({
    threeWeekRate: decimal(rate),
    totalRate: decimal(total),
    threeWeekWin: decimal(win),
    threeWeekProfit: decimal(profit),
  });
  // Each is first by other figures, so that no order passes for another.
  const LEADERS = [
    leader('Ada', { ...figures('9.5', '1', '50', '-3'), maxDrawdown: decimal('40'), trades: 90, followers: 2 }),
    leader('Bo', { ...figures('-2', '80', '70', '12.5'), maxDrawdown: decimal('30'), trades: 100, followers: 1 }),
    leader('Cy', { ...figures('3', '2', '60', '900'), maxDrawdown: decimal('2.5'), trades: 8, followers: 33 }),
    leader('Di', UNKNOWN),
  ];
  const rows = (): HTMLElement[] => screen.queryAllByTestId('ranked');
  const order = (): (string | undefined)[] =>
    rows().map((row) => within(row).getByText(/^(Ada|Bo|Cy|Di)$/).textContent);
  const valueOf = (name: string): string | null | undefined =>
    rows().find((row) => within(row).queryByText(name))?.lastElementChild?.textContent;

  async function open(leaders: readonly Leader[] = LEADERS): Promise<Shown> {
    page.client.answer('leaders', ok(leaders));
    const shown = show(<RankingScreen />);
    await settle();
    return shown;
  }

  it('begins with the return of three weeks', async () => {
    await open();
    expect(order()).toEqual(['Ada', 'Cy', 'Bo', 'Di']);
    expect(screen.getByRole('button', { name: RETURN, pressed: true })).toBeDefined();
  });

  it.each([
    ['3 weeks', RETURN, ['Ada', 'Cy', 'Bo', 'Di'], '+9.50 %'],
    ['3 weeks', 'Winning trades, 3 weeks', ['Bo', 'Cy', 'Ada', 'Di'], '50.00 %'],
    ['3 weeks', 'Profit, 3 weeks', ['Cy', 'Bo', 'Ada', 'Di'], '−3.00'],
    [ALL, 'Total return', ['Bo', 'Cy', 'Ada', 'Di'], '+1.00 %'],
    [ALL, DRAWDOWN, ['Cy', 'Bo', 'Ada', 'Di'], '40.00 %'],
    [ALL, 'Trades', ['Bo', 'Ada', 'Cy', 'Di'], '90'],
    [ALL, 'Followers', ['Cy', 'Ada', 'Bo', 'Di'], '2'],
  ])('of %s, by “%s”, puts the best first, and last who has no such figure', async (period, name, expected, ofAda) => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: ALL }));
    await user.click(screen.getByRole('button', { name: 'Followers' }));
    await user.click(screen.getByRole('radio', { name: period }));
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([name]);
    expect(order()).toEqual(expected);
    expect(valueOf('Ada')?.replace('\u00a0', ' ')).toBe(ofAda);
    expect(valueOf('Di')).toBe('--');
  });

  it('of another time begins with the return of it, and has the figures of that time alone', async () => {
    const { user } = await open();
    const names = (): (string | null)[] =>
      within(screen.getByRole('group', { name: 'Sort by' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual([RETURN, 'Winning trades, 3 weeks', 'Profit, 3 weeks']);
    await user.click(screen.getByRole('radio', { name: ALL }));
    expect(order()).toEqual(['Bo', 'Cy', 'Ada', 'Di']);
    expect(names()).toEqual(['Total return', DRAWDOWN, 'Trades', 'Followers']);
  });

  it('is searched by name and code, keeps its order, and is whole again without a word', async () => {
    const { user } = await open();
    const box = screen.getByRole('searchbox', { name: 'Find a trader' });
    await user.type(box, 'codeb');
    expect(order()).toEqual(['Bo']);
    await user.clear(box);
    expect(order()).toEqual(['Ada', 'Cy', 'Bo', 'Di']);
  });

  it('says that nothing was found, which is not that there is nobody', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(rows()).toEqual([]);
    expect(screen.getByText('Nothing found')).toBeDefined();
    expect(screen.queryByText('No traders to show')).toBeNull();
  });

  it('says that there is nobody', async () => {
    await open([]);
    expect(screen.getByText('No traders to show')).toBeDefined();
  });

  it('that did not come can be asked for again', async () => {
    page.client.answer('leaders', failure('network'));
    const { user } = show(<RankingScreen />);
    await settle();
    page.client.answer('leaders', ok(LEADERS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(order()).toHaveLength(4);
  });
});

describe('the traders whom one can follow', () => {
  async function card(change: Partial<Leader>): Promise<HTMLElement> {
    page.client.answer('leaders', ok([leader('Ada', change)]));
    show(<RankScreen />);
    await settle();
    return screen.getByTestId('leader-card');
  }

  it('stand below a warning, risk before return where much was lost once', async () => {
    const names = namesIn(await card({ maxDrawdown: decimal('20') }));
    expect(screen.getByText(RISK)).toBeDefined();
    expect(names.indexOf(DRAWDOWN)).toBe(0);
    expect(names.indexOf(RETURN)).toBe(1);
  });

  it('have their return first where little was lost', async () => {
    const names = namesIn(await card({ maxDrawdown: decimal('19.99') }));
    expect(names.indexOf(RETURN)).toBe(0);
    expect(names.indexOf(DRAWDOWN)).toBeGreaterThan(0);
  });

  it('of whom nothing is known have no figure that looks like one', async () => {
    const values = Array.from((await card(UNKNOWN)).querySelectorAll('dd'), ({ textContent }) => textContent);
    expect(values).toEqual(values.map(() => '--'));
    expect(values).toHaveLength(4);
  });

  it('are nobody at first', async () => {
    page.client.answer('leaders', ok([]));
    show(<RankScreen />);
    await settle();
    expect(screen.getByText('No traders to show')).toBeDefined();
  });
});

describe('a trader', () => {
  async function open(change: Partial<LeaderDetail> = {}): Promise<Shown> {
    page.client.answer('leader', ok(leaderDetail('Ada', change)));
    page.client.answer('leaderTrades', ok({ items: [], total: 0 }));
    const shown = show(<LeaderScreen />, '/rank/trader?code=CODEADA');
    await settle();
    return shown;
  }
  const figures = (): Element | null => screen.getByTestId('leader-screen').querySelector('dl');

  it('is shown with a warning, before any figure', async () => {
    await open();
    expect(page.client.callsOf('leader')).toEqual([['CODEADA']]);
    const place = screen.getByText(RISK).compareDocumentPosition(figures() as Node);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('who once lost much has that first, marked, before every return', async () => {
    await open({ maxDrawdown: decimal('20') });
    expect(namesIn(figures()).slice(0, 3)).toEqual([DRAWDOWN, RETURN, 'Total return']);
    expect(namesIn(figures()).filter((name) => name === DRAWDOWN)).toHaveLength(1);
    expect(figures()?.querySelector('[data-tone="warn"]')?.previousElementSibling?.textContent).toBe(DRAWDOWN);
  });

  it('who lost little has it behind, unmarked', async () => {
    await open({ maxDrawdown: decimal('19.99') });
    expect(namesIn(figures())[0]).toBe(RETURN);
    expect(namesIn(figures()).filter((name) => name === DRAWDOWN)).toHaveLength(1);
    expect(figures()?.querySelector('[data-tone="warn"]')).toBeNull();
  });

  it('of whom the server tells nothing has `--` for every figure', async () => {
    await open({ ...UNKNOWN, openRisk: undefined });
    const values = Array.from(figures()?.querySelectorAll('dd') ?? [], ({ textContent }) => textContent);
    expect(values).toEqual(Array.from({ length: 8 }, () => '--'));
  });

  it('whom nobody ever followed has no curve of followers', async () => {
    const days = (...counts: number[]) => counts.map((value, day) => ({ time: day * 86_400, value }));
    const { unmount } = await open({ followersCurve: days(0, 0, 0) });
    expect(screen.queryByRole('figure')).toBeNull();
    unmount();
    await open({ followersCurve: days(0, 2, 1) });
    expect(screen.getByRole('figure').textContent).toBe('Followers02');
  });

  it('whose closed trades do not come is shown all the same, and they can be asked for again', async () => {
    page.client.answer('leader', ok(leaderDetail('Ada')));
    page.client.answer('leaderTrades', failure('timeout'));
    const { user } = show(<LeaderScreen />, '/rank/trader?code=CODEADA');
    await settle();
    expect(screen.getByText(RISK)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('The server took too long to answer.');
    page.client.answer('leaderTrades', ok({ items: [], total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Nothing closed yet')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a server that keeps no trades of others has none, and no failure', async () => {
    page.client.answer('leader', ok(leaderDetail('Ada')));
    page.client.answer('leaderTrades', failure('refused'));
    show(<LeaderScreen />, '/rank/trader?code=CODEADA');
    await settle();
    expect(screen.queryByText('Closed trades')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('whom one follows', () => {
  it('has what it has brought, by its sign, and `--` where that is not known', async () => {
    const known = [following(4, { profit: decimal('98.271') }), following(3, { profit: decimal('-250.1') })];
    page.client.answer('followings', ok([...known, following(2), following(1, { profit: undefined })]));
    page.client.answer('ownLeader', failure('refused'));
    show(<FollowingsScreen />);
    await settle();
    const results = screen.getAllByTestId('following-card').map((card) => {
      const name = within(card).getByText('Result after fees');
      return name.parentElement?.querySelector('dd')?.firstElementChild;
    });
    expect(results.map((result) => result?.textContent)).toEqual(['+98.27', '−250.10', '0.00', '--']);
    expect(results.map((result) => result?.className)).toEqual(['number rise', 'number fall', 'number', 'number']);
  });
});
