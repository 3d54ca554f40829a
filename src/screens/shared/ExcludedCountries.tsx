import { useMemo, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EXCLUDED_COUNTRIES } from '../../domain/excluded-countries.ts';
import { useFormatters } from '../../i18n/format.ts';

/** Whom the product does not serve, said where somebody registers, pays in or reads about a company. */
export function ExcludedCountries(): JSX.Element {
  const { t } = useTranslation();
  const { tag } = useFormatters();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const all = EXCLUDED_COUNTRIES.map((code) => names.of(code) ?? code);
    return new Intl.ListFormat([tag], { type: 'conjunction' }).format(all);
  }, [tag]);
  return (
    <p className="muted" data-testid="excluded-countries">
      {t('common.notServed', { countries })}
    </p>
  );
}
