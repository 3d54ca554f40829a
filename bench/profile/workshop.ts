/** All that a run needs, made at its start and let go of at its end. */
import { join, resolve } from 'node:path';
import { buildClient } from '../../tools/build.ts';
import { packageScript, ROOT } from '../../tools/paths.ts';
import { runNode } from '../../tools/run.ts';
import { FeedProcess } from '../feed/feed-process.ts';
import { PICTURES } from '../feed/pictures.ts';
import type { StaticFolder } from '../feed/static-files.ts';
import { launchBrowser, type BenchBrowser } from '../browser/browser.ts';
import { OTHER } from '../scenarios/variants.ts';
import type { Device } from './phone.ts';
import { calibrate, stillHolds, type Calibration } from './calibration.ts';
import { KeptCalibrations } from './kept-calibrations.ts';
import { FULL_SPEED, lowEndAndroid } from './profile.ts';
import type { Speed } from './speed.ts';
import { disposeThrottles, NO_THROTTLES, ThrottleSource, type ThrottleKind } from './throttle/throttles.ts';

const THREADS_END_MS = 300;

export interface WorkshopOptions {
  /** Folder of another build of the client. */
  readonly beside?: string | undefined;
  readonly throttle?: ThrottleKind;
}

/** A browser with a feed of its own. */
interface Place {
  readonly feed: FeedProcess;
  readonly browser: BenchBrowser;
}

export class Workshop implements Place {
  readonly feed: FeedProcess;
  readonly browser: BenchBrowser;
  /** For a page beside another: what one does, and what slows it, reaches the other by the machine alone. */
  readonly #beside: Place;
  readonly #throttles: ThrottleSource;
  readonly #devices = new Map<Speed, Device>();
  /** Not to be taken or kept while a page is open: what slows it goes. */
  readonly calibrations: KeptCalibrations;

  private constructor([own, beside]: readonly [Place, Place], throttles: ThrottleSource) {
    this.feed = own.feed;
    this.browser = own.browser;
    this.#beside = beside;
    this.#throttles = throttles;
    const job = { browser: own.browser, origin: own.feed.url, throttles };
    this.calibrations = new KeptCalibrations({
      take: async (speed) => this.#bringTo(await calibrate(job, speed)),
      stillHolds: (calibration) => stillHolds(job, this.device(calibration.speed), calibration),
    });
  }

  /** Builds the product and the baselines, and starts feed and browser. */
  static async open({ beside, throttle = 'freezer' }: WorkshopOptions = {}): Promise<Workshop> {
    await built('The client', buildClient());
    await built(
      'The baselines',
      runNode(packageScript('vite', 'bin', 'vite.js'), 'build', '-c', 'bench/baselines/vite.config.ts'),
    );
    const folders = [
      { prefix: '/', folder: join(ROOT, 'dist') },
      { prefix: '/baselines/', folder: join(ROOT, 'bench', 'baselines', 'dist') },
      { prefix: '/blank/', folder: join(ROOT, 'bench', 'profile', 'blank') },
      PICTURES,
      ...(beside === undefined ? [] : filesOfOther(resolve(beside))),
    ];
    const place = async (): Promise<Place> => ({
      feed: await FeedProcess.start(folders),
      browser: await launchBrowser(),
    });
    return new Workshop([await place(), await place()], await ThrottleSource.start(throttle));
  }

  /** Devices of this speed are from now on as slow as it says. */
  #bringTo(calibration: Calibration): Calibration {
    const { speed, slowdown, told } = calibration;
    disposeThrottles(this.#devices.get(speed)?.throttles ?? NO_THROTTLES);
    const throttles = this.#throttles.open(told);
    this.#devices.set(speed, { browser: this.browser, profile: lowEndAndroid(speed, slowdown), told, throttles });
    return calibration;
  }

  /** @throws Error for a speed that has not been brought about */
  readonly device = (speed: Speed): Device => {
    const device = this.#devices.get(speed);
    if (device) return device;
    if (speed === 'machine') {
      const profile = lowEndAndroid(speed, FULL_SPEED);
      return { browser: this.browser, profile, told: FULL_SPEED, throttles: NO_THROTTLES };
    }
    throw new Error(`Nothing has been brought to the speed “${speed}”`);
  };

  /** Feed and devices of the other place. */
  get beside(): Pick<Workshop, 'feed' | 'device'> {
    const { feed, browser } = this.#beside;
    return { feed, device: (speed) => ({ ...this.device(speed), browser }) };
  }

  async close(): Promise<void> {
    for (const { browser, feed } of [this, this.#beside]) {
      await browser.browser.close();
      feed.stop();
    }
    // A group goes only when its last thread has ended, a moment after the browser says so.
    await new Promise((ended) => setTimeout(ended, THREADS_END_MS));
    for (const { throttles } of this.#devices.values()) disposeThrottles(throttles);
    await this.#throttles.stop();
  }
}

/** By its own name of this machine, another build has the same pictures. */
function filesOfOther(folder: string): StaticFolder[] {
  return [{ prefix: '/', folder }, PICTURES].map((each) => ({ ...each, host: OTHER.host }));
}

async function built(what: string, building: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await building;
  if (!ok) throw new Error(`${what} did not build:\n${output}`);
}
