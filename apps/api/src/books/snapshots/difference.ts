import type { Book } from '@sparring/contracts/book';
import type { Difference, Snapshot } from '@sparring/contracts/snapshots/snapshot';
import { bookColumns } from '@sparring/contracts/book-formats';

export type Chance = Pick<Snapshot, 'seed' | 'step' | 'chance'>;

/** The data of a workspace, of which both sides may leave out the same books. */
export interface Data extends Chance {
  readonly books: readonly Book[];
}

const settings = ['seed', 'step', 'chance'] as const;

const ofBook = (id: string, before?: Book, after?: Book): readonly Difference[] => {
  const path = `/books/${id}`;
  if (!after) return [{ op: 'remove', path }];
  if (!before) return [{ op: 'add', path, value: after }];
  return bookColumns
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ op: 'replace', path: `${path}/${name}`, value: after[name] }));
};

/** The operations that make the one from the other (RFC 6902). */
export const differences = (before: Data, after: Data): readonly Difference[] => {
  const [had, has] = [before, after].map(
    ({ books }) => new Map(books.map((book) => [book.id, book])),
  ) as [Map<string, Book>, Map<string, Book>];
  const ids = [...new Set([...had.keys(), ...has.keys()])].toSorted();
  return [
    ...settings
      .filter((name) => before[name] !== after[name])
      .map((name): Difference => ({ op: 'replace', path: `/${name}`, value: after[name] })),
    ...ids.flatMap((id) => ofBook(id, had.get(id), has.get(id))),
  ];
};
