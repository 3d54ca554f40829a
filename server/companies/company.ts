import type { Language } from '../catalogue/languages.ts';

/** What is told of a company; empty where nothing is known. */
export interface CompanyTexts {
  /** Of its share, where it has one here. */
  readonly code: string;
  readonly name: string;
  /** How other languages write the name. */
  readonly names: Readonly<{ [In in Language]?: string | undefined }>;
  /** A path of the site, or an https address. */
  readonly logo: string;
  readonly url: string;
  readonly subject: string;
  readonly registeredAddress: string;
  readonly location: string;
  readonly email: string;
}

export interface Company extends CompanyTexts {
  readonly id: number;
}
