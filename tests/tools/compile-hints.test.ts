import { expect, it } from 'vitest';
import { hintAtStart, type BuiltAsset, type BuiltChunk } from '../../tools/compile-hints.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';
const RUNTIME = 'import{t as $,n as r}from"./rolldown-runtime-a-1.js";';

function chunk(code: string, more: Partial<BuiltChunk> = {}): BuiltChunk {
  return { type: 'chunk', isEntry: false, imports: [], code, ...more };
}

function built(
  libraries: string,
): Record<'entry' | 'libraries' | 'lazy', BuiltChunk> & Record<'map' | 'lazyMap', BuiltAsset> {
  return {
    entry: chunk('start()', { isEntry: true, imports: ['libraries'], sourcemapFileName: 'map' }),
    libraries: chunk(libraries, { imports: ['entry'] }),
    lazy: chunk('later()', { imports: ['libraries'], sourcemapFileName: 'lazyMap' }),
    map: { type: 'asset', source: '{"version":3,"mappings":"AAAA"}' },
    lazyMap: { type: 'asset', source: '{"version":3,"mappings":"AAAA"}' },
  };
}

it('what the first screen calls is compiled beside its loading, and nothing else', () => {
  const files = built(`${RUNTIME}var a=$((e=>{e.x=1}));`);
  hintAtStart(files);
  expect(files.entry.code).toBe(`${HINT}start()`);
  expect(files.libraries.code.startsWith(`${HINT}import`)).toBe(true);
  expect(files.lazy.code).toBe('later()');
});

it.each([
  ['$((e=>{e.x=1}))', '$((function(e){e.x=1}))'],
  ['$(((e,t)=>{t.exports=1}))', '$((function(e,t){t.exports=1}))'],
  ['$((()=>{go()}))', '$((function(){go()}))'],
])('a package that is one function is compiled with its file: %s', (before, after) => {
  const files = built(`${RUNTIME}var a=${before},b=other((e=>{this.x}));`);
  hintAtStart(files);
  expect(files.libraries.code).toBe(`${HINT}${RUNTIME}var a=${after},b=other((e=>{this.x}));`);
});

it('a bundler that wraps packages otherwise ends the build', () => {
  expect(() => hintAtStart(built(`${RUNTIME}var a=$(function(e){});`))).toThrow(/older module format/);
});

it('the map of a file with the hint tells of a line more', () => {
  const files = built(`${RUNTIME}var a=$((e=>{e.x=1}));`);
  hintAtStart(files);
  expect(files.map.source).toBe('{"version":3,"mappings":";AAAA"}');
  expect(files.lazyMap.source).toBe('{"version":3,"mappings":"AAAA"}');
});
