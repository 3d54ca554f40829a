import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { useSignalValue } from '../../state/signals.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { FormSkeleton } from '../shared/funds/FormSkeleton.tsx';
import funds from '../shared/funds/Funds.module.css';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import { useWantedChannel } from '../shared/funds/use-wanted-channel.ts';
import { ExcludedCountries } from '../shared/ExcludedCountries.tsx';
import { ROUTES } from '../shared/links.ts';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer, type Answer } from '../shared/use-answer.ts';
import { BankDeposit } from './BankDeposit.tsx';
import { CoinDeposit } from './CoinDeposit.tsx';
import { DepositChannel } from './DepositChannel.tsx';
import { DepositRecords } from './DepositRecords.tsx';
import { askOffer, type Offer } from './offer.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** Hands in a deposit, and shows what became of the earlier ones. */
export function DepositScreen(): JSX.Element {
  const answer = useAnswer(askOffer);
  // A review lets another one be handed in.
  useOnFundNotice('deposit', answer.again);
  const drafts = useOwnDrafts();
  useWantedChannel(
    useCallback(
      (wanted) => {
        if (drafts.deposit.peek().channel !== wanted) drafts.edit({ channel: wanted, amount: '' });
      },
      [drafts],
    ),
  );
  const { channel } = useSignalValue(drafts.deposit);
  const { value } = answer;
  const [first] = value?.coins ?? [];
  if (channel === 'coin' && value && first) return <CoinDeposit offer={value} first={first} onChanged={answer.again} />;
  if (channel === 'bank' && value && value.banks.length > 0) {
    return <BankDeposit offer={value} onChanged={answer.again} />;
  }
  return <NoWay channel={channel} answer={answer} />;
}

interface NoWayProps {
  readonly channel: FundChannel;
  readonly answer: Answer<Offer>;
}

/** The screen while there is no way to pay in. */
function NoWay({ channel, answer }: NoWayProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('deposit.title')} />
      <div className={`${page['content']} ${funds['column']}`}>
        <DepositChannel channel={channel} />
        <Answered answer={answer} failed={t('deposit.failed')} skeleton={<FormSkeleton />}>
          {() => (
            <>
              <Empty
                title={t('deposit.noPayWay')}
                action={<ButtonLink to={ROUTES.contact}>{t('contact.title')}</ButtonLink>}
              />
              <ExcludedCountries />
              <DepositRecords key={channel} channel={channel} asked={0} />
            </>
          )}
        </Answered>
      </div>
    </main>
  );
}
