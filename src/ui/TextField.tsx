import type { ComponentProps, JSX, ReactNode } from 'react';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly fault?: string | undefined;
  readonly help?: ReactNode;
  /** Controls inside the box, before and after what is typed. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** For what is written from left to right in every language: addresses, numbers, codes. */
  readonly latin?: boolean;
}

/** One line of text: label above, help or error below. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { label, value, onChange, fault, help, before, after, latin = false, ...input } = props;
  return (
    <Field label={label} fault={fault} help={help}>
      {(ids) => (
        <div
          className={styles['box']}
          data-invalid={fault !== undefined}
          data-disabled={input.disabled === true}
          data-latin={latin && before !== undefined}
        >
          {before}
          <input
            {...input}
            id={ids.input}
            className={[styles['input'], latin && styles['latin']].filter(Boolean).join(' ')}
            value={value}
            aria-describedby={ids.note}
            aria-invalid={fault !== undefined || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
