import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/lib/csv.ts';

/** Reads lines as RFC 4180 has them. */
function parse(file: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = '';
    if (file[at] === '"') {
      for (at++; ; at++) {
        if (file[at] === '"' && file[at + 1] !== '"') break;
        if (file[at] === '"') at++;
        cell += file[at];
      }
      at++;
    } else while (file[at] !== separator && file[at] !== '\r') cell += file[at++];
    row.push(cell);
    if (file[at] === separator) at++;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

const FORMULA = /^[=+\-@\t\r\n]/;
const separators = fc.constantFrom(',', ';');
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\r', '\n', '=', '-', '\t', 'x') }),
);

describe('a line of a file for spreadsheets', () => {
  it('is read back as it was, whatever its texts are, but for the mark before what begins as a formula', () => {
    fc.assert(
      fc.property(
        separators,
        fc.array(fc.array(texts, { minLength: 2, maxLength: 4 }), { maxLength: 4 }),
        (separator, rows) => {
          const file = rows
            .map((row) =>
              csvLine(
                row.map((text) => ({ text })),
                separator,
              ),
            )
            .join('');
          expect(parse(file, separator)).toEqual(
            rows.map((row) => row.map((text) => (FORMULA.test(text) ? `'${text}` : text))),
          );
        },
      ),
    );
  });

  it('begins no text as a formula begins', () => {
    fc.assert(
      fc.property(separators, texts, (separator, text) => {
        const [[cell = ''] = []] = parse(csvLine([{ text }, { text: '' }], separator), separator);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
      }),
    );
  });

  it('leaves numbers numbers, quoted where their decimal mark separates', () => {
    expect(csvLine([{ number: '-12.5' }, { number: '' }], ',')).toBe('-12.5,\r\n');
    expect(csvLine([{ number: '-12,5' }, { number: '3' }], ';')).toBe('-12,5;3\r\n');
    expect(csvLine([{ number: '1,5' }, { number: '3' }], ',')).toBe('"1,5",3\r\n');
  });
});
