import { isEarly } from './early-worker.ts';

/** The part of a bundler's module information that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Names the chunk of what starts the worker, which is run before the rest of the page is there. */
export function workerChunk(id: string, graph: ModuleGraph): string | null {
  return !isEntry(id, graph) && entriesOver(id, graph).some(isEarly) ? 'worker-client' : null;
}

/**
 * Names one chunk for everything else that the entry imports statically: a dozen small files, each compressed for itself,
 * weigh a tenth more than one. What only lazy screens import stays with them.
 */
export function firstChunk(id: string, graph: ModuleGraph): string | null {
  // The script that the page names stays a file of its own: the manifest lists the rest under it.
  if (isEntry(id, graph) || graph.getModuleInfo(id)?.importers.some((importer) => isEntry(importer, graph)))
    return null;
  return entriesOver(id, graph).length > 0 ? 'first' : null;
}

/** The entries that import a module statically, by whatever way. */
function entriesOver(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return [];
  seen.add(id);
  return info.isEntry ? [id] : info.importers.flatMap((importer) => entriesOver(importer, graph, seen));
}

function isEntry(id: string, graph: ModuleGraph): boolean {
  return graph.getModuleInfo(id)?.isEntry === true;
}
