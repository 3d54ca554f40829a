import { LaterModule } from '../later-module.ts';
import { SAVING_EVERY_MS } from './data-saver.ts';
import type { Diagnostics, DiagnosticsDependencies } from './diagnostics.ts';

/** After the first prices: nothing of it is needed before them. */
const LATER_MS = 3_000;

/** The diagnostics, whose code comes a moment after the start, or when it is first asked for. */
export class LaterDiagnostics extends LaterModule<Diagnostics> {
  /** @param savesData whether less data is asked for: from the first message on, and by its own code as soon as it can come */
  constructor(dependencies: DiagnosticsDependencies, savesData: boolean) {
    super(async () => new (await import('./diagnostics.ts')).Diagnostics(dependencies, savesData), 'diagnostics');
    // What is on screen is added by that code.
    if (savesData) dependencies.connection.topics.limitPrices({ only: [], every: SAVING_EVERY_MS });
    dependencies.environment.timers.after(savesData ? 0 : LATER_MS, () => this.prepare());
  }
}
