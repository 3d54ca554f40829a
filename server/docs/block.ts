/**
 * A part of the reference, for both ways of writing it. Texts may hold `code` and [links](#to-a-heading), nothing else of
 * Markdown.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: ReadonlyArray<readonly string[]> }
  | { readonly kind: 'code'; readonly text: string };

/** What the address of a heading ends with: as Markdown readers make it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
