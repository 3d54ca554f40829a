import { useRef, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import type { WithdrawCurrency, WithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { parseDecimal } from '../../domain/decimal.ts';
import { usePage } from '../../state/page.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList } from '../../ui/DataList.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Money } from '../../ui/Money.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { isOutcomeKnown } from '../shared/funds/outcome.ts';
import { newClientId } from '../../worker-client/client-id.ts';
import { currencyText } from '../shared/funds/currency-text.ts';
import { MethodSummary } from './MethodSummary.tsx';
import { Received } from './Received.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';
import { usePreview } from './use-preview.ts';
import funds from '../shared/funds/Funds.module.css';
import styles from './Withdraw.module.css';

interface ConfirmWithdrawalProps {
  readonly currency: WithdrawCurrency;
  readonly method: WithdrawMethod;
  /** Canonical decimal text, in the account's money. */
  readonly amount: string;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** Asks once, with everything that will happen, and says what did. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps): JSX.Element {
  const { currency, method, amount, onClose } = props;
  const { t } = useTranslation();
  const { fee, received, isCurrent } = usePreview(currency, amount);
  const { ask, busy, failure } = useWithdraw(props);
  return (
    <Sheet title={t('withdraw.confirmTitle')} onClose={onClose}>
      <div className={styles['confirm']}>
        <DataList
          rows={[
            { name: t('withdraw.amount'), value: <Money value={parseDecimal(amount)} digits={6} /> },
            { name: t('orders.fee'), value: <Money value={fee} digits={6} /> },
            { name: t('withdraw.received'), value: <Received value={received} currency={currency.code} /> },
            { name: t('withdraw.currency'), value: <bdi>{currencyText(currency)}</bdi> },
            { name: t('withdraw.to'), value: <MethodSummary method={method} /> },
          ]}
        />
        <p className={funds['warning']}>{t('withdraw.check')}</p>
        <FailureNote failure={failure} />
        <Button busy={busy} disabled={!isCurrent} onClick={() => void ask()} data-testid="ask-withdrawal">
          {t('withdraw.confirm')}
        </Button>
      </div>
    </Sheet>
  );
}

interface Withdrawing {
  readonly ask: () => Promise<void>;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** One client id for as long as the question stands: a second tap or a retry never makes a second withdrawal. */
function useWithdraw({ currency, method, amount, onAsked, onClose }: ConfirmWithdrawalProps): Withdrawing {
  const { client, state } = usePage();
  const drafts = useOwnDrafts();
  const { t } = useTranslation();
  const [clientId] = useState(newClientId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Not the state above, which a second tap within one render would still see as it was.
  const asking = useRef(false);
  const send = async (): Promise<Failure | undefined> => {
    const { channel, id: methodId } = method;
    const request = { clientId, channel, currencyId: currency.id, methodId, amount, memo: '' };
    const outcome = await client.submitWithdrawal(request);
    if (!outcome.ok && isOutcomeKnown(outcome.error)) return outcome.error;
    if (outcome.ok && outcome.value.state === 'done') {
      state.toasts.show('success', outcome.value.message);
    } else state.toasts.show('info', t('withdraw.unknown'));
    drafts.edit({ amount: '' });
    onClose();
    onAsked();
    return undefined;
  };
  const ask = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      setFailure(await send());
    } finally {
      setBusy(false);
      asking.current = false;
    }
  };
  return { ask, busy, failure };
}
