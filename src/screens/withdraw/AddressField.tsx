import { useState, type JSX } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { AddressCheck } from '../../domain/addresses/address-check.ts';
import { usePage } from '../../state/page.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Withdraw.module.css';

const LONGEST = 256;

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly check: AddressCheck;
  readonly network: string;
  readonly fault: string | undefined;
  /** Whether the form has asked for it, so that a fault is shown in any case. */
  readonly asked: boolean;
}

/** A coin address to type or paste; what is wrong with it is said as soon as it is there. */
export function AddressField({ value, onChange, check, network, fault, asked }: AddressFieldProps): JSX.Element {
  const { t } = useTranslation();
  const [typing, setTyping] = useState(false);
  const isShown = value.trim() !== '' && !typing;
  const helps = { valid: t('method.addressValid', { network }), unknown: t('method.addressUnknown', { network }) };
  const help = isShown && (check === 'valid' || check === 'unknown') ? helps[check] : undefined;
  return (
    <TextField
      label={t('method.address')}
      value={value}
      onChange={(text) => {
        // More than one character at once was pasted, and is complete.
        setTyping(Math.abs(text.length - value.length) <= 1);
        onChange(text);
      }}
      onBlur={() => setTyping(false)}
      fault={asked || isShown ? fault : undefined}
      help={help}
      latin
      name="address"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      after={
        <PasteButton
          onPaste={(text) => {
            setTyping(false);
            onChange(text);
          }}
        />
      }
      data-testid="method-address"
    />
  );
}

/** Takes what is on the clipboard, on devices that give it. */
function PasteButton({ onPaste }: { readonly onPaste: (text: string) => void }): JSX.Element | null {
  const { toasts } = usePage().state;
  const { t } = useTranslation();
  // Missing on plain http, and in browsers that let only the user paste.
  if (!isOffered()) return null;
  const paste = (): void => {
    navigator.clipboard.readText().then(
      (text) => onPaste(text.trim()),
      () => toasts.show('failure', t('method.pasteFailed')),
    );
  };
  return (
    <button type="button" className={styles['max']} onClick={paste} data-testid="paste">
      {t('method.paste')}
    </button>
  );
}

function isOffered(): boolean {
  return typeof (navigator as Partial<Navigator>).clipboard?.readText === 'function';
}
