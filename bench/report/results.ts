/** All that a run of the bench found. */
import type { GuardVerdict } from '../guard/verdicts.ts';
import type { LoadAudit } from '../lighthouse/page-audit.ts';
import type { WatchResult } from '../measure/watch-result.ts';
import type { Calibration } from '../profile/calibration.ts';
import type { Profile } from '../profile/profile.ts';
import type { PresentationCheck } from '../probe/presentation.ts';
import type { ThreadCosts } from '../scenarios/costs.ts';
import type { SoakResult } from '../scenarios/soak-run.ts';
import type { ActionResult } from '../scenarios/action-result.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  /** Load average of the last minute, before and after: above 0, others were at work too. */
  readonly load: readonly [before: number, after: number];
}

export interface BenchResults {
  readonly mode: 'quick' | 'full';
  readonly startedAt: string;
  readonly seconds: number;
  readonly machine: Machine;
  /** What slows workers, or `none`. */
  /** What slowed the page down: a kind of control group, or the browser. */
  readonly pageThrottle: string;
  readonly workerThrottle: string;
  readonly profiles: readonly Profile[];
  readonly calibrations: readonly Calibration[];
  readonly titles: Readonly<Record<string, string>>;
  readonly watch: readonly WatchResult[];
  readonly actions: readonly ActionResult[];
  /** Loads that Lighthouse looked at. */
  readonly audits: readonly LoadAudit[];
  readonly presentation: PresentationCheck | undefined;
  readonly costs: ThreadCosts | undefined;
  /** The last soak, a job of its own. */
  readonly soak: SoakResult | undefined;
  /** Where the guard was asked: each of its verdicts, and all of them in a line. */
  readonly guard?: { readonly verdicts: readonly GuardVerdict[]; readonly sum: string };
}
