import {
  bulkOperation,
  type bulkLabEndpoints,
  type BulkResult,
} from '@sparring/contracts/book-labs/bulk-endpoints';
import type { ProblemKind } from '@sparring/contracts/problem';
import { matchRequired } from '../conditions/require-match.ts';
import type { Books, BookWrites } from '../books/books.ts';
import { etagOf, refuseUnexpected } from '../http/read/conditional.ts';
import { reply, type Call, type Handlers } from '../request/handler.ts';
import { validated } from '../http/read/validation.ts';
import { HttpProblem } from '../problem/refusal.ts';

type BulkCall = Call<(typeof bulkLabEndpoints)['changeBooksInBulk']>;

/** These refuse the workspace, and so the whole request. */
const ofTheRequest: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  'too-many-new-workspaces',
  'too-many-workspaces',
]);

const execute = async (
  sent: unknown,
  { add, remove }: BookWrites,
  { workspace: { name }, conditions, href }: BulkCall,
): Promise<BulkResult> => {
  const operation = validated(bulkOperation, sent, 'operation');
  if (operation.op === 'create') {
    const { book, version } = await add(name, operation.book);
    return { status: 201, location: href(`/books/${book.id}`), etag: etagOf(version), book };
  }
  if (conditions.if_match && operation.if_match === undefined) throw matchRequired(name);
  const header = (wanted: string) => (wanted === 'If-Match' ? operation.if_match : undefined);
  await remove(name, operation.id, refuseUnexpected(header));
  return { status: 200 };
};

/** The result of a refused operation. Other errors end the request. */
const refused =
  (instance: string) =>
  (error: unknown): BulkResult => {
    if (!(error instanceof HttpProblem) || ofTheRequest.has(error.kind)) throw error;
    return { status: error.status, problem: error.body(instance) };
  };

export const bulkRoutes = (store: Pick<Books, 'writesFor'>): Handlers<typeof bulkLabEndpoints> => ({
  changeBooksInBulk: async (call) => {
    const { clientNumber, clock, body, href } = call;
    const writes = store.writesFor({ clientNumber, clock });
    const results: BulkResult[] = [];
    for (const [at, operation] of body.operations.entries()) {
      const instance = `${href('/labs/books/bulk')}#/operations/${at}`;
      results.push(await execute(operation, writes, call).catch(refused(instance)));
    }
    return reply(207, { results });
  },
});
