import { isNode, type Node, type TreeStep } from './places.ts';

/** Methods of strings, arrays and Math that change nothing and answer with data. */
const harmless =
  /^(at|endsWith|includes|indexOf|lastIndexOf|padEnd|padStart|repeat|slice|startsWith|substring|toFixed|toLowerCase|toReversed|toUpperCase|trim|abs|ceil|floor|max|min|round|trunc)$/;

/** The parts that are evaluated, of each expression that itself changes nothing. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  BinaryExpression: ['left', 'right'],
  ChainExpression: ['expression'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  Identifier: [],
  Literal: [],
  LogicalExpression: ['left', 'right'],
  ObjectExpression: ['properties'],
  ParenthesizedExpression: ['expression'],
  SpreadElement: ['argument'],
  TemplateLiteral: ['expressions'],
  ThisExpression: [],
  TSAsExpression: ['expression'],
  TSNonNullExpression: ['expression'],
};

type Members = Readonly<Record<string, unknown>>;

const arePlain = (node: Node, keys: readonly string[]): boolean =>
  keys
    .flatMap((key) => (node as unknown as Members)[key])
    .every((part) => isNode(part) && isPlain(part));

/** An expression that changes nothing and calls nothing of ours: to evaluate it once more is harmless. */
export const isPlain = (node: Node): boolean => {
  const { type } = node;
  const members = node as unknown as Members;
  if (type === 'MemberExpression')
    return arePlain(node, members['computed'] === true ? ['object', 'property'] : ['object']);
  if (type === 'Property')
    return arePlain(node, members['computed'] === true ? ['key', 'value'] : ['value']);
  if (type === 'UnaryExpression')
    return members['operator'] !== 'delete' && arePlain(node, ['argument']);
  if (type === 'CallExpression') {
    const callee = members['callee'] as Members & Node;
    const method = callee['property'] as (Members & Node) | undefined;
    const isHarmless = callee['computed'] === false && harmless.test(String(method?.['name']));
    return isHarmless && isPlain(callee) && arePlain(node, ['arguments']);
  }
  const keys = parts[type];
  return keys !== undefined && arePlain(node, keys);
};

/** Where an expression may stand in parentheses, or as the argument of a call. */
const places: Readonly<Record<string, RegExp>> = {
  ArrayExpression: /elements/,
  ArrowFunctionExpression: /body/,
  AssignmentExpression: /right/,
  AwaitExpression: /argument/,
  BinaryExpression: /left|right/,
  CallExpression: /arguments/,
  ConditionalExpression: /test|consequent|alternate/,
  DoWhileStatement: /test/,
  ForStatement: /test/,
  IfStatement: /test/,
  JSXExpressionContainer: /expression/,
  LogicalExpression: /left|right/,
  NewExpression: /arguments/,
  ParenthesizedExpression: /expression/,
  ReturnStatement: /argument/,
  TemplateLiteral: /expressions/,
  ThrowStatement: /argument/,
  UnaryExpression: /argument/,
  VariableDeclarator: /init/,
  WhileStatement: /test/,
};

export const standsAlone = ({ above, key, node }: TreeStep): boolean =>
  node.type !== 'BlockStatement' && places[above.type]?.test(key) === true;
