import type { DiagnosticsApi } from '../../src/contract/worker/diagnostics-api.ts';
import { ok } from '../../src/lib/result.ts';
import type { CommandScope } from './command-scope.ts';

/** The commands of the diagnostics and of the data saver. */
export function diagnosticsCommands(scope: CommandScope): DiagnosticsApi {
  return {
    lineReport: () => scope.run(({ diagnostics }) => diagnostics.run((module) => module.report())),
    setDataSaver: (on) =>
      scope.tell(({ diagnostics }) => diagnostics.run(async (module) => ok(module.saveData(on))).then(() => undefined)),
  };
}
