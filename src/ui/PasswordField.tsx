import { useState, type JSX } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import styles from './Field.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

const EYE =
  'M2.5 12c2.300-4.200 5.500-6.300 9.500-6.300s7.200 2.100 9.500 6.300c-2.300 4.200-5.500 6.300-9.500 6.300S4.800 16.200 2.500 12Z';
const PUPIL = 'M12 9.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600Z';
const STROKE = 'M4 4l16 16';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after' | 'latin' | 'autoComplete'> {
  /** Tells a password manager whether to fill in the password or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordField(props: PasswordFieldProps): JSX.Element {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      latin
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className={`${styles['step']} ${styles['eye']}`}
          aria-label={t('auth.showPassword')}
          aria-pressed={shown}
          title={t('auth.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <svg width={22} height={22} viewBox="0 0 24 24" className={styles['sign']} aria-hidden="true">
            <path d={`${EYE} ${PUPIL}${shown ? ` ${STROKE}` : ''}`} />
          </svg>
        </button>
      }
    />
  );
}
