import type { Article } from '../news/news-store.ts';

/** A row of `news/list`. */
export interface ArticleRow {
  readonly id: number;
  readonly title: string;
  readonly desc: string;
  readonly logo: string;
}

/** An article without its content. */
export function articleRow({ id, title, summary, logo }: Article): ArticleRow {
  return { id, title, desc: summary, logo };
}

/** `news/info`: an article with its content, which is HTML as the editors wrote it. */
export function articleDetail(article: Article): ArticleRow & { readonly content: string } {
  return { ...articleRow(article), content: article.content };
}
