import type { NewsText } from '../news-store.ts';

/** The articles that every new database begins with, by name. */
export type TradingGuide = 'pipAndLot' | 'leverage' | 'margin' | 'stopOut' | 'orderTypes' | 'stops' | 'fees';
export type AccountGuide = 'verification' | 'funds' | 'following' | 'safety';
export type Announcement = 'tradingHours' | 'welcome';
export type FirstGuide = TradingGuide | AccountGuide;
export type FirstArticle = FirstGuide | Announcement;

/** What some of them say in one language. */
export type Texts<Name extends FirstArticle> = Readonly<Record<Name, NewsText>>;
