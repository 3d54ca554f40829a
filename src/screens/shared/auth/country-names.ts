import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The names of countries in the user's language; a code that has none stands for itself. */
export function useCountryName(): (country: string) => string {
  const { language } = useTranslation();
  return useMemo(() => countryNames(language), [language]);
}

export function countryNames(tag: string): (country: string) => string {
  const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
  return (country) => {
    try {
      return names.of(country) ?? country;
    } catch {
      return country;
    }
  };
}
