import { useCallback, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePage } from '../../state/page.ts';
import { copyText } from '../../ui/copy.ts';
import { MenuIcon } from '../../ui/menu-icons.tsx';
import styles from './CopyButton.module.css';

/** Copies and says so. */
export function useCopy(): (text: string) => void {
  const { state } = usePage();
  const { t } = useTranslation();
  return useCallback(
    (text) => {
      void copyText(text).then((copied) =>
        state.toasts.show(copied ? 'success' : 'failure', t(copied ? 'profile.copied' : 'profile.copyFailed')),
      );
    },
    [state, t],
  );
}

/** A small button beside what it copies. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }): JSX.Element {
  const { t } = useTranslation();
  const copy = useCopy();
  const label = t('profile.copy', { what });
  return (
    <button type="button" className={styles['copy']} aria-label={label} title={label} onClick={() => copy(text)}>
      <MenuIcon name="copy" size={18} />
    </button>
  );
}
