import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import type { Theme } from '../../state/kept-preferences.ts';
import { useSignalValue } from '../../state/signals.ts';
import { MenuGroup, MenuLine, MenuLink } from '../../ui/Menu.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { languageOf } from '../../i18n/languages.ts';
import { ROUTES } from './links.ts';

/** How the product looks on this device. */
export function Appearance(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const red = useSignalValue(state.preferences.riseIsRed);
  const shownTheme = useSignalValue(state.preferences.theme);
  return (
    <MenuGroup>
      <MenuLine title={t('account.theme')}>
        <Segmented<Theme>
          label={t('account.theme')}
          value={shownTheme}
          options={[
            { value: 'light', text: t('account.light') },
            { value: 'dark', text: t('account.dark') },
          ]}
          onChange={state.preferences.chooseTheme}
        />
      </MenuLine>
      <MenuLine title={t('account.risingColour')}>
        <Segmented
          label={t('account.risingColour')}
          value={red ? 'red' : 'green'}
          options={[
            { value: 'green', text: t('account.green') },
            { value: 'red', text: t('account.red') },
          ]}
          onChange={(value) => state.preferences.chooseRiseColour(value === 'red')}
        />
      </MenuLine>
    </MenuGroup>
  );
}

/** The way to the languages, with the one that is spoken. */
export function LanguageRow(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { name } = languageOf(useSignalValue(state.preferences.language));
  return <MenuLink to={ROUTES.language} icon="language" title={t('language.title')} value={<bdi>{name}</bdi>} />;
}
