import { area } from '../area.ts';

export const versions = area({
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
    'VERSION-01 decision 0023: Every change of a book changes its ETag.',
    'VERSION-02 contract: An If-Match that lists ETags, but not the current one, gets 412.',
    'VERSION-03 contract: A 412 leaves the book as it was.',
    'VERSION-04 contract: An If-None-Match with the current ETag gets 304 without a body.',
    'VERSION-05 RFC 9110: If-Match and If-None-Match can have a list of ETags, and each of them is compared.',
    'VERSION-06 contract: If-Match: * matches every version.',
    'VERSION-07 contract: An If-Match that is not a list of ETags gets 400.',
    'VERSION-08 rule book: Of two simultaneous changes with the same If-Match, one succeeds and the other gets 412.',
    'VERSION-09 decision 0023: No ETag is used twice, even after a reset of the workspace.',
    'VERSION-10 contract: The response to a creation, a read or a change of a book has its ETag.',
    'VERSION-11 RFC 9110: A PUT with If-None-Match: * creates the book of the body under the id of the path and gets 201; if that book exists, it gets 412 and changes nothing, and if the id is not a UUID, 400.',
    'VERSION-12 RFC 6585: In a workspace with the setting if_match: required, a change without If-Match gets 428 and changes nothing.',
    'VERSION-13 contract: if_match is optional or required; it is optional in a new workspace and after a reset; any other value gets 400.',
  ],
  where: {
    'VERSION-01': ['books.updateBook', 'books.patchBook'],
    'VERSION-02': ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-03': ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-04': ['books.getBook'],
    'VERSION-05': ['books.getBook', 'books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-06': ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-07': ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-08': ['books.updateBook', 'books.patchBook'],
    'VERSION-10': ['books.addBook', 'books.getBook', 'books.updateBook', 'books.patchBook'],
    'VERSION-11': ['books.updateBook'],
    'VERSION-12': ['books.updateBook', 'books.patchBook', 'books.deleteBook'],
    'VERSION-13': ['workspaces.getWorkspace', 'workspaces.changeWorkspace'],
  },
});
