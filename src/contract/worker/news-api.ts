/** The commands of articles. Part of `TradingApi`. */
import type { InferOutput } from 'valibot';
import type { articleSchema, newsSchema } from '../wire/profile.ts';
import type { Outcome } from './failure.ts';

/** Guides and announcements. */
export type NewsKind = 'guide' | 'announcement';

/** An article as it stands in a list. */
export interface NewsItem extends Readonly<InferOutput<typeof newsSchema>> {
  /** Whether it has been opened on this device. */
  readonly isRead: boolean;
}

/** A whole article; its content is HTML from outside. */
export type Article = Readonly<InferOutput<typeof articleSchema>>;

/** One page of articles. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** How many there are on all pages. */
  readonly total: number;
}

export interface NewsApi {
  /** Pages count from 1, newest first. */
  news(kind: NewsKind, page: number): Promise<Outcome<NewsPage>>;
  /** Opens an article, which is read from then on. */
  article(id: number): Promise<Outcome<Article>>;
  /** How many announcements of the first page have not been opened on this device. */
  unreadAnnouncements(): Promise<Outcome<number>>;
}
