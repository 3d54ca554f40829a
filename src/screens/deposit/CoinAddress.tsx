import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption } from '../../contract/worker/funds-api.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';
import { Button } from '../../ui/Button.tsx';
import { DataList, type DataRow } from '../../ui/DataList.tsx';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { useCopy } from '../shared/CopyButton.tsx';
import { networkOf } from '../shared/funds/currency-text.ts';
import { FundNote } from '../shared/funds/FundNote.tsx';
import { GroupedAddress } from '../shared/funds/GroupedAddress.tsx';
import { QrCode } from '../shared/qr/QrCode.tsx';
import { amountText } from './amount-text.ts';
import styles from './Deposit.module.css';

/** Where the coin goes, for eyes, for the clipboard and for another phone's camera; and what must be known of it. */
export function CoinAddress({ option }: { readonly option: DepositOption }): JSX.Element {
  const { t } = useTranslation();
  const copy = useCopy();
  const { address, currency } = option;
  const network = networkOf({ code: currency, protocol: option.protocol });
  return (
    <section className={styles['address']} aria-label={t('deposit.address')}>
      <FundNote>{t('deposit.networkWarning', { currency: isolate(currency), network: isolate(network) })}</FundNote>
      <QrCode key={address} text={address} label={t('deposit.qr')} />
      <GroupedAddress address={address} />
      <Button tone="quiet" onClick={() => copy(address)} data-testid="copy-address">
        <MenuIcon name="copy" size={20} />
        {t('deposit.copyAddress')}
      </Button>
      <DataList rows={useFacts(option)} />
    </section>
  );
}

/** What the server tells of the option. */
function useFacts({ least, currency, confirmations }: DepositOption): DataRow[] {
  const { t } = useTranslation();
  const { typed } = useFormatters();
  const rows: DataRow[] = [];
  if (least) rows.push({ name: t('deposit.least'), value: <bdi>{amountText(least, currency, typed)}</bdi> });
  if (confirmations !== undefined) {
    rows.push({ name: t('deposit.confirmations'), value: <span className="number">{confirmations}</span> });
  }
  return rows;
}
