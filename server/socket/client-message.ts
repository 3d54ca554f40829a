import * as v from 'valibot';

/** What a client may say. `encoding` asks for another form of the price topics; unknown ones get plain JSON. */
const clientMessageSchema = v.variant('type', [
  v.object({ type: v.literal('ping') }),
  v.object({ type: v.literal('login'), token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  v.object({ type: v.literal('logout') }),
  v.object({ type: v.literal('sub'), topics: v.array(v.string()), encoding: v.optional(v.unknown()) }),
  v.object({ type: v.literal('unsub'), topics: v.array(v.string()) }),
]);
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
