import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isbnOf } from '@sparring/contracts/isbn';
import { everyBook } from '../../../support/book.ts';
import { engines, useDatabases } from '../../../support/engines.ts';
import { defaultLimits } from '../../../../src/open-store.ts';
import { testApp, testStore } from '../../../support/app.ts';

const newDatabase = useDatabases();
const header = 'title,author,price,category,isbn,stock';
const row = (number: number) =>
  `Book ${number},Ada Okafor,${number},Testing,${isbnOf(number, '979')},1`;

describe.each(engines)('an import of CSV on %s', (engine) => {
  test('adds all books or none, also when not all have room [CSV-06]', async () => {
    const limits = { ...defaultLimits, maxBooks: 33 };
    const store = await testStore({ database: await newDatabase(engine), limits });
    onTestFinished(() => store.close());
    const app = await testApp({ store });
    const send = (...rows: readonly string[]) =>
      request(app)
        .post('/w/mine/v1/practice/labs/books.csv')
        .set('Content-Type', 'text/csv')
        .send([header, ...rows].join('\n'));
    const total = async () => (await store.books.list('mine', everyBook)).total;
    await send(row(1), row(2)).expect(201);
    const full = await send(row(3), row(4)).expect(409);
    expect(full.body.error).toBe('Workspace full');
    expect(await total()).toBe(32);
    await send(row(4)).expect(201);
    expect(await total()).toBe(33);
  });
});
