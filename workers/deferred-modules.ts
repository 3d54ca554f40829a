import { Diagnostics, type DiagnosticsDependencies } from './diagnostics/diagnostics.ts';
import { FlowControl, type FlowControlDependencies } from './flow-control/flow-control.ts';
import { ServerProbe, type ServerProbeDependencies } from './subscriptions/server-probe.ts';

/** What the deferred modules need of the others. */
export interface DeferredDependencies
  extends FlowControlDependencies, ServerProbeDependencies, Omit<DiagnosticsDependencies, 'flowControl'> {}

/** The modules that nothing needs before the first prices. */
export interface DeferredModules {
  readonly diagnostics: Diagnostics;
  readonly flowControl: FlowControl;
}

/** Makes them. @param savesData whether less data is asked for from the beginning */
export function createDeferredModules(dependencies: DeferredDependencies, savesData: boolean): DeferredModules {
  const flowControl = new FlowControl(dependencies, savesData);
  void new ServerProbe(dependencies);
  return { flowControl, diagnostics: new Diagnostics({ ...dependencies, flowControl }) };
}
