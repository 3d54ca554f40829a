import type { JSX } from 'react';
import { useFormatters } from '../i18n/format.ts';
import { Field } from './Field.tsx';
import fieldStyles from './Field.module.css';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How many characters there may be; the count is shown. */
  readonly most: number;
  readonly fault?: string | undefined;
}

/** Several lines of text that count themselves. */
export function TextArea({ label, value, onChange, most, fault }: TextAreaProps): JSX.Element {
  const { typed } = useFormatters();
  return (
    <Field label={label} fault={fault}>
      {(ids) => (
        <div className={`${fieldStyles['box']} ${styles['box']}`} data-invalid={fault !== undefined}>
          <textarea
            id={ids.input}
            className={`${fieldStyles['input']} ${styles['area']}`}
            dir="auto"
            rows={6}
            maxLength={most}
            value={value}
            aria-describedby={ids.note}
            aria-invalid={fault !== undefined || undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={`number ${styles['count']}`} data-testid="count">
            {typed(String(value.length))} / {typed(String(most))}
          </span>
        </div>
      )}
    </Field>
  );
}
