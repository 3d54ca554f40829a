import { useRef, type JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { IconButton } from './Button.tsx';
import fieldStyles from './Field.module.css';
import { Icon } from './icons.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly label: string;
  readonly autoFocus?: boolean;
}

export function SearchBox({ value, onChange, label, autoFocus = false }: SearchBoxProps): JSX.Element {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={[fieldStyles['box'], styles['box']].join(' ')}>
      <Icon name="search" size={20} />
      <input
        ref={input}
        className={fieldStyles['input']}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && <IconButton icon="close" label={t('common.erase')} onClick={clear} />}
    </div>
  );
}
