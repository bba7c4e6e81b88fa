import { type Defect, defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export const defects: readonly Defect[] = [
  defect('csv-formula-of-minus', 'CSV-04', 'sneaky', 'security', {
    file: 'apps/api/src/csv/formula.ts',
    from: "/^'*[=+\\-@\\t\\r\\n]/",
    to: "/^'*[=+@\\t\\r\\n]/",
    seen: 'A title that begins with a minus is a formula in the export.',
    nudge: 'Look at the export with the eyes of a spreadsheet.',
    hint: 'Four characters make a formula out of a text.',
    recipe: "A book with the title -1+1 has '-1+1 in the file.",
    caught: async ({ api, expect }) => {
      await api.post('/books', { ...newBook, title: '-1+1' });
      const { body } = await api.get<string>('/labs/books.csv');
      expect(body).toContain(",'-1+1,");
    },
  }),
  defect('csv-quotes-not-doubled', 'CSV-02', 'hard', 'oracle', {
    file: 'apps/api/src/csv/csv-write.ts',
    from: "text.replaceAll('\"', '\"\"')",
    to: 'text.replaceAll(/^"|"$/g, \'""\')',
    pure: true,
    seen: 'A quote within a title is not doubled, so that a parser refuses the export.',
    nudge: 'Look at the export.',
    hint: 'Read it with a library for CSV, with titles that are hard to write.',
    recipe: 'A book with the title A "b" c is "A ""b"" c" in the file.',
    caught: async ({ api, expect }) => {
      await api.post('/books', { ...newBook, title: 'A "b" c' });
      const { body } = await api.get<string>('/labs/books.csv');
      expect(body).toContain('"A ""b"" c"');
    },
  }),
  defect('csv-repeated-isbn-without-its-row', 'CSV-08', 'sneaky', 'duplicates', {
    file: 'apps/api/src/books/add-all.ts',
    from: 'if (holder === undefined) holders.set(digits, `row ${row}`);',
    to: 'if (holder === undefined) continue;',
    matters: 'new Set(books.map(({ fields }) => digitsOf(fields.isbn))).size < books.length',
    seen: 'An import with one ISBN in two of its rows gets 409, but no pointer to the second row.',
    nudge: 'Look at the imports that get 409.',
    hint: 'An ISBN can be taken by a book of the workspace or by the file itself.',
    recipe: 'The same new ISBN in the rows 2 and 3: 409 with the pointer /3/isbn.',
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
  }),
  defect('upload-believes-the-header', 'MULTIPART-05', 'hard', 'security', {
    file: 'apps/api/src/uploads/routes.ts',
    from: 'if (type === found) return undefined;',
    to: "if (type === found || type === 'image/png') return undefined;",
    seen: 'Any bytes are accepted when the part says that it is a PNG.',
    nudge: 'Look at what an upload says and what it is.',
    hint: 'The name and the Content-Type come from the client.',
    recipe: 'The text Hello as image/png gets 415.',
    caught: async ({ api, expect }) => {
      const form = new FormData();
      form.append('file', new File(['Hello'], 'a.png', { type: 'image/png' }));
      const { status } = await fetch(`${api.origin}${api.base}/labs/uploads`, {
        method: 'POST',
        body: form,
      });
      expect(status).toBe(415);
    },
  }),
  defect('upload-one-byte-short', 'MULTIPART-02', 'medium', 'boundaries', {
    file: 'apps/api/src/http/read/read-multipart.ts',
    from: '  fileSize: mostFileBytes,',
    to: '  fileSize: mostFileBytes - 1,',
    seen: 'A file of exactly one mebibyte is refused.',
    nudge: 'Look at the size of a file.',
    hint: 'Send the largest file that is allowed.',
    recipe: '1048576 bytes of text get 201.',
    caught: async ({ api, expect }) => {
      const form = new FormData();
      form.append('file', new File(['a'.repeat(1_048_576)], 'a.txt', { type: 'text/plain' }));
      const { status } = await fetch(`${api.origin}${api.base}/labs/uploads`, {
        method: 'POST',
        body: form,
      });
      expect(status).toBe(201);
    },
  }),
];
