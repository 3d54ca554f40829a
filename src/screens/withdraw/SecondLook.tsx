import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Failure } from '../../contract/worker/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { GroupedAddress } from '../shared/funds/GroupedAddress.tsx';
import styles from './Withdraw.module.css';

interface SecondLookProps {
  readonly network: string;
  readonly address: string;
  /** The user says that it is right; what failed is answered. */
  readonly onRight: () => Promise<Failure | undefined>;
  readonly onClose: () => void;
}

/** Shows an address that nothing here can check, to be compared once more. */
export function SecondLook({ network, address, onRight, onClose }: SecondLookProps): JSX.Element {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    setFailure(await onRight());
    setBusy(false);
  };
  return (
    <Sheet title={t('method.lookTitle')} onClose={onClose}>
      <div className={styles['confirm']}>
        <p>{t('method.lookHint', { network })}</p>
        <p className={styles['look']}>
          <GroupedAddress address={address} />
        </p>
        <FailureNote failure={failure} />
        <Button busy={busy} onClick={() => void confirm()} data-testid="address-right">
          {t('method.lookRight')}
        </Button>
      </div>
    </Sheet>
  );
}
