import * as fc from 'fast-check';
import type { BookFields, BookQuery } from '@sparring/contracts/book';
import type { ClockSettings } from '@sparring/contracts/own-clock';
import { chanceModes } from '@sparring/contracts/workspace';
import type { Lab } from '../../../src/documents/documents.ts';
import { seedBooks } from '../../../src/books/seed.ts';
import type { Store } from '../../../src/open-store.ts';
import { labOperations } from './lab-operations.ts';
import type { ModelWorkspace } from './model.ts';
import { refusal, stillClock, type Operation } from './operation.ts';

/** Few values, so that duplicates and matches are common, and unusual ones, so that sorting is hard. */
const words = fc.constantFrom(
  'Éa',
  'éa',
  'E\u0301A',
  'zz',
  'Ødegård',
  '😀',
  '\uFF5E',
  "o'Neil",
  'a%',
);
const fields: fc.Arbitrary<BookFields> = fc.record({
  title: words,
  author: words,
  price: fc.constantFrom(0, 0.07, 9.99, 10, 99_999.99),
  description: fc.constantFrom('', 'line\nline'),
  category: fc.constantFrom('Fiction', 'FICTION', 'ﬁction'),
  isbn: fc.constantFrom(seedBooks[0]!.isbn, '9780000009012', '9780000009029', '9780000009036'),
  stock: fc.constantFrom(0, 1, 1_000_000),
});
const change = fc
  .record({ kept: fc.subarray(['title', 'author', 'price', 'isbn', 'stock'] as const), fields })
  .map(({ kept, fields: all }): Partial<BookFields> =>
    Object.fromEntries(kept.map((name) => [name, all[name]])),
  );
const query: fc.Arbitrary<BookQuery> = fc.record(
  {
    q: fc.constantFrom('A', 'É', 'line', '%', 'þ', 'zzz'),
    category: fc.constantFrom('fiction', 'Cooking', 'none'),
    author: fc.oneof(words, fc.constant('HARALD ØDEGÅRD')),
    min_price: fc.constantFrom(0, 9.99, 20),
    max_price: fc.constantFrom(9.99, 20, 99_999.99),
    sort: fc.constantFrom('title', 'author', 'price', 'stock', 'created_at'),
    order: fc.constantFrom('asc', 'desc'),
    skip: fc.constantFrom(0, 1, 29),
    page: fc.integer({ min: 1, max: 4 }),
    limit: fc.constantFrom(1, 10, 100),
  },
  { requiredKeys: ['sort', 'order', 'page', 'limit'] },
);
const settings = fc.constantFrom({ seed: 7 }, ...chanceModes.map((chance) => ({ chance })), {
  seed: 0,
  chance: 'never' as const,
});

const serverTime = stillClock.now().getTime();
const clocks = fc.constantFrom<ClockSettings>(
  { now: '2026-12-31T23:59:00Z', clock: 'frozen' },
  { advance: 'PT61M', clock: 'frozen' },
  { now: null },
);

const idAt = (model: ModelWorkspace, pick: number): string =>
  [...model.ids(), '00000000-0000-4000-8000-00000000ffff'].at(pick % (model.ids().length + 1))!;

const pick = fc.nat();

/** A lab whose document is a number. */
const counting: Lab<number> = { name: 'counting', untouched: 0 };

const keys = fc.constantFrom('one', 'two');

interface Adding {
  readonly key: string;
  readonly fields: BookFields;
}

/** Adds a book with an Idempotency-Key. */
const addOnce = async (store: Store, workspace: string, { key, fields: added }: Adding) => {
  const keyed = { workspace, key, request: JSON.stringify(added) };
  const claimed = await store.keys.claim(keyed, () => 1, serverTime);
  if ('answer' in claimed) return { replayed: claimed.answer.body };
  const { claim } = claimed;
  try {
    const { book } = await store.books.add(workspace, added, {
      also: (stored) =>
        store.keys.remember(keyed, claim, { status: 201, body: stored.book }, serverTime),
    });
    return book;
  } catch (error) {
    await store.keys.release(keyed, claim);
    throw error;
  }
};

export const operations: fc.Arbitrary<Operation> = fc.oneof(
  fields.map((added): Operation => async (store, name, model) => {
    const did = await store.books.add(name, added).then(({ book }) => book, refusal);
    return { did, should: model.add(added, did as object) };
  }),
  fc.record({ pick, change }).map((how): Operation => async (store, name, model) => {
    const id = idAt(model, how.pick);
    const did = await store.books.change(name, id, how.change).then(({ book }) => book, refusal);
    const time = 'refused' in did ? '' : did.updated_at;
    return { did, should: model.change(id, how.change, time) };
  }),
  pick.map((at): Operation => async (store, name, model) => {
    const id = idAt(model, at);
    const did = await store.books.remove(name, id).catch(refusal);
    return { did, should: model.remove(id) };
  }),
  pick.map((at): Operation => async (store, name, model) => {
    const id = idAt(model, at);
    const did = await store.books.find(name, id).then(({ book }) => book, refusal);
    return { did, should: model.find(id) };
  }),
  query.map((listQuery): Operation => async (store, name, model) => {
    const did = await store.books.list(name, listQuery);
    return { did, should: model.list(listQuery) };
  }),
  query.map((listQuery): Operation => async (store, name, model) => {
    const { page: _page, skip: _skip, limit: first, ...rest } = listQuery;
    const { books, total } = await store.books.slice(name, { ...rest, first });
    const did = { books: books.map(({ book }) => book), total };
    return { did, should: model.list({ ...listQuery, page: 1, skip: 0 }) };
  }),
  fc.constant<Operation>(async (store, name, model) => {
    const did = await store.steps.take(name);
    return { did, should: model.takeStep() };
  }),
  settings.map((set): Operation => async (store, name, model) => {
    const { seed, step, chance } = await store.workspaces.change(name, set);
    return { did: { seed, step, chance }, should: model.settle(set) };
  }),
  clocks.map((set): Operation => async (store, name, model) => {
    const { now, clock } = await store.workspaces.change(name, set);
    return { did: { now, clock }, should: model.setClock(set, serverTime) };
  }),
  fc.record({ key: keys, fields }).map((how): Operation => async (store, name, model) => {
    const did = await addOnce(store, name, how).catch(refusal);
    return { did, should: model.addOnce(how.key, how.fields, did) };
  }),
  { weight: 8, arbitrary: labOperations },
  fc.constant<Operation>(async (store, name, model) => {
    const did = await store.documents.change(
      { workspace: { name }, clientNumber: () => 1 },
      function* counted({ get, put }) {
        const before = yield* get(counting);
        yield* put(counting, before + 1);
        return before;
      },
    );
    return { did, should: model.count() };
  }),
  fc.constant<Operation>(async (store, name, model) => {
    const did = await store.workspaces.clear(name);
    return { did, should: model.clear() };
  }),
);
