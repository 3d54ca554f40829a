import { png } from '../../tests/support/server/pictures.ts';
import type { Camera, Scenes } from './camera.ts';

const PICTURE = { name: 'front.png', mimeType: 'image/png', buffer: png(64, 40) };
const FORM = 'input[name="card-id"]';
const SCREENS = [
  ['user', '/user'],
  ['invite', '/mine/invite'],
  ['wallet', '/mine/wallet'],
] as const;
const REASON = 'The photo of the back side is blurred. Please take it again in daylight.';
const IDENTITIES = [
  ['waiting', 1],
  ['finished', 2],
] as const;

/** The profile screens of a real account. */
export const MEMBER: Scenes = {
  name: 'member',
  as: 'real',
  take: async (camera) => {
    for (const [name, route] of SCREENS) await camera.visit(name, route);
    await camera.go('/user');
    await camera.page.getByTestId('log-out').scrollIntoViewIfNeeded();
    await camera.take('user-end');
    await takeWallet(camera);
    await takePassword(camera);
    await takeFeedback(camera);
    await takeIdentity(camera);
  },
};

async function takeWallet(camera: Camera): Promise<void> {
  await camera.hold('account/forexDetail');
  await camera.visit('wallet-loading', '/mine/wallet', 'main [role="status"]');
  await camera.go('/user');
  await camera.free();
  await camera.cut('account/forexDetail');
  await camera.visit('wallet-failed', '/mine/wallet', '[role="alert"]');
  await camera.free();
}

async function takePassword(camera: Camera): Promise<void> {
  await camera.visit('password', '/mine/password', 'input[name="code"]');
  await camera.fill('new-password', 'horse-battery-41');
  await camera.fill('repeated-password', 'horse');
  await camera.tap('submit');
  await camera.take('password-faults');
  await camera.withKeyboard('password-keyboard', 'input[name="code"]');
}

async function takeFeedback(camera: Camera): Promise<void> {
  await camera.visit('feedback', '/feedback', 'textarea');
  await camera.tap('submit');
  await camera.take('feedback-faults');
  await camera.withKeyboard('feedback-keyboard', 'textarea');
  await camera.answer('feedback/submit', null);
  await camera.page.locator('textarea').fill('Hello');
  await camera.tap('submit');
  await camera.page.locator('main h2').waitFor();
  await camera.take('feedback-thanks');
  await camera.free();
}

async function takeIdentity(camera: Camera): Promise<void> {
  const { page } = camera;
  const pick = (at: number): Promise<void> =>
    page.getByTestId('picture').nth(at).locator('input[type="file"]').last().setInputFiles(PICTURE);
  await camera.hold('user_real/center');
  await camera.visit('identity-loading', '/mine/auth', 'main [role="status"]');
  await camera.go('/user');
  await camera.free();
  await camera.visit('identity', '/mine/auth', FORM);
  await camera.tap('submit');
  await camera.take('identity-faults');
  await camera.answer('common/image_upload', { url: '/uploads/front.png' });
  await camera.fill('name', 'María Fernández');
  await pick(0);
  await page.getByTestId('picture').first().getByRole('img').waitFor();
  await camera.free();
  await camera.hold('common/image_upload');
  await pick(1);
  await page.getByRole('progressbar').scrollIntoViewIfNeeded();
  await camera.take('identity-uploading');
  await page.getByTestId('picture').last().getByRole('button').tap();
  await camera.free();
  await camera.cut('common/image_upload');
  await pick(1);
  await page.getByTestId('picture').last().getByRole('alert').scrollIntoViewIfNeeded();
  await camera.take('identity-upload-failed');
  await camera.withKeyboard('identity-keyboard', FORM);
  await camera.free();
  await takeOutcomes(camera);
}

async function takeOutcomes(camera: Camera): Promise<void> {
  await camera.go('/user');
  await camera.answer('user_real/center', { review_status: 0, reject_reason: REASON });
  await camera.visit('identity-rejected', '/mine/auth', '[data-testid="rejection"]');
  for (const [status, code] of IDENTITIES) {
    await camera.go('/user');
    await camera.free();
    await camera.answer('user_real/center', { review_status: code, reject_reason: '' });
    await camera.visit(`identity-${status}`, '/mine/auth', `[data-status="${status}"]`);
  }
  await camera.free();
}
