import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const effect = /^use(Layout|Insertion)?Effect$/;
const returnsNothingElse = /^(BlockStatement|\w*Function\w*|Identifier|MemberExpression)$/;

const message =
  'React calls the value that this returns as its clean-up, and focus() returns a value where a test tool has replaced it: write braces, and return only a function that cleans up.';

/** Reports an effect or a `ref` without braces, which returns the value of its expression. */
export const returnsOnlyACleanUp: Rule = {
  create(context) {
    const check = (callback: { type: string; body?: unknown } | undefined) => {
      if (callback?.type !== 'ArrowFunctionExpression') return;
      const body = callback.body as { type: string; range: [number, number] };
      if (!returnsNothingElse.test(body.type)) context.report({ message, node: body });
    };
    return {
      CallExpression({ callee, arguments: [callback] }) {
        if (callee.type === 'Identifier' && effect.test(callee.name)) check(callback);
      },
      JSXAttribute({ name, value }) {
        if (name.name === 'ref' && value?.type === 'JSXExpressionContainer') {
          check(value.expression);
        }
      },
    };
  },
};
