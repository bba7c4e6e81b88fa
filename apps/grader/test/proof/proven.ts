import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KnownDefect } from '@sparring/defects/all';
import { contains, type Node, pathTo, slotsIn } from '@sparring/defects/build/places';
import { parseAst } from 'rolldown/parseAst';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const areas = join(root, 'packages/defects/src/areas');
/** Types, and a function that changes nothing. */
const form = join(root, 'packages/defects/src/defect.ts');
const file = fileURLToPath(new URL('proofs.json', import.meta.url));

const read = (path: string): string => readFileSync(path, 'utf8');

interface Described {
  readonly path: string;
  /** A defect as it is written, and what its file declares beside the list of defects. */
  readonly text: string;
}

/** What one defect is does not depend on the others of its file. */
const describedIn = (path: string, id: string): readonly Described[] => {
  const source = read(path);
  const at = source.indexOf(`defect('${id}',`);
  if (at < 0) return [];
  const program = parseAst(source, { lang: 'ts', astType: 'ts' }, path);
  const place = { start: at, end: at + 1 };
  const item = pathTo(program, place).find(({ node }) => node.type === 'CallExpression');
  const isBeside = ({ type, start, end }: Node): boolean =>
    type !== 'ImportDeclaration' && !contains({ start, end }, place);
  const parts = [...program.body.filter(isBeside), ...(item ? [item.node] : [])];
  return [{ path, text: parts.map(({ start, end }) => source.slice(start, end)).join('\n') }];
};

const describe = ({ area, id }: KnownDefect): Described =>
  globSync(`{${area}.ts,${area}/*.ts}`, { cwd: areas }).flatMap((name) =>
    describedIn(join(areas, name), id),
  )[0]!;

/** The helpers of a check: the modules of which it uses a name, and all that these import. */
const helpersOf = ({ path, text }: Described): readonly string[] =>
  [...read(path).matchAll(/^import (?!type )(.*?) from '(\.[^']+)';$/gms)]
    .filter(([, names = '']) => names.match(/\w+/g)?.some((name) => text.match(`\\b${name}\\b`)))
    .map(([, , target = '']) => join(dirname(path), target))
    .flatMap((helper) =>
      helper === form ? [] : [helper, ...helpersOf({ path: helper, text: read(helper) })],
    );

const editedDeclaration = ({ file: edited, from }: KnownDefect): string => {
  const source = read(join(root, edited));
  const start = source.indexOf(from);
  const lang = edited.endsWith('x') ? 'tsx' : 'ts';
  const slots = slotsIn(parseAst(source, { lang, astType: 'ts' }, edited));
  const slot = slots.find((one) => contains(one, { start, end: start + from.length }));
  return slot ? source.slice(slot.start, slot.end) : source;
};

/**
 * A hash of what a proof depends on most: the declaration with the edit, the defect, and its check with all helpers.
 * Where the defect and the edited file lie, and how they are formatted, is left out: a move keeps a proof.
 */
export const fingerprintOf = (defect: KnownDefect): string => {
  const described = describe(defect);
  const text = described.text.replace(`'${defect.file}'`, '');
  const texts = [editedDeclaration(defect), text, ...new Set(helpersOf(described).map(read))];
  const unformatted = texts.map((one) => one.replaceAll(/\s+|,(?=\s*[)\]}])/g, ''));
  return createHash('sha256').update(JSON.stringify(unformatted)).digest('hex').slice(0, 16);
};

/** By the id of a defect: the fingerprint with which its proof was green. */
type Proofs = Readonly<Record<string, string>>;

const readProofs = (): Proofs => (existsSync(file) ? (JSON.parse(read(file)) as Proofs) : {});

/** The defects that have no green proof as they are now. */
export const staleOf = (defects: readonly KnownDefect[]): readonly KnownDefect[] => {
  const proofs = readProofs();
  return defects.filter((one) => proofs[one.id] !== fingerprintOf(one));
};

/** Writes down that the proofs of these defects are green, and forgets defects that no longer exist. */
export const writeProofs = (proven: readonly KnownDefect[], all: readonly KnownDefect[]): void => {
  const proofs = { ...readProofs() };
  for (const one of proven) proofs[one.id] = fingerprintOf(one);
  const ids = all.map(({ id }) => id).filter((id) => proofs[id] !== undefined);
  const sorted = Object.fromEntries(ids.toSorted().map((id) => [id, proofs[id]]));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
};
