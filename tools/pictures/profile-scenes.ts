import type { Camera, Scenes } from './camera.ts';

const SCREENS = [
  ['user-demo', '/user'],
  ['contact', '/mine/email'],
  ['feedback-demo', '/feedback'],
  ['system', '/mine/system'],
  ['connection', '/mine/connection'],
  ['only-real', '/mine/invite'],
] as const;

/** Profile screens that everybody may see, as a demo user finds them, and what they ask before they do something. */
export const PROFILE: Scenes = {
  name: 'profile',
  as: 'visitor',
  take: async (camera) => {
    const { page } = camera;
    await camera.open('/login');
    await camera.tap('open-demo');
    await page.getByTestId('open-demo').waitFor({ state: 'detached' });
    for (const [name, route] of SCREENS) await camera.visit(name, route);
    await camera.go('/user');
    await camera.tap('reset-demo');
    await camera.take('reset-demo');
    await page.keyboard.press('Escape');
    await camera.tap('log-out');
    await camera.take('log-out');
    await page.keyboard.press('Escape');
    await takeNews(camera);
    await takeContact(camera);
  },
};

async function takeNews(camera: Camera): Promise<void> {
  await camera.hold('news/list');
  await camera.visit('news-loading', '/mine/announcement', 'main [role="status"]');
  await camera.go('/user');
  await camera.free();
  await camera.cut('news/list');
  await camera.visit('news-failed', '/mine/announcement', '[role="alert"]');
  await camera.go('/user');
  await camera.free();
  await camera.answer('news/list', { data: [], total: 0 });
  await camera.visit('news-empty', '/mine/announcement', 'main h2');
  await camera.go('/user');
  await camera.free();
  await camera.visit('announcements', '/mine/announcement', '[data-testid="news-row"]');
  await camera.visit('guides', '/news', '[data-testid="news-row"]');
  await camera.tap('news-row');
  await camera.page.getByTestId('article').waitFor();
  await camera.take('article');
  await camera.hold('news/info');
  await camera.visit('article-loading', '/news/detail?id=2', 'main [role="status"]');
  await camera.free();
}

async function takeContact(camera: Camera): Promise<void> {
  await camera.answer('complaint/email', { email: '' });
  await camera.visit('contact-none', '/mine/email', 'main h2');
  await camera.go('/user');
  await camera.free();
  await camera.cut('complaint/email');
  await camera.page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await camera.visit('contact-offline', '/mine/email', 'main h2');
  await camera.free();
}
