import { FeedProcess } from './feed/feed-process.ts';
import { launchBrowser } from './profile/browser.ts';
import { lowEndAndroid } from './profile/profile.ts';
import { openWorkerThrottle } from './profile/worker-throttle.ts';
import { calibrate, describeCalibration } from './profile/calibration.ts';
import { runWatch } from './scenarios/watch-run.ts';
import { VARIANTS } from './scenarios/variants.ts';
import { busyAboveIdle } from './measure/watch-result.ts';
import { pageScript } from './profile/page-script.ts';
import { join } from 'node:path';
import { ROOT } from '../tools/paths.ts';
const feed = await FeedProcess.start([
  { prefix: '/', folder: join(ROOT, 'dist') },
  { prefix: '/baselines/', folder: join(ROOT, 'bench/baselines/dist') },
  { prefix: '/blank/', folder: join(ROOT, 'bench/profile/blank') },
]);
const browser = await launchBrowser();
const throttle = openWorkerThrottle(4);
console.log(throttle?.kind);
const device = { browser, profile: lowEndAndroid(4), throttle };
console.log(describeCalibration(await calibrate(device, feed.url)));
const job = {
  feed,
  device: () => device,
  timing: { idleMs: 1000, warmUpMs: 1000, measureMs: 4000, rounds: 1 },
  scripts: [await pageScript('probe')],
  progress: () => {},
};
for (const variant of VARIANTS.filter((v) => !process.argv[2] || v.name === process.argv[2])) {
  const r = await runWatch(job, { name: 'x', feed: JSON.parse(process.argv[3] ?? '{}'), slowdown: 4 }, variant);
  const {
    ticks: { latency, age, neverCovered },
    ...rest
  } = r;
  console.log(variant.name, latency, age, neverCovered, busyAboveIdle(r), rest);
}
await browser.browser.close();
throttle?.dispose();
feed.stop();
