/**
 * Takes a picture of every screen in its states, to look at after a change:
 * `npm run pictures -- [--lang en,ar] [--theme light,dark] [--size 360x800,800x360] [--text 100,200]
 * [--scenes trading,auth,profile,member,invite,deposit,withdraw,history,follow,chat,search,offline] [--out FOLDER]`. The server runs on a seeded market of its own.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { logIn, register } from '../tests/e2e/support/admin.ts';
import { Product } from '../tests/e2e/support/product.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { Camera, type Look, type Scenes } from './pictures/camera.ts';
import { AUTH } from './pictures/auth-scenes.ts';
import { CHAT } from './pictures/chat-scenes.ts';
import { DEPOSIT } from './pictures/deposit-scenes.ts';
import { FOLLOW } from './pictures/follow-scenes.ts';
import { HISTORY } from './pictures/history-scenes.ts';
import { INVITE } from './pictures/invite-scenes.ts';
import { MEMBER } from './pictures/member-scenes.ts';
import { OFFLINE } from './pictures/offline-scenes.ts';
import { PROFILE } from './pictures/profile-scenes.ts';
import { SEARCH } from './pictures/search-scenes.ts';
import { TRADING } from './pictures/trading-scenes.ts';
import { WITHDRAW } from './pictures/withdraw-scenes.ts';

const ALL: readonly Scenes[] = [
  TRADING,
  AUTH,
  PROFILE,
  MEMBER,
  INVITE,
  DEPOSIT,
  WITHDRAW,
  HISTORY,
  FOLLOW,
  CHAT,
  SEARCH,
  OFFLINE,
];
const MEMBER_EMAIL = 'maria.fernandez@mail.example.com';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en,ar' },
    theme: { type: 'string', default: 'light,dark' },
    size: { type: 'string', default: '360x800,800x360' },
    text: { type: 'string', default: '100' },
    scenes: { type: 'string', default: ALL.map(({ name }) => name).join() },
    out: { type: 'string', default: 'test-results/pictures' },
  },
});
const [langs = [], themes = [], sizes = [], texts = [], names = []] = [
  values.lang,
  values.theme,
  values.size,
  values.text,
  values.scenes,
].map((text) => text.split(','));
const looks = langs.flatMap((lang) =>
  themes.flatMap((theme) => sizes.flatMap((size) => texts.map((text): Look => ({ lang, theme, size, text })))),
);

mkdirSync(values.out, { recursive: true });
const executablePath = findChromium();
const product = await Product.start({
  FEED: 'simulated:7',
  FEED_RATE: '120',
  COMPLAINT_EMAIL: 'complaints@example.com',
});
// The scale is a flag, not an emulation, so that canvases see the device's pixels.
const args = [...chromiumArguments(), '--force-device-scale-factor=2'];
const browser = await chromium.launch({ args, ...(executablePath === undefined ? {} : { executablePath }) });
try {
  await register(product, MEMBER_EMAIL);
  for (const look of looks) {
    for (const scenes of ALL.filter(({ name }) => names.includes(name))) await takeScenes(scenes, look);
    process.stdout.write(`${look.lang} ${look.theme} ${look.size}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}

async function takeScenes(scenes: Scenes, look: Look): Promise<void> {
  const [width = 360, height = 800] = look.size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, hasTouch: true });
  const page = await context.newPage();
  const camera = new Camera(page, product, look, values.out);
  if (scenes.as === 'real') {
    await camera.open('/login?from=%2Fuser');
    await logIn(page, MEMBER_EMAIL);
    await page.getByTestId('user-name').waitFor();
  }
  await scenes.take(camera);
  await context.close();
}
