import { area } from '../area.ts';

export const bulk = area({
  slug: 'bulk',
  title: 'Bulk changes',
  place: { endpoints: ['bulkLab.changeBooksInBulk'] },
  rules: [
    'BULK-01 contract: A bulk request of 1 to 50 operations gets 207 with one result for each operation, in the same order; fewer or more get 400 and change nothing.',
    'BULK-02 contract: A result has the status that its operation would get alone: 201 for create, 200 for delete, 400 for an invalid operation, 404 for an unknown book, 409 for the ISBN of another book or a full workspace, and 412 for an if_match that does not match.',
    'BULK-03 rule book: A refused operation changes nothing and has no effect on the operations before and after it.',
    'BULK-04 contract: The operations are executed in their order: a delete frees the ISBN for a create after it, not before it.',
    'BULK-05 contract: The result of a create has the stored book, its location and its etag, as POST /books would have sent them.',
    'BULK-06 contract: The result of a refused operation has a problem whose instance ends in the number of the operation: #/operations/0 is the first.',
    'BULK-07 contract: In a workspace with the setting if_match: required, a delete without if_match gets 428 and changes nothing.',
  ],
});
