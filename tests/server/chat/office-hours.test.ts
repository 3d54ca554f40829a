import { describe, expect, it } from 'vitest';
import { officeAt, readOfficeHours } from '../../../server/chat/office-hours.ts';

const at = (text: string): number => Date.parse(text);

describe('office hours', () => {
  const hours = readOfficeHours('mon-fri 08:00-20:00, sat 10:00-14:00') ?? [];

  it.each([
    ['2026-03-10T07:59:59Z', '2026-03-10T08:00:00Z'],
    ['2026-03-10T20:00:00Z', '2026-03-11T08:00:00Z'],
    ['2026-03-13T21:00:00Z', '2026-03-14T10:00:00Z'],
    ['2026-03-14T14:00:00Z', '2026-03-16T08:00:00Z'],
    ['2026-03-15T12:00:00Z', '2026-03-16T08:00:00Z'],
  ])('at %s nobody answers before %s', (now, next) => {
    expect(officeAt(hours, at(now))).toEqual({ isOpen: false, opensAt: at(next) });
  });

  it.each(['2026-03-10T08:00:00Z', '2026-03-13T19:59:59Z', '2026-03-14T10:30:00Z'])('at %s somebody does', (now) => {
    expect(officeAt(hours, at(now))).toEqual({ isOpen: true });
  });

  it('open again only in a week find the same day', () => {
    const monday = readOfficeHours('mon 08:00-09:00') ?? [];
    expect(officeAt(monday, at('2026-03-09T09:00:00Z')).opensAt).toBe(at('2026-03-16T08:00:00Z'));
  });

  it('run over the end of the week', () => {
    const weekend = readOfficeHours('sat-mon 00:00-24:00') ?? [];
    expect(officeAt(weekend, at('2026-03-15T23:59:00Z')).isOpen).toBe(true);
    expect(officeAt(weekend, at('2026-03-17T00:00:00Z')).opensAt).toBe(at('2026-03-21T00:00:00Z'));
  });

  it('that are empty mean always', () => {
    expect(officeAt(readOfficeHours('') ?? [], 0)).toEqual({ isOpen: true });
  });

  it.each([
    'mon',
    'mon 8:00-9:00',
    'foo 08:00-09:00',
    'mon 09:00-08:00',
    'mon 08:00-25:00',
    'mon 08:60-09:00',
    'mon 08:00-09:00,',
  ])('refuse %s', (text) => expect(readOfficeHours(text)).toBeUndefined());
});
