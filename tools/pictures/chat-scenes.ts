import { admin } from '../../tests/e2e/support/admin.ts';
import { png } from '../../tests/support/server/pictures.ts';
import type { Camera, Scenes } from './camera.ts';

const QUESTION = 'When will my deposit of 250 USDT arrive? I sent it yesterday at noon.';
const ANSWER = 'Good morning! It was confirmed a moment ago and will be in your account within the hour.';

/** Customer service: the chat and what stands in its place. */
export const CHAT: Scenes = {
  name: 'chat',
  as: 'visitor',
  take: async (camera) => {
    const { page, product } = camera;
    await camera.open('/login');
    await camera.tap('open-demo');
    await page.getByTestId('open-demo').waitFor({ state: 'detached' });
    const chat = page.frameLocator('[data-testid="chat-frame"]');
    await camera.go('/mine/chat');
    await chat.locator('#hello').waitFor();
    await camera.take('chat-new');
    await chat.locator('#text').fill(QUESTION);
    await chat.locator('#send').tap();
    await chat.locator('#messages li[data-id]').waitFor();
    const { rows = [] } = await admin(product, 'chat', 'list', '--status', 'all');
    const id = String(rows[0]?.['id']);
    await admin(product, 'chat', 'show', id);
    await admin(product, 'chat', 'reply', id, ANSWER);
    await chat.locator('#messages li').nth(1).waitFor();
    await admin(product, 'chat', 'typing', id);
    await chat.locator('#file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(64, 40) });
    await camera.take('chat');
    await chat.locator('#unchoose').tap();
    await page.context().setOffline(true);
    await chat.locator('#text').fill('Thank you');
    await chat.locator('#send').tap();
    await chat.locator('#notice').waitFor();
    await camera.take('chat-offline');
    await page.context().setOffline(false);
    await chat.locator('#messages li[data-id]').nth(2).waitFor();
    await camera.go('/user');
    await admin(product, 'chat', 'reply', id, ANSWER);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByTestId('chat-unread').scrollIntoViewIfNeeded();
    await camera.take('chat-row');
    await takeOthers(camera);
  },
};

/** A link, nothing at all, and a frame that does not come. */
async function takeOthers(camera: Camera): Promise<void> {
  const basic = { trade_fee_type: 1, service_link_type: 2 };
  await camera.answer('basicSet/getBasicInfo', { ...basic, service_link: 'https://service.example.com/room?x=1' });
  await camera.page.reload();
  await camera.visit('chat-link', '/mine/chat', '[data-testid="service-link"]');
  await camera.free();
  await camera.answer('basicSet/getBasicInfo', { ...basic, service_link: '' });
  await camera.go('/user');
  await camera.page.reload();
  await camera.visit('chat-none', '/mine/chat', 'main h2');
  await camera.free();
  await camera.go('/user');
  await camera.page.reload();
  await camera.cut('chat/open');
  await camera.visit('chat-failed', '/mine/chat', '[role="alert"]');
  await camera.free();
}
