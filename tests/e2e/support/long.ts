/** Details of a test that runs only in the long stage. */
export const LONG = { tag: '@long' } as const;

/** The same of one that measures times: no other test runs beside it. */
export const LONG_ALONE = { tag: ['@long', '@alone'] };

/** Details of a test that is made for several languages: in the first it is short, in others it runs in the long stage. */
export function alsoIn(lang: string): { readonly tag?: string } {
  return lang === 'en' ? {} : LONG;
}
