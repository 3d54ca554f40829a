/**
 * Every published set of real market data is rebuilt by the product and must equal what its broker or exchange
 * published. The data is not part of the project: it lies beside the repository, or where MARKET_DATA says.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../tools/paths.ts';
import { checkAgreement } from './agreement.ts';
import { readChecks, type PublishedCheck } from './published-check.ts';

const FOLDER = resolve(ROOT, process.env['MARKET_DATA'] ?? '../shared/data');
const OWN_FOLDER = join(ROOT, 'tests', 'real-data', 'own-set');
const present = existsSync(join(FOLDER, 'checks.json'));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Files whose periods without a trade are flat bars: taken out and filled in again, they must come back. */
const WITH_FLAT_BARS: readonly Pick<PublishedCheck, 'dst' | 'period' | 'range'>[] = [
  { dst: 'M1-20200501-flats.csv', period: 60_000, range: [0, Date.UTC(2020, 4, 1, 21)] },
  { dst: 'H1-201902.csv', period: 3_600_000, range: [0, Date.UTC(2019, 2)] },
  { dst: 'D1-2018.csv', period: 86_400_000, range: [0, Date.UTC(2019, 0)] },
];

function flatBarCheck(part: (typeof WITH_FLAT_BARS)[number]): PublishedCheck {
  const fixed = { kind: 'bars1', dir: 'eurusd-dukascopy', skipZero: true, fill: true, volume: 'exact' } as const;
  return { ...part, ...fixed, id: `flat bars of ${part.dst}`, src: [part.dst] };
}

function describePresent(): void {
  const found = { agreeing: 0, total: 0, sets: 0 };
  afterAll(() => say(`Real market data: ${found.agreeing} of ${found.total} bars agree, in ${found.sets} sets`));

  it.each(readChecks(FOLDER))('$id', (check) => {
    const { agreeing, total, differences } = checkAgreement(FOLDER, check);
    found.agreeing += agreeing;
    found.total += total;
    found.sets++;
    expect(differences.slice(0, 5)).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it.each(WITH_FLAT_BARS.map(flatBarCheck))('$id', (check) => {
    const { total, differences } = checkAgreement(FOLDER, check);
    say(`Real market data: ${total - differences.length} of ${total} bars agree, ${check.id} filled in again`);
    expect(differences.slice(0, 5)).toEqual([]);
  });
}

function describeAbsent(): void {
  it('is absent', (context) => {
    const reason = `Real market data: skipped, for there is none in ${FOLDER}; set MARKET_DATA to its folder`;
    say(reason);
    context.skip(reason);
  });
}

describe('real market data', present ? describePresent : describeAbsent);

describe('the set made by hand', () => {
  it.each(readChecks(OWN_FOLDER))('$id', (check) => {
    const { total, differences } = checkAgreement(OWN_FOLDER, check);
    expect(differences).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });
});
