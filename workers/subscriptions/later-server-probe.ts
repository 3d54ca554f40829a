import { LaterModule } from '../later-module.ts';
import type { ServerProbe, ServerProbeDependencies } from './server-probe.ts';

/** After the first prices: nothing of it is needed before them. */
const LATER_MS = 3_000;

/** The questions to a server that seems lost, whose code comes a moment after the start, also of one without a network. */
export class LaterServerProbe extends LaterModule<ServerProbe> {
  constructor(dependencies: ServerProbeDependencies) {
    const { environment, events } = dependencies;
    let isVisible = true;
    super(async () => new (await import('./server-probe.ts')).ServerProbe(dependencies, isVisible), 'server-probe');
    events.on('visibilityChanged', ({ visible }) => (isVisible = visible));
    environment.timers.after(LATER_MS, () => this.prepare());
  }
}
