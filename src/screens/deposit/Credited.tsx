import { useEffect, useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DepositOption, PayMethod } from '../../contract/worker/funds-api.ts';
import type { Decimal } from '../../domain/decimal.ts';
import { usePage } from '../../state/page.ts';
import { DataList } from '../../ui/DataList.tsx';
import { Money } from '../../ui/Money.tsx';

interface CreditedProps {
  readonly way: DepositOption | PayMethod | undefined;
  readonly amount: string;
}

/** What the amount brings to the account; nothing where no price tells. */
export function Credited({ way, amount }: CreditedProps): JSX.Element | null {
  const { t } = useTranslation();
  const price = way?.usdPrice;
  const credited = useCredited(price, amount);
  if (!price) return null;
  return (
    <DataList rows={[{ name: t('deposit.credited'), value: <Money value={credited} testId="deposit-credited" /> }]} />
  );
}

interface Calculated {
  readonly price: Decimal;
  readonly amount: string;
  readonly credited: Decimal | undefined;
}

/** As the worker calculates it; undefined while it does, and where there is nothing to calculate with. */
function useCredited(price: Decimal | undefined, amount: string): Decimal | undefined {
  const { command } = usePage().client;
  const [calculated, setCalculated] = useState<Calculated>();
  useEffect(() => {
    if (!price) return undefined;
    let left = false;
    void command('previewDeposit', price, amount).then((outcome) => {
      if (!left && outcome.ok) setCalculated({ price, amount, credited: outcome.value });
    });
    return () => {
      left = true;
    };
  }, [command, price, amount]);
  return calculated?.price === price ? calculated?.credited : undefined;
}
