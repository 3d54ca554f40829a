/** Keeps what the market list shows when the page goes out of sight, so that the next start shows it before the app runs. */
import type { EpochMs } from '../domain/candle.ts';
import { translator } from '../i18n/setup.ts';
import { ownRelease } from '../loading/release.ts';
import { categoryOf } from '../screens/market/category.ts';
import list from '../screens/market/MarketList.module.css';
import row from '../screens/market/MarketRow.module.css';
import badge from '../screens/shared/ConnectionBadge.module.css';
import { connectionWord } from '../screens/shared/connection-word.ts';
import { PREFERENCES_KEY } from '../state/kept-preferences.ts';
import type { Page } from '../state/page.ts';
import { attributesOf, copyOf, plainCopyOf, type CopyEdit, type ElementCopy } from '../ui/element-copy.ts';

/** Read, and built anew, by `public/kept-screen.js`. */
const KEY = 'pipframe.screen';
/** In no text. */
const HOLE = '\0';

export function keepScreen(page: Page): void {
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && showsLiveMarket(page)) keep();
  });
}

/** As a start shows it: from the first row on, with the tab bar, and with nothing in front. */
function showsLiveMarket(page: Page): boolean {
  const { state } = page;
  const isWhole = state.connection.peek().phase === 'open' && state.slices.catalogue.peek().source === 'live';
  const isFirst = categoryOf(page).chosen.peek() === 'all' && isAtFirstRow();
  return isWhole && isFirst && /^(#\/?)?$/.test(location.hash) && document.querySelector('[data-wide="true"]') === null;
}

/** Whether the list has its first row, by where rows are placed. */
function isAtFirstRow(): boolean {
  const scroller = document.getElementsByClassName(list['scroller'] ?? '').item(0);
  return [...(scroller?.querySelectorAll<HTMLElement>('[style]') ?? [])].some(
    ({ style }) => style.insetBlockStart === '0px',
  );
}

function keep(): void {
  const shell = document.getElementById('root')?.firstElementChild;
  if (!shell) return;
  const { lang, dir, dataset } = document.documentElement;
  try {
    const content = copyOf(shell, asKept());
    localStorage.setItem(KEY, JSON.stringify({ of: shownAs(), lang, dir, rise: dataset['rise'], content }));
  } catch {
    // A device that keeps nothing starts with the name of the app.
  }
}

/** What a start would show otherwise if it differed. */
function shownAs(): string {
  const { location, navigator, outerWidth } = window;
  const looks = localStorage.getItem(PREFERENCES_KEY);
  return [ownRelease(), location.search, outerWidth, navigator.languages, looks].join('\n');
}

/** Live prices become those of a certain time, while the connection is still to be made. */
function asKept(): CopyEdit {
  const edit: CopyEdit = (element) => {
    const { classList } = element;
    const has = (name: string | undefined): boolean => name !== undefined && classList.contains(name);
    if (has(badge['badge'])) return [badgeOf(element)];
    if (has(list['scroller'])) return [noteOf(Date.now()), plainCopyOf(element, edit)];
    if (has(row['price'])) return [plainCopyOf(element, edit, { 'data-stale': 'true', 'data-move': '' })];
    if (has(row['text']) && element.hasAttribute('data-tone'))
      return [plainCopyOf(element, edit, { 'data-tone': 'stale' })];
    return undefined;
  };
  return edit;
}

/** The time is written when it is shown: then it is known whether that is today. */
function noteOf(now: EpochMs): ElementCopy {
  const [before = '', after = ''] = translator()('market.asOf', { time: HOLE }).split(HOLE);
  return ['p', { class: list['note'] ?? '' }, before, ['bdi', { 'data-time': String(now) }], after];
}

function badgeOf(element: Element): ElementCopy {
  const word = connectionWord({ phase: 'connecting' }, translator());
  return [
    'span',
    { ...attributesOf(element), 'data-tone': 'trying' },
    ['span', { class: badge['dot'] ?? '' }],
    ['span', {}, word],
  ];
}
