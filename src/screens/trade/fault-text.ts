import { useCallback } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { TicketFault } from '../../contract/worker/ticket.ts';
import type { Instrument } from '../../domain/instrument.ts';
import { useFormatters } from '../../i18n/format.ts';
import { isolate } from '../../i18n/number-format.ts';

/** What is wrong with a field, in the user's words. */
export function useFaultText(instrument: Instrument): (fault: TicketFault | undefined) => string | undefined {
  const { t } = useTranslation();
  const { plain } = useFormatters();
  return useCallback(
    (fault) =>
      fault &&
      t(`fault.${fault}`, { min: isolate(plain(instrument.minLots)), step: isolate(plain(instrument.lotStep)) }),
    [t, plain, instrument],
  );
}
