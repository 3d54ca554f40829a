import { describeError } from './describe-error.ts';

/** What the server's log writes: no query of a request, which carries orders, and of an error only its description. */
export function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      err: errorFields,
    },
    hooks: {
      // What takes an error as the first argument would write its own message as the line's.
      logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
        const [first, ...rest] = args;
        if (first instanceof Error) method.call(this, { err: first }, ...(rest.length > 0 ? rest : ['An error']));
        else if (hasError(first) && rest.length === 0) method.call(this, first, 'An error');
        else method.call(this, ...args);
      },
    },
  };
}

/** The description with the fields that the logger expects of an error. */
function errorFields(error: Error) {
  const description = describeError(error);
  return { ...description, type: description.name, stack: (description.stack ?? []).join('\n') };
}

function hasError(fields: unknown): boolean {
  return typeof fields === 'object' && fields !== null && (fields as { err?: unknown }).err instanceof Error;
}
