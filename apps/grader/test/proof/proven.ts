import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KnownDefect } from '@sparring/defects/all';
import { contains, slotsIn } from '@sparring/defects/build/places';
import { parseAst } from 'rolldown/parseAst';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const areas = join(root, 'packages/defects/src/areas');
/** Types, and a function that changes nothing. */
const form = join(root, 'packages/defects/src/defect.ts');
const file = fileURLToPath(new URL('proofs.json', import.meta.url));

const read = (path: string): string => readFileSync(path, 'utf8');

/** The helpers of a check: the modules of the defects that it imports, and those that they import. */
const helpersOf = (path: string): readonly string[] =>
  [...read(path).matchAll(/^import (?!type ).*? from '(\.[^']+)';$/gms)]
    .map(([, target = '']) => join(dirname(path), target))
    .flatMap((helper) => (helper === form ? [] : [helper, ...helpersOf(helper)]));

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
 * Where the edited file lies is left out, so that a move keeps it.
 */
export const fingerprintOf = (defect: KnownDefect): string => {
  const path = join(areas, defect.area, `${defect.id}.ts`);
  const described = read(path).replace(`'${defect.file}'`, '');
  const texts = [editedDeclaration(defect), described, ...new Set(helpersOf(path).map(read))];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
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
