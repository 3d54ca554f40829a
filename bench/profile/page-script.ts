/** Scripts that the bench puts into pages, bundled as the product's are. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

export type PageScript = 'probe' | 'spin' | 'planted-work' | 'legend-opens';

/** One self-contained script. */
export async function pageScript(name: PageScript): Promise<string> {
  const entry = fileURLToPath(new URL(`../in-page/${name}.ts`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'bench' } },
  });
  const [bundle] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const code = bundle?.output[0]?.code;
  if (code === undefined) throw new Error(`No script ${name} was built`);
  return code;
}
