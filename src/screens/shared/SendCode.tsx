import { useMemo, useState, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '../../contract/worker/auth-api.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import { codeCountdownsOf } from '../../state/code-countdowns.ts';
import { type CodePurpose } from '../../state/code-countdowns.ts';
import { computed, useSignalValue } from '../../state/signals.ts';
import { useFailureText } from '../../ui/failure-text.ts';
import styles from './SendCode.module.css';

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
