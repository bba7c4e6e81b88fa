import { describe, expect, onTestFinished, test } from 'vitest';
import { seedBooks } from '../../../src/books/seed.ts';
import { everyBook } from '../../support/book.ts';
import { rows, sql } from '../../../src/database/engine.ts';
import { openDatabase } from '../../../src/database/open.ts';
import { engines, useDatabases } from '../../support/engines.ts';
import { testStore } from '../../support/app.ts';

const newDatabase = useDatabases();
const report = (error: unknown) => expect.unreachable(String(error));
const [first, second] = seedBooks;

describe.each(engines)('the seed of another release on %s', (engine) => {
  test('is replaced at the start, and workspaces with books of their own keep it until a reset', async () => {
    const database = await newDatabase(engine);
    const before = await testStore({ database });
    await before.books.change('mine', first!.id, { stock: 99 });
    const { version } = await before.books.find('new', first!.id);
    await before.close();
    const earlier = await openDatabase(database, report, async (opened) => opened);
    await earlier.write(
      rows(sql('UPDATE book SET title = $1 WHERE id = $2', 'An earlier title', second!.id)),
    );
    await earlier.close();

    const { books, workspaces, close } = await testStore({ database });
    onTestFinished(close);
    const titleIn = async (workspace: string) =>
      (await books.find(workspace, second!.id)).book.title;
    expect(await books.list('new', everyBook)).toEqual({ books: seedBooks, total: 30 });
    expect((await books.find('new', first!.id)).version).toBeGreaterThan(version);
    expect(await titleIn('mine')).toBe('An earlier title');
    await workspaces.clear('mine');
    expect(await titleIn('mine')).toBe(second!.title);
  });
});
