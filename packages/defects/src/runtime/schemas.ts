import { alike } from './alike.ts';

interface Payload {
  readonly value: unknown;
  readonly issues: readonly unknown[];
}

/** The part of a schema of zod that reads a value, alone or as a member of another schema. */
interface Reader {
  run: (payload: Payload, context: unknown) => Payload | Promise<Payload>;
  readonly def: unknown;
  /** Makes a copy of the schema, with another description or more checks. */
  readonly constr: new (def: unknown) => Schema;
}

interface Schema {
  readonly _zod: Reader;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isSchema(value);

type Pairs = readonly (readonly [original: Schema, twin: Schema])[];

/** The schemas at the same places of two values; nothing when they differ in something else. */
const pairsIn = (original: unknown, twin: unknown): Pairs | undefined => {
  if (isSchema(original) && isSchema(twin)) return [[original, twin]];
  if (!isObject(original) || !isObject(twin)) return alike(original, twin) ? [] : undefined;
  const names = Object.keys(original);
  if (names.length !== Object.keys(twin).length) return undefined;
  const pairs = names.map((name) => pairsIn(original[name], twin[name]));
  return pairs.every((some) => some !== undefined) ? pairs.flat() : undefined;
};

/** What a schema makes of a value; nothing when it refuses the value, or takes its time. */
const readBy = (
  read: () => Payload | Promise<Payload>,
): { readonly value: unknown } | undefined => {
  const payload = read();
  return payload instanceof Promise || payload.issues.length > 0 ? undefined : payload;
};

type Tell = (isDifferent: boolean) => void;

/** A copy that differs in its description alone reads the same; one with more checks cannot be compared. */
const watchCopies = (reader: Reader, twin: Schema, tell: Tell): void => {
  const { constr: Copy, def } = reader;
  const copied = function (given: unknown): Schema {
    const copy = new Copy(given);
    if (given === def) watch(copy, twin, tell);
    else tell(true);
    return copy;
  };
  Object.assign(reader, { constr: copied });
};

const watch = ({ _zod: reader }: Schema, twin: Schema, tell: Tell): void => {
  const { _zod: other } = twin;
  const { run } = reader;
  watchCopies(reader, twin, tell);
  reader.run = (payload, context) => {
    const { value } = payload;
    const [one, two] = [run, other.run].map((read) =>
      readBy(() => read({ value, issues: [] }, context)),
    );
    const isDifferent = !one || !two || !alike(one.value, two.value);
    if (isDifferent || value !== undefined) tell(isDifferent);
    return run(payload, context);
  };
};

/**
 * Compares schemas while they read: the originals tell whether those of the twin make the same of a
 * value. A refusal counts as a difference, because its words may name the bounds.
 */
export const watchSchemas = (original: unknown, twin: unknown, tell: Tell): boolean => {
  const pairs = pairsIn(original, twin) ?? [];
  for (const [one, other] of pairs) watch(one, other, tell);
  return pairs.length > 0;
};
