import type { JSX } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FundChannel } from '../../../contract/worker/funds-api.ts';
import { Segmented } from '../../../ui/Segmented.tsx';

interface ChannelChoiceProps {
  readonly label: string;
  readonly channel: FundChannel;
  readonly onChange: (channel: FundChannel) => void;
}

/** By coin or by bank. */
export function ChannelChoice({ label, channel, onChange }: ChannelChoiceProps): JSX.Element {
  const { t } = useTranslation();
  return (
    <Segmented
      label={label}
      options={[
        { value: 'coin', text: t('funds.coin') },
        { value: 'bank', text: t('funds.bank') },
      ]}
      value={channel}
      onChange={onChange}
    />
  );
}
