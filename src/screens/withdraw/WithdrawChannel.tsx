import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { ChannelChoice } from '../shared/funds/ChannelChoice.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

/** How the money is to come: another channel has other currencies and methods. */
export function WithdrawChannel({ channel }: { readonly channel: FundChannel }): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  return (
    <ChannelChoice
      label={t('withdraw.channel')}
      channel={channel}
      onChange={(chosen) => drafts.edit({ channel: chosen, currencyId: 0, methodId: 0 })}
    />
  );
}
