import { describe, expect, it } from 'vitest';
import { reportJson, reportText } from '../../../server/admin/print-report.ts';

const row = (id: number, name: string) => ({ id, name, done: false, at: null });

describe('a report for people', () => {
  it('is a table whose columns stand below each other, in wide writing too', () => {
    const rows = [row(1, '陳大文'), { ...row(20, 'Jo'), done: true, at: '2026' }];
    expect(reportText({ rows, total: 2 }).split('\n')).toEqual([
      'id  name    done  at',
      '1   陳大文  no    -',
      '20  Jo      yes   2026',
    ]);
  });

  it('cuts what is too long for a table, and nothing of a single thing', () => {
    const [whole, long] = ['x'.repeat(60), 'x'.repeat(61)];
    const [, first, second] = reportText({ rows: [{ text: whole }, { text: long }] }).split('\n');
    expect([first, second]).toEqual([whole, `${'x'.repeat(59)}…`]);
    expect(reportText({ record: { text: long } })).toBe(`text  ${long}`);
  });

  it('says how many there are where a page does not hold them, and when there are none', () => {
    const rows = Array.from({ length: 20 }, (_, id) => row(id, 'Jo'));
    expect(reportText({ rows, total: 20 }).split('\n')).toHaveLength(21);
    expect(reportText({ rows, total: 21 }).split('\n').at(-1)).toBe('21 in all; --page shows others.');
    expect(reportText({ rows: [], total: 0 })).toBe('None.');
    expect(reportText({ rows: [] })).toBe('None.');
    expect(reportText({ rows: [], total: 21 })).toBe('None on this page; 21 in all.');
  });

  it('shows nothing that steers a terminal, or turns its writing around', () => {
    const text = 'a\u001b[2Jb\r\nc\u202ed\u2066e\u009bf\u0000g';
    expect(reportText({ record: { text } })).toBe('text  a [2Jb c d e f g');
    expect(reportText({ rows: [{ text }] })).toBe('text\na [2Jb c d e f g');
  });
});

describe('a report for programs', () => {
  it('is a list with its total, or one thing, with the names of its files', () => {
    const rows = [row(1, 'Jo')];
    expect(JSON.parse(reportJson({ rows, total: 7 }))).toEqual({ total: 7, rows });
    const files = [{ name: '1-front.png', base64: 'AAAA' }];
    expect(JSON.parse(reportJson({ record: row(1, 'Jo'), files }))).toEqual({
      ...row(1, 'Jo'),
      files: ['1-front.png'],
    });
    expect(JSON.parse(reportJson({ message: 'Done', before: { a: 1 }, after: { a: 2 } }))).toEqual({ message: 'Done' });
  });
});
