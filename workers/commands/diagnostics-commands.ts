import type { DiagnosticsApi } from '../../src/contract/worker/diagnostics-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of the diagnostics and of the data saver. */
export function diagnosticsCommands(scope: CommandScope): DiagnosticsApi {
  return {
    lineReport: () => scope.run(({ deferred }) => deferred.run(({ diagnostics }) => diagnostics.report())),
    setDataSaver: (on) =>
      scope.tell(({ deferred }) =>
        deferred.run(async ({ flowControl }) => ok(flowControl.saveData(on))).then(() => undefined),
      ),
  };
}
