/** What the compatibility data says of a feature, held against the oldest browsers. */
import data from '@mdn/browser-compat-data/forLegacyNode';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { BROWSER_FLOOR, type OldestBrowser } from './floor.ts';

/** Where a place in the data has its own statement. */
export const STATEMENT = '__compat';

export const COMPAT_DATA: CompatData = data;

/** The oldest browsers that lack a feature, each with the release that brought it: `Chrome (110)`; none where all have it. */
export function lackedBy(feature: CompatStatement): string[] {
  return BROWSER_FLOOR.flatMap(({ name, version, releases }) => {
    const lacking = releases.map((release) => statementsOf(feature, release)).filter((all) => !hasAt(all, version));
    if (lacking.length === 0) return [];
    const since = Math.max(...lacking.map(firstVersion));
    return [Number.isFinite(since) ? `${name} (${since})` : name];
  });
}

/** The version of a browser since which it has a feature, on a computer and on a phone; infinite where it has not. */
export function sinceVersion(feature: CompatStatement, { releases }: OldestBrowser): number {
  return Math.max(...releases.map((release) => firstVersion(statementsOf(feature, release))));
}

/** The feature behind a path of the data, such as `css.at-rules.layer`; undefined where the data does not know it. */
export function featureAt(path: string): CompatStatement | undefined {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const step of path.split('.')) place = place?.[step];
  return place && statementOf(place);
}

/** What is said of a place in the data itself, besides of the places in it. */
export function statementOf(place: Identifier): CompatStatement | undefined {
  return place[STATEMENT];
}

/** Of the feature under its own name, and without a setting of the browser. */
function statementsOf(feature: CompatStatement, release: BrowserName): SimpleSupportStatement[] {
  const statements = feature.support[release];
  return (statements === undefined ? [] : [statements].flat()).filter(
    ({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other,
  );
}

/** Whether a release has it, be it in part. */
function hasAt(statements: readonly SimpleSupportStatement[], version: number): boolean {
  return statements.some(
    ({ version_added: since, version_removed: until }) =>
      versionOf(since) <= version && (until === undefined || versionOf(until) > version),
  );
}

function firstVersion(statements: readonly SimpleSupportStatement[]): number {
  return Math.min(...statements.map(({ version_added: since }) => versionOf(since)));
}

/** `≤37` is at most 37; `preview` and `false` are never. */
function versionOf(since: string | false): number {
  const number = Number.parseFloat(String(since).replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
