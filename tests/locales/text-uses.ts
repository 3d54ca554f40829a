import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { ROOT } from '../../tools/paths.ts';
import { sourceFiles } from '../../tools/source-files.ts';

/** What a source says of texts. */
export interface TextUses {
  /** Every string, wherever it stands: as an argument, a branch or an entry of a table. */
  readonly strings: ReadonlySet<string>;
  /** What is given to the translator as one string or one of two. */
  readonly asked: ReadonlySet<string>;
  /** Templates as they are written, with their first words: `fault.${fault}`. */
  readonly templates: ReadonlyMap<string, string>;
  /** What else is given to the translator, as `file: t(name)`. */
  readonly variables: ReadonlySet<string>;
  /** Words for people that stand in the source itself, as `file:line: words`. */
  readonly hardCoded: readonly string[];
}

/** Attributes whose value is read by people: those of elements, and those of our own components. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'hint',
  'help',
  'text',
]);

const LETTER = /\p{L}/u;

type Node = ESTree.Expression | ESTree.JSXEmptyExpression | ESTree.Argument;

/** The strings that an expression can be: the string, or those of its branches. Names and calls are no strings. */
function stringsOf(node: Node): { readonly text: string; readonly at: number }[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, at: node.start }] : [];
    case 'TemplateLiteral':
      return node.quasis.map((quasi) => ({ text: quasi.value.cooked ?? '', at: quasi.start }));
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'LogicalExpression':
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return stringsOf(node.expression);
    default:
      return [];
  }
}

/** Whether something is asked of the translator: `t(…)` or `i18n.t(…)`. */
function isTranslator(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 't';
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 't';
}

/** The parts of what is given to the translator: each branch for itself. */
function branchesOf(node: Node): Node[] {
  return node.type === 'ConditionalExpression'
    ? [...branchesOf(node.consequent), ...branchesOf(node.alternate)]
    : [node];
}

export function readTextUses(file: string, source: string): TextUses {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  const strings = new Set<string>();
  const asked = new Set<string>();
  const templates = new Map<string, string>();
  const variables = new Set<string>();
  const hardCoded: string[] = [];
  const textOf = (node: { readonly start: number; readonly end: number }): string => source.slice(node.start, node.end);
  const condemn = (text: string, at: number): void => {
    if (!LETTER.test(text)) return;
    hardCoded.push(`${file}:${source.slice(0, at).split('\n').length}: ${text.trim()}`);
  };
  const condemnStrings = (node: Node): void => stringsOf(node).forEach(({ text, at }) => condemn(text, at));
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') strings.add(node.value);
    },
    TemplateLiteral: (node) => {
      const start = node.quasis[0]?.value.cooked ?? '';
      if (node.expressions.length === 0) strings.add(start);
      else templates.set(textOf(node).slice(1, -1), start);
    },
    CallExpression: (node) => {
      const [first, second] = node.arguments;
      if (first && isTranslator(node.callee)) {
        for (const branch of branchesOf(first)) {
          if (branch.type === 'Literal' && typeof branch.value === 'string') asked.add(branch.value);
          else if (branch.type !== 'TemplateLiteral') variables.add(`${file}: t(${textOf(branch)})`);
        }
      }
      if (second && node.callee.type === 'Identifier' && node.callee.name === 'showToast') condemnStrings(second);
    },
    JSXText: (node) => condemn(node.value, node.start),
    JSXElement: (node) => condemnChildren(node.children),
    JSXFragment: (node) => condemnChildren(node.children),
    JSXAttribute: (node) => {
      if (node.name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.has(node.name.name) || !node.value) return;
      if (node.value.type === 'JSXExpressionContainer') condemnStrings(node.value.expression);
      else if (node.value.type === 'Literal') condemn(node.value.value, node.value.start);
    },
  }).visit(program);
  return { strings, asked, templates, variables, hardCoded };

  function condemnChildren(children: readonly ESTree.JSXChild[]): void {
    for (const child of children) if (child.type === 'JSXExpressionContainer') condemnStrings(child.expression);
  }
}

/** All uses in the page's sources. */
/** What puts texts into the page when it is built. */
const BUILDERS = ['tools/start-words.ts', 'tools/web-manifest.ts'];

export function readAllTextUses(): TextUses {
  const all = [...sourceFiles('src'), ...BUILDERS].map((file) =>
    readTextUses(file, readFileSync(join(ROOT, file), 'utf8')),
  );
  return {
    strings: new Set(all.flatMap(({ strings }) => [...strings])),
    asked: new Set(all.flatMap(({ asked }) => [...asked])),
    templates: new Map(all.flatMap(({ templates }) => [...templates])),
    variables: new Set(all.flatMap(({ variables }) => [...variables])),
    hardCoded: all.flatMap(({ hardCoded }) => hardCoded),
  };
}
