import { useLayoutEffect, useRef, type JSX, type ReactNode } from 'react';
import { effect } from '../../state/signals.ts';
import { tradePath } from '../shared/links.ts';
import styles from './MarketRow.module.css';
import type { RowPartProps } from './row-tools.ts';

/** The link to trade the row's instrument, written like its prices: a router's link renders at each navigation. */
export function RowLink({ instrument, tools, children }: RowPartProps & { readonly children: ReactNode }): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  const { hrefOf, open } = tools;
  useLayoutEffect(
    () => effect(() => link.current?.setAttribute('href', hrefOf(tradePath(instrument.value.code)))),
    [hrefOf, instrument],
  );
  return (
    <a ref={link} className={styles['open']} onClick={(event) => open(event, tradePath(instrument.peek().code))}>
      {children}
    </a>
  );
}
