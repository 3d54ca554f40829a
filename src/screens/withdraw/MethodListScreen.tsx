import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import type { WithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { isolate } from '../../i18n/number-format.ts';
import { usePage } from '../../state/page.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { Empty, Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { currencyText } from '../shared/funds/currency-text.ts';
import { MethodSummary, methodText } from './MethodSummary.tsx';
import { addMethodPath } from './paths.ts';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import funds from '../shared/funds/Funds.module.css';
import styles from './Withdraw.module.css';

const ASK = {
  coin: ({ command }: WorkerClient) => command('withdrawMethods', 'coin'),
  bank: ({ command }: WorkerClient) => command('withdrawMethods', 'bank'),
} as const satisfies Readonly<Record<FundChannel, unknown>>;

/** The bound coin addresses. */
export function CoinAddressesScreen(): JSX.Element {
  return <MethodList channel="coin" />;
}

/** The bound accounts at banks. */
export function BankAccountsScreen(): JSX.Element {
  return <MethodList channel="bank" />;
}

function MethodList({ channel }: { readonly channel: FundChannel }): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(ASK[channel]);
  // A review frees the method that its withdrawal went to.
  useOnFundNotice('withdrawal', answer.again);
  const isCoin = channel === 'coin';
  const add = (
    <ButtonLink tone="primary" to={addMethodPath(channel)}>
      {t(isCoin ? 'withdraw.addCoin' : 'withdraw.addBank')}
    </ButtonLink>
  );
  return (
    <main className={page['page']}>
      <ScreenHeader title={t(isCoin ? 'method.coinList' : 'method.bankList')} />
      <div className={`${page['content']} ${funds['column']}`}>
        <Answered answer={answer} failed={t('method.failed')} skeleton={<ListSkeleton />}>
          {(methods) =>
            methods.length === 0 ? (
              <Empty
                title={t(isCoin ? 'method.coinEmpty' : 'method.bankEmpty')}
                hint={t('method.emptyHint')}
                action={add}
              />
            ) : (
              <>
                <ul className={styles['methods']}>
                  {methods.map((method) => (
                    <MethodRow key={method.id} method={method} onDeleted={answer.again} />
                  ))}
                </ul>
                {add}
              </>
            )
          }
        </Answered>
      </div>
    </main>
  );
}

interface MethodRowProps {
  readonly method: WithdrawMethod;
  readonly onDeleted: () => void;
}

function MethodRow({ method, onDeleted }: MethodRowProps): JSX.Element {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { remove, busy } = useDelete(method, () => {
    setAsking(false);
    onDeleted();
  });
  const reason = `method-${method.id}-in-use`;
  return (
    <li className={styles['boundMethod']} data-testid="bound-method">
      <span className={funds['line']}>
        <bdi className={funds['sum']}>{currencyText({ code: method.currency, protocol: method.protocol })}</bdi>
        <Button
          tone="quiet"
          className={styles['delete']}
          disabled={method.isInUse}
          aria-label={t('method.deleteThis', { what: isolate(methodText(method)) })}
          aria-describedby={method.isInUse ? reason : undefined}
          onClick={() => setAsking(true)}
          data-testid="delete-method"
        >
          {t('method.delete')}
        </Button>
      </span>
      <MethodSummary method={method} />
      {method.isInUse && (
        <p id={reason} className="muted" data-testid="in-use">
          {t('method.inUse')}
        </p>
      )}
      {asking && (
        <ConfirmSheet
          title={t('method.deleteTitle')}
          question={t('method.deleteQuestion', { what: isolate(methodText(method)) })}
          answer={t('method.delete')}
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** Deletes a method, or says why that was not possible; either way the list is read anew. */
function useDelete(
  { id }: WithdrawMethod,
  onDone: () => void,
): { readonly remove: () => void; readonly busy: boolean } {
  const { client, state } = usePage();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const outcome = await client.command('deleteWithdrawMethod', id);
    setBusy(false);
    if (outcome.ok) state.toasts.show('success', outcome.value);
    else state.toasts.show('failure', failureText(outcome.error));
    onDone();
  };
  return { remove: () => void remove(), busy };
}

function ListSkeleton(): JSX.Element {
  return (
    <div className={funds['skeleton']}>
      <Skeleton width="40%" height="16px" />
      <Skeleton width="90%" />
      <Skeleton width="40%" height="16px" />
      <Skeleton width="90%" />
    </div>
  );
}
