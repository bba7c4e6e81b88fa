import { parseAst } from 'rolldown/parseAst';
import { bodyAround, contains, slotsIn, type Range, type Slot } from './places.ts';

/** What the build needs to know of a defect. */
export interface Edit {
  readonly id: string;
  readonly number: number;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly above?: string;
  readonly pure?: boolean;
}

interface Placed {
  readonly edit: Edit;
  readonly range: Range;
  readonly slot: Slot;
}

interface Insertion {
  readonly at: number;
  readonly text: string;
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

/** Where the sound original notes that it came to the place of an edit. */
const marks = ({ edit: { number }, range }: Placed, program: Program): readonly Insertion[] => {
  const body = bodyAround(program, range);
  if (!body) return [];
  const mark = `reach$(${number})`;
  if (body.type === 'BlockStatement') return [{ at: body.start + 1, text: `${mark};` }];
  return [
    { at: body.start, text: `(${mark}, (` },
    { at: body.end, text: '))' },
  ];
};

const withInsertions = (source: string, { start, end }: Range, all: readonly Insertion[]) => {
  let text = source.slice(start, end);
  for (const { at, text: inserted } of all.toSorted((one, other) => other.at - one.at))
    text = text.slice(0, at - start) + inserted + text.slice(at - start);
  return text;
};

/** Hoisted like the function that it stands for; which one it is, is decided at the first call. */
const asFunction = (name: string, choice: string): string =>
  `function ${name}(...given) { return (chosen$${name} ??= ${choice}).apply(this, given); }\nvar chosen$${name};`;

const written = ({ kind, name, isDefault }: Slot, choice: string): string => {
  if (kind === 'value') return choice;
  if (kind === 'function') return asFunction(name, choice);
  return isDefault ? choice : `const ${name} = ${choice};`;
};

const choiceOf = (slot: Slot, here: readonly Placed[], source: string, program: Program) => {
  const twins = here.map(({ edit: { number, to, pure = false }, range }) => {
    const twin = source.slice(slot.start, range.start) + to + source.slice(range.end, slot.end);
    const when = pure ? 'compared' : bodyAround(program, range) ? 'marked' : 'loaded';
    return `[${number}, () => (${twin}\n), '${when}']`;
  });
  const marked = here.filter(({ edit: { pure } }) => !pure).flatMap((one) => marks(one, program));
  const sound = withInsertions(source, slot, marked);
  return `choose$(() => (${sound}\n), [${twins.join(', ')}])`;
};

/**
 * The source with a twin beside each declaration that an edit touches, and the choice between them where
 * the declaration stood: whoever uses the name, in this module or another, meets the one that is chosen.
 */
export const withTwins = (source: string, edits: readonly Edit[], runtime: string): string => {
  const { file } = edits[0]!;
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const program = parseAst(source, { lang, astType: 'ts' }, file);
  const placed = edits.map((edit) => place(edit, source, program));
  const touched = [...Map.groupBy(placed, ({ slot }) => slot.start).values()].toSorted(
    (one, other) => other[0]!.slot.start - one[0]!.slot.start,
  );
  let code = source;
  for (const here of touched) {
    const { slot } = here[0]!;
    const choice = choiceOf(slot, here, source, program);
    code = code.slice(0, slot.start) + written(slot, choice) + code.slice(slot.end);
  }
  const runtimeImport = `import { choose as choose$, reach as reach$ } from ${JSON.stringify(runtime)};`;
  const above = new Set(edits.map((edit) => edit.above ?? ''));
  return [runtimeImport, ...above, code].join('\n');
};
