/** The part of the browser's Trusted Types that is used here; not every browser has them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

/** The one piece of markup that a library writes as text: the chart's sign of its maker, lines and nothing else. */
const DRAWING =
  /^<svg(?: (?!on)[\w-]+="[^"<>]*")*>(?:<\/?(?:g|path|defs|clipPath)(?: (?!on)[\w-]+="[^"<>]*")*\/?>)*<\/svg>$/;

let guarded = false;

/**
 * What text may become code or markup, where the server's policy has the browser ask: our own worker, and drawings.
 * Articles are not among it: they come as nodes.
 */
export function guardSinks(): void {
  // A browser makes a policy of one name once.
  if (guarded) return;
  guarded = true;
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (DRAWING.test(text) ? text : null),
    createScriptURL: (text) => (new URL(text, location.href).origin === location.origin ? text : null),
  });
}
