import { alike } from './alike.ts';
import type { Difference, Tell } from './choose.ts';

interface Issue {
  readonly inst?: {
    readonly _zod?: { readonly def: { readonly error?: (issue: Issue) => unknown } };
  };
  readonly [member: string]: unknown;
}

interface Payload {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

/** The part of a schema of zod that reads a value, alone or as a member of another schema. */
interface Reader {
  run: (payload: Payload, context: unknown) => Payload | Promise<Payload>;
  readonly def: unknown;
  /** Makes a copy of the schema, with another description or more checks. */
  readonly constr: new (def: unknown) => Schema;
}

export interface Schema {
  readonly _zod: Reader;
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What an answer tells of an issue: all but the schema that has found it, whose words may name a bound. */
const toldOf = ({ inst: { _zod: schema } = {}, ...told }: Issue): unknown => ({
  ...told,
  words: schema?.def.error?.(told),
});

/** What a schema makes of a value, or what it refuses; nothing when it takes its time. */
const readBy = (read: () => Payload | Promise<Payload>) => {
  const payload = read();
  if (payload instanceof Promise) return undefined;
  const { value, issues } = payload;
  return issues.length > 0 ? { refused: issues.map(toldOf) } : { value };
};

/** A copy that differs in its description alone reads the same; one with more checks cannot be compared. */
const watchCopies = (reader: Reader, twin: Schema, tell: Tell): void => {
  const { constr: Copy, def } = reader;
  const copied = function (given: unknown): Schema {
    const copy = new Copy(given);
    if (given === def) watchSchema(copy, twin, tell);
    else tell('maybe');
    return copy;
  };
  Object.assign(reader, { constr: copied });
};

type Read = ReturnType<typeof readBy>;

/** Who gets another value may do the same with it. */
const differenceOf = (one: Read, other: Read): Difference => {
  if (one && other && alike(one, other)) return 'none';
  return !one || !other || ('value' in one && 'value' in other) ? 'maybe' : 'seen';
};

/** Compares schemas while they read: the original tells whether the twin makes the same of a value. */
export const watchSchema = ({ _zod: reader }: Schema, twin: Schema, tell: Tell): void => {
  const { _zod: other } = twin;
  const { run } = reader;
  watchCopies(reader, twin, tell);
  reader.run = (payload, context) => {
    const { value } = payload;
    const [one, two] = [run, other.run].map((read) =>
      readBy(() => read({ value, issues: [] }, context)),
    );
    const difference = differenceOf(one, two);
    if (difference !== 'none' || value !== undefined) tell(difference);
    return run(payload, context);
  };
};
