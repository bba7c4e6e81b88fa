import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { codesFrom } from '../../test/support/graphql-client.ts';

const codesOf = codesFrom(await testApp(), 'cursors');

const forged = (...parts: readonly unknown[]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');
const someId = '00000000-0000-4000-8000-000000000001';

test.each([
  ['a cursor with an impossible value', forged('created_at', 'asc', '\u0000', someId)],
  ['a cursor without an id', forged('created_at', 'asc', '2025-01-01T09:00:00.000Z')],
])('%s is refused', async (_, after) => {
  const query = 'query($after: String) { books(after: $after) { totalCount } }';
  expect(await codesOf(query, { after })).toEqual(['INVALID_INPUT']);
});
