import { useEffect, type JSX } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { useSignalValue } from '../../state/signals.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';
import { Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { FormSkeleton } from '../shared/funds/FormSkeleton.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { BankForm } from './BankForm.tsx';
import { CoinForm } from './CoinForm.tsx';
import { channelOfType } from './paths.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

const ASK = {
  coin: ({ command }: WorkerClient) => command('withdrawCurrencies', 'coin'),
  bank: ({ command }: WorkerClient) => command('withdrawCurrencies', 'bank'),
} as const satisfies Readonly<Record<FundChannel, unknown>>;

/** Binds a coin address (`type=1`) or an account at a bank (`type=2`) to withdraw to. */
export function AddMethodScreen(): JSX.Element {
  const [search] = useSearchParams();
  const channel = channelOfType(search.get('type'));
  return <AddMethod key={channel} channel={channel} wanted={Number(search.get('currency'))} />;
}

interface AddMethodProps {
  readonly channel: FundChannel;
  /** The currency that the link names; 0 for none. */
  readonly wanted: number;
}

function AddMethod({ channel, wanted }: AddMethodProps): JSX.Element {
  const { t } = useTranslation();
  const answer = useAnswer(ASK[channel]);
  const drafts = useOwnDrafts();
  const { currencyId } = useSignalValue(drafts.methods)[channel];
  useEffect(() => {
    if (wanted > 0) drafts.editMethod(channel, { currencyId: wanted });
  }, [drafts, channel, wanted]);
  const currency = answer.value?.find(({ id }) => id === currencyId) ?? answer.value?.[0];
  if (answer.value && currency) {
    const props = { currencies: answer.value, currency };
    return channel === 'coin' ? <CoinForm {...props} /> : <BankForm {...props} />;
  }
  return (
    <main className={page['page']}>
      <ScreenHeader title={t(channel === 'coin' ? 'withdraw.addCoin' : 'withdraw.addBank')} />
      <div className={page['content']}>
        <Answered answer={answer} failed={t('withdraw.failed')} skeleton={<FormSkeleton />}>
          {() => <Empty title={t('withdraw.none')} />}
        </Answered>
      </div>
    </main>
  );
}
