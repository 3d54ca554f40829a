import { useEffect, useMemo, useState, type JSX } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Area } from '../../../contract/worker/auth-api.ts';
import type { Failure } from '../../../contract/worker/failure.ts';
import { usePage } from '../../../state/page.ts';
import { areasOf } from '../../../state/areas.ts';
import { useSignalValue } from '../../../state/signals.ts';
import { Icon } from '../../../ui/icons.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton, Empty, Failed } from '../../../ui/State.tsx';
import styles from './AreaPicker.module.css';
import { matchingAreas, sortedAreas, withFirst, type NamedArea } from './area-search.ts';
import { useCountryName } from './country-names.ts';

const BONES = ['60%', '45%', '70%', '50%', '65%', '40%'];

/** Every area code, found by country or digits. */
export function AreaPicker({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const areas = areasOf(usePage());
  const { t, language } = useTranslation();
  const nameOf = useCountryName();
  const all = useSignalValue(areas.list);
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => void areas.load().then(setFailure), [areas]);
  const retry = (): void => {
    setFailure(undefined);
    void areas.load().then(setFailure);
  };
  const selected = useSignalValue(areas.selected);
  const sorted = useMemo(() => sortedAreas(all, nameOf, language), [all, nameOf, language]);
  const found = matchingAreas(withFirst(sorted, selected), text);
  return (
    <Sheet title={t('area.title')} onClose={onClose}>
      <SearchBox value={text} onChange={setText} label={t('area.search')} />
      <div className={styles['list']}>
        {failure && <Failed title={t('area.failed')} failure={failure} onRetry={retry} />}
        {!failure && all.length === 0 && <Waiting />}
        {all.length > 0 && found.length === 0 && (
          <Empty icon="search" title={t('area.none')} hint={t('area.noneHint')} />
        )}
        {found.length > 0 && <Choices found={found} selected={selected} onChosen={onClose} />}
      </div>
    </Sheet>
  );
}

interface ChoicesProps {
  readonly found: readonly NamedArea[];
  readonly selected: Area | undefined;
  readonly onChosen: () => void;
}

function Choices({ found, selected, onChosen }: ChoicesProps): JSX.Element {
  const areas = areasOf(usePage());
  return (
    <ul>
      {found.map(({ area, name }) => (
        <li key={area.id}>
          <button
            type="button"
            className={styles['row']}
            aria-current={area.id === selected?.id}
            data-testid="area"
            onClick={() => {
              areas.choose(area);
              onChosen();
            }}
          >
            <span className={styles['name']}>{name}</span>
            {area.id === selected?.id && <Icon name="check" size={20} />}
            <span className="number">{`+${area.dialCode}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Waiting(): JSX.Element {
  return (
    <>
      {BONES.map((width) => (
        <div key={width} className={styles['row']}>
          <Skeleton width={width} />
        </div>
      ))}
    </>
  );
}
