import { useRef, type JSX } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/TextField.tsx';
import { SendCode, type SendCodeProps } from './SendCode.tsx';

const LONGEST_CODE = 8;

interface CodeFieldProps extends Omit<SendCodeProps, 'onSent'> {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly fault?: string | undefined;
  readonly help?: string | undefined;
}

/** Where a code is typed, with the button that sends it. */
export function CodeField({ value, onChange, fault, help, ...sending }: CodeFieldProps): JSX.Element {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      ref={input}
      label={t('code.label')}
      value={value}
      onChange={(text) => onChange(text.replace(/\s/g, ''))}
      fault={fault}
      help={help}
      latin
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      maxLength={LONGEST_CODE}
      after={<SendCode {...sending} onSent={() => input.current?.focus()} />}
    />
  );
}
