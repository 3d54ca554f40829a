/** The part of a bundler's module information that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Names one chunk for everything that the entry imports statically: a dozen small files, each compressed for itself,
 * weigh a tenth more than one. What only lazy screens import stays with them.
 */
export function firstChunk(id: string, graph: ModuleGraph): string | null {
  // The script that the page names stays a file of its own: the manifest lists the rest under it.
  if (isEntry(id, graph) || graph.getModuleInfo(id)?.importers.some((importer) => isEntry(importer, graph)))
    return null;
  return isReachedStatically(id, graph, new Set()) ? 'first' : null;
}

function isReachedStatically(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  const info = graph.getModuleInfo(id);
  if (!info || seen.has(id)) return false;
  seen.add(id);
  return info.isEntry || info.importers.some((importer) => isReachedStatically(importer, graph, seen));
}

function isEntry(id: string, graph: ModuleGraph): boolean {
  return graph.getModuleInfo(id)?.isEntry === true;
}
