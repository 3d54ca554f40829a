import { useState, type JSX, type ReactNode } from 'react';
import { assetUrl } from '../../worker-client/api-base.ts';
import styles from './InstrumentLogo.module.css';

interface InstrumentLogoProps {
  /** Empty where there is none. */
  readonly logo: string;
  readonly letters: ReactNode;
}

/** The instrument's picture; its first letters where there is none or it does not load. */
export function InstrumentLogo({ logo, letters }: InstrumentLogoProps): JSX.Element {
  const [broken, setBroken] = useState<string>();
  if (!logo || broken === logo) {
    return (
      <span className={styles['letters']} aria-hidden="true">
        {letters}
      </span>
    );
  }
  return (
    <img
      // An image keeps its picture until the next one is there: it must not be another instrument's.
      key={logo}
      className={styles['logo']}
      src={assetUrl(logo)}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logo)}
    />
  );
}
