import { area } from '../area.ts';

export const jsonPatch = area({
  slug: 'json-patch',
  title: 'JSON Patch',
  place: { endpoints: ['patchLab.patchBookByOperations'] },
  rules: [
    'PATCH-01 RFC 6902: The operations add, remove, replace, move, copy and test are executed in order, each on the result of the one before.',
    'PATCH-02 RFC 6902: If one operation fails, none has an effect: the book and its ETag stay as they were.',
    'PATCH-03 contract: A test whose value differs, and an operation on a place that the book does not have, get 409 with the number of the operation as the pointer: /0 is the first.',
    'PATCH-04 contract: If the result is not a valid book, or id, created_at or updated_at would change, the response is 400 with a pointer for each invalid field.',
    'PATCH-05 contract: remove of /description empties it; remove of any other field gets 400.',
    'PATCH-06 contract: A patch that is not a list of 1 to 50 operations of RFC 6902 gets 400.',
    'PATCH-07 contract: If-Match is checked before the operations: an ETag of an older version gets 412.',
    'PATCH-08 contract: OPTIONS, and a 415 to another media type, have Accept-Patch: application/json-patch+json.',
    'PATCH-09 contract: A patch to the ISBN of another book gets 409, and an unknown id gets 404.',
  ],
});
