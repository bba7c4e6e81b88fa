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

export interface Node extends Range {
  readonly type: string;
}

/** A node, and where it hangs on the node above it. */
export interface TreeStep {
  readonly node: Node;
  readonly above: Node;
  readonly key: string;
  /** Its place, when the node above it has several there. */
  readonly at: number | undefined;
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

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const stepsBelow = (above: Node): readonly TreeStep[] =>
  Object.entries(above).flatMap(([key, value]) => {
    const nodes: readonly unknown[] = Array.isArray(value) ? value : [value];
    return nodes.flatMap((node, at) =>
      isNode(node) ? [{ node, above, key, at: Array.isArray(value) ? at : undefined }] : [],
    );
  });

/** All nodes below one that lie in a range. */
export const nodesIn = (node: Node, range: Range): readonly Node[] =>
  stepsBelow(node)
    .map((step) => step.node)
    .filter(({ start, end }) => start < range.end && end > range.start)
    .flatMap((below) => [...(contains(range, below) ? [below] : []), ...nodesIn(below, range)]);

/** The nodes around a range, from the outermost to the innermost. */
export const pathTo = (node: Node, range: Range): readonly TreeStep[] => {
  const step = stepsBelow(node).find((below) => contains(below.node, range));
  return step ? [step, ...pathTo(step.node, range)] : [];
};

export const isFunction = ({ type }: Node): boolean =>
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
