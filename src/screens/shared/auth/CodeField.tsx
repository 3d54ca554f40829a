import { type JSX, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { Recipient } from '../../../contract/worker/auth-api.ts';
import { isolate } from '../../../i18n/number-format.ts';
import { usePage } from '../../../state/page.ts';
import { codeCountdownsOf, type CodePurpose } from '../../../state/code-countdowns.ts';
import { computed, useSignalValue } from '../../../state/signals.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import styles from './CodeField.module.css';

const LONGEST_CODE = 8;

interface CodeFieldProps extends Omit<SendCodeProps, 'onSent'> {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly fault?: string | undefined;
  readonly help?: string | undefined;
}

/** Where a code is typed, with the button that sends it. */
export function CodeField({ value, onChange, fault, help, ...sending }: CodeFieldProps): JSX.Element {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={input}
      label={t('code.label')}
      value={value}
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
      fault={fault}
      help={help}
      latin
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      maxLength={LONGEST_CODE}
      after={<SendCode {...sending} onSent={() => input.current?.focus()} />}
    />
  );
}

export interface SendCodeProps {
  readonly purpose: CodePurpose;
  /** To whom; undefined while that is not known. */
  readonly recipient: Recipient | undefined;
  /** The button was pressed without a recipient: the screen says what is missing. */
  readonly onMissing?: () => void;
  readonly onSent?: () => void;
}

/** Sends a code by e-mail or SMS, then counts down until another one may be sent to the same place. */
export function SendCode({ purpose, recipient, onMissing, onSent }: SendCodeProps): JSX.Element {
  const page = usePage();
  const { client, state } = page;
  const countdowns = codeCountdownsOf(page);
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [busy, setBusy] = useState(false);
  const to = recipient ? `${recipient.areaId ?? ''} ${recipient.account}`.trim() : '';
  const left = useSignalValue(
    useMemo(() => computed(() => countdowns.secondsLeft(purpose, to)), [countdowns, purpose, to]),
  );
  const send = async (): Promise<void> => {
    if (!recipient) return onMissing?.();
    setBusy(true);
    const outcome = await client.command('sendCode', recipient);
    setBusy(false);
    if (!outcome.ok) return state.toasts.show('failure', textOf(outcome.error));
    countdowns.start(purpose, to);
    state.toasts.show('success', outcome.value || t('code.sent', { to: isolate(recipient.account) }));
    onSent?.();
  };
  return (
    <button
      type="button"
      className={styles['send']}
      disabled={busy || left > 0}
      aria-busy={busy || undefined}
      data-testid="send-code"
      onClick={() => void send()}
    >
      {left > 0 ? t('code.again', { seconds: isolate(String(left)) }) : t('code.send')}
    </button>
  );
}
