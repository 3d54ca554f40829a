import type { JSX } from 'react';
import type { FoundCompany } from '../../contract/worker/search-api.ts';
import { logoLetters } from '../../domain/instrument.ts';
import { InstrumentLogo } from '../shared/InstrumentLogo.tsx';

/** The company's picture; its first letters where there is none. */
export function CompanyLogo({ company }: { readonly company: FoundCompany }): JSX.Element {
  return <InstrumentLogo logo={company.logo} letters={logoLetters(company.name)} />;
}
