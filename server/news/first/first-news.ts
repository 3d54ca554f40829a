import { LANGUAGES, type Language } from '../../catalogue/languages.ts';
import type { NewsCategory, NewsText } from '../news-store.ts';
import { ACCOUNT_GUIDES } from './account/account-guides.ts';
import { ANNOUNCEMENTS } from './announcements/announcements.ts';
import type { FirstArticle, FirstGuide, Texts } from './first-texts.ts';
import { TRADING_GUIDES } from './trading/trading-guides.ts';

/** In the order in which a beginner reads them. */
export const FIRST_GUIDES: readonly FirstGuide[] = [
  'pipAndLot',
  'leverage',
  'margin',
  'stopOut',
  'orderTypes',
  'stops',
  'fees',
  'verification',
  'funds',
  'following',
  'safety',
];

/** Oldest first, because a list begins with the newest of its category. */
export const FIRST_ARTICLES: ReadonlyArray<readonly [name: FirstArticle, category: NewsCategory]> = [
  ...FIRST_GUIDES.toReversed().map((name) => [name, 'guides'] as const),
  ['tradingHours', 'announcements'],
  ['welcome', 'announcements'],
];

/** What a first article says in a language. */
export function firstText(name: FirstArticle, language: Language): NewsText {
  return FIRST_TEXTS[language][name];
}

const FIRST_TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    { ...TRADING_GUIDES[language], ...ACCOUNT_GUIDES[language], ...ANNOUNCEMENTS[language] },
  ]),
) as Readonly<Record<Language, Texts<FirstArticle>>>;
