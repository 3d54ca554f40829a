import type { JSX } from 'react';
import type { DepositOption } from '../../contract/worker/funds-api.ts';
import { useSignalValue } from '../../state/signals.ts';
import { CoinAddress } from './CoinAddress.tsx';
import { CoinChoice } from './CoinChoice.tsx';
import { DepositForm } from './DepositForm.tsx';
import type { Offer } from './offer.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

interface CoinDepositProps {
  readonly offer: Offer;
  /** The one that stands there until another is chosen. */
  readonly first: DepositOption;
  /** A deposit was handed in: what may be is another. */
  readonly onChanged: () => void;
}

/** A deposit by a coin: which one and over which protocol, where it goes, how much. */
export function CoinDeposit({ offer, first, onChanged }: CoinDepositProps): JSX.Element {
  const { wayIds } = useSignalValue(useOwnDrafts().deposit);
  const option = offer.coins.find(({ id }) => id === wayIds.coin) ?? first;
  return (
    <DepositForm channel="coin" way={option} wayFault={undefined} limits={offer.limits} onChanged={onChanged}>
      <CoinChoice options={offer.coins} option={option} />
      <CoinAddress option={option} />
    </DepositForm>
  );
}
