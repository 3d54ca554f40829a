/** All that a run needs, made at its start and let go of at its end. */
import { join, resolve } from 'node:path';
import { buildClient } from '../../tools/build.ts';
import { packageScript, ROOT } from '../../tools/paths.ts';
import { runNode } from '../../tools/run.ts';
import { FeedProcess } from '../feed/feed-process.ts';
import { launchBrowser, type BenchBrowser } from '../browser/browser.ts';
import { OTHER } from '../scenarios/variants.ts';
import type { Device } from './phone.ts';
import { lowEndAndroid } from './profile.ts';
import { openWorkerThrottle, type WorkerThrottle } from './worker-throttle.ts';

const THREADS_END_MS = 300;

export class Workshop {
  readonly feed: FeedProcess;
  readonly browser: BenchBrowser;
  readonly #throttles = new Map<number, WorkerThrottle | undefined>();

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

  readonly device = (slowdown: number): Device => {
    if (!this.#throttles.has(slowdown)) this.#throttles.set(slowdown, openWorkerThrottle(slowdown));
    return { browser: this.browser, profile: lowEndAndroid(slowdown), throttle: this.#throttles.get(slowdown) };
  };

  /** What slows workers down, or `none`. */
  throttleKind(slowdown: number): string {
    return this.device(slowdown).throttle?.kind ?? 'none';
  }

  async close(): Promise<void> {
    await this.browser.browser.close();
    this.feed.stop();
    // A group goes only when its last thread has ended, a moment after the browser says so.
    await new Promise((ended) => setTimeout(ended, THREADS_END_MS));
    for (const throttle of this.#throttles.values()) throttle?.dispose();
  }
}

async function built(what: string, building: Promise<{ ok: boolean; output: string }>): Promise<void> {
  const { ok, output } = await building;
  if (!ok) throw new Error(`${what} did not build:\n${output}`);
}
