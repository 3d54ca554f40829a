import type { NewsText } from '../news-store.ts';

/** The articles that every new database begins with, by name. */
export type FirstArticle = 'orderTypes' | 'stops' | 'margin' | 'tradingHours' | 'welcome';

/** What they say in one language. */
export type FirstTexts = Readonly<Record<FirstArticle, NewsText>>;
