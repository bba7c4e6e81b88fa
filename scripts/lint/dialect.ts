import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** The functions that cannot be arrows: generators, assertion signatures and overloads. */
const needsDeclaration = ({ generator, returnType, type }: Declaration): boolean =>
  generator || type === 'TSDeclareFunction' || returnType?.typeAnnotation.asserts === true;

interface Declaration {
  readonly type: string;
  readonly generator: boolean;
  readonly returnType?: { readonly typeAnnotation: { readonly asserts?: boolean } } | null;
  readonly range: [number, number];
}

/**
 * Reports a function declaration that could be an arrow constant. With one style everywhere, a reader need not ask
 * what a difference means. oxlint's func-style has no exception for assertion signatures.
 */
export const arrowConstants: Rule = {
  create(context) {
    let overloaded = false;
    return {
      TSDeclareFunction() {
        overloaded = true;
      },
      FunctionDeclaration(node) {
        if (overloaded || needsDeclaration(node as unknown as Declaration)) return;
        const message = 'Write a function as a constant: `const name = () => …`.';
        context.report({ message, node });
      },
    };
  },
};

interface Member {
  readonly readonly: boolean;
  readonly key: { readonly name?: string };
  readonly range: [number, number];
}

/** Reports an interface member without readonly that its file does not assign to: a member without it does change. */
export const readonlyMembers: Rule = {
  create(context) {
    const members: Member[] = [];
    const assigned = new Set<string>();
    const note = (target: { readonly type: string; readonly property?: unknown }) => {
      const { name } = (target.property ?? {}) as { readonly name?: string };
      if (target.type === 'MemberExpression' && name) assigned.add(name);
    };
    return {
      TSPropertySignature(node) {
        if (node.parent.type === 'TSInterfaceBody') members.push(node as unknown as Member);
      },
      AssignmentExpression: ({ left }) => note(left),
      UpdateExpression: ({ argument }) => note(argument),
      'Program:exit'() {
        for (const node of members) {
          if (node.readonly || assigned.has(node.key.name ?? '')) continue;
          const message = 'A member that its file does not assign to is `readonly`.';
          context.report({ message, node });
        }
      },
    };
  },
};
