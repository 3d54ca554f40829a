import { useCallback, type JSX, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AccountDetail } from '../../contract/worker/profile-api.ts';
import type { FundLimits } from '../../contract/worker/withdraw-api.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { usePage } from '../../state/page.ts';
import { MenuGroup, MenuLink } from '../../ui/Menu.tsx';
import { Money } from '../../ui/Money.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import { useWithdrawable } from '../shared/funds/use-withdrawable.ts';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './WalletScreen.module.css';

const askDetail = ({ command }: WorkerClient) => command('accountDetail');
const askLimits = ({ command }: WorkerClient) => command('fundLimits');

/** The money of the account: what there is, what positions and withdrawals hold, what can be withdrawn. */
export function WalletScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(askDetail);
  const limits = useAnswer(askLimits);
  const readAgain = (): void => {
    answer.again();
    limits.again();
  };
  useOnFundNotice('withdrawal', readAgain);
  useOnFundNotice('deposit', readAgain);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('wallet.title')} />
      <div className={`${page['content']} ${styles['wallet']}`}>
        <Answered
          answer={answer}
          failed={t('wallet.failed')}
          skeleton={<Amounts detail={undefined} limits={undefined} />}
        >
          {(detail) => <Amounts detail={detail} limits={limits.value} />}
        </Answered>
        <MenuGroup>
          <MenuLink to={ROUTES.charge} icon="deposit" title={t('deposit.title')} />
          <MenuLink to={ROUTES.withdraw} icon="withdraw" title={t('withdraw.title')} />
          <MenuLink to={ROUTES.history} icon="clock" title={t('history.title')} />
          <MenuLink to={ROUTES.coinAddresses} icon="copy" title={t('method.coinList')} />
          <MenuLink to={ROUTES.bankCards} icon="wallet" title={t('method.bankList')} />
        </MenuGroup>
        <MenuGroup>
          <MenuLink to={ROUTES.orders} icon="orders" title={t('orders.title')} />
          <MenuLink to={ROUTES.identity} icon="identity" title={t('identity.title')} />
        </MenuGroup>
      </div>
    </main>
  );
}

interface AmountsProps {
  readonly detail: AccountDetail | undefined;
  readonly limits: FundLimits | undefined;
}

function Amounts({ detail, limits }: AmountsProps): JSX.Element {
  const { account } = usePage().state;
  const { t } = useTranslation();
  const equity = useCallback(() => account.value?.equity, [account]);
  const withdrawable = useWithdrawable(limits);
  return (
    <dl className={styles['figures']}>
      <div className={styles['balance']}>
        <dt>{t('account.balance')}</dt>
        <dd>
          {detail ? <Money value={detail.balance} testId="wallet-balance" /> : <Skeleton width="160px" height="28px" />}
        </dd>
      </div>
      <Row name={t('orders.netValue')}>
        <SignalMoney read={equity} digits={2} testId="wallet-equity" />
      </Row>
      <Row name={t('wallet.locked')}>{detail ? <Money value={detail.locked} /> : <Skeleton width="80px" />}</Row>
      <Row name={t('withdraw.reserved')}>
        <Money value={limits?.reserved} testId="wallet-reserved" />
      </Row>
      <Row name={t('withdraw.available')}>
        <SignalMoney read={withdrawable} digits={2} testId="wallet-available" />
      </Row>
    </dl>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
