import { useLayoutEffect, useRef, type JSX } from 'react';
import type { Decimal } from '../domain/decimal.ts';
import { useFormatters } from '../i18n/format.ts';
import { effect } from '../state/signals.ts';
import { keptText } from './SignalText.tsx';
import money from './Money.module.css';
import { moneyTone } from './Money.tsx';

interface SignalMoneyProps {
  /** Reads the signals it needs; runs again when one of them changes. */
  readonly read: () => Decimal | undefined;
  /** 6, the default, with the last four drawn small. */
  readonly digits?: 2 | 6;
  /** A gain or loss, with its sign and in its colour. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
  readonly testId?: string;
}

const SMALL_DIGITS = 4;

/** A live amount of money, written into its text nodes without a render. */
export function SignalMoney({ read, digits = 6, signed = false, className, testId }: SignalMoneyProps): JSX.Element {
  const { money: format } = useFormatters();
  const host = useRef<HTMLSpanElement>(null);
  const main = useRef<HTMLSpanElement>(null);
  const tail = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    const write = [keptText(main.current), keptText(tail.current)] as const;
    return effect(() => {
      const value = read();
      const text = format(value, digits, signed);
      const cut = value && digits === 6 ? text.length - SMALL_DIGITS : text.length;
      write[0](text.slice(0, cut));
      write[1](text.slice(cut));
      if (signed && element) element.dataset['tone'] = moneyTone(value) ?? 'none';
    });
  }, [read, format, digits, signed]);
  const classes = ['number', signed && 'money-tone', className].filter(Boolean).join(' ');
  return (
    <span ref={host} className={classes} data-testid={testId}>
      <span ref={main} />
      <small ref={tail} className={money['tail']} />
    </span>
  );
}
