/** A bundler's output, as far as it is read here. */
export type BuiltBundle = Readonly<
  Record<string, { readonly fileName: string; readonly facadeModuleId?: string | null }>
>;

/** Where a source that is a file of its own was built to. @param source its path from the project's root @throws where it was not */
export function builtFile(bundle: BuiltBundle, source: string): string {
  const built = Object.values(bundle).find(({ facadeModuleId }) => isModule(facadeModuleId, source));
  if (!built) throw new Error(`${source} was not built`);
  return built.fileName;
}

/** Whether a module of the bundler is this source. */
export function isModule(id: string | null | undefined, source: string): boolean {
  return id?.endsWith(`/${source}`) === true;
}
