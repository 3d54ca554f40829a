import type { Finding } from './finding.ts';
import { newerInScript } from './newer-scripts.ts';
import { newerInStyle } from './newer-styles.ts';
import { ownMethods } from './own-methods.ts';

/** What the oldest browsers lack in a set of files that are loaded together, and how it was judged. */
export interface Verdict {
  /** One line for each feature and file that no allowance names. */
  readonly faults: readonly string[];
  /** Allowances for what is found nowhere. */
  readonly unused: readonly string[];
}

/**
 * @param files text by name; scripts end in `.js`, style sheets in `.css`, pages, of which the style elements are read, in `.html`
 * @param allowances reason by feature
 */
export function checkFiles(files: ReadonlyMap<string, string>, allowances: Readonly<Record<string, string>>): Verdict {
  const scripts = [...files].filter(([name]) => name.endsWith('.js'));
  const styles = [...files].flatMap(([name, text]) => stylesIn(name, text).map((css) => [name, css] as const));
  const own = new Set(scripts.flatMap(([, code]) => ownMethods(code)));
  const found = [
    ...scripts.flatMap(([name, code]) => named(name, newerInScript(code, own))),
    ...styles.flatMap(([name, css]) => named(name, newerInStyle(css))),
  ];
  const features = new Set(found.map(({ feature }) => feature));
  const faults = found.filter(({ feature }) => !Object.hasOwn(allowances, feature)).map(describe);
  return {
    faults: [...new Set(faults)],
    unused: Object.keys(allowances).filter((feature) => !features.has(feature)),
  };
}

function stylesIn(name: string, text: string): readonly string[] {
  if (name.endsWith('.css')) return [text];
  if (!name.endsWith('.html')) return [];
  return [...text.matchAll(/<style\b[^>]*>(.*?)<\/style>/gis)].map(([, css = '']) => css);
}

type NamedFinding = Finding & { readonly file: string };

function named(file: string, findings: readonly Finding[]): NamedFinding[] {
  return findings.map((finding) => ({ ...finding, file }));
}

function describe({ file, feature, lackedBy, excerpt }: NamedFinding): string {
  return `${file}: ${feature} is not in ${lackedBy.join(', ')} … ${excerpt}`;
}
