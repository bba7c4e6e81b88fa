import { csvType } from './endpoint.ts';
import type { TextFormat } from './reply.ts';

export const xmlType = 'application/xml';

/** The fields of a book in the order of the columns and elements. */
export const bookColumns = [
  'id',
  'title',
  'author',
  'price',
  'description',
  'category',
  'isbn',
  'stock',
  'created_at',
  'updated_at',
] as const;
export type BookColumn = (typeof bookColumns)[number];

/** The first line has the names of the columns (RFC 4180). */
export const csvFormat: TextFormat = {
  contentType: `${csvType}; charset=utf-8; header=present`,
  example: [
    bookColumns.join(','),
    '00000000-0000-4000-8000-000000000001,The Patient Locator,Ines Moreau,29.99,"How to find an element that is not there yet, and when to stop waiting for it.",Testing,9780000000019,12,2025-01-01T09:00:00.000Z,2025-01-01T09:00:00.000Z',
    '',
  ].join('\r\n'),
};

export const xmlFormat: TextFormat = {
  contentType: `${xmlType}; charset=utf-8`,
  example: `<?xml version="1.0" encoding="UTF-8"?>
<books>
  <book>
    <id>00000000-0000-4000-8000-000000000001</id>
    <title>The Patient Locator</title>
    <author>Ines Moreau</author>
    <price>29.99</price>
    <description>How to find an element that is not there yet, and when to stop waiting for it.</description>
    <category>Testing</category>
    <isbn>9780000000019</isbn>
    <stock>12</stock>
    <created_at>2025-01-01T09:00:00.000Z</created_at>
    <updated_at>2025-01-01T09:00:00.000Z</updated_at>
  </book>
</books>
`,
};
