import { describe, expect, it } from 'vitest';
import { compare, decimal, fitsScale, isMultipleOf, isPositive, toFixedText } from '../../../src/domain/decimal.ts';
import { marginOf } from '../../../src/domain/margin.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { categoriesIn } from '../../../server/catalogue/categories.ts';
import { LANGUAGES, languageOf } from '../../../server/catalogue/languages.ts';
import { LOGO_VERSION, logoOf } from '../../../server/catalogue/logo.ts';
import { isInSession, nextOpening } from '../../../server/catalogue/sessions.ts';

const { listings } = buildCatalogue(REAL_COUNT, 'perLot');

describe('catalogue', () => {
  it('has at least 48 real instruments in at least 5 categories, and both margin modes', () => {
    expect(listings.length).toBeGreaterThanOrEqual(48);
    expect(new Set(listings.map(({ categoryId }) => categoryId)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(listings.map(({ marginMode }) => marginMode))).toEqual(new Set(['fixed', 'leveraged']));
    expect(new Set(listings.map(({ code }) => code)).size).toBe(listings.length);
    expect(listings.map(({ id }) => id)).toEqual(listings.map((_, index) => index + 1));
  });

  it.each(listings.map((listing) => [listing.code, listing] as const))(
    '%s has terms that fit together',
    (_, listing) => {
      const price = decimal(listing.traits.startPrice);
      expect(price.scale).toBe(listing.priceScale);
      expect(isPositive(listing.lotStep) && isMultipleOf(listing.minLots, listing.lotStep)).toBe(true);
      expect(listing.marginMode === 'fixed' || listing.leverages.length > 0).toBe(true);
      expect(listing.leverages).toEqual(listing.leverages.toSorted((a, b) => a - b));
      expect(fitsScale(listing.contractSize, 0)).toBe(true);
      // A demo account of 100,000 can open the smallest order, and a few lots of most.
      const leverage = listing.leverages.at(-1) ?? 1;
      const margin = marginOf(listing, { lots: listing.minLots, price, leverage });
      expect(compare(margin, decimal('0')), toFixedText(margin, 2)).toBe(1);
      expect(compare(margin, decimal('5000')), toFixedText(margin, 2)).toBe(-1);
    },
  );

  it('adds synthetic instruments for load, and takes fewer', () => {
    const many = buildCatalogue(2_000, 'perLot').listings;
    expect(many).toHaveLength(2_000);
    expect(new Set(many.map(({ code }) => code)).size).toBe(2_000);
    expect(buildCatalogue(5, 'perLot').listings.map(({ code }) => code)).toEqual(
      listings.slice(0, 5).map(({ code }) => code),
    );
  });

  it('charges by the kind of fee', () => {
    const [perLot] = buildCatalogue(1, 'perLot').listings;
    const [ofMargin] = buildCatalogue(1, 'ofMargin').listings;
    expect([perLot && toFixedText(perLot.feeRate, 3), ofMargin && toFixedText(ofMargin.feeRate, 3)]).toEqual([
      '6.000',
      '0.004',
    ]);
  });

  it('names its categories in every language', () => {
    for (const language of LANGUAGES) {
      const names = categoriesIn(language).map(({ name }) => name);
      expect(
        names.every((name) => name.trim().length > 1),
        language,
      ).toBe(true);
      expect(new Set(names).size, language).toBe(7);
    }
    expect([languageOf('tw'), languageOf('xx'), languageOf(undefined), languageOf('spa')]).toEqual([
      'hk',
      'en',
      'en',
      'spa',
    ]);
  });

  it('has a small picture of its own for each, and none for a synthetic one', () => {
    const [synthetic] = buildCatalogue(REAL_COUNT + 1, 'perLot').listings.slice(-1);
    expect(synthetic?.logo).toBe('');
    const pictures = listings.map(({ code, logo }) => {
      expect(logo).toBe(`/logo/${code}.webp?v=${LOGO_VERSION}`);
      const picture = logoOf(code) ?? Buffer.alloc(0);
      // A WebP, as its first bytes say.
      expect([picture.toString('latin1', 0, 4), picture.toString('latin1', 8, 12)], code).toEqual(['RIFF', 'WEBP']);
      expect(picture.length, code).toBeLessThan(3_000);
      return picture.toString('base64');
    });
    expect(new Set(pictures).size).toBe(listings.length);
  });
});

describe('session hours', () => {
  // 2026-03-08 is a Sunday.
  it.each([
    ['forex', '2026-03-08T20:59Z', false],
    ['forex', '2026-03-08T21:00Z', true],
    ['forex', '2026-03-11T03:00Z', true],
    ['forex', '2026-03-13T20:59Z', true],
    ['forex', '2026-03-13T21:00Z', false],
    ['metals', '2026-03-11T21:30Z', false],
    ['metals', '2026-03-11T22:00Z', true],
    ['usShares', '2026-03-11T14:29Z', false],
    ['usShares', '2026-03-11T14:30Z', true],
    ['usShares', '2026-03-14T15:00Z', false],
    ['asia', '2026-03-09T00:00Z', true],
    ['europe', '2026-03-09T16:30Z', false],
    ['allDay', '2026-03-14T15:00Z', true],
  ] as const)('%s at %s: %s', (session, time, open) => {
    expect(isInSession(session, Date.parse(time))).toBe(open);
  });

  it('tell when a closed market opens next: the first minute that trades', () => {
    const minute = 60_000;
    const sunday = Date.parse('2026-03-08T00:00Z');
    for (const session of ['forex', 'metals', 'usShares', 'europe', 'asia', 'usIndex', 'allDay'] as const) {
      let next: number | undefined;
      // Backwards, so that the opening that follows is known at each minute.
      for (let at = sunday + 9 * 1_440 * minute; at >= sunday; at -= minute) {
        const open = isInSession(session, at);
        if (open) expect(nextOpening(session, at)).toBeUndefined();
        else if (next !== undefined)
          expect(nextOpening(session, at), `${session} at ${new Date(at).toISOString()}`).toBe(next);
        if (open) next = at;
      }
    }
  });
});
