import type { JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../i18n/languages.ts';
import { usePage } from '../../state/page.ts';
import { useSignalValue } from '../../state/signals.ts';
import { MenuLink } from '../../ui/Menu.tsx';
import { ROUTES } from './links.ts';

/** The way to the languages, with the one that is spoken. */
export function LanguageRow(): JSX.Element {
  const { state } = usePage();
  const { t } = useTranslation();
  const { name } = languageOf(useSignalValue(state.preferences.language));
  return <MenuLink to={ROUTES.language} icon="language" title={t('language.title')} value={<bdi>{name}</bdi>} />;
}
