/** A figure of each run, in the order in which the runs were taken. */
import type { WatchResult } from '../measure/watch-result.ts';
import type { ActionFigures, ActionResult } from '../scenarios/action-result.ts';

interface Asked {
  readonly scenario: string;
  readonly variant: string;
}

/** Without the runs that have no such figure. */
export function actionFigures(actions: readonly ActionResult[], asked: Asked, key: keyof ActionFigures): number[] {
  return runsOf(actions, asked).flatMap(({ figures }) => figures[key] ?? []);
}

export function watchFigures(watch: readonly WatchResult[], asked: Asked, of: (run: WatchResult) => number): number[] {
  return runsOf(watch, asked).map(of);
}

function runsOf<T extends Asked>(runs: readonly T[], { scenario, variant }: Asked): T[] {
  return runs.filter((run) => run.scenario === scenario && run.variant === variant);
}
