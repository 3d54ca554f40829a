import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { asyncApi } from '../../../server/docs/asyncapi.ts';
import { anchorOf } from '../../../server/docs/block.ts';
import { escapeHtml, toHtml } from '../../../server/docs/html.ts';
import { jsonSchemaOf } from '../../../server/docs/json-schema.ts';
import { openApi } from '../../../server/docs/openapi.ts';
import { docsPage } from '../../../server/docs/page.ts';
import { reference } from '../../../server/docs/reference.ts';
import { readParameters } from '../../../server/wire/parameters.ts';
import { CALL_GROUPS } from '../../../server/wire/calls/all-calls.ts';
import { ROOT } from '../../../tools/paths.ts';
import { withReference } from '../../../tools/wire-reference.ts';
import { DocumentChecker } from '../../support/wire/document-checker.ts';
import { ASYNCAPI_SHAPE, OPENAPI_SHAPE, SHAPE_PARTS } from '../../support/wire/document-shapes.ts';
import { jsonFaults } from '../../support/wire/json-faults.ts';

const CALLS = CALL_GROUPS.flatMap(({ calls }) => calls);

describe('docs/wire.md', () => {
  it('has what the declarations say', () => {
    const text = readFileSync(join(ROOT, 'docs', 'wire.md'), 'utf8');
    expect(withReference(text) === text, 'run: node --import tsx tools/wire-docs.ts').toBe(true);
  });

  it('is refused without the mark behind which it is generated', () => {
    expect(() => withReference('# The wire\n')).toThrow('no mark');
  });
});

describe('the documents', () => {
  it('have the structure that OpenAPI 3.1 and AsyncAPI 3.0 ask for', () => {
    expect(jsonFaults(openApi(), OPENAPI_SHAPE, SHAPE_PARTS)).toEqual([]);
    expect(jsonFaults(asyncApi(), ASYNCAPI_SHAPE, SHAPE_PARTS)).toEqual([]);
    const ids = JSON.stringify(openApi()).match(/"operationId":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(CALLS.length);
    expect(jsonFaults({ ...openApi(), opnapi: '' }, OPENAPI_SHAPE, SHAPE_PARTS)).toEqual([
      ': has opnapi, which is not documented',
    ]);
  });

  it('refer to nothing that is not there', () => {
    for (const document of [openApi(), asyncApi()]) {
      const targets = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
      for (const [, path = ''] of targets) {
        let place: unknown = document;
        for (const part of path.split('/')) place = (place as Readonly<Record<string, unknown>>)[part];
        expect(place, path).toBeDefined();
      }
    }
  });

  it('give examples that keep to their own schemas', () => {
    const checker = new DocumentChecker();
    const faults = CALLS.flatMap((call) => checker.exampleFaults(call.method, call.path));
    expect([...faults, ...checker.messageExampleFaults()]).toEqual([]);
  });

  it('give examples of parameters that calls take', () => {
    for (const { path, parameters, texts, parametersIn } of CALLS) {
      if (parametersIn !== undefined) continue;
      const examples = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[1]]));
      expect(readParameters(parameters, examples).ok, path).toBe(true);
    }
  });

  it('are not made of a schema that nobody has taught them', () => {
    expect(() => jsonSchemaOf(v.object({}), new Map())).toThrow('objects need a name');
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.bic()), new Map())).toThrow('action of type bic');
    expect(() => jsonSchemaOf(v.pipe(v.string(), v.regex(/a/i)), new Map())).toThrow('no flags');
  });
});

describe('the page of the documents', () => {
  it('has one heading for each anchor, and a heading for each link', () => {
    const headings = reference().flatMap((block) => (block.kind === 'heading' ? [anchorOf(block.text)] : []));
    expect(headings.length).toBeGreaterThan(50);
    expect(headings.filter((anchor, index) => headings.indexOf(anchor) !== index)).toEqual([]);
    for (const [, anchor] of docsPage().matchAll(/href="#([^"]+)"/g)) expect(headings).toContain(anchor);
  });

  it('shows text as text', () => {
    expect(escapeHtml('<b a="1">&')).toBe('&lt;b a=&quot;1&quot;&gt;&amp;');
    expect(toHtml([{ kind: 'text', text: '<i> `<b>` [x](#y)' }])).toBe(
      '<p>&lt;i&gt; <code>&lt;b&gt;</code> <a href="#y">x</a></p>',
    );
  });

  it('needs nothing from outside and runs nothing', () => {
    const outside = /<script|<img|style=| on\w+="|(src|href)="https?:/;
    expect(outside.exec(docsPage())?.[0]).toBeUndefined();
  });
});
