// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { NewsItem } from '../../src/contract/worker/news-api.ts';
import { ok } from '../../src/lib/result.ts';
import { ArticleScreen } from '../../src/screens/news/ArticleScreen.tsx';
import { AnnouncementScreen, NewsScreen } from '../../src/screens/news/NewsScreens.tsx';
import { HelpRows } from '../../src/screens/user/UserRows.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

const item = (id: number, change: Partial<NewsItem> = {}): NewsItem => ({
  id,
  title: `No ${id}`,
  desc: '',
  logo: '',
  created_at: '',
  isRead: true,
  ...change,
});
const pageOf = (ids: readonly number[], total = ids.length) => ok({ items: ids.map((id) => item(id)), total });
const titles = (): (string | null)[] => screen.queryAllByTestId('news-row').map(({ textContent }) => textContent);
const pagesAsked = (): unknown[] => page.client.callsOf('news').map(([, number]) => number);
const busy = (): boolean => screen.queryByTestId('refreshing')?.getAttribute('data-busy') === 'true';

/** A finger on the list: it is set down, moves down by so many px, and is lifted. */
async function pull(px: number, across = 0): Promise<void> {
  const row = screen.getAllByTestId('news-row')[0] ?? document.body;
  const touch = (type: string, x: number, y: number): void => {
    row.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: [{ clientX: x, clientY: y }] }));
  };
  happen(() => touch('touchstart', 0, 0));
  happen(() => touch('touchmove', across, px));
  happen(() => touch('touchend', across, px));
  await settle();
}

beforeAll(() => speak('en'));
beforeEach(() => {
  freshPage();
  becomeMember();
});

describe.each([
  ['announcements', 'announcement', AnnouncementScreen],
  ['guides', 'guide', NewsScreen],
] as const)('%s', (_, kind, Screen) => {
  async function open(ids: readonly number[], total?: number): Promise<Shown> {
    page.client.answer('news', pageOf(ids, total));
    const shown = show(<Screen />);
    await settle();
    return shown;
  }

  it('are read anew by a pull; meanwhile they stay, with a sign that they are being read', async () => {
    await open([2, 1]);
    const answer = page.client.leaveOpen('news');
    await pull(80);
    expect(page.client.callsOf('news')).toEqual([
      [kind, 1],
      [kind, 1],
    ]);
    expect(titles()).toEqual(['No 2', 'No 1']);
    expect(busy()).toBe(true);
    answer(pageOf([3, 2, 1]));
    await settle();
    expect(titles()).toEqual(['No 3', 'No 2', 'No 1']);
    expect(screen.queryByTestId('refreshing')).toBeNull();
  });

  it.each([
    ['too short', 40, 0],
    ['to the side', 80, 120],
    ['up', -80, 0],
  ])('are not read anew by a movement that is %s', async (_name, down, across) => {
    await open([2, 1]);
    await pull(down, across);
    expect(pagesAsked()).toEqual([1]);
  });

  it('are asked for once by a pull while one is on its way', async () => {
    await open([2, 1]);
    const answer = page.client.leaveOpen('news');
    await pull(80);
    await pull(80);
    expect(pagesAsked()).toEqual([1, 1]);
    answer(pageOf([3]));
    await settle();
    await pull(80);
    expect(pagesAsked()).toEqual([1, 1, 1]);
  });

  it('stay where a pull brings nothing, which is told above them and can be tried again', async () => {
    const { user } = await open([2, 1], 3);
    page.client.answer('news', failure('network'));
    await pull(80);
    expect(titles()).toEqual(['No 2', 'No 1']);
    const told = screen.getByRole('alert');
    expect(told.textContent).toBe('The server could not be reached. Check your connection.');
    const [firstRow] = screen.getAllByTestId('news-row');
    expect(told.compareDocumentPosition(firstRow as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    page.client.answer('news', pageOf([3, 2, 1]));
    await user.click(screen.getByTestId('read-anew'));
    // The first page again, and not the one that would be next.
    expect(pagesAsked()).toEqual([1, 1, 1]);
    expect(titles()).toEqual(['No 3', 'No 2', 'No 1']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that a pull did not bring are asked for when the connection is back', async () => {
    await open([2, 1]);
    page.client.answer('news', failure('network'));
    await pull(80);
    page.client.answer('news', pageOf([3, 2, 1]));
    happen(() => (page.state.slices.connection.value = { phase: 'open', latencyMs: undefined }));
    await settle();
    expect(titles()).toEqual(['No 3', 'No 2', 'No 1']);
  });

  it('go on after a pull that brought nothing, too', async () => {
    const { user } = await open([3, 2], 3);
    page.client.answer('news', failure('network'));
    await pull(80);
    page.client.answer('news', pageOf([1], 3));
    await user.click(screen.getByTestId('more-news'));
    expect(pagesAsked()).toEqual([1, 1, 2]);
    expect(titles()).toEqual(['No 3', 'No 2', 'No 1']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('end when as many are there as there are', async () => {
    const { user } = await open([3, 2], 4);
    page.client.answer('news', pageOf([1], 4));
    await user.click(screen.getByTestId('more-news'));
    page.client.answer('news', pageOf([0], 4));
    await user.click(screen.getByTestId('more-news'));
    expect(pagesAsked()).toEqual([1, 2, 3]);
    expect(screen.queryByTestId('more-news')).toBeNull();
  });

  it('are the newest alone when a pull overtakes a page that is on its way', async () => {
    await open([3, 2], 4);
    const late = page.client.leaveOpen('news');
    happen(() => screen.getByTestId('more-news').click());
    page.client.answer('news', pageOf([4, 3], 5));
    await pull(80);
    late(pageOf([1, 0], 4));
    await settle();
    expect(titles()).toEqual(['No 4', 'No 3']);
  });
});

describe('what has not been opened', () => {
  it('is marked in the list of announcements, and in that alone', async () => {
    page.client.answer('news', ok({ items: [item(2, { isRead: false }), item(1)], total: 2 }));
    const { unmount } = show(<AnnouncementScreen />);
    await settle();
    const marked = (): boolean[] =>
      screen.getAllByTestId('news-row').map((row) => within(row).queryByText('Unread') !== null);
    expect(marked()).toEqual([true, false]);
    unmount();
    show(<NewsScreen />);
    await settle();
    expect(marked()).toEqual([false, false]);
  });

  it('is counted at the entry in the menu, where nothing stands when all is read', async () => {
    page.client.answer('unreadAnnouncements', ok(3));
    const { unmount } = show(<HelpRows />);
    await settle();
    expect(screen.getByRole('img', { name: 'Unread: 3' }).textContent).toBe('3');
    expect(screen.getByTestId('news-unread')).toBeDefined();
    unmount();
    page.client.answer('unreadAnnouncements', ok(0));
    show(<HelpRows />);
    await settle();
    expect(screen.queryByTestId('news-unread')).toBeNull();
  });

  it('is not made up where the count does not come', async () => {
    page.client.answer('unreadAnnouncements', failure('network'));
    show(<HelpRows />);
    await settle();
    expect(screen.queryByTestId('news-unread')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an article', () => {
  const ARTICLE = { id: 7, title: 'Hours', desc: '', logo: '', created_at: '', content: '<p>Open</p>' };
  const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);

  async function open(): Promise<Shown> {
    page.client.answer('article', ok(ARTICLE));
    const shown = show(<ArticleScreen />, '/news/detail?id=7');
    await settle();
    return shown;
  }

  it('has no button to share it where the device has no sheet for that', async () => {
    expect('share' in navigator).toBe(false);
    await open();
    expect(screen.getByTestId('article').textContent).toBe('Open');
    expect(screen.queryByTestId('share-article')).toBeNull();
  });

  it.each([
    ['opens', undefined, []],
    ['is closed by the user, which is no failure,', new DOMException('Share canceled', 'AbortError'), []],
    ['does not open', new DOMException('Permission denied', 'NotAllowedError'), ['Copied.']],
  ])('whose sheet %s is copied only where nothing else happened', async (_, error, toasts) => {
    const share = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await open();
    await user.click(screen.getByTestId('share-article'));
    await settle();
    expect(share.mock.calls).toEqual([[{ title: 'Hours', url: location.href }]]);
    expect(toastTexts()).toEqual(toasts);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
