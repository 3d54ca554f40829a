import { toMarkdown } from '../server/docs/markdown.ts';
import { reference } from '../server/docs/reference.ts';

/** What follows is generated, to the end of the file. */
const MARK = '<!-- Everything below is written by tools/wire-docs.ts. -->';

/**
 * The text with its generated part as it should be.
 * @throws Error where the mark is missing
 */
export function withReference(text: string): string {
  const at = text.indexOf(MARK);
  if (at === -1) throw new Error(`The text has no mark ${MARK}`);
  return `${text.slice(0, at)}${MARK}\n\n${toMarkdown(reference())}\n`;
}
