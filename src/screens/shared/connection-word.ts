import type { useTranslation } from 'react-i18next';
import type { ShownConnection } from '../../state/live-state.ts';

/** The phase of the connection in words. */
export function connectionWord(
  connection: Pick<ShownConnection, 'phase'>,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  return connection.phase === 'open' ? t('connection.live') : t(`connection.${connection.phase}`);
}
