/** All that a run needs, made at its start and let go of at its end. */
import { join, resolve } from 'node:path';
import { buildClient } from '../../tools/build.ts';
import { packageScript, ROOT } from '../../tools/paths.ts';
import { runNode } from '../../tools/run.ts';
import { FeedProcess } from '../feed/feed-process.ts';
import { launchBrowser, type BenchBrowser } from '../browser/browser.ts';
import { OTHER } from '../scenarios/variants.ts';
import type { Device } from './phone.ts';
import { calibrate, type Calibration } from './calibration.ts';
import { FULL_SPEED, lowEndAndroid, type Slowdown } from './profile.ts';
import type { PhoneSpeed, Speed } from './speed.ts';
import { openWorkerThrottle } from './worker-throttle.ts';

const THREADS_END_MS = 300;

export class Workshop {
  readonly feed: FeedProcess;
  readonly browser: BenchBrowser;
  readonly #devices = new Map<Speed, Device>();

  private constructor(feed: FeedProcess, browser: BenchBrowser) {
    this.feed = feed;
    this.browser = browser;
  }

  /**
   * Builds the product and the baselines, and starts feed and browser.
   * @param beside folder of another build of the client
   */
  static async open(beside?: string): Promise<Workshop> {
    await built('The client', buildClient());
    await built(
      'The baselines',
      runNode(packageScript('vite', 'bin', 'vite.js'), 'build', '-c', 'bench/baselines/vite.config.ts'),
    );
    const feed = await FeedProcess.start([
      { prefix: '/', folder: join(ROOT, 'dist') },
      { prefix: '/baselines/', folder: join(ROOT, 'bench', 'baselines', 'dist') },
      { prefix: '/blank/', folder: join(ROOT, 'bench', 'profile', 'blank') },
      ...(beside === undefined ? [] : [{ prefix: '/', folder: resolve(beside), host: OTHER.host }]),
    ]);
    return new Workshop(feed, await launchBrowser());
  }

  /** Finds out by how much a device of this speed is slower than the machine. */
  async bringTo(speed: PhoneSpeed): Promise<Calibration> {
    const calibration = await calibrate(this.browser, speed, this.feed.url);
    const { slowdown } = calibration;
    this.#devices.get(speed)?.throttle?.dispose();
    this.#devices.set(speed, this.#newDevice(speed, slowdown));
    return calibration;
  }

  /** @throws Error for a speed that has not been brought about */
  readonly device = (speed: Speed): Device => {
    const device = this.#devices.get(speed);
    if (device) return device;
    if (speed === 'machine')
      return { browser: this.browser, profile: lowEndAndroid(speed, FULL_SPEED), throttle: undefined };
    throw new Error(`Nothing has been brought to the speed “${speed}”`);
  };

  #newDevice(speed: PhoneSpeed, slowdown: Slowdown): Device {
    const throttle = openWorkerThrottle(slowdown.worker);
    return { browser: this.browser, profile: lowEndAndroid(speed, slowdown), throttle };
  }

  async close(): Promise<void> {
    await this.browser.browser.close();
    this.feed.stop();
    // A group goes only when its last thread has ended, a moment after the browser says so.
    await new Promise((ended) => setTimeout(ended, THREADS_END_MS));
    for (const { throttle } of this.#devices.values()) throttle?.dispose();
  }
}

async function built(what: string, building: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await building;
  if (!ok) throw new Error(`${what} did not build:\n${output}`);
}
