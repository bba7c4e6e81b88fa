import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'csv-quotes-not-doubled',
  rule: 'CSV-02',
  level: 'hard',
  technique: 'oracle',
  file: 'apps/api/src/csv/csv-write.ts',
  from: "text.replaceAll('\"', '\"\"')",
  to: 'text.replaceAll(/^"|"$/g, \'""\')',
  pure: true,
  seen: 'A quote within a title is not doubled, so that a parser refuses the export.',
  hints: [
    'Look at the export.',
    'Read it with a library for CSV, with titles that are hard to write.',
    'A book with the title A "b" c is "A ""b"" c" in the file.',
  ],
  caught: async ({ api, expect }) => {
    await api.post('/books', { ...newBook, title: 'A "b" c' });
    const { body } = await api.get<string>('/labs/books.csv');
    expect(body).toContain('"A ""b"" c"');
  },
});
