import { useRef, useState, type JSX, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { canonicalNumber } from '../i18n/number-format.ts';
import { useFormatters } from '../i18n/format.ts';
import { afterPress } from './after-press.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import { Icon } from './icons.tsx';
import { isTouch } from './keypad-keys.ts';
import { Keypad } from './Keypad.tsx';

interface DecimalFieldProps {
  readonly label: string;
  /** For assistive technology only, where what stands above says it already. */
  readonly labelHidden?: boolean;
  /** Canonical dot-decimal text, empty where nothing is typed; text that is no number stays as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The value one step up or down; undefined where a step is not possible. */
  readonly step?: (value: string, direction: 1 | -1) => string | undefined;
  readonly fault?: string | undefined;
  readonly help?: string | undefined;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A number as text: nothing that is typed is ever rounded, reformatted or dropped. */
export function DecimalField(props: DecimalFieldProps): JSX.Element {
  const { label, labelHidden = false, value, onChange, step, fault, help, disabled = false, testId } = props;
  const { typed } = useFormatters();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft(value, typed);
  const change = (text: string): void => {
    setDraft(text);
    onChange(canonicalNumber(text) ?? text.trim());
  };
  const [focused, setFocused] = useState(false);
  const onFocus = (): void => {
    setFocused(true);
    // What is typed first replaces the value; the tap itself would put the caret somewhere into it.
    if (isTouch()) afterPress(() => input.current?.select());
  };
  const onBlur = (): void => afterPress(() => setFocused(document.activeElement === input.current));
  const stepBy = (direction: 1 | -1): void => {
    const next = step?.(value, direction);
    if (next !== undefined) change(typed(next));
  };
  return (
    <Field label={label} labelHidden={labelHidden} fault={fault} help={help} roomForNote={!labelHidden}>
      {(ids) => (
        <div className={styles['box']} data-invalid={fault !== undefined} data-disabled={disabled} dir="ltr">
          {step && (
            <StepButton
              direction={-1}
              label={label}
              disabled={disabled || step(value, -1) === undefined}
              onStep={stepBy}
            />
          )}
          <NumberInput
            {...{ ids, input, draft, disabled, change, stepBy, testId }}
            invalid={fault !== undefined}
            inputMode={isTouch() ? 'none' : 'decimal'}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          {step && (
            <StepButton
              direction={1}
              label={label}
              disabled={disabled || step(value, 1) === undefined}
              onStep={stepBy}
            />
          )}
          {focused && isTouch() && <Keypad input={input} onInput={change} />}
        </div>
      )}
    </Field>
  );
}

/** What is typed stays as typed while it means the same as the value behind it. */
function useDraft(value: string, typed: (text: string) => string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => typed(value));
  const same = (canonicalNumber(draft) ?? draft.trim()) === value;
  return [same ? draft : typed(value), setDraft];
}

interface NumberInputProps {
  readonly ids: { readonly input: string; readonly note: string };
  readonly input: RefObject<HTMLInputElement | null>;
  readonly draft: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly inputMode: 'none' | 'decimal';
  readonly change: (text: string) => void;
  readonly stepBy: (direction: 1 | -1) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly testId: string | undefined;
}

function NumberInput({ ids, input, draft, invalid, change, stepBy, testId, ...rest }: NumberInputProps): JSX.Element {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <input
      {...rest}
      ref={input}
      id={ids.input}
      className={[styles['input'], styles['numeric']].join(' ')}
      value={draft}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={ids.note}
      aria-invalid={invalid || undefined}
      data-testid={testId}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface StepButtonProps {
  readonly direction: 1 | -1;
  readonly label: string;
  readonly disabled: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

function StepButton({ direction, label, disabled, onStep }: StepButtonProps): JSX.Element {
  const { t } = useTranslation();
  const name = direction === 1 ? t('common.increase', { field: label }) : t('common.decrease', { field: label });
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={name}
      disabled={disabled}
      // Keeps focus, and with it the keypad, where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onStep(direction)}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size={20} />
    </button>
  );
}
