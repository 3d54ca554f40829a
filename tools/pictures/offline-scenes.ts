import type { Scenes } from './camera.ts';

const SCREENS = ['/mine/charge', '/mine/withdraw', '/mine/wallet', '/mine/history', '/mine/coin-address-list'];

/** Screens of money that are opened again while there is no network. */
export const OFFLINE: Scenes = {
  name: 'offline',
  as: 'real',
  take: async (camera) => {
    const { page } = camera;
    const leave = async (): Promise<void> => {
      await camera.go('/user');
      await page.getByTestId('user-name').waitFor();
    };
    for (const screen of SCREENS) {
      await camera.go(screen);
      await page.locator('main h1').filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await leave();
    }
    await page.context().setOffline(true);
    for (const screen of SCREENS) {
      await camera.visit(`offline${screen.replaceAll('/', '-')}`, screen, 'main h2');
      await leave();
    }
    await page.context().setOffline(false);
  },
};
