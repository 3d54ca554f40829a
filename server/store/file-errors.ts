import { OperatorError } from '../operator-error.ts';

/** What to do about a fault of the file system, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full. Free some space there, or choose a folder on another disk.',
  EDQUOT: 'the quota of its disk is used up. Free some space there, or choose a folder on another disk.',
  EROFS: 'its disk is read-only. Mount it writable, or choose another folder.',
  EACCES: 'this system user may not write there. Change its owner, or choose another folder.',
  EPERM: 'this system user may not write there. Change its owner, or choose another folder.',
  ENOTDIR: 'a file stands where a folder should be. Move it away, or choose another folder.',
  EEXIST: 'a file stands where a folder should be. Move it away, or choose another folder.',
  ENOTEMPTY: 'something stands in its way there. Move that away, or choose another folder.',
  ELOOP: 'its symbolic links go in a circle. Correct them, or choose another folder.',
  ENAMETOOLONG: 'its path is too long. Choose another folder.',
  EIO: 'its disk fails. Check the disk, and restore the folder from a backup.',
  EMFILE: 'too many files are open. Raise the limit of open files (ulimit -n).',
  ENFILE: 'too many files are open. Raise the limit of open files (ulimit -n).',
  ENOTSUP: 'its file system knows no local sockets. Choose a folder on a local disk.',
  EOPNOTSUPP: 'its file system knows no local sockets. Choose a folder on a local disk.',
};

/**
 * The error as a sentence that says what to do, where the file system is at fault; any other as it is.
 * @param what cannot be done, e.g. "DATA_DIR (/srv/data) cannot be used"
 */
export function fileFault(what: string, error: unknown): unknown {
  const { code } = (error ?? {}) as { code?: unknown };
  if (error instanceof OperatorError || typeof code !== 'string') return error;
  const advice = ADVICE[code];
  return advice === undefined ? error : new OperatorError(`${what}: ${advice}`, { cause: error });
}

/** Does some work on files; a fault of the file system becomes a sentence. @throws OperatorError with it, or what `work` throws */
export async function withFileFaults<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw fileFault(what, error);
  }
}
