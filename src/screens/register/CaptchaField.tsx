import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './RegisterScreen.module.css';
import type { CaptchaHold } from './use-captcha.ts';

interface CaptchaFieldProps {
  readonly captcha: CaptchaHold;
  readonly fault: string | undefined;
}

/** What a picture shows, to be typed; a tap on the picture brings another. */
export function CaptchaField({ captcha, fault }: CaptchaFieldProps): JSX.Element {
  const { t } = useTranslation();
  const { picture, failed, answer, setAnswer, reload } = captcha;
  return (
    <TextField
      label={t('captcha.label')}
      value={answer}
      onChange={setAnswer}
      fault={fault}
      latin
      name="captcha"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      after={
        <button type="button" className={styles['captcha']} data-testid="captcha" onClick={reload}>
          {picture && (
            <>
              <img src={picture} alt={t('captcha.reload')} />
              <MenuIcon name="reset" size={18} />
            </>
          )}
          {failed && t('captcha.failed')}
          {!picture && !failed && <span className="visually-hidden">{t('common.loading')}</span>}
        </button>
      }
    />
  );
}
