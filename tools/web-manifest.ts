/** Writes the web app manifest, by which a device installs the client, in each language. */
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { localeTexts } from './locale-text.ts';

const NAME = 'Pipframe';
/** Screens to which a long press on the icon leads: the key of the name, the route, the icon. */
const SHORTCUTS = [
  { key: 'tabs.market', url: '/#/', icon: 'market' },
  { key: 'tabs.trade', url: '/#/trade', icon: 'trade' },
  { key: 'tabs.orders', url: '/#/order', icon: 'orders' },
] as const;
const ABOUT = 'install.about';

/** Emits `manifest/<language>.webmanifest`; the page names the one of its language. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = `${JSON.stringify(manifestOf(language), null, 2)}\n`;
        this.emitFile({ type: 'asset', fileName: `manifest/${language.code}.webmanifest`, source });
      }
    },
  };
}

export function manifestOf({ code, tag, direction }: Language): object {
  const text = localeTexts(code);
  return {
    // The same application in every language.
    id: '/',
    name: NAME,
    short_name: NAME,
    description: text(ABOUT),
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: '#FFFFFF',
    theme_color: '#FFFFFF',
    categories: ['finance', 'business'],
    icons: [
      // Of pixels alone: a browser that looks at one made of vectors has the page's thread draw it.
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      {
        src: '/icons/screen-market.png',
        sizes: '720x1600',
        type: 'image/png',
        form_factor: 'narrow',
        label: text('tabs.market'),
      },
      {
        src: '/icons/screen-trade.png',
        sizes: '720x1600',
        type: 'image/png',
        form_factor: 'narrow',
        label: text('tabs.trade'),
      },
      {
        src: '/icons/screen-wide.png',
        sizes: '1280x800',
        type: 'image/png',
        form_factor: 'wide',
        label: text('tabs.trade'),
      },
    ],
    shortcuts: SHORTCUTS.map(({ key, url, icon }) => ({
      name: text(key),
      url,
      icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  };
}
