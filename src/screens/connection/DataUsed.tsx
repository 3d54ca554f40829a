import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { LineReport } from '../../contract/worker/diagnostics-api.ts';
import { MenuGroup } from '../../ui/Menu.tsx';
import { DataSaverRow } from '../shared/DataSaverRow.tsx';
import styles from './ConnectionScreen.module.css';
import { FactGroup } from './FactGroup.tsx';
import { useSizeText } from './size-text.ts';

/** How much passes over the line, and how to make it less. */
export function DataUsed({ report }: { readonly report: LineReport | undefined }): JSX.Element {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const size = (bytes: number | undefined): JSX.Element => <bdi className="number">{sizeText(bytes)}</bdi>;
  const traffic = report?.traffic;
  const rows = [
    { name: t('line.minute'), value: size(traffic?.minute) },
    { name: t('line.hour'), value: size(traffic?.hour) },
    { name: t('line.today'), value: size(traffic?.today) },
  ];
  return (
    <>
      <FactGroup title={t('line.data')} rows={rows} testId="data-used">
        <p className={styles['note']}>{t('line.counted')}</p>
      </FactGroup>
      <div>
        <MenuGroup>
          <DataSaverRow />
        </MenuGroup>
        <p className={`${styles['note']} ${styles['below']}`}>{t('line.saverHint')}</p>
      </div>
    </>
  );
}
