import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { ChannelChoice } from '../shared/funds/ChannelChoice.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

/** How the money is sent. An amount of one currency is none of another. */
export function DepositChannel({ channel }: { readonly channel: FundChannel }): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  return (
    <ChannelChoice
      label={t('deposit.channel')}
      channel={channel}
      onChange={(chosen) => drafts.edit({ channel: chosen, amount: '' })}
    />
  );
}
