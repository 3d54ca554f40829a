import type { JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { categoryOf } from './category.ts';
import { useSignalValue } from '../../state/signals.ts';
import { Icon } from '../../ui/icons.tsx';
import { type CategoryChoice } from './category.ts';
import styles from './CategoryBar.module.css';

/** Filters the list: favourites, everything, or one category. */
export function CategoryBar(): JSX.Element {
  const page = usePage();
  const { state } = page;
  const category = categoryOf(page);
  const { t } = useTranslation();
  const { categories } = useSignalValue(state.slices.catalogue);
  const chosen = useSignalValue(category.chosen);
  const chip = (choice: CategoryChoice, content: JSX.Element | string, label?: string): JSX.Element => (
    <button
      key={choice}
      type="button"
      className={styles['chip']}
      aria-pressed={chosen === choice}
      aria-label={label}
      onClick={() => category.choose(choice)}
    >
      {content}
    </button>
  );
  return (
    <div className={styles['bar']} role="group" aria-label={t('market.categories')}>
      {chip('favourites', <Icon name="star" size={18} filled={chosen === 'favourites'} />, t('market.favourites'))}
      {chip('all', t('market.all'))}
      {categories.map((each) => chip(each.id, each.name))}
    </div>
  );
}
