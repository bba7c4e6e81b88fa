import type { parseAst } from 'rolldown/parseAst';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What can be there twice: the initializer of a constant, or a whole function or class. */
export interface Slot extends Range {
  readonly kind: 'value' | 'function' | 'class';
  readonly name: string;
  readonly isDefault: boolean;
}

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

interface Node extends Range {
  readonly type: string;
}

interface FunctionNode extends Node {
  readonly body: Node;
}

export const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

const declared = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    ? (statement.declaration ?? statement)
    : statement;

const slotsOf = (statement: Statement): readonly Slot[] => {
  const isDefault = statement.type === 'ExportDefaultDeclaration';
  const declaration = declared(statement);
  const { start, end } = declaration;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations
      .flatMap(({ init }) => init ?? [])
      .map((init) => ({ kind: 'value', name: '', isDefault, start: init.start, end: init.end }));
  if (declaration.type === 'FunctionDeclaration')
    return [{ kind: 'function', name: declaration.id?.name ?? 'unnamed', isDefault, start, end }];
  if (declaration.type === 'ClassDeclaration')
    return [{ kind: 'class', name: declaration.id?.name ?? 'unnamed', isDefault, start, end }];
  return isDefault ? [{ kind: 'value', name: '', isDefault, start, end }] : [];
};

/** The top-level declarations of a module. */
export const slotsIn = ({ body }: Program): readonly Slot[] => body.flatMap(slotsOf);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const isFunction = (node: Node): node is FunctionNode =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** The body of the innermost function around a range, if there is one. */
export const bodyAround = (node: Node, range: Range): Node | undefined => {
  if (!contains(node, range)) return undefined;
  for (const child of childrenOf(node)) {
    const found = bodyAround(child, range);
    if (found) return found;
  }
  return isFunction(node) ? node.body : undefined;
};
