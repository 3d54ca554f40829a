import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '../../i18n/languages.ts';
import { chooseLanguage, language } from '../../state/preferences.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Icon } from '../../ui/icons.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import styles from './LanguageScreen.module.css';

/** The 14 languages, each by its own name. */
export function LanguageScreen(): JSX.Element {
  const { t } = useTranslation();
  const chosen = useSignalValue(language);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('language.title')} />
      <div className={page['content']} role="radiogroup" aria-label={t('language.title')}>
        {LANGUAGES.map(({ code, name, tag, direction }) => (
          <button
            key={code}
            type="button"
            role="radio"
            aria-checked={chosen === code}
            className={styles['choice']}
            lang={tag}
            data-language={code}
            onClick={() => chooseLanguage(code)}
          >
            <span dir={direction}>{name}</span>
            {chosen === code && <Icon name="check" size={20} />}
          </button>
        ))}
      </div>
    </main>
  );
}
