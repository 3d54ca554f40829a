import { parse, type MethodDefinition, type Node, type Property, type PropertyDefinition } from 'acorn';
import { full } from 'acorn-walk';

/** The names under which a script defines methods itself: of classes, of objects, or assigned. */
export function ownMethods(code: string): string[] {
  const names: string[] = [];
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const key = keyOf(node);
    if (key?.type === 'Identifier' && 'name' in key) names.push(String(key.name));
  });
  return names;
}

function keyOf(node: Node): Node | undefined {
  switch (node.type) {
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'Property':
      return (node as MethodDefinition | PropertyDefinition | Property).key;
    case 'AssignmentExpression': {
      const { left } = node as Node & { readonly left: Node & { readonly property?: Node } };
      return left.property;
    }
    default:
      return undefined;
  }
}
