import type { Endpoint } from '@sparring/contracts/endpoint';
import type { Books, BookWrites } from '../books/books.ts';
import type { BookSlice, SliceQuery } from '../books/slice.ts';
import type { StoredBook } from '../books/row.ts';
import type { Precondition } from '../books/book-work.ts';
import { matchRequired } from '../conditions/require-match.ts';
import { refuseUnexpected } from '../http/read/conditional.ts';
import type { Call } from '../request/handler.ts';

/** What the resolvers of a request use. */
export interface Context extends Pick<BookWrites, 'add' | 'change' | 'remove'> {
  readonly workspace: string;
  readonly find: (id: string) => Promise<StoredBook>;
  readonly slice: (query: SliceQuery) => Promise<BookSlice>;
  /** The check of the stored version before a change. */
  readonly precondition: (ifMatch: string | undefined) => Precondition;
}

/** Runs one task after the other, so that a request never uses more than one connection of the database. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
};

export const createContext = (store: Books, call: Call<Endpoint>): Context => {
  const { workspace, clientNumber, clock, conditions } = call;
  const enqueue = createQueue();
  return {
    ...store.writesFor({ clientNumber, clock }),
    workspace: workspace.name,
    find: (id) => enqueue(() => store.find(workspace.name, id)),
    slice: (query) => enqueue(() => store.slice(workspace.name, query)),
    precondition: (ifMatch) => {
      if (ifMatch === undefined && conditions.if_match) throw matchRequired(workspace.name);
      return refuseUnexpected((name) => (name === 'If-Match' ? ifMatch : undefined));
    },
  };
};
