import { useLayoutEffect, useRef, type JSX } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './News.module.css';

/** Somebody else's HTML, of which only text, pictures and links are left. Put in as nodes: no text becomes markup here. */
export function ArticleBody({ html }: { readonly html: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => host.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={host} className={styles['body']} data-testid="article" />;
}
