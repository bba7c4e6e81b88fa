import type { Area } from '../area.ts';

export const versions = {
  slug: 'versions',
  title: 'Versions of a book',
  place: {
    endpoints: [
      'books.getBook',
      'books.addBook',
      'books.updateBook',
      'books.patchBook',
      'books.deleteBook',
    ],
  },
  rules: [
    {
      id: 'VERSION-01',
      from: 'decision 0023',
      where: ['books.updateBook', 'books.patchBook'],
      text: 'Every change of a book changes its ETag.',
    },
    {
      id: 'VERSION-02',
      from: 'contract',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'An If-Match that does not name the current ETag is a 412.',
    },
    {
      id: 'VERSION-03',
      from: 'contract',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'After a 412 the book is as it was before.',
    },
    {
      id: 'VERSION-04',
      from: 'contract',
      where: ['books.getBook'],
      text: 'An If-None-Match that names the current ETag is a 304 without a body.',
    },
    {
      id: 'VERSION-05',
      from: 'RFC 9110',
      where: ['books.getBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'If-Match and If-None-Match may hold a list of ETags: each of them is compared.',
    },
    {
      id: 'VERSION-06',
      from: 'contract',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'If-Match: * matches every version.',
    },
    {
      id: 'VERSION-07',
      from: 'contract',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'An If-Match that is not a list of ETags is a 400.',
    },
    {
      id: 'VERSION-08',
      from: 'rule book',
      where: ['books.updateBook', 'books.patchBook'],
      text: 'Of two changes that are sent at the same time with the same If-Match, one is made and one is a 412.',
    },
    {
      id: 'VERSION-09',
      from: 'decision 0023',
      text: 'No ETag is given twice, also after a reset of the workspace.',
    },
    {
      id: 'VERSION-10',
      from: 'contract',
      where: ['books.addBook', 'books.getBook', 'books.updateBook', 'books.patchBook'],
      text: 'A book that was created, read or changed comes with its ETag.',
    },
  ],
} as const satisfies Area;
