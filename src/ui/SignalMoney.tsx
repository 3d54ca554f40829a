import { useLayoutEffect, useRef, type JSX } from 'react';
import type { Decimal } from '../domain/decimal.ts';
import { useFormatters } from '../i18n/format.ts';
import { effect } from '../state/signals.ts';
import money from './Money.module.css';
import { moneyTone } from './money-tone.ts';

interface SignalMoneyProps {
  /** Reads the signals it needs; runs again when one of them changes. */
  readonly read: () => Decimal | undefined;
  readonly className?: string | undefined;
  readonly testId?: string;
}

const DIGITS = 6;
const SMALL_DIGITS = 4;

/** A live gain or loss with its last digits small, written into its text nodes without a render. */
export function SignalMoney({ read, className, testId }: SignalMoneyProps): JSX.Element {
  const { money: format } = useFormatters();
  const host = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLSpanElement>(null);
  const tail = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      effect(() => {
        const value = read();
        const text = format(value, DIGITS, true);
        const cut = value ? text.length - SMALL_DIGITS : text.length;
        if (main.current) main.current.textContent = text.slice(0, cut);
        if (tail.current) tail.current.textContent = text.slice(cut);
        if (host.current) host.current.dataset['tone'] = moneyTone(value) ?? 'none';
      }),
    [read, format],
  );
  return (
    <span ref={host} className={['number', 'money-tone', className].filter(Boolean).join(' ')} data-testid={testId}>
      <span ref={main} />
      <small ref={tail} className={money['tail']} />
    </span>
  );
}
