import { extname } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly block?: Node;
  readonly arguments?: readonly Node[];
}

interface Call {
  readonly id: string;
  readonly text: string;
  /** In the bundle, if the call is. */
  readonly mark: string;
  /** In the bundle, if the `try` around it is reached. */
  readonly markOfTry: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nodesIn = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** A call in a function that is only defined there throws somewhere else. */
const callsIn = (node: Node): readonly Node[] =>
  nodesIn(node)
    .filter(({ type }) => !/Function|TryStatement/.test(type))
    .flatMap((inner) => [...(/^(Call|New)Ex/.test(inner.type) ? [inner] : []), ...callsIn(inner)]);

const triesIn = (node: Node): readonly Node[] =>
  nodesIn(node).flatMap((inner) => [
    ...(inner.type === 'TryStatement' ? [inner] : []),
    ...triesIn(inner),
  ]);

/** Gives each call in a `try` one more argument: those that are missing in a bundle belong to calls that it has lost. */
export const markCalls = () => {
  const calls: Call[] = [];
  let tries = 0;
  const mark = (code: string, id: string, lang: 'ts'): string => {
    const edits: (readonly [number, string])[] = [];
    for (const { start, end, block } of triesIn(parseAst(code, { lang }))) {
      const markOfTry = `try ${(tries += 1)}.`;
      edits.push([start, `{ $reached('${markOfTry}'); `], [end, ' }']);
      for (const call of callsIn(block!)) {
        const text = code.slice(call.start, call.end);
        /* What is required becomes part of the bundle. */
        if (!text.endsWith(')') || text.startsWith('require(')) continue;
        const one = { id, text, mark: `call ${calls.length}.`, markOfTry };
        calls.push(one);
        const last = call.arguments?.at(-1);
        edits.push(last ? [last.end, `, '${one.mark}'`] : [call.end - 1, `'${one.mark}'`]);
      }
    }
    return edits
      .toReversed()
      .toSorted(([one], [other]) => other - one)
      .reduce((marked, [at, text]) => marked.slice(0, at) + text + marked.slice(at), code);
  };
  const plugin: Plugin = {
    name: 'mark-calls',
    transform: {
      order: 'post',
      handler: (code, id) => {
        const lang = /^\.[cm]?([jt]sx?)$/.exec(extname(id.replace(/\?.*/, '')))?.[1];
        return lang && /\btry\b/.test(code)
          ? { code: mark(code, id, lang as 'ts'), map: null }
          : null;
      },
    },
  };
  /** The calls whose `try` is in a bundle, and those of them that are not. */
  const lookIn = (bundle: string) => {
    const reached = calls.filter(({ markOfTry }) => bundle.includes(markOfTry));
    return { reached, lost: reached.filter(({ mark: one }) => !bundle.includes(one)) };
  };
  return { plugin, lookIn };
};
