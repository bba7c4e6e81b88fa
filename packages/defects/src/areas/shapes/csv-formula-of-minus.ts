import { defect } from '../../defect.ts';
import { newBook } from '../../new-book.ts';

export default defect({
  id: 'csv-formula-of-minus',
  rule: 'CSV-04',
  level: 'sneaky',
  technique: 'security',
  file: 'apps/api/src/csv/formula.ts',
  from: "/^'*[=+\\-@\\t\\r\\n]/",
  to: "/^'*[=+@\\t\\r\\n]/",
  seen: 'A title that begins with a minus is a formula in the export.',
  hints: [
    'Look at the export with the eyes of a spreadsheet.',
    'Four characters make a formula out of a text.',
    "A book with the title -1+1 has '-1+1 in the file.",
  ],
  caught: async ({ api, expect }) => {
    await api.post('/books', { ...newBook, title: '-1+1' });
    const { body } = await api.get<string>('/labs/books.csv');
    expect(body).toContain(",'-1+1,");
  },
});
