import { useTranslation } from 'react-i18next';
import type { EntryFault } from './entry-checks.ts';

/** The words for a fault. */
export function useEntryWords(): (fault: EntryFault | undefined) => string | undefined {
  const { t } = useTranslation();
  return (fault) => fault && t(`entryFault.${fault}`);
}
