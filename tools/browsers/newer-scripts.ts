/** Finds in a script what the oldest browsers lack: syntax, and what is called by names of the language or the browser. */
import { parse, type CallExpression, type Identifier, type Literal, type MemberExpression, type Node } from 'acorn';
import { full } from 'acorn-walk';
import { featureAt, lackedBy } from './compat-data.ts';
import type { Finding } from './finding.ts';
import { lackGlobal, lackMember, lackMethod } from './script-features.ts';

/** What every one of them reads, but for what follows. */
const LANGUAGE = 2022;
const STATIC_BLOCK = 'javascript.classes.static.initialization_blocks';
const LOOKBEHIND = 'javascript.regular_expressions.lookbehind_assertion';
const EXCERPT = 60;

type Lacking = readonly [feature: string, lackedBy: readonly string[] | undefined];

/**
 * @param code a script or module, as it is served
 * @param own names of methods that scripts define themselves: under them nothing of the browser's is looked for
 */
export function newerInScript(code: string, own: ReadonlySet<string> = new Set()): Finding[] {
  const findings: Finding[] = [];
  const note = (node: Node, [feature, lacking = []]: Lacking): void => {
    if (lacking.length > 0) findings.push({ feature, lackedBy: lacking, excerpt: excerptOf(code, node) });
  };
  try {
    const program = parse(code, { ecmaVersion: LANGUAGE, sourceType: 'module' });
    full(program, (node) => lackingIn(node, own).forEach((lacking) => note(node, lacking)));
  } catch (error) {
    findings.push({ feature: 'syntax', lackedBy: [`no ES${LANGUAGE}`], excerpt: String(error) });
  }
  return findings;
}

function lackingIn(node: Node, own: ReadonlySet<string>): Lacking[] {
  switch (node.type) {
    case 'StaticBlock':
      return [['static block', lackingOf(STATIC_BLOCK)]];
    case 'Literal':
      return /\(\?<[=!]/.test((node as Literal).regex?.pattern ?? '') ? [['lookbehind', lackingOf(LOOKBEHIND)]] : [];
    case 'Identifier':
      return [[(node as Identifier).name, lackGlobal((node as Identifier).name)]];
    case 'MemberExpression':
      return lackingMember(node as MemberExpression);
    case 'CallExpression':
      return lackingCall(node as CallExpression, own);
    default:
      return [];
  }
}

function lackingMember(node: MemberExpression): Lacking[] {
  const member = nameOf(node);
  if (member === undefined || node.object.type !== 'Identifier') return [];
  const owner = node.object.name;
  return [[`${owner}.${member}`, lackMember(owner, member)]];
}

/** A method of something whose kind the script does not say. */
function lackingCall({ callee }: CallExpression, own: ReadonlySet<string>): Lacking[] {
  if (callee.type !== 'MemberExpression') return [];
  const name = nameOf(callee);
  if (name === undefined || own.has(name)) return [];
  const isKnown = callee.object.type === 'Identifier' && lackMember(callee.object.name, name) !== undefined;
  return isKnown ? [] : [[`.${name}()`, lackMethod(name)]];
}

function nameOf({ property, computed }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}

function lackingOf(path: string): string[] {
  const feature = featureAt(path);
  if (!feature) throw new Error(`The compatibility data has no ${path}`);
  return lackedBy(feature);
}

function excerptOf(code: string, { start }: Node): string {
  return code.slice(Math.max(0, start - EXCERPT / 2), start + EXCERPT).replaceAll('\n', ' ');
}
