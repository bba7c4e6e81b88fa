import type { Area } from '../area.ts';

export const jsonPatch = {
  slug: 'json-patch',
  title: 'JSON Patch',
  place: { endpoints: ['patchLab.patchBookByOperations'] },
  rules: [
    {
      id: 'PATCH-01',
      from: 'RFC 6902',
      text: 'The operations add, remove, replace, move, copy and test are executed in order, each on the result of the one before.',
    },
    {
      id: 'PATCH-02',
      from: 'RFC 6902',
      text: 'If one operation fails, none has an effect: the book and its ETag stay as they were.',
    },
    {
      id: 'PATCH-03',
      from: 'contract',
      text: 'A test whose value differs, and an operation on a place that the book does not have, get 409 with the number of the operation as the pointer: /0 is the first.',
    },
    {
      id: 'PATCH-04',
      from: 'contract',
      text: 'If the result is no valid book, or id, created_at or updated_at would change, the reply is 400 with a pointer for each invalid field.',
    },
    {
      id: 'PATCH-05',
      from: 'contract',
      text: 'remove of /description empties it; remove of any other field gets 400.',
    },
    {
      id: 'PATCH-06',
      from: 'contract',
      text: 'A patch that is no list of 1 to 50 operations of RFC 6902 gets 400.',
    },
    {
      id: 'PATCH-07',
      from: 'contract',
      text: 'If-Match is checked before the operations: an ETag of an older version gets 412.',
    },
    {
      id: 'PATCH-08',
      from: 'contract',
      text: 'OPTIONS, and a 415 to another media type, have Accept-Patch: application/json-patch+json.',
    },
    {
      id: 'PATCH-09',
      from: 'contract',
      text: 'A patch to the ISBN of another book gets 409, and an unknown id gets 404.',
    },
  ],
} as const satisfies Area;
