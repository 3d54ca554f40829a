/** Logging in and registering, against the real server: codes come by real mail and messages. */
import { alsoIn, LONG } from './support/long.ts';
import { Mailbox } from './support/mailbox.ts';
import { Product } from './support/product.ts';
import { expect, go, logInDemo, logOut, seen, test as base, type Page } from './support/test.ts';
import { LANGUAGES, refusalOf, textOf } from './support/words.ts';

const MINUTE = 60_000;
const PASSWORD = 'tall green kettle';
const NEW_PASSWORD = 'small blue teapot';
let people = 0;

const test = base.extend<object, { readonly mailbox: Mailbox }>({
  mailbox: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from this pattern
    async ({}, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ settings, mailbox }, use) => {
      const product = await Product.start({ ...settings, ...mailbox.settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const newAddress = (): string => `ada${++people}@example.com`;
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submit = (page: Page): Promise<void> => page.getByTestId('submit').tap();

/** Fills in everything but the code, and has one sent. */
async function askToRegister(page: Page, email: string, password = PASSWORD): Promise<void> {
  await input(page, 'email').fill(email);
  await input(page, 'new-password').fill(password);
  await input(page, 'repeated-password').fill(password);
  await page.getByTestId('send-code').tap();
  await expect(page.getByTestId('send-code')).toHaveText(/\d/);
}

async function register(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  await askToRegister(page, email);
  await input(page, 'code').fill(await mailbox.codeFor(email));
  await submit(page);
  await expect(page).not.toHaveURL(/register/);
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await input(page, 'username').fill(email);
  await input(page, 'password').fill(password);
  await submit(page);
}

for (const { lang, real } of [
  { lang: 'en', real: 'Real' },
  { lang: 'ar', real: 'حقيقي' },
]) {
  test(
    `somebody new registers by e-mail and is in, where they came from: ${lang}`,
    alsoIn(lang),
    async ({ page, open, mailbox }) => {
      await open('/order', { lang });
      await page.locator('a[href*="register"]').tap();
      await register(page, mailbox, newAddress());
      await expect(page).toHaveURL(/#\/order$/);
      await go(page, '/');
      await expect(seen(page, 'account-badge')).toHaveText(real);
      await page.reload();
      await expect(seen(page, 'account-badge')).toHaveText(real);
    },
  );
}

test('an invite link brings its code, before or after the hash', async ({ page, open, product }) => {
  await open('/register?invite_code=AB12');
  await expect(input(page, 'invite-code')).toHaveValue('AB12');
  await page.goto('about:blank');
  await page.goto(`${product.url}/?invite_code=CD34#/register`);
  await expect(input(page, 'invite-code')).toHaveValue('CD34');
});

for (const lang of LANGUAGES) {
  test(
    `a weak password and a wrong code are said in words, and nothing typed is lost: ${lang}`,
    alsoIn(lang),
    async ({ page, open, mailbox }) => {
      const email = newAddress();
      await open('/register', { lang });
      await askToRegister(page, email, 'password123');
      const code = await mailbox.codeFor(email);
      await input(page, 'code').fill(code === '000000' ? '111111' : '000000');
      await submit(page);
      const said = page.getByRole('alert');
      await expect(said).toHaveText(refusalOf('weakPassword', lang));
      await expect(input(page, 'email')).toHaveValue(email);
      await input(page, 'new-password').fill(PASSWORD);
      await input(page, 'repeated-password').fill(PASSWORD);
      await submit(page);
      await expect(said).toHaveText(refusalOf('wrongCode', lang));
      await input(page, 'code').fill(code);
      await submit(page);
      await expect(page).toHaveURL(/#\/$/);
    },
  );

  test(
    `a code that has run out is refused, nothing typed is lost, and a new one lets in: ${lang}`,
    LONG,
    async ({ page, open, mailbox, product }) => {
      await page.clock.install();
      const email = newAddress();
      await open('/register', { lang });
      await askToRegister(page, email);
      const old = await mailbox.codeFor(email);
      await input(page, 'code').fill(old);
      await product.passTime(10 * MINUTE);
      await submit(page);
      await expect(page.getByRole('alert')).toHaveText(refusalOf('wrongCode', lang));
      for (const [name, text] of [
        ['email', email],
        ['code', old],
        ['new-password', PASSWORD],
      ] as const) {
        await expect(input(page, name)).toHaveValue(text);
      }
      await page.clock.fastForward(MINUTE);
      await page.getByTestId('send-code').tap();
      await input(page, 'code').fill(await mailbox.codeFor(email, 2));
      await submit(page);
      await expect(page).toHaveURL(/#\/$/);
    },
  );

  test(
    `an address that has an account is told to who reads its mail, and nothing typed is lost: ${lang}`,
    LONG,
    async ({ page, open, mailbox, product, browser }) => {
      const email = newAddress();
      await open('/register', { lang });
      await register(page, mailbox, email);
      await product.passTime(MINUTE);
      const elsewhere = await browser.newContext({
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
      });
      const other = await elsewhere.newPage();
      await other.goto(`${product.url}/?lang=${lang}#/register`);
      await askToRegister(other, email.toUpperCase());
      await input(other, 'code').fill(await mailbox.codeFor(email, 2));
      await submit(other);
      await expect(other.getByRole('alert')).toHaveText(refusalOf('addressTaken', lang));
      await expect(input(other, 'email')).toHaveValue(email.toUpperCase());
      await expect(other).toHaveURL(/#\/register/);
      await elsewhere.close();
    },
  );
}

test('an invitation opens on a device whose storage is slow, too', LONG, async ({ page, open }) => {
  // Its worker starts when the screen has long asked what the registration wants.
  await page.route('**/trading.worker-*.js', async (route) => {
    const response = await route.fetch();
    const slow = `const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (...all) {
        const request = open.apply(this, all);
        const add = request.addEventListener;
        Object.defineProperty(request, 'onsuccess', {
          set: (heard) => add.call(request, 'success', (event) => setTimeout(() => heard.call(request, event), 300)),
        });
        return request;
      };\n`;
    await route.fulfill({ response, body: slow + (await response.text()) });
  });
  await open('/register?invite_code=AB12');
  await expect(input(page, 'invite-code')).toHaveValue('AB12');
});

test('the countdown of a code outlives leaving and reloading', LONG, async ({ page, open }) => {
  await open('/register');
  const email = newAddress();
  await askToRegister(page, email);
  await page.reload();
  await input(page, 'email').fill(email);
  await expect(page.getByTestId('send-code')).toBeDisabled();
  await expect(page.getByTestId('send-code')).toHaveText(/\d+/);
  await input(page, 'email').fill(newAddress());
  await expect(page.getByTestId('send-code')).toBeEnabled();
});

for (const lang of LANGUAGES) {
  test(
    `a wrong password is refused, a right one lets in, and a demo user becomes a real one: ${lang}`,
    alsoIn(lang),
    async ({ page, open, mailbox }) => {
      const email = newAddress();
      await open('/register', { lang });
      await register(page, mailbox, email);
      await logOut(page);
      await go(page, '/login');
      await logInDemo(page);
      await expect(seen(page, 'account-badge')).toHaveText(textOf('account.demo', lang));
      await go(page, '/login?from=%2Forder');
      await logIn(page, email, 'not my password');
      await expect(page.getByRole('alert')).toHaveText(refusalOf('wrongLogin', lang));
      await input(page, 'password').fill(PASSWORD);
      await submit(page);
      await expect(page).toHaveURL(/#\/order$/);
      await go(page, '/');
      await expect(seen(page, 'account-badge')).toHaveText(textOf('account.real', lang));
    },
  );
}

for (const lang of LANGUAGES) {
  test(
    `a forgotten password is replaced, and a session elsewhere ends: ${lang}`,
    alsoIn(lang),
    async ({ page, open, mailbox, product, browser }) => {
      test.slow();
      const email = newAddress();
      await open('/register', { lang });
      await register(page, mailbox, email);
      await go(page, '/trade?code=EURUSD');
      await expect(page.getByTestId('lots')).toBeVisible();
      await page.getByTestId('lots').fill('0.37');
      // When the next code may be sent.
      await product.passTime(MINUTE);
      const elsewhere = await browser.newContext({
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
      });
      const other = await elsewhere.newPage();
      await other.goto(`${product.url}/?lang=${lang}#/forgot`);
      await input(other, 'email').fill(email);
      await input(other, 'new-password').fill(NEW_PASSWORD);
      await input(other, 'repeated-password').fill(NEW_PASSWORD);
      await other.getByTestId('send-code').tap();
      await input(other, 'code').fill(await mailbox.codeFor(email, 2));
      await submit(other);
      await expect(other).toHaveURL(/#\/login/);
      await expect(page).toHaveURL(/#\/login\?from=%2Ftrade/);
      await expect(page.getByText(textOf('account.sessionEnded', lang)).first()).toBeVisible();
      await logIn(page, email, PASSWORD);
      await expect(page.getByRole('alert')).toHaveText(refusalOf('wrongLogin', lang));
      await input(page, 'password').fill(NEW_PASSWORD);
      await submit(page);
      await expect(page).toHaveURL(/#\/trade/);
      await expect(page.getByTestId('lots')).toHaveValue('0.37');
      await elsewhere.close();
    },
  );
}

for (const lang of LANGUAGES) {
  test(
    `by mobile: registers, logs in with number and area, and shows a new picture after a wrong answer: ${lang}`,
    LONG,
    async ({ page, mailbox, settings }) => {
      test.slow();
      const real = textOf('account.real', lang);
      const mobile = lang === 'en' ? '91234567' : '92345678';
      const own = await Product.start({ ...settings, ...mailbox.settings, VERIFY_REG_TYPE: 'mobile' });
      await page.goto(`${own.url}/?lang=${lang}#/register`);
      await page.getByTestId('area-button').tap();
      await page.getByRole('searchbox').fill('852');
      await page.getByTestId('area').first().tap();
      await input(page, 'mobile').fill(`${mobile.slice(0, 4)} ${mobile.slice(4)}`);
      await input(page, 'new-password').fill(PASSWORD);
      await input(page, 'repeated-password').fill(PASSWORD);
      await page.getByTestId('send-code').tap();
      await input(page, 'code').fill(await mailbox.codeFor(`+852${mobile}`));
      await submit(page);
      await expect(seen(page, 'account-badge')).toHaveText(real);
      await logOut(page);
      await go(page, '/login');
      await page.locator('[data-value="mobile"]').tap();
      await expect(page.getByTestId('area-button')).toHaveText('+852');
      await input(page, 'mobile').fill(mobile);
      await input(page, 'password').fill(PASSWORD);
      await submit(page);
      await expect(seen(page, 'account-badge')).toHaveText(real);
      await own.kill();
      await own.restart({ SHOW_CAPTCHA: '1', VERIFY_REG_TYPE: 'email' });
      await logOut(page);
      await go(page, '/register');
      const picture = page.getByTestId('captcha').locator('img');
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const before = await picture.getAttribute('src');
      const email = newAddress();
      await askToRegister(page, email);
      await input(page, 'code').fill(await mailbox.codeFor(email));
      await input(page, 'captcha').fill('00000');
      await submit(page);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(picture).not.toHaveAttribute('src', before ?? '');
      await own.stop();
    },
  );
}

test('a service that is closed says so, and goes only where it may', LONG, async ({ page, settings }) => {
  const closed = await Product.start({ ...settings, COMPANY_STATUS: '1', LOSS_URL: 'https://evil.example/' });
  await page.goto(`${closed.url}/?lang=en#/`);
  await expect(page.getByText('The service is not available')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(closed.url);
  expect((await page.context().cookies()).find(({ name }) => name === 'company')?.sameSite).toBe('Lax');
  await closed.kill();
  await closed.restart({ LOSS_URL: '/icon.svg' });
  await page.goto(`${closed.url}/?lang=en&again#/`);
  await expect(page).toHaveURL(`${closed.url}/icon.svg`);
  await closed.stop();
});
