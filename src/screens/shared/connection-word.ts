import type { useTranslation } from '../../i18n/use-translation.ts';
import type { SlowPart } from '../../contract/worker/state.ts';
import type { ShownConnection } from '../../state/live-state.ts';

/** The phase of the connection in words, or what keeps it from being live with all prices. */
export function connectionWord(
  connection: Pick<ShownConnection, 'phase'> & { readonly slow?: SlowPart | undefined },
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const { phase, slow } = connection;
  const word = phase === 'open' ? (slow ?? 'live') : phase;
  return t(`connection.${word}`);
}
