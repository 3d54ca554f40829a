import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Empty } from '../../ui/State.tsx';
import { Answered } from '../shared/Answered.tsx';
import { FormSkeleton } from '../shared/funds/FormSkeleton.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import { useAnswer, type Answer } from '../shared/use-answer.ts';
import { ASK_OFFER, type Offer } from './offer.ts';
import { useOnFundNotice } from '../shared/funds/use-on-fund-notice.ts';
import { useWantedChannel } from '../shared/funds/use-wanted-channel.ts';
import { useOwnDrafts } from './use-own-drafts.ts';
import funds from '../shared/funds/Funds.module.css';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawChannel } from './WithdrawChannel.tsx';
import { WithdrawRecords } from './WithdrawRecords.tsx';

/** Asks for a withdrawal, and shows what became of the earlier ones. */
export function WithdrawScreen(): JSX.Element {
  const drafts = useOwnDrafts();
  useWantedChannel(
    useCallback(
      (wanted) => {
        const { channel: present } = drafts.withdrawal.peek();
        if (present !== wanted) drafts.edit({ channel: wanted, currencyId: 0, methodId: 0 });
      },
      [drafts],
    ),
  );
  const { channel } = useSignalValue(drafts.withdrawal);
  return <ChannelWithdrawals key={channel} channel={channel} />;
}

function ChannelWithdrawals({ channel }: { readonly channel: FundChannel }): JSX.Element {
  const answer = useAnswer(ASK_OFFER[channel]);
  // A review moves what can be withdrawn, and frees the method.
  useOnFundNotice('withdrawal', answer.again);
  const { value } = answer;
  const [first] = value?.currencies ?? [];
  if (value && first) return <WithdrawForm channel={channel} offer={value} first={first} onChanged={answer.again} />;
  return <NothingOffered channel={channel} answer={answer} />;
}

interface NothingOfferedProps {
  readonly channel: FundChannel;
  readonly answer: Answer<Offer>;
}

/** The screen while there is nothing to choose from. */
function NothingOffered({ channel, answer }: NothingOfferedProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('withdraw.title')} />
      <div className={`${page['content']} ${funds['column']}`}>
        <WithdrawChannel channel={channel} />
        <Answered answer={answer} failed={t('withdraw.failed')} skeleton={<FormSkeleton />}>
          {() => (
            <>
              <Empty title={t('withdraw.none')} />
              <WithdrawRecords channel={channel} asked={0} />
            </>
          )}
        </Answered>
      </div>
    </main>
  );
}
