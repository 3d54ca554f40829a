import { useEffect, useRef, type JSX, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal sheet from below, on the platform's own dialog: focus stays inside, Escape and the veil close it. */
export function Sheet({ title, onClose, children }: SheetProps): JSX.Element {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles['head']}>
        <h2>{title}</h2>
        <IconButton icon="close" label={t('common.close')} onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
