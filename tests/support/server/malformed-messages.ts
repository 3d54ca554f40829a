/** Messages to the live socket as no client of good will sends them, from a seed. None of them asks for anything that is to be had. */

const SHAPES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '1e999',
  '"ping"',
  '[]',
  '{}',
  '{"type":null}',
  '{"type":["ping"]}',
  '{"type":{"toString":"ping"}}',
  '{"type":"__proto__"}',
  '{"__proto__":{"type":"nothing"}}',
  '{"type":"sub"}',
  '{"type":"sub","topics":null}',
  '{"type":"sub","topics":{"length":9}}',
  '{"type":"sub","topics":["__proto__","constructor","toString","KLINE.","KLINE.__proto__","KLINE.\\ud800"]}',
  '{"type":"sub","topics":[["DAY_MARKET"]]}',
  '{"type":"sub","topics":["x"],"encoding":{"__proto__":1}}',
  '{"type":"unsub","topics":["KLINE.hasOwnProperty","\\u0000"]}',
  '{"type":"login","token":""}',
  '{"type":"login","token":7}',
  '{"type":"login","token":"\\u0000\\ud800"}',
  `{"type":"login","token":"${'x'.repeat(600)}"}`,
  '['.repeat(16_000),
  '{"a":'.repeat(4_000),
  `{"type":"sub","topics":[${'"x",'.repeat(6_000)}"x"]}`,
  `{"type":"sub","topics":${'['.repeat(6_000)}${']'.repeat(6_000)}}`,
];

/** @param random from 0 to 1, exclusive */
export function malformedMessages(random: () => number, count: number): readonly (string | Buffer)[] {
  return Array.from({ length: count }, () => {
    const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? '';
    if (random() < 0.6) return shape;
    if (random() < 0.3) return Buffer.from(Array.from({ length: 40 }, () => Math.floor(random() * 256)));
    return shape.slice(0, Math.floor(random() * shape.length));
  });
}
