import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { NewWithdrawMethod, WithdrawCurrency } from '../../contract/worker/withdraw-api.ts';
import type { AddressCheck } from '../../domain/addresses/address-check.ts';
import { checkCoinAddress } from '../../domain/addresses/coin-address.ts';
import { isolate } from '../../i18n/number-format.ts';
import { useSignalValue } from '../../state/signals.ts';
import { SheetBoundary } from '../../ui/SheetBoundary.tsx';
import { useForm } from '../../ui/use-form.ts';
import { FormScreen } from '../shared/FormScreen.tsx';
import { AddressField } from './AddressField.tsx';
import { currencyText, networkOf } from '../shared/funds/currency-text.ts';
import { CurrencyField } from './CurrencyField.tsx';
import { SecondLook } from './SecondLook.tsx';
import { useBind } from './use-bind.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

interface CoinFormProps {
  readonly currencies: readonly WithdrawCurrency[];
  readonly currency: WithdrawCurrency;
}

/** A coin address, checked as its network does; where there is no rule, looked at a second time. */
export function CoinForm({ currencies, currency }: CoinFormProps): JSX.Element {
  const { t } = useTranslation();
  const drafts = useOwnDrafts();
  const draft = useSignalValue(drafts.methods).coin;
  const address = draft.address.trim();
  const network = networkOf(currency);
  const check = checkCoinAddress(network, address);
  const fault = useAddressFault(address, check, network);
  const [looking, setLooking] = useState(false);
  const bind = useBind('coin');
  const send = () => bind(methodOf(currency.id, address));
  const form = useForm({ address: fault }, async () => {
    if (check !== 'unknown') return send();
    setLooking(true);
    return undefined;
  });
  const close = (): void => setLooking(false);
  return (
    <FormScreen title={t('withdraw.addCoin')} action={t('method.save')} form={form}>
      <CurrencyField
        currencies={currencies}
        currency={currency}
        onChange={(currencyId) => drafts.editMethod('coin', { currencyId })}
      />
      <AddressField
        value={draft.address}
        onChange={(text) => drafts.editMethod('coin', { address: text })}
        check={check}
        network={isolate(network)}
        fault={fault}
        asked={form.faults.address !== undefined}
      />
      <p className="muted">{t('method.networkWarning', { currency: isolate(currencyText(currency)) })}</p>
      {looking && (
        <SheetBoundary title={t('method.lookTitle')} onClose={close}>
          <SecondLook network={isolate(network)} address={address} onRight={send} onClose={close} />
        </SheetBoundary>
      )}
    </FormScreen>
  );
}

function methodOf(currencyId: number, address: string): NewWithdrawMethod {
  const bank = { bankName: '', bankAddress: '', swift: '', payeeName: '', payeeAccount: '' };
  return { ...bank, channel: 'coin', currencyId, address };
}

const FAULTS = {
  checksum: 'method.addressChecksum',
  length: 'method.addressLength',
  form: 'method.addressForm',
  wrongNetwork: 'method.addressNetwork',
} as const;

/** What is wrong with the address, in words; undefined if nothing that can be told. */
function useAddressFault(address: string, check: AddressCheck, network: string): string | undefined {
  const { t } = useTranslation();
  if (address === '') return t('method.enterAddress');
  if (check === 'valid' || check === 'unknown') return undefined;
  const fault = FAULTS[check];
  return t(fault, { network: isolate(network) });
}
