import { useState, type JSX } from 'react';
import type { Instrument } from '../../domain/instrument.ts';
import { assetUrl } from '../../worker-client/api-base.ts';
import styles from './InstrumentLogo.module.css';

interface InstrumentLogoProps {
  readonly instrument: Pick<Instrument, 'logo' | 'code'>;
}

/** The instrument's picture; its first letters where there is none or it does not load. */
export function InstrumentLogo({ instrument }: InstrumentLogoProps): JSX.Element {
  const [broken, setBroken] = useState<string>();
  const { logo } = instrument;
  if (!logo || broken === logo) {
    return (
      <span className={styles['letters']} aria-hidden="true">
        {instrument.code.slice(0, 2)}
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
