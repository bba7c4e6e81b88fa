import { parseAst } from 'rolldown/parseAst';

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

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What can be there twice: the initializer of a constant, or a whole function or class. */
interface Slot extends Range {
  readonly kind: 'value' | 'function' | 'class';
  readonly name: string;
}

type Program = ReturnType<typeof parseAst>;
type Statement = Program['body'][number];

const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

const rangeOf = ({ id, file, from }: Edit, source: string): Range => {
  const start = source.indexOf(from);
  if (start < 0) throw new Error(`${id}: its "from" stands nowhere in ${file}.`);
  if (source.includes(from, start + 1))
    throw new Error(`${id}: its "from" stands twice in ${file}.`);
  return { start, end: start + from.length };
};

const declared = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    ? (statement.declaration ?? statement)
    : statement;

const slotsOf = (statement: Statement): readonly Slot[] => {
  const declaration = declared(statement);
  const { start, end } = declaration;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ init }) =>
      init ? [{ kind: 'value' as const, name: '', start: init.start, end: init.end }] : [],
    );
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') {
    const kind = declaration.type === 'FunctionDeclaration' ? 'function' : 'class';
    return [{ kind, name: declaration.id?.name ?? 'unnamed', start, end }];
  }
  return statement.type === 'ExportDefaultDeclaration'
    ? [{ kind: 'value', name: '', start, end }]
    : [];
};

/** Hoisted like the function that it stands for; which one it is, is decided at the first call. */
const asFunction = (name: string, choice: string): string =>
  `function ${name}(...given) { return (chosen$${name} ??= ${choice}).apply(this, given); }\nvar chosen$${name};`;

const written = ({ kind, name }: Slot, isDefault: boolean, choice: string): string => {
  if (kind === 'value') return choice;
  if (kind === 'function') return asFunction(name, choice);
  return isDefault ? choice : `const ${name} = ${choice};`;
};

/**
 * The source with a twin beside each declaration that an edit touches, and the choice between them where
 * the declaration stood: whoever uses the name, in this module or another, meets the one that is chosen.
 */
export const withTwins = (source: string, edits: readonly Edit[], runtime: string): string => {
  const { file } = edits[0]!;
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  const { body } = parseAst(source, { lang, astType: 'ts' }, file);
  const slots = body.flatMap((statement) =>
    slotsOf(statement).map((slot) => ({
      slot,
      isDefault: statement.type === 'ExportDefaultDeclaration',
    })),
  );
  const placed = edits.map((edit) => {
    const range = rangeOf(edit, source);
    const found = slots.find(({ slot }) => contains(slot, range));
    if (!found)
      throw new Error(`${edit.id}: its "from" is in no top-level declaration of ${file}.`);
    return { edit, range, found };
  });
  let code = source;
  const touched = [...Map.groupBy(placed, ({ found }) => found)].toSorted(
    ([one], [other]) => other.slot.start - one.slot.start,
  );
  for (const [{ slot, isDefault }, here] of touched) {
    const twins = here.map(({ edit: { number, to, pure = false }, range }) => {
      const twin = source.slice(slot.start, range.start) + to + source.slice(range.end, slot.end);
      return `[${number}, () => (${twin}\n), ${pure}]`;
    });
    const sound = source.slice(slot.start, slot.end);
    const choice = `choose$(() => (${sound}\n), [${twins.join(', ')}])`;
    code = code.slice(0, slot.start) + written(slot, isDefault, choice) + code.slice(slot.end);
  }
  const above = new Set(edits.map((edit) => edit.above ?? ''));
  return [`import { choose as choose$ } from ${JSON.stringify(runtime)};`, ...above, code].join(
    '\n',
  );
};
