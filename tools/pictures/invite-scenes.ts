import type { Camera, Scenes } from './camera.ts';

const CALL = 'user/invitations';
const LIST = '[data-testid="invited-friends"]';
const SUMS = { verified: 2, paid: '25.500000', waiting: '25.500000', offer: '25.500000' };
const TIME = { registered_at: '2026-01-05T08:30:00.000Z', verified_at: '2026-01-07T10:00:00.000Z' };
const REWARD = { ...TIME, reward: '25.500000', remark: '' };
const FRIENDS = [
  { id: 4, name: 'j•••@e•••.com', ...TIME, verified_at: '' },
  { id: 3, name: 'alejandra.fernandez-castellanos', ...REWARD, reward_status: 0 },
  { id: 2, name: '+85•••67', ...REWARD, reward_status: 2, remark: 'Both accounts belong to the same household.' },
  { id: 1, name: 'm•••@m•••.uk', ...REWARD, reward_status: 1 },
];

/** Whom one has invited, and what it brought. */
export const INVITE: Scenes = {
  name: 'invite',
  as: 'real',
  take: async (camera) => {
    await takeList(camera, 'friends', { data: FRIENDS, total: 24, ...SUMS });
    await takeList(camera, 'friends-none', { data: [], total: 0, ...SUMS, verified: 0, paid: '0', waiting: '0' });
    await camera.hold(CALL);
    await takeEnd(camera, 'friends-loading', `${LIST} [role="status"]`);
    await camera.cut(CALL);
    await takeEnd(camera, 'friends-failed', `${LIST} [role="alert"]`);
    await camera.page.context().setOffline(true);
    await takeEnd(camera, 'friends-offline', `${LIST} button`);
    await camera.page.context().setOffline(false);
  },
};

async function takeList(camera: Camera, name: string, answer: unknown): Promise<void> {
  await camera.answer(CALL, answer);
  await camera.visit(name, '/mine/invite', `${LIST} dl`);
  await takeEnd(camera, `${name}-end`, `${LIST} dl`);
}

/** The list from its beginning: it lies below the code. */
async function takeEnd(camera: Camera, name: string, sign: string): Promise<void> {
  await camera.go('/user');
  await camera.go('/mine/invite');
  await camera.page.locator(sign).first().waitFor();
  await camera.page
    .locator('main')
    .last()
    .evaluate((main) => main.querySelector('section')?.parentElement?.scrollTo(0, 9_999));
  await camera.take(name);
  await camera.free();
}
