import type { Area } from '../area.ts';

const out = ['csvLab.exportBooks'] as const;
const inward = ['csvLab.importBooks'] as const;

export const csv = {
  slug: 'csv',
  title: 'CSV',
  place: { endpoints: [...out, ...inward] },
  rules: [
    {
      id: 'CSV-01',
      from: 'RFC 4180',
      where: out,
      text: 'The export is text/csv; charset=utf-8; header=present: a header and one row for each book, with lines that end in CR and LF.',
    },
    {
      id: 'CSV-02',
      from: 'RFC 4180',
      where: out,
      text: 'A field with a comma, a quote or a line break is in double quotes, and a quote in it is doubled.',
    },
    {
      id: 'CSV-03',
      from: 'contract',
      where: out,
      text: 'Filters, sort and order mean the same as in GET /books, and the export has the books of all pages.',
    },
    {
      id: 'CSV-04',
      from: 'contract',
      text: 'A text that begins with =, +, -, @, a tab or a line break has an apostrophe before it in the export, which the import removes again.',
    },
    {
      id: 'CSV-05',
      from: 'contract',
      text: 'The export begins with a byte order mark only if bom is true; the import accepts a body with and without one.',
    },
    {
      id: 'CSV-06',
      from: 'contract',
      where: inward,
      text: 'An import adds all its books and gets 201 with the row, id and isbn of each; if one row is refused, it adds none.',
    },
    {
      id: 'CSV-07',
      from: 'contract',
      where: inward,
      text: 'Invalid fields get 400 with a pointer for each of the first 20: the number of the row, where the header is row 1, and the column, such as /3/price.',
    },
    {
      id: 'CSV-08',
      from: 'contract',
      where: inward,
      text: 'An ISBN that a book of the workspace or an earlier row has gets 409 with a pointer for each of the first 20 such rows.',
    },
    {
      id: 'CSV-09',
      from: 'contract',
      where: inward,
      text: 'The columns may have any order; an unknown, repeated or missing column gets 400, except that description may be missing, and that id, created_at and updated_at are ignored.',
    },
    {
      id: 'CSV-10',
      from: 'RFC 4180',
      where: inward,
      text: 'A quote that is not closed, or that stands in a field without quotes, a row with another number of fields than the header, and bytes that are not UTF-8 get 400 Malformed CSV.',
    },
    {
      id: 'CSV-11',
      from: 'contract',
      where: inward,
      text: 'An import has 1 to 200 rows after the header, and its lines may end in CR and LF, in LF or in CR; header=absent gets 400.',
    },
  ],
} as const satisfies Area;
