/** What a device is told that installs the client, in each language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { localeTexts } from '../../tools/locale-text.ts';
import { ROOT } from '../../tools/paths.ts';
import { manifestOf } from '../../tools/web-manifest.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Width and height stand in a PNG's first chunk. */
function sizeOf(path: string): string {
  const file = readFileSync(join(ROOT, 'public', path));
  expect(file.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

describe.each(LANGUAGES)('the manifest: $code', (language) => {
  const manifest = manifestOf(language) as Manifest;
  const text = localeTexts(language.code);

  it('names one application, in this language', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Pipframe',
      short_name: 'Pipframe',
      description: text('install.about'),
      lang: language.tag,
      dir: language.code === 'ar' ? 'rtl' : 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      display_override: ['standalone', 'minimal-ui'],
      categories: ['finance', 'business'],
    });
    expect(text('install.about')).not.toBe('');
  });

  it('has icons for every launcher, one of which may be cut to its shape', () => {
    const own = manifest.icons.filter(({ purpose }) => purpose === undefined).map(({ sizes }) => sizes);
    expect(own).toEqual(expect.arrayContaining(['192x192', '512x512']));
    const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes);
    expect(maskable).toEqual(['512x512']);
    expect(manifest.icons.map(({ type }) => type)).not.toContain('image/svg+xml');
  });

  it('shows the screens as on a phone and as on a wide one', () => {
    const shown = manifest.screenshots.map(({ form_factor, label }) => [form_factor, label]);
    const [market, trade] = [text('tabs.market'), text('tabs.trade')];
    expect(shown).toEqual([
      ['narrow', market],
      ['narrow', trade],
      ['wide', trade],
    ]);
  });

  it('leads to Markets, Trade and Orders', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      [text('tabs.market'), '/#/'],
      [text('tabs.trade'), '/#/trade'],
      [text('tabs.orders'), '/#/order'],
    ]);
  });

  it('tells the size that each picture has', () => {
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ].filter(({ type }) => type === 'image/png');
    expect(pictures).toHaveLength(9);
    for (const { src, sizes } of pictures) expect([src, sizes]).toEqual([src, sizeOf(src)]);
  });
});

describe.each(['index.html', 'tools/browsers/too-old.html'])('the icon of the tab: %s', (file) => {
  it('is made of pixels: browsers draw it anew whenever one goes back, on the thread of the page', () => {
    const icons = [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(/<link rel="icon" href="(.*?)" .*?sizes="(.*?)"/g),
    ];
    expect(icons.map(([, src = '', sizes]) => [src, sizes])).toEqual(icons.map(([, src = '']) => [src, sizeOf(src)]));
    expect(icons).toHaveLength(1);
  });
});
