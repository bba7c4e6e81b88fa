import type { patchLabEndpoints } from '@sparring/contracts/book-labs/patch-endpoints';
import type { Books } from '../books/books.ts';
import { etagOf, refuseUnexpected } from '../http/read/conditional.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { patched } from './json-patch.ts';

export const patchRoutes = (
  store: Pick<Books, 'writesFor'>,
): Handlers<typeof patchLabEndpoints> => ({
  patchBookByOperations: async ({ workspace, clientNumber, clock, params, body, header }) => {
    const { change } = store.writesFor({ clientNumber, clock });
    const { book, version } = await change(
      workspace.name,
      params.id,
      (before) => patched(before, body),
      refuseUnexpected(header),
    );
    return reply(200, book, { ETag: etagOf(version) });
  },
});
