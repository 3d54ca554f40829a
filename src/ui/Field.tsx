import { useId, type JSX, type ReactNode } from 'react';
import { Icon } from './icons.tsx';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  /** For assistive technology only, where what stands above says it already. */
  readonly labelHidden?: boolean;
  readonly fault?: string | undefined;
  readonly help?: ReactNode;
  /** Whether room for the note is kept, so that nothing jumps when it comes. */
  readonly roomForNote?: boolean;
  readonly children: (ids: { readonly input: string; readonly note: string }) => ReactNode;
}

/** Label above, help or error below. */
export function Field({
  label,
  labelHidden = false,
  fault,
  help,
  roomForNote = true,
  children,
}: FieldProps): JSX.Element {
  const id = useId();
  const ids = { input: `${id}-input`, note: `${id}-note` };
  return (
    <div className={styles['field']}>
      <label className={labelHidden ? 'visually-hidden' : styles['label']} htmlFor={ids.input}>
        {label}
      </label>
      {children(ids)}
      {(roomForNote || fault || help) && (
        <span
          id={ids.note}
          className={styles['note']}
          data-fault={fault !== undefined}
          role={fault ? 'alert' : undefined}
        >
          {fault ?? help ?? ''}
        </span>
      )}
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly fault?: string | undefined;
}

/** The platform's own picker: the best one on every phone. */
export function SelectField({
  label,
  value,
  options,
  onChange,
  disabled = false,
  fault,
}: SelectFieldProps): JSX.Element {
  return (
    <Field label={label} fault={fault}>
      {(ids) => (
        <div className={styles['box']} data-disabled={disabled} data-invalid={fault !== undefined}>
          <select
            id={ids.input}
            className={[styles['input'], styles['select']].join(' ')}
            value={value}
            disabled={disabled}
            aria-describedby={ids.note}
            aria-invalid={fault !== undefined || undefined}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
          <Icon name="down" size={20} className={styles['caret']} />
        </div>
      )}
    </Field>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: CheckboxProps): JSX.Element {
  return (
    <label className={styles['checkbox']}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
