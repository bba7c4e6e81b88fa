import type { FaultRule } from '@sparring/contracts/fault';

const escaped = (text: string): string => text.replaceAll(/[.+^$()|[\]\\]/g, '\\$&');

/** The expression of a pattern: a name in braces is one segment, `*` at the end is any rest. */
const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${escaped(pattern)
      .replaceAll(/\{\w+\}/g, '[^/]+')
      .replace(/\*$/, '.*')}$`,
    's',
  );

const expressions = new WeakMap<FaultRule, RegExp>();

const expression = (rule: FaultRule): RegExp => {
  const pattern = expressions.get(rule) ?? expressionOf(rule.path);
  expressions.set(rule, pattern);
  return pattern;
};

/** Whether a rule is about this method and this path, which has no base. */
export const matches = (rule: FaultRule, method: string, path: string): boolean =>
  (rule.method === '*' || rule.method === (method === 'HEAD' ? 'GET' : method)) &&
  expression(rule).test(path);
