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
      text: 'An If-Match that lists ETags, but not the current one, gets 412.',
    },
    {
      id: 'VERSION-03',
      from: 'contract',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'A 412 leaves the book as it was.',
    },
    {
      id: 'VERSION-04',
      from: 'contract',
      where: ['books.getBook'],
      text: 'An If-None-Match with the current ETag gets 304 without a body.',
    },
    {
      id: 'VERSION-05',
      from: 'RFC 9110',
      where: ['books.getBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'If-Match and If-None-Match can have a list of ETags, and each of them is compared.',
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
      text: 'An If-Match that is not a list of ETags gets 400.',
    },
    {
      id: 'VERSION-08',
      from: 'rule book',
      where: ['books.updateBook', 'books.patchBook'],
      text: 'Of two simultaneous changes with the same If-Match, one succeeds and the other gets 412.',
    },
    {
      id: 'VERSION-09',
      from: 'decision 0023',
      text: 'No ETag is used twice, even after a reset of the workspace.',
    },
    {
      id: 'VERSION-10',
      from: 'contract',
      where: ['books.addBook', 'books.getBook', 'books.updateBook', 'books.patchBook'],
      text: 'The reply to a creation, a read or a change of a book has its ETag.',
    },
    {
      id: 'VERSION-11',
      from: 'RFC 9110',
      where: ['books.updateBook'],
      text: 'A PUT with If-None-Match: * creates the book of the body under the id of the path and gets 201; if that book exists, it gets 412 and changes nothing.',
    },
    {
      id: 'VERSION-12',
      from: 'RFC 6585',
      where: ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
      text: 'In a workspace with the setting if_match: required, a change without If-Match gets 428 and changes nothing.',
    },
    {
      id: 'VERSION-13',
      from: 'contract',
      where: ['workspaces.getWorkspace', 'workspaces.changeWorkspace'],
      text: 'if_match is optional or required, and optional in a new workspace and after a reset; any other value gets 400.',
    },
  ],
} as const satisfies Area;
