import type { Bundle } from './bundle.ts';
import type { RouteLimit, SizeLimits } from './size-limits.ts';

/** One measured promise. */
export interface SizeFinding {
  readonly name: string;
  readonly bytes: number;
  /** In kB of 1000 bytes. */
  readonly limit: number;
  readonly reason: string;
  /** Set where nothing was found to measure: a promise about nothing must not pass. */
  readonly missing?: string;
}

type WorkerPart = SizeLimits['worker']['later'][number];

const ENTRY = 'index.html';
const FONTS = /\.(woff2?|ttf|otf|eot)$/i;

export function isOver(finding: SizeFinding): boolean {
  return finding.missing !== undefined || finding.bytes > finding.limit * 1000;
}

/** Measures a built client against the limits. */
export function measureSizes(bundle: Bundle, limits: SizeLimits): SizeFinding[] {
  const entry = bundle.filesOf([ENTRY]);
  const first = union(entry, bundle.filesOf(lazySources(bundle, limits.first)));
  return [
    measured(bundle, limits.first, first),
    ...limits.further.map((route) => furtherRoute(bundle, route, first)),
    worker(bundle, limits.worker),
    ...limits.worker.later.map((part) => workerPart(bundle, part, bundle.workerFiles(limits.worker.entry))),
    ...languages(bundle, limits.language, entry),
    fonts(bundle),
  ];
}

export function describeFinding({ name, bytes, limit, reason, missing }: SizeFinding): string {
  if (missing !== undefined) return `${name}: ${missing}`;
  const size = `${name}: ${(bytes / 1000).toFixed(1)} of ${limit} kB`;
  return bytes > limit * 1000 ? `${size}, too much (${reason})` : size;
}

function furtherRoute(bundle: Bundle, route: RouteLimit, loaded: ReadonlySet<string>): SizeFinding {
  const sources = lazySources(bundle, route);
  const files = [...bundle.filesOf(sources)].filter((file) => !loaded.has(file));
  const missing = files.length === 0 ? `no chunk of its own comes from ${route.sources.join(' or ')}` : undefined;
  return measured(bundle, route, files, missing);
}

function worker(bundle: Bundle, { entry, limit, reason }: SizeLimits['worker']): SizeFinding {
  const files = bundle.workerFiles(entry);
  return measured(
    bundle,
    { name: 'worker', limit, reason },
    files,
    files.size === 0 ? `no ${entry} was built` : undefined,
  );
}

/** What the worker loads later is in no manifest: its chunk is known by its name. */
function workerPart(bundle: Bundle, part: WorkerPart, loaded: ReadonlySet<string>): SizeFinding {
  const { chunk, limit, reason } = part;
  const files = bundle.filesNamed(chunk).filter((file) => !loaded.has(file));
  const missing = files.length === 0 ? `no ${chunk} was built` : undefined;
  return measured(bundle, { name: `worker, ${chunk}`, limit, reason }, files, missing);
}

function languages(bundle: Bundle, { folder, limit, reason }: SizeLimits['language'], loaded: ReadonlySet<string>) {
  const sources = bundle.sources.filter((source) => source.startsWith(folder));
  const names = new Set(sources.map((source) => languageOf(source, folder)));
  if (names.size === 0) return [measured(bundle, { name: 'languages', limit, reason }, [], `no chunk from ${folder}`)];
  return [...names].toSorted().map((name) => {
    const own = sources.filter((source) => languageOf(source, folder) === name);
    const files = [...bundle.filesOf(own)].filter((file) => !loaded.has(file));
    return measured(bundle, { name: `language ${name}`, limit, reason }, files);
  });
}

function languageOf(source: string, folder: string): string {
  return source.slice(folder.length).replace(/[./].*$/, '');
}

function fonts(bundle: Bundle): SizeFinding {
  const files = bundle.filesEnding(FONTS);
  return measured(bundle, { name: 'web fonts', limit: 0, reason: 'the system has fonts for all 14 languages' }, files);
}

/** Chunks of the route's sources; what is imported eagerly has none and is counted with what imports it. */
function lazySources(bundle: Bundle, route: RouteLimit): string[] {
  return bundle.sources.filter((source) => route.sources.some((prefix) => source.startsWith(prefix)));
}

function measured(
  bundle: Bundle,
  { name, limit, reason }: Pick<SizeFinding, 'name' | 'limit' | 'reason'>,
  files: Iterable<string>,
  missing?: string,
): SizeFinding {
  return { name, limit, reason, bytes: bundle.gzipSize(files), ...(missing === undefined ? {} : { missing }) };
}

function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> {
  return new Set([...a, ...b]);
}
