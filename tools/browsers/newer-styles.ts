/**
 * Finds in a style sheet what the oldest browsers lack and nothing stands in for: neither an earlier declaration of the
 * same property, nor `@supports` around it. A value with `var()` is judged only when it is used, too late for an earlier
 * declaration to help.
 */
import {
  generate,
  parse,
  walk,
  type Atrule,
  type CssNode,
  type Declaration,
  type Rule,
  type WalkContext,
} from 'css-tree';
import type { Finding } from './finding.ts';
import {
  lackAtRule,
  lackFunction,
  lackMedia,
  lackMediaRange,
  lackProperty,
  lackSelector,
  lackUnit,
  lackValue,
} from './style-features.ts';

/** @param found how a guard names it, in `@supports` */
type Lacking = readonly [feature: string, lackedBy: readonly string[], found: string];

export function newerInStyle(css: string): Finding[] {
  const findings: Finding[] = [];
  const guards: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (isSupports(node)) guards.push(node.prelude ? generate(node.prelude) : '');
      for (const [feature, lackedBy, found] of lackingIn(node, this)) {
        if (lackedBy.length === 0 || guards.some((guard) => guard.includes(found))) continue;
        findings.push({ feature, lackedBy, excerpt: generate(node).slice(0, EXCERPT) });
      }
    },
    leave(node: CssNode) {
      if (isSupports(node)) guards.pop();
    },
  });
  return findings;
}

const EXCERPT = 90;

function isSupports(node: CssNode): node is Atrule {
  return node.type === 'Atrule' && node.name === 'supports';
}

function lackingIn(node: CssNode, { rule, atrule, function: within }: WalkContext): Lacking[] {
  switch (node.type) {
    case 'Atrule':
      return [named(`@${node.name}`, lackAtRule(node.name), node.name)];
    case 'Feature':
      return [named(`(${node.name})`, lackMedia(node.name), node.name)];
    case 'FeatureRange':
      return [named('media range', lackMediaRange(), '<')];
    case 'PseudoClassSelector':
      return [named(`:${node.name}`, lackSelector(node.name), `:${node.name}`)];
    case 'PseudoElementSelector':
      // One engine's own, which the others pass over.
      if (node.name.startsWith('-')) return [];
      return [named(`::${node.name}`, lackSelector(node.name), `::${node.name}`)];
    case 'NestingSelector':
      return [named('nesting', lackSelector('nesting'), '&')];
    case 'Declaration':
      // What `@supports` asks is no declaration.
      return atrule?.name === 'supports' && !rule && !within ? [] : lackingDeclaration(node, rule);
    default:
      return [];
  }
}

function named(feature: string, lackedBy: readonly string[], found: string): Lacking {
  return [feature, lackedBy, found];
}

function lackingDeclaration(declaration: Declaration, rule: Rule | null): Lacking[] {
  const { property } = declaration;
  const values = lackingValues(declaration).filter(([, lackedBy]) => lackedBy.length > 0);
  return [
    named(property, property.startsWith('-') ? [] : lackProperty(property), property),
    ...(values.length > 0 && rule && hasFallback(declaration, rule) ? [] : values),
  ];
}

function lackingValues({ property, value }: Declaration): Lacking[] {
  const all: Lacking[] = [];
  walk(value, (node) => {
    if (node.type === 'Dimension') all.push([node.unit, lackUnit(node.unit), node.unit]);
    else if (node.type === 'Function')
      all.push([`${node.name}()`, [...lackFunction(node.name), ...lackValue(property, node.name)], node.name]);
    else if (node.type === 'Operator' && node.value === '/' && property === 'content')
      all.push(['text of content', lackValue(property, 'alt_text'), '/']);
    else if (node.type === 'Identifier')
      all.push([`${property}: ${node.name}`, lackValue(property, node.name), node.name]);
  });
  return all;
}

/** Whether an older browser drops the declaration for an earlier one that it reads. */
function hasFallback(declaration: Declaration, { block }: Rule): boolean {
  if (generate(declaration.value).includes('var(')) return false;
  const before = block.children.toArray();
  return before
    .slice(0, before.indexOf(declaration))
    .some(
      (other) =>
        other.type === 'Declaration' &&
        other.property === declaration.property &&
        lackingValues(other).every(([, lackedBy]) => lackedBy.length === 0),
    );
}
