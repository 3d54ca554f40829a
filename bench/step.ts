/** One step of a bench's plan, and what all of them find. */
import type { LoadAudit } from './lighthouse/page-audit.ts';
import type { WatchResult } from './measure/watch-result.ts';
import type { PresentationCheck } from './probe/presentation.ts';
import type { ActionResult } from './scenarios/action-result.ts';
import type { BenchJob } from './scenarios/bench-job.ts';
import type { ThreadCosts } from './scenarios/costs.ts';
import type { Speed } from './profile/speed.ts';

export interface Findings {
  readonly watch: WatchResult[];
  readonly actions: ActionResult[];
  readonly audits: LoadAudit[];
  presentation: PresentationCheck | undefined;
  costs: ThreadCosts | undefined;
}

export interface Step {
  readonly name: string;
  readonly label: string;
  /** To which the device is brought anew before it, where it is off: for a long step. */
  readonly speed?: Speed;
  /** Returns a word on what came out. */
  readonly run: (job: BenchJob, findings: Findings) => Promise<string>;
}
