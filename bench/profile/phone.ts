/** A page on the device that the profile describes. */
import type { BenchBrowser } from '../browser/browser.ts';
import { Tab } from '../browser/tab.ts';
import type { Metered } from '../measure/activity.ts';
import type { DevtoolsSession } from '../browser/target-session.ts';
import type { Profile, Slowdown } from './profile.ts';
import { mainThreads, serviceWorkerThreads, workerThreads, type Thread } from './threads.ts';
import type { Throttles } from './throttle/throttles.ts';

const WAIT_FOR_WORKER_MS = 3_000;
const LOOK_EVERY_MS = 10;

export interface Device {
  readonly browser: BenchBrowser;
  readonly profile: Profile;
  /** What the throttles are told, so that the profile's slowdown comes out. */
  readonly told: Slowdown;
  readonly throttles: Throttles;
}

export class Phone {
  readonly page: Tab;
  readonly #device: Device;

  private constructor(device: Device, page: Tab) {
    this.#device = device;
    this.page = page;
  }

  static async open(device: Device, scripts: readonly string[] = []): Promise<Phone> {
    const page = await Tab.open(device.browser.session, device.profile, scripts);
    await page.session.send('Performance.enable', { timeDomain: 'timeTicks' });
    return new Phone(device, page);
  }

  get session(): DevtoolsSession {
    return this.page.session;
  }

  /** Makes the page as slow as the profile says, or as quick as the machine again. */
  async slowPage(slow: boolean): Promise<void> {
    await this.setPageSlowdown(slow ? this.#device.told.page : 1);
  }

  async setPageSlowdown(rate: number): Promise<void> {
    const { page } = this.#device.throttles;
    if (!page) {
      await this.session.send('Emulation.setCPUThrottlingRate', { rate });
      return;
    }
    const threads = await this.#mainThreads();
    page.setSlowdown(rate);
    if (rate === 1) page.release(threads);
    else page.apply(threads);
  }

  /** What tells how busy the page and its workers are. */
  metered(workers: readonly Thread[]): Metered {
    const { page, worker } = this.#device.profile.slowdown;
    // The browser's throttle burns what it takes away.
    const countsCore = page === 1 || this.#device.throttles.page !== undefined;
    return { session: this.session, workers, workerSlowdown: worker, countsCore };
  }

  /** Makes the page's workers slow, as they come within a short while; returns their threads. */
  async slowWorkers(expected: boolean): Promise<Thread[]> {
    const giveUp = Date.now() + (expected ? WAIT_FOR_WORKER_MS : 0);
    let threads = await this.workers();
    while (threads.length === 0 && Date.now() < giveUp) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      threads = await this.workers();
    }
    this.#device.throttles.worker?.apply(threads);
    return threads;
  }

  /** Lets the page's workers run as quickly as the machine does. */
  async freeWorkers(): Promise<void> {
    this.#device.throttles.worker?.release(await this.workers());
  }

  /** Makes a service worker that runs slow, too: it answers for the page's files before the page has a worker. */
  async slowServiceWorkers(): Promise<void> {
    this.#device.throttles.worker?.apply(await serviceWorkerThreads(this.#device.browser.session));
  }

  /** Of all renderers; one that no page uses sleeps. */
  #mainThreads(): Promise<Thread[]> {
    return mainThreads(this.#device.browser.session);
  }

  workers(): Promise<Thread[]> {
    return workerThreads(this.#device.browser.session);
  }

  async close(): Promise<void> {
    // A process that waits for the next page was slowed with the others.
    this.#device.throttles.page?.release(await this.#mainThreads());
    await this.page.close();
  }
}
