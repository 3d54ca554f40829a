import type { JSX } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { strengthOf } from './auth-checks.ts';
import styles from './NewPasswordFields.module.css';

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: string;
  readonly repeated: string;
  readonly onPassword: (text: string) => void;
  readonly onRepeated: (text: string) => void;
  readonly faults: { readonly password?: string | undefined; readonly repeated?: string | undefined };
}

/** A new password, twice: with its rules before, and how good it is while it is typed. */
export function NewPasswordFields(props: NewPasswordFieldsProps): JSX.Element {
  const { label, password, repeated, onPassword, onRepeated, faults } = props;
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        label={label}
        value={password}
        onChange={onPassword}
        fault={faults.password}
        help={password === '' ? t('auth.passwordRules') : <StrengthHint password={password} />}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        label={t('auth.repeat')}
        value={repeated}
        onChange={onRepeated}
        fault={faults.repeated}
        name="repeated-password"
        autoComplete="new-password"
        enterKeyHint="next"
      />
    </>
  );
}

function StrengthHint({ password }: { readonly password: string }): JSX.Element {
  const { t } = useTranslation();
  const strength = strengthOf(password);
  return (
    <span className={styles['hint']} data-strength={strength}>
      <span className={styles['meter']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(`strength.${strength}`)}
    </span>
  );
}
