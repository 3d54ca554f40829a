import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { useOwnDrafts } from './use-own-drafts.ts';

/** By coin or by bank. */
export function ChannelChoice({ channel }: { readonly channel: FundChannel }): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  return (
    <Segmented
      label={t('withdraw.channel')}
      options={[
        { value: 'coin', text: t('withdraw.coin') },
        { value: 'bank', text: t('withdraw.bank') },
      ]}
      value={channel}
      onChange={(chosen) => drafts.edit({ channel: chosen, currencyId: 0, methodId: 0 })}
    />
  );
}
