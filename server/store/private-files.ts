import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

/** What the file's own system user may be allowed. */
const OWNER_ONLY = 0o700;

/** The two ways by which the embedded database gives a file or folder its mode. */
interface ModeSetters {
  mknod: (path: unknown, mode: number, ...rest: unknown[]) => unknown;
  chmod: (path: unknown, mode: number, ...rest: unknown[]) => unknown;
}

type Options = Parameters<NodeFS['init']>[1];

/**
 * The files of the embedded database, for their owner alone. It sets the mode of each new file by itself, to 0666, past
 * the mask of the process.
 */
export class PrivateFiles extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { FS: unknown }) => restrictModes(module.FS as ModeSetters),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function restrictModes(files: ModeSetters): void {
  const { mknod, chmod } = files;
  // The type of the file stands in the bits above those of what is allowed.
  const restricted = (mode: number): number => mode & (~0o777 | OWNER_ONLY);
  files.mknod = (path, mode, ...rest) => mknod.call(files, path, restricted(mode), ...rest);
  files.chmod = (path, mode, ...rest) => chmod.call(files, path, restricted(mode), ...rest);
}
