import { parseAst } from 'rolldown/parseAst';
import { type Mark, markOf } from './marks.ts';
import type { PrintedIn } from '../runtime/choose.ts';
import { contains, isFunction, pathTo, slotsIn, type Range, type Slot } from './places.ts';

/** What the build needs to know of a defect. */
export interface Edit {
  readonly id: string;
  readonly number: number;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly above?: string;
  readonly pure?: boolean;
  readonly used?: string;
  readonly matters?: string;
  readonly likely?: string;
  readonly printed?: readonly PrintedIn[];
  readonly isNeutral?: true;
}

interface Placed {
  readonly edit: Edit;
  readonly range: Range;
  readonly slot: Slot;
}

const rangeOf = ({ id, file, from }: Edit, source: string): Range => {
  const start = source.indexOf(from);
  if (start < 0) throw new Error(`${id}: its "from" stands nowhere in ${file}.`);
  if (source.includes(from, start + 1))
    throw new Error(`${id}: its "from" stands twice in ${file}.`);
  return { start, end: start + from.length };
};

type Program = ReturnType<typeof parseAst>;

const place = (edit: Edit, source: string, program: Program): Placed => {
  const range = rangeOf(edit, source);
  const slot = slotsIn(program).find((one) => contains(one, range));
  if (slot) return { edit, range, slot };
  throw new Error(`${edit.id}: its "from" is in no top-level declaration of ${edit.file}.`);
};

const twinOf = ({ edit: { to }, range }: Placed, source: string): string =>
  source.slice(0, range.start) + to + source.slice(range.end);

/** The marks that lie in each other are written from the inside to the outside. */
const withMarks = (source: string, { start, end }: Range, marks: readonly Mark[]): string => {
  const [opens, closes] = [new Map<number, string>(), new Map<number, string>()];
  for (const mark of marks.toSorted(
    (one, other) => one.end - one.start - (other.end - other.start),
  )) {
    opens.set(mark.start, mark.open + (opens.get(mark.start) ?? ''));
    closes.set(mark.end, (closes.get(mark.end) ?? '') + mark.close);
  }
  const offsets = [...new Set([start, ...opens.keys(), ...closes.keys(), end])].toSorted(
    (one, other) => one - other,
  );
  return offsets
    .map((offset, at) => {
      const text = source.slice(offset, offsets[at + 1] ?? offset);
      return (closes.get(offset) ?? '') + (opens.get(offset) ?? '') + text;
    })
    .join('');
};

/** Hoisted like the function that it stands for; which one it is, is decided at the first call. */
const asFunction = (name: string, choice: string): string =>
  `function ${name}(...given) { return (chosen$${name} ??= ${choice}).apply(this, given); }\nvar chosen$${name};`;

const written = ({ kind, name, isDefault }: Slot, choice: string): string => {
  if (kind === 'value') return choice;
  if (kind === 'function') return asFunction(name, choice);
  return isDefault ? choice : `const ${name} = ${choice};`;
};

interface Module {
  readonly source: string;
  readonly program: Program;
  readonly parse: (source: string) => Program;
}

const choiceOf = (
  slot: Slot,
  here: readonly Placed[],
  { source, program, parse }: Module,
  blank: number | undefined,
) => {
  const marks: Mark[] = [];
  const twins = here.map((placed) => {
    const { number, pure = false, printed } = placed.edit;
    const twin = twinOf(placed, source);
    const end = slot.end + twin.length - source.length;
    const mark = markOf(placed.edit, {
      original: { program, source },
      twin: { program: parse(twin), source: twin },
    });
    if (mark) marks.push(mark);
    const isInFunction = pathTo(program, placed.range).some(({ node }) => isFunction(node));
    const when = pure ? 'compared' : isInFunction ? 'marked' : 'loaded';
    const more = printed ? `, ${JSON.stringify(printed)}` : '';
    return `[${number}, () => (${twin.slice(slot.start, end)}\n), '${when}'${more}]`;
  });
  const original = withMarks(source, slot, marks);
  const own = blank === undefined ? '' : `, ${blank}`;
  return `choose$(() => (${original}\n), [${twins.join(', ')}]${own})`;
};

/**
 * The source with a twin beside each declaration that an edit touches, and the choice between them where
 * the declaration stood: whoever uses the name, in this module or another, meets the one that is chosen.
 * `nextBlank` gives each original a number of its own.
 */
export const withTwins = (
  source: string,
  edits: readonly Edit[],
  runtime: string,
  nextBlank?: () => number,
): string => {
  const { file } = edits[0]!;
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const parse = (text: string): Program => parseAst(text, { lang, astType: 'ts' }, file);
  const program = parse(source);
  const placed = edits.map((edit) => place(edit, source, program));
  const touched = [...Map.groupBy(placed, ({ slot }) => slot.start).values()].toSorted(
    (one, other) => other[0]!.slot.start - one[0]!.slot.start,
  );
  let code = source;
  for (const here of touched) {
    const { slot } = here[0]!;
    const choice = choiceOf(slot, here, { source, program, parse }, nextBlank?.());
    code = code.slice(0, slot.start) + written(slot, choice) + code.slice(slot.end);
  }
  const runtimeImport = `import { choose as choose$, reach as reach$, same as same$ } from ${JSON.stringify(runtime)};`;
  const above = new Set(edits.map((edit) => edit.above ?? ''));
  return [runtimeImport, ...above, code].join('\n');
};
