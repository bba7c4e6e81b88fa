import { area } from '../area.ts';

const out = ['csvLab.exportBooks'] as const;
const inward = ['csvLab.importBooks'] as const;

export const csv = area({
  slug: 'csv',
  title: 'CSV',
  place: { endpoints: [...out, ...inward] },
  rules: [
    'CSV-01 RFC 4180: The export is text/csv; charset=utf-8; header=present: a header and one row for each book, with lines that end in CR and LF.',
    'CSV-02 RFC 4180: A field with a comma, a quote or a line break is in double quotes, and a quote in it is doubled.',
    'CSV-03 contract: Filters, sort and order mean the same as in GET /books, and the export has the books of all pages.',
    'CSV-04 contract: A text that begins with =, +, -, @, a tab or a line break has an apostrophe before it in the export, which the import removes again.',
    'CSV-05 contract: The export begins with a byte order mark only if bom is true; the import accepts a body with and without one.',
    'CSV-06 contract: An import adds all its books and gets 201 with the row, id and isbn of each; if one row is refused, it adds none.',
    'CSV-07 contract: Invalid fields get 400 with a pointer for each of the first 20: the number of the row, where the header is row 1, and the column, such as /3/price.',
    'CSV-08 contract: An ISBN that a book of the workspace or an earlier row has gets 409 with a pointer for each of the first 20 such rows.',
    'CSV-09 contract: The columns may have any order; an unknown, repeated or missing column gets 400, except that description may be missing, and that id, created_at and updated_at are ignored.',
    'CSV-10 RFC 4180: A quote that is not closed, or that stands in a field without quotes, a row whose number of fields differs from the header, and bytes that are not UTF-8 get 400 Malformed CSV.',
    'CSV-11 contract: An import has 1 to 200 rows after the header, and its lines may end in CR and LF, in LF or in CR; header=absent gets 400.',
  ],
  where: {
    'CSV-01': out,
    'CSV-02': out,
    'CSV-03': out,
    'CSV-06': inward,
    'CSV-07': inward,
    'CSV-08': inward,
    'CSV-09': inward,
    'CSV-10': inward,
    'CSV-11': inward,
  },
});
