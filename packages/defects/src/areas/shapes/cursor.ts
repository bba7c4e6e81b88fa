import type { Book } from '@sparring/contracts/book';
import { type Defect, defect } from '../../defect.ts';

export const defects: readonly Defect[] = [
  defect('cursor-forgets-max-price', 'CURSOR-05', 'sneaky', 'negative', {
    file: 'apps/api/src/book-labs/cursor.ts',
    from: 'JSON.stringify([q, category, author, min_price, max_price, sort, order])',
    to: 'JSON.stringify([q, category, author, min_price, sort, order])',
    pure: true,
    seen: 'A cursor is accepted with another max_price than that of its page, and goes on in another list.',
    nudge: 'Look at the list that a cursor belongs to.',
    hint: 'Change one parameter at a time between two pages, not only the first that comes to mind.',
    recipe: 'A cursor of the list without filters gets 400 with max_price=9.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<{ readonly next_cursor: string }>('/labs/books?limit=5');
      const { status } = await api.get(`/labs/books?max_price=9&cursor=${body.next_cursor}`);
      expect(status).toBe(400);
    },
  }),
  defect('cursor-of-anybody', 'CURSOR-04', 'hard', 'security', {
    file: 'apps/api/src/book-labs/cursor.ts',
    from: 'seal.open(cursor, workspace.name) as Sealed | undefined',
    to: "(seal.open(cursor, workspace.name) ?? { list: listOf(query), value: '', id: '', expires: Infinity }) as Sealed | undefined",
    seen: 'A cursor that somebody made up is accepted, and begins somewhere.',
    nudge: 'Look at cursors that the API did not make.',
    hint: 'Change one character of a cursor, or invent one.',
    recipe: 'cursor=abc gets 400.',
    caught: async ({ api, expect }) => {
      const { status } = await api.get('/labs/books?cursor=bm9uc2Vuc2U');
      expect(status).toBe(400);
    },
  }),
  defect('cursor-outlives-its-end', 'CURSOR-06', 'hard', 'timing', {
    file: 'apps/api/src/book-labs/cursor.ts',
    from: 'if (expires <= clock.now().getTime()) throw expired(expires);',
    to: 'if (expires < clock.now().getTime() - 60_000) throw expired(expires);',
    seen: 'A cursor is still accepted for a minute after its end.',
    nudge: 'Look at the age of a cursor.',
    hint: 'A clock that you can move shows the second at which something ends.',
    recipe: 'Freeze the clock, take a cursor, advance by exactly PT15M: 410.',
    caught: async ({ api, expect }) => {
      await api.send('PATCH', '/workspace', { body: { clock: 'frozen' } });
      const { body } = await api.get<{ readonly next_cursor: string }>('/labs/books');
      await api.send('PATCH', '/workspace', { body: { advance: 'PT15M' } });
      const { status } = await api.get(`/labs/books?cursor=${body.next_cursor}`);
      expect(status).toBe(410);
    },
  }),
  defect('last-page-links-on', 'CURSOR-01', 'medium', 'paging', {
    file: 'apps/api/src/book-labs/cursor-routes.ts',
    from: 'if (!last || found.left <= limit)',
    to: 'if (!last || found.left < limit)',
    seen: 'After a last page that is exactly full there is a link to an empty page.',
    nudge: 'Look at the end of the cursor pages.',
    hint: 'What if the number of books is a multiple of the limit?',
    recipe: 'limit=30 of 30 books: next_cursor is null.',
    caught: async ({ api, expect }) => {
      const { body } = await api.get<{ readonly next_cursor: string | null }>(
        '/labs/books?limit=30',
      );
      expect(body.next_cursor).toBeNull();
    },
  }),
  defect('next-page-repeats-the-last', 'CURSOR-02', 'sneaky', 'paging', {
    file: 'apps/api/src/book-labs/cursor-routes.ts',
    from: 'positionOf(order.sort, last)',
    to: 'positionOf(order.sort, books.at(-2) ?? last)',
    matters: 'books.length > 1',
    seen: 'Each cursor page begins with the last book of the page before.',
    nudge: 'Look at the pages that follow a cursor.',
    hint: 'Read all of them and compare their books with each other.',
    recipe: 'Follow rel="next" with limit=7: 30 books, each of them once.',
    caught: async ({ api, expect }) => {
      interface Page {
        readonly books: readonly Book[];
        readonly next_cursor: string | null;
      }
      const read: string[] = [];
      let path = '/labs/books?sort=author&limit=7';
      for (let page = 0; page < 40; page += 1) {
        const { body } = await api.get<Page>(path);
        for (const { id } of body.books) read.push(id);
        if (body.next_cursor === null) break;
        path = `/labs/books?sort=author&limit=7&cursor=${body.next_cursor}`;
      }
      expect([read.length, new Set(read).size]).toEqual([30, 30]);
    },
  }),
];
