import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { contains, isFunction, type Node, nodesIn, pathTo, type Range, slotsIn } from './places.ts';
import { isPlain } from './plain.ts';

/** A twin that does what the original does, and looks like a defect to whoever reads the code. */
export interface Decoy {
  readonly id: string;
  readonly area: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly isNeutral: true;
}

/** Where a defect is, the code is reached by tests of its area. */
interface Place {
  readonly area: string;
  readonly file: string;
  readonly from: string;
}

const root = new URL('../../../../', import.meta.url);

type Members = Node & Readonly<Record<string, unknown>>;

const flipped: Readonly<Record<string, string>> = {
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
  '===': '===',
  '!==': '!==',
  '*': '*',
};

/** Of a length, which is no fraction. */
const ofLengths: Readonly<Record<string, string>> = {
  '=== 0': '< 1',
  '!== 0': '>= 1',
  '> 0': '>= 1',
  '>= 1': '> 0',
  '< 1': '=== 0',
};

/** What a part of a node is in the source. */
type TextOf = (part: unknown) => string;

const binary = (node: Members, text: TextOf, source: string): string | undefined => {
  const [left, right, operator] = [node['left'], node['right'], String(node['operator'])] as const;
  const other = ofLengths[`${operator} ${text(right)}`];
  if (other && text(left).endsWith('.length')) return `${text(left)} ${other}`;
  if (!isPlain(left as Node) || !isPlain(right as Node)) return undefined;
  const isEqual = equal[operator];
  if (isEqual !== undefined && text(right) === '0') return undefined;
  // A minifier turns a constant to the right again.
  if (isEqual !== undefined && isConstant(text(right), source))
    return `${isEqual}Object.is(${text(left)}, ${text(right)})`;
  const turned = flipped[operator];
  return turned && `(${text(right)}) ${turned} (${text(left)})`;
};

const equal: Readonly<Record<string, string>> = { '===': '', '!==': '!' };

const isConstant = (text: string, source: string): boolean =>
  /^(['"`\d]|null$|undefined$)/.test(text) || source.includes(`const ${text} = '`);

/** Of texts and lists; no iterator has these methods. */
const searches: Readonly<Record<string, string>> = { includes: '>= 0', startsWith: '=== 0' };

const call = (node: Members, text: TextOf): string | undefined => {
  const callee = node['callee'] as Members;
  const given = node['arguments'] as readonly Members[];
  if (callee.type !== 'MemberExpression' || callee['computed'] || callee['optional'])
    return undefined;
  const [object, method] = [text(callee['object']), text(callee['property'])];
  if (object === 'Math' && /^(min|max)$/.test(method) && given.length === 2 && given.every(isPlain))
    return `Math.${method}(${text(given[1])}, ${text(given[0])})`;
  const how = searches[method];
  return how && given.length === 1 && given[0]!.type !== 'SpreadElement'
    ? `(${object}.indexOf(${text(given[0])}) ${how})`
    : undefined;
};

/** The same in other words; nothing for what has none. */
const inOtherWords = (node: Node, source: string): string | undefined => {
  const text: TextOf = (part) => source.slice((part as Node).start, (part as Node).end);
  if (node.type === 'BinaryExpression') return binary(node as Members, text, source);
  return node.type === 'CallExpression' ? call(node as Members, text) : undefined;
};

/** As much around a place as makes it the only one of its kind in the file. */
const onlyAround = (source: string, place: Range, within: Range): Range | undefined => {
  for (let more = 0; more < 200; more += 4) {
    const start = Math.max(within.start, place.start - more);
    const end = Math.min(within.end, place.end + more);
    const text = source.slice(start, end);
    if (source.indexOf(text) === source.lastIndexOf(text)) return { start, end };
  }
  return undefined;
};

export type Change = Pick<Decoy, 'from' | 'to'>;

/** No other code is like it, so that it comes last. */
const isRare = ({ to }: Change): boolean => to.includes('Object.is(');

/** What can be said in other words in the declarations of a file that have defects. */
export const changesIn = (
  source: string,
  file: string,
  places: readonly Place[],
): readonly Change[] => {
  const program = parseAst(
    source,
    { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' },
    file,
  );
  const slots = slotsIn(program).filter((slot) =>
    places.some(({ from }) => {
      const start = source.indexOf(from);
      return contains(slot, { start, end: start + from.length });
    }),
  );
  return slots.flatMap((slot) =>
    nodesIn(program, slot).flatMap((node) => {
      const to = inOtherWords(node, source);
      if (to === undefined || !pathTo(program, node).some((step) => isFunction(step.node)))
        return [];
      const around = onlyAround(source, node, slot);
      if (!around) return [];
      const [before, after] = [
        source.slice(around.start, node.start),
        source.slice(node.end, around.end),
      ];
      return [{ from: source.slice(around.start, around.end), to: before + to + after }];
    }),
  );
};

/** So many in each area, as far as its code can be said in other words, each in a declaration where a defect is. */
export const readDecoys = async (
  places: readonly Place[],
  perArea = 3,
): Promise<readonly Decoy[]> => {
  const known = new Map<string, readonly Change[]>();
  for (const [file, here] of Map.groupBy(places, (place) => place.file)) {
    const source = await readFile(fileURLToPath(new URL(file, root)), 'utf8');
    known.set(file, changesIn(source, file, here));
  }
  const taken = new Set<Change>();
  return [...Map.groupBy(places, ({ area }) => area)].flatMap(([area, here]) => {
    const files = [...new Set(here.map(({ file }) => file))];
    const all = files.map((file) => known.get(file)!.map((change) => ({ file, change })));
    const inTurn = Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, turn) =>
      all.flatMap((ofFile) => ofFile[turn] ?? []),
    );
    const free = inTurn
      .flat()
      .filter(({ change }) => !taken.has(change))
      .toSorted((one, other) => Number(isRare(one.change)) - Number(isRare(other.change)));
    return free.slice(0, perArea).map(({ file, change }, at): Decoy => {
      taken.add(change);
      return { id: `${area}-decoy-${at + 1}`, area, file, ...change, isNeutral: true };
    });
  });
};
