import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { switchLanguage } from '../../state/switch-language.ts';
import { Icon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/State.tsx';
import page from '../shared/Page.module.css';
import { ScreenHeader } from '../shared/ScreenHeader.tsx';
import styles from './LanguageScreen.module.css';

/** The 14 languages, each by its own name. */
export function LanguageScreen(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const shown = useSignalValue(state.preferences.language);
  const chosen = useSignalValue(state.preferences.chosenLanguage);
  return (
    <main className={page['page']}>
      <ScreenHeader title={t('language.title')} />
      <div className={page['content']} role="radiogroup" aria-label={t('language.title')}>
        {LANGUAGES.map(({ code, name, tag, direction }) => (
          <button
            key={code}
            type="button"
            role="radio"
            aria-checked={shown === code}
            aria-busy={chosen === code && shown !== code}
            className={styles['choice']}
            lang={tag}
            data-language={code}
            onClick={() => void switchLanguage(state, code)}
          >
            <span dir={direction}>{name}</span>
            {shown === code && <Icon name="check" size={20} />}
            {chosen === code && shown !== code && <Spinner />}
          </button>
        ))}
      </div>
    </main>
  );
}
