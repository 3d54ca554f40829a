import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { dataSaverOf } from '../../state/data-saver.ts';
import type { DataSaverChoice } from '../../state/kept-data-saver.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { MenuLine } from '../../ui/Menu.tsx';
import { Segmented } from '../../ui/Segmented.tsx';

/** Whether only the prices on screen are asked for. */
export function DataSaverRow(): JSX.Element {
  const { choice, choose } = dataSaverOf(usePage());
  const { t } = useTranslation();
  return (
    <MenuLine title={t('line.saver')}>
      <Segmented<DataSaverChoice>
        label={t('line.saver')}
        value={useSignalValue(choice)}
        options={[
          { value: 'auto', text: t('line.auto') },
          { value: 'on', text: t('line.on') },
          { value: 'off', text: t('line.off') },
        ]}
        onChange={choose}
      />
    </MenuLine>
  );
}
