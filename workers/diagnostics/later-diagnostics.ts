import { LaterModule } from '../later-module.ts';
import type { Diagnostics, DiagnosticsDependencies } from './diagnostics.ts';

/** After the first prices: nothing of it is needed before them. */
const LATER_MS = 3_000;

/** The diagnostics, whose code comes a moment after the start, or when it is first asked for. */
export class LaterDiagnostics extends LaterModule<Diagnostics> {
  constructor(dependencies: DiagnosticsDependencies) {
    super(async () => new (await import('./diagnostics.ts')).Diagnostics(dependencies), 'diagnostics');
    dependencies.environment.timers.after(LATER_MS, () => this.prepare());
  }
}
