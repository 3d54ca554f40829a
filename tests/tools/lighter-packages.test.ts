import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutStacks } from '../../tools/lighter-packages.ts';

const folder = join(createRequire(import.meta.url).resolve('react-dom/package.json'), '..');
const reactDom = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
/** At the left edge or two spaces from it: what runs when the file is loaded. */
const MADE_AT_LOAD = /^(?:var | {2})\w+ = Error\(.*$/gm;

it('React makes no error when it is loaded', () => {
  expect(reactDom.match(MADE_AT_LOAD)?.length).toBeGreaterThan(0);
  const { code } = withoutStacks(reactDom);
  expect(code.match(MADE_AT_LOAD)).toBeNull();
  expect(code).toContain('SuspenseException = Object.create(Error.prototype, { message: { value: formatProd');
  expect(code.split('\n')).toHaveLength(reactDom.split('\n').length);
});

it('a React that makes them in another way is refused', () => {
  expect(() => withoutStacks('var SuspenseException = makeError(460);')).toThrow('otherwise');
});
