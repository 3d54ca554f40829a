import type { Camera, Scenes } from './camera.ts';

const LAST_OF_LOGIN = 'input[name="password"]';
const LAST_OF_REGISTER = 'input[name="invite-code"]';

/** The screens of logging in, registering and recovering, in every state. */
export const AUTH: Scenes = {
  name: 'auth',
  as: 'visitor',
  take: async (camera) => {
    await camera.open('/login');
    await takeLogin(camera);
    await takeRegister(camera);
    await takeForgot(camera);
    await takeAreas(camera);
    await camera.visit('language', '/language');
    await camera.visit('not-found', '/nowhere');
    await camera.answer('company/getCompanyStatus', { status: 1, type: 0, loss_url: '' });
    await camera.page.reload();
    await camera.page.getByTestId('closed').waitFor();
    await camera.take('closed');
    await camera.free();
  },
};

async function takeLogin(camera: Camera): Promise<void> {
  await camera.visit('login', '/login', LAST_OF_LOGIN);
  await camera.tap('submit');
  await camera.take('login-faults');
  await camera.fill('username', 'maria.fernandez@example.com');
  await camera.fill('password', 'wrong-password');
  await camera.tap('submit');
  await camera.page.locator('form [role="alert"]').first().waitFor();
  await camera.take('login-refused');
  await camera.hold('user/loginForU');
  await camera.tap('submit');
  await camera.take('login-sending');
  await camera.free();
  await camera.withKeyboard('login-keyboard', LAST_OF_LOGIN);
}

async function takeRegister(camera: Camera): Promise<void> {
  await camera.hold('basicSet/getBasicInfo');
  await camera.visit('register-loading', '/register?invite_code=AB12CD');
  await camera.go('/login');
  await camera.free();
  await camera.cut('basicSet/getBasicInfo');
  await camera.visit('register-failed', '/register?invite_code=AB12CD', '[role="alert"]');
  await camera.go('/login');
  await camera.free();
  await camera.visit('register', '/register?invite_code=AB12CD', LAST_OF_REGISTER);
  await camera.fill('email', camera.freshEmail());
  await camera.fill('new-password', 'horse-battery-41');
  await camera.tap('send-code');
  await camera.page.locator('[data-testid="send-code"]:disabled').waitFor();
  await camera.take('register-countdown');
  await camera.go('/login');
  await camera.answer('basicSet/getBasicInfo', { verify_reg_type: 'mobile', trade_fee_type: 1 });
  await camera.answer('default/setting', { is_show_mobile: 1, is_show_captcha: 1 });
  await camera.visit('register-mobile', '/register?invite_code=AB12CD', '[data-testid="captcha"] img');
  await camera.tap('submit');
  await camera.take('register-faults');
  await camera.withKeyboard('register-keyboard', LAST_OF_REGISTER);
  await camera.free();
}

async function takeForgot(camera: Camera): Promise<void> {
  await camera.go('/forgot');
  await camera.page.locator('[data-value="mobile"]').tap();
  await camera.fill('mobile', '5551234567');
  await camera.take('forgot');
  await camera.tap('submit');
  await camera.take('forgot-faults');
}

async function takeAreas(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.tap('area-button');
  await page.getByTestId('area').first().waitFor();
  await camera.take('areas');
  await page.getByRole('searchbox').fill('zzzz');
  await camera.take('areas-none');
  await page.keyboard.press('Escape');
}
