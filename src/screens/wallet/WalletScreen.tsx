import { useCallback, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDetail } from '../../contract/worker/profile-api.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { usePage } from '../../state/page.ts';
import { MenuGroup, MenuLink } from '../../ui/Menu.tsx';
import { Money } from '../../ui/Money.tsx';
import { SignalMoney } from '../../ui/SignalMoney.tsx';
import { Skeleton } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import styles from './WalletScreen.module.css';

const ask = ({ command }: WorkerClient) => command('accountDetail');

/** The money of the account: what there is, what positions hold, what is left. */
export function WalletScreen(): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(ask);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('wallet.title')} />
      <div className={`${page['content']} ${styles['wallet']}`}>
        <Answered answer={answer} failed={t('wallet.failed')} skeleton={<Amounts detail={undefined} />}>
          {(detail) => <Amounts detail={detail} />}
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

function Amounts({ detail }: { readonly detail: AccountDetail | undefined }): JSX.Element {
  const { account } = usePage().state;
  const { t } = useTranslation();
  /** Net value less used margin, live. */
  const freeMargin = useCallback(() => account.value?.freeMargin, [account]);
  return (
    <dl className={styles['figures']}>
      <div className={styles['balance']}>
        <dt>{t('account.balance')}</dt>
        <dd>
          {detail ? <Money value={detail.balance} testId="wallet-balance" /> : <Skeleton width="160px" height="28px" />}
        </dd>
      </div>
      <div className={styles['row']}>
        <dt>{t('wallet.locked')}</dt>
        <dd>{detail ? <Money value={detail.locked} /> : <Skeleton width="80px" />}</dd>
      </div>
      <div className={styles['row']}>
        <dt>{t('wallet.available')}</dt>
        <dd>
          <SignalMoney read={freeMargin} digits={2} testId="wallet-available" />
        </dd>
      </div>
    </dl>
  );
}
