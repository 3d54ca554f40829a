import type { JSX, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FailureNote } from '../../ui/FailureNote.tsx';
import { useFocusInView } from '../../ui/use-focus-in-view.ts';
import type { Form } from '../../ui/use-form.ts';
import styles from './FormScreen.module.css';
import page from './Page.module.css';
import { ScreenHeader } from './ScreenHeader.tsx';

interface FormScreenProps {
  readonly title: string;
  /** On the one primary button. */
  readonly action: string;
  readonly form: Pick<Form<string>, 'element' | 'busy' | 'failure' | 'onSubmit'>;
  readonly children: ReactNode;
}

/** A screen that is a form: fields that scroll, and the button below them, in reach. */
export function FormScreen({ title, action, form, children }: FormScreenProps): JSX.Element {
  const { element, onSubmit } = form;
  const fields = useFocusInView(element);
  return (
    <main className={page['page']}>
      <ScreenHeader title={title} />
      <form ref={element} className={styles['form']} noValidate onSubmit={onSubmit}>
        <div ref={fields} className={styles['fields']}>
          <div className={styles['column']}>{children}</div>
        </div>
        <div className={styles['foot']}>
          <FailureNote failure={form.failure} />
          <Button type="submit" busy={form.busy} data-testid="submit">
            {action}
          </Button>
        </div>
      </form>
    </main>
  );
}
