import * as v from 'valibot';
import { clientMessageSchema } from '../../src/contract/wire/socket.ts';

/** A client's message, read strictly. */
export type ParsedMessage = v.InferOutput<typeof clientMessageSchema>;

/** Reads one frame; undefined for what does not parse or is no known message. */
export function parseClientMessage(text: string): ParsedMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(clientMessageSchema, value);
  return parsed.success ? parsed.output : undefined;
}
