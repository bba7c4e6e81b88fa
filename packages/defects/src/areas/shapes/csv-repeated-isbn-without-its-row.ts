import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'csv-repeated-isbn-without-its-row',
  rule: 'CSV-08',
  level: 'sneaky',
  technique: 'duplicates',
  file: 'apps/api/src/books/add-all.ts',
  from: 'if (holder === undefined) holders.set(digits, `row ${row}`);',
  to: 'if (holder === undefined) continue;',
  seen: 'An import with one ISBN in two of its rows gets 409, but no pointer to the second row.',
  hints: [
    'Look at the imports that get 409.',
    'An ISBN can be taken by a book of the workspace or by the file itself.',
    'The same new ISBN in the rows 2 and 3: 409 with the pointer /3/isbn.',
  ],
  caught: async ({ api, expect }) => {
    const { isbn } = newBook;
    const header = 'title,author,price,category,isbn,stock';
    const row = `Tea,Noor Haddad,17.5,Fiction,${isbn},4`;
    const reply = await fetch(`${api.origin}${api.base}/labs/books.csv`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: [header, row, row].join('\n'),
    });
    const { errors } = (await reply.json()) as {
      readonly errors?: readonly { readonly pointer: string }[];
    };
    expect([reply.status, errors?.map(({ pointer }) => pointer)]).toEqual([409, ['/3/isbn']]);
  },
});
