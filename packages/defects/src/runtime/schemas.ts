import { alike } from './alike.ts';
import type { Difference, Tell } from './choose.ts';

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

export interface Schema {
  readonly _zod: Reader;
}

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What a schema makes of a value; nothing when it refuses the value, or takes its time. */
const readBy = (
  read: () => Payload | Promise<Payload>,
): { readonly value: unknown } | undefined => {
  const payload = read();
  return payload instanceof Promise || payload.issues.length > 0 ? undefined : payload;
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

/** What both refuse may differ in its words, which may name the bounds; and who gets another value may do the same with it. */
const differenceOf = (one: Read, other: Read): Difference => {
  if (one && other && alike(one.value, other.value)) return 'none';
  return Boolean(one) === Boolean(other) ? 'maybe' : 'seen';
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
