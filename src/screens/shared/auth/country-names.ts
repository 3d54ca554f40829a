import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The names of countries in the user's language; a code that has none stands for itself. */
export function useCountryName(): (country: string) => string {
  const { i18n } = useTranslation();
  return useMemo(() => countryNames(i18n.language), [i18n.language]);
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
