import type { NewsCategory, NewsText } from './news-store.ts';

/** An article that every new database begins with. */
export interface FirstArticle {
  readonly category: NewsCategory;
  readonly en: NewsText;
  readonly hk: NewsText;
}
