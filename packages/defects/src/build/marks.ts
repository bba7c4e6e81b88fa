import { isFunction, isNode, type Node, pathTo, type Range, type TreeStep } from './places.ts';
import { isPlain, standsAlone } from './plain.ts';

/** What is known of a defect beside its source. */
interface Known {
  readonly number: number;
  readonly pure?: boolean;
  readonly used?: string;
  readonly matters?: string;
  readonly likely?: string;
  readonly isNeutral?: true;
}

/** An original source, and the same with one edit in it. */
interface Pair {
  readonly original: { readonly program: Node; readonly source: string };
  readonly twin: { readonly program: Node; readonly source: string };
}

/** What is written before and after a part of the original source. */
export interface Mark extends Range {
  readonly open: string;
  readonly close: string;
}

/** Where two texts differ. */
const difference = (one: string, other: string): { readonly range: Range; readonly by: number } => {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let same = 0;
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same++;
  return { range: { start, end: one.length - same }, by: other.length - one.length };
};

const below = (node: Node, { key, at }: TreeStep): Node | undefined => {
  const value = (node as unknown as Readonly<Record<string, unknown>>)[key];
  const found: unknown = at === undefined ? value : (value as readonly unknown[] | undefined)?.[at];
  return isNode(found) ? found : undefined;
};

/** The nodes of the twin at the same places, as far as the twin is built alike around the edit. */
const alongside = (path: readonly TreeStep[], twin: Node, by: number): readonly Node[] => {
  const nodes: Node[] = [];
  let node: Node | undefined = twin;
  for (const step of path) {
    node = below(node, step);
    const { start, end, type } = step.node;
    if (node?.start !== start || node.end !== end + by) break;
    nodes.push(node);
    if (node.type !== type) break;
  }
  return nodes;
};

const isBlock = ({ type }: Node): boolean => type === 'BlockStatement';

/** Evaluated only when what stands before it says so. */
const isArm = ({ above, key }: TreeStep): boolean =>
  (above.type === 'ConditionalExpression' && key !== 'test') ||
  (above.type === 'LogicalExpression' && key === 'right');

/** Whoever gets another value may do the same with it. */
const isHandedOn = ({ above, key }: TreeStep): boolean =>
  /^(Call|New)Expression$/.test(above.type) && key === 'arguments';

/** It only matters whether it is true. */
const isCondition = ({ key }: TreeStep): boolean => key === 'test';

const isStatementOfBlock = ({ above, key, node }: TreeStep): boolean =>
  (isBlock(above) || (above.type === 'SwitchCase' && key === 'consequent')) &&
  node.type !== 'FunctionDeclaration';

/** A statement without braces. */
const isBranch = ({ above, key, node }: TreeStep): boolean =>
  /^(If|For|ForIn|ForOf|While|DoWhile)Statement$/.test(above.type) &&
  /^(consequent|alternate|body)$/.test(key) &&
  !isBlock(node);

const around = ({ start, end }: Range, open: string, close: string): Mark => ({
  start,
  end,
  open,
  close,
});

const bodyOf = (node: Node): Node => (node as Node & { readonly body: Node }).body;

/** The whole body of a function, or a block: its beginning is reached whenever the function is called, or the block is entered. */
const inBody = (body: Node, reach: string): Mark =>
  isBlock(body)
    ? { start: body.start + 1, end: body.end, open: `${reach};`, close: '' }
    : around(body, `(${reach}, (`, '))');

/** Then no expressions are compared: a pure function is compared as a whole, the others say it by themselves, and a decoy is reached as if it made a difference. */
const saysMore = ({ pure = false, used, matters, likely, isNeutral }: Known): boolean =>
  pure || (used ?? matters ?? likely) !== undefined || isNeutral === true;

const reachOf = (known: Known): string => {
  const { number, pure = false, used = 'true', likely } = known;
  if (!saysMore(known) || known.isNeutral) return `reach$(${number})`;
  const { matters = pure ? 'false' : undefined } = known;
  const shows = likely ? `(${likely}) || undefined` : matters && `!!(${matters})`;
  const asked = [used, ...(shows === undefined ? [] : [shows])];
  return `reach$(${[number, ...asked.map((question) => `() => (${question})`)].join(', ')})`;
};

/**
 * How the original notes that it came to the place of an edit; nothing when no function is around
 * it. The nearer to the edit, the more can be told without a bout: an expression without side effects is
 * compared with that of the twin, everything else is marked where it begins to be run.
 */
export const markOf = (known: Known, { original, twin }: Pair): Mark | undefined => {
  const { range, by } = difference(original.source, twin.source);
  const path = pathTo(original.program, range);
  const last = path.findLastIndex(({ node }) => isFunction(node));
  if (last < 0) return undefined;
  const reach = reachOf(known);
  const alike = alongside(path, twin.program, by);
  const inside = path.slice(last + 1, alike.length);

  const plain = inside.findIndex(
    (step, at) => standsAlone(step) && isPlain(step.node) && isPlain(alike[last + 1 + at]!),
  );
  if (plain >= 0 && !saysMore(known)) {
    const { node } = inside[plain]!;
    const other = twin.source.slice(node.start, node.end + by);
    const says = isHandedOn(inside[plain]!) ? ", 'maybe'" : '';
    const value = isCondition(inside[plain]!) ? '!!' : '';
    return around(
      node,
      `same$(${known.number}, () => ${value}(`,
      `), () => ${value}(${other})${says})`,
    );
  }
  const near = inside.findLast(
    (step) =>
      isStatementOfBlock(step) ||
      isBranch(step) ||
      isBlock(step.node) ||
      (isArm(step) && standsAlone(step)),
  );
  if (!near) return inBody(bodyOf(path[last]!.node), reach);
  if (isBlock(near.node)) return inBody(near.node, reach);
  if (isBranch(near)) return around(near.node, `{ ${reach}; `, ' }');
  return isArm(near) ? around(near.node, `(${reach}, (`, '))') : around(near.node, `${reach};`, '');
};
