import type { Documents, Lab } from '../documents/documents.ts';
import { HttpProblem } from '../problem/refusal.ts';
import type { RequestContext } from '../request/context.ts';
import type { Fields } from './fields.ts';

/** What is kept beside books, by their ids. What was written last is last. */
export type Kept = Readonly<Record<string, Fields>>;

const lab: Lab<Kept> = { name: 'classic', untouched: {} };
const mostBooks = 200;
const mostCharacters = 2000;

const sizeOf = (fields: Fields): number => JSON.stringify(fields).length;

/** Throws 400 if the fields are too long to be kept. */
export const requireShort = (fields: Fields): void => {
  const size = sizeOf(fields);
  if (size <= mostCharacters) return;
  throw new HttpProblem(
    'invalid-input',
    `With X-Student-Id, fields that the API does not know are kept, but these have ${size} characters, and a book at most ${mostCharacters}.`,
  );
};

/** Without those that were sent first, where there are too many. */
const lastOf = (fields: Fields): Fields => {
  if (sizeOf(fields) <= mostCharacters) return fields;
  return lastOf(Object.fromEntries(Object.entries(fields).slice(1)));
};

type Of = Pick<RequestContext, 'workspace' | 'clientNumber'>;

const contextOf = ({ workspace, clientNumber }: Of) => ({
  workspace: { name: workspace },
  clientNumber,
});

export interface KeptFields {
  readonly find: (context: Of) => Promise<Kept>;
  /** `merge` gets what is kept beside the book, and returns what is to be. */
  readonly change: (
    context: Of,
    id: string,
    merge: (before: Fields | undefined) => Fields,
  ) => Promise<Kept>;
}

export const keptFields = (documents: Documents): KeptFields => ({
  find: (context) => documents.find(contextOf(context), lab),
  change: (context, id, merge) =>
    documents.change(contextOf(context), function* (own) {
      const { [id]: before, ...others } = yield* own.get(lab);
      const all = Object.entries({ ...others, [id]: lastOf(merge(before)) });
      const after = Object.fromEntries(all.slice(-mostBooks));
      yield* own.put(lab, after);
      return after;
    }),
});
