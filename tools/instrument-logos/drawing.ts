/** How the picture of an instrument looks: two flags for a pair of currencies, otherwise a lettered disc. */
import { hashText } from '../../server/feed/random.ts';
import { CATEGORY, type Listing } from '../../server/catalogue/listing.ts';

/** A flag in few strokes: stripes, or a field with a figure on it. */
interface Flag {
  readonly layout: 'rows' | 'columns';
  readonly colours: readonly string[];
  readonly figure?: string;
}

const WHITE = '#ffffff';

const FLAGS: Readonly<Record<string, Flag>> = {
  EUR: { layout: 'rows', colours: ['#1c3f94'], figure: ring('#ffcc00') },
  USD: {
    layout: 'rows',
    colours: ['#b22234', WHITE, '#b22234', WHITE, '#b22234', WHITE, '#b22234'],
    figure: canton('#2b2f6b'),
  },
  GBP: { layout: 'rows', colours: ['#1f2f6b'], figure: cross(WHITE, 6) + cross('#c8102e', 3) },
  JPY: { layout: 'rows', colours: [WHITE], figure: disc('#bc002d', 5) },
  CHF: { layout: 'rows', colours: ['#d52b1e'], figure: plus(WHITE) },
  AUD: { layout: 'rows', colours: ['#012169'], figure: stars(WHITE) + canton('#c8102e') },
  CAD: { layout: 'columns', colours: ['#d52b1e', WHITE, WHITE, '#d52b1e'], figure: diamond('#d52b1e') },
  NZD: { layout: 'rows', colours: ['#00247d'], figure: stars('#e4002b') },
  SGD: { layout: 'rows', colours: ['#ef3340', WHITE], figure: '' },
  HKD: { layout: 'rows', colours: ['#de2910'], figure: ring(WHITE) },
  CNH: { layout: 'rows', colours: ['#de2910'], figure: `<circle cx="15" cy="14" r="3.5" fill="#ffde00"/>` },
  MXN: { layout: 'columns', colours: ['#006847', WHITE, '#ce1126'], figure: disc('#8c6d3f', 2) },
  ZAR: { layout: 'rows', colours: ['#e03c31', WHITE, '#007749', WHITE, '#001489'] },
  TRY: {
    layout: 'rows',
    colours: ['#e30a17'],
    figure: `${disc(WHITE, 5)}<circle cx="13.5" cy="12" r="4" fill="#e30a17"/>`,
  },
};

const HUES: Readonly<Record<number, readonly [string, string]>> = {
  [CATEGORY.energy]: ['#20343c', '#0b8f6a'],
  [CATEGORY.indices]: ['#27346b', '#4f7cff'],
  [CATEGORY.crypto]: ['#4a2a82', '#9a5cf0'],
};
const METALS: Readonly<Record<string, readonly [string, string]>> = {
  XAUUSD: ['#a9781c', '#f0c75e'],
  XAGUSD: ['#6f7b86', '#d5dde3'],
  XPTUSD: ['#5c6f7c', '#bcd0da'],
  XPDUSD: ['#7a6a5a', '#d6c6b4'],
  COPPER: ['#8a4523', '#e08a55'],
};

/** What stands on a disc where the first letters of the code would mislead. */
const BADGES: Readonly<Record<string, string>> = {
  US500: '500',
  US30: '30',
  NAS100: '100',
  US2000: '2K',
  USOIL: 'WTI',
  UKOIL: 'BRT',
  NATGAS: 'GAS',
  HEATOIL: 'HO',
  GASOLINE: 'RB',
  COPPER: 'Cu',
};

/** An SVG of 40 × 40. */
export function logoSvg(listing: Listing): string {
  const base = FLAGS[listing.code.slice(0, 3)];
  const quote = FLAGS[listing.code.slice(3)];
  const drawing = base && quote ? flagDisc(quote, 'q', 14, 14) + flagDisc(base, 'b', 2, 2) : letterDisc(listing);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" role="img" aria-label="${listing.displayCode}">${drawing}</svg>`;
}

function flagDisc(flag: Flag, id: string, x: number, y: number): string {
  const size = 24 / flag.colours.length;
  const stripes = flag.colours.map((colour, i) => {
    const [left, top, width, height] = flag.layout === 'rows' ? [0, i * size, 24, size] : [i * size, 0, size, 24];
    return `<rect x="${left}" y="${top}" width="${width}" height="${height + 0.1}" fill="${colour}"/>`;
  });
  return (
    `<clipPath id="${id}"><circle cx="12" cy="12" r="11.5"/></clipPath><g transform="translate(${x} ${y})">` +
    `<circle cx="12" cy="12" r="12" fill="#ffffff"/><g clip-path="url(#${id})">${stripes.join('')}${flag.figure ?? ''}</g>` +
    `<circle cx="12" cy="12" r="11.5" fill="none" stroke="#000000" stroke-opacity=".12"/></g>`
  );
}

function letterDisc(listing: Listing): string {
  const [dark, light] = METALS[listing.code] ?? HUES[listing.categoryId] ?? shareColours(listing.code);
  const text = badgeOf(listing);
  const size = text.length > 3 ? 10 : text.length > 2 ? 12 : 17;
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    `<circle cx="20" cy="20" r="19" fill="url(#g)"/><text x="20" y="20" dy=".36em" text-anchor="middle" fill="#ffffff" ` +
    `font-family="system-ui,sans-serif" font-weight="700" font-size="${size}">${text}</text>`
  );
}

function badgeOf({ code, categoryId }: Listing): string {
  const known = BADGES[code];
  if (known !== undefined) return known;
  if (categoryId === CATEGORY.shares) return code.slice(0, 1);
  if (categoryId === CATEGORY.indices) return code.slice(0, 2);
  return code.slice(0, -3).slice(0, 4);
}

function shareColours(code: string): readonly [string, string] {
  const hue = hashText(code) % 360;
  return [`hsl(${hue} 55% 28%)`, `hsl(${hue} 60% 48%)`];
}

function disc(colour: string, radius: number): string {
  return `<circle cx="12" cy="12" r="${radius}" fill="${colour}"/>`;
}

function ring(colour: string): string {
  return `<circle cx="12" cy="12" r="6" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="1.6 1.54"/>`;
}

function canton(colour: string): string {
  return `<rect x="0" y="0" width="12" height="11" fill="${colour}"/>`;
}

function cross(colour: string, width: number): string {
  return `<path d="M12 0V24M0 12H24M2 2 22 22M22 2 2 22" stroke="${colour}" stroke-width="${width}"/>`;
}

function plus(colour: string): string {
  return `<path d="M12 5V19M5 12H19" stroke="${colour}" stroke-width="4"/>`;
}

function diamond(colour: string): string {
  return `<path d="M12 6 16 12 12 18 8 12Z" fill="${colour}"/>`;
}

function stars(colour: string): string {
  return `<g fill="${colour}"><circle cx="18" cy="6" r="1.6"/><circle cx="15" cy="13" r="1.6"/><circle cx="20" cy="14" r="1.4"/><circle cx="17" cy="20" r="1.6"/></g>`;
}
