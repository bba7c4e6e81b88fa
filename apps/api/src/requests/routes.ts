import { exampleRecord, type requestEndpoints } from '@sparring/contracts/request-endpoints';
import type { Clock } from '../request/clock.ts';
import { reply, type Handlers } from '../request/handler.ts';
import { pageLinks } from '../http/send/page-links.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { follow } from './follow.ts';
import type { Requests } from './requests.ts';

const sinceHeader = (since: Date) => ({ 'X-Recorded-Since': since.toISOString() });

const unknownRequest = (id: number): HttpProblem =>
  new HttpProblem(
    'not-found',
    `The log has no request ${id}. GET /workspace/requests lists those that it has.`,
  );

/** The number in Last-Event-ID. */
const lastSeen = (header: string | undefined): number => {
  if (header === undefined) return 0;
  if (/^\d{1,10}$/.test(header)) return Number(header);
  throw new HttpProblem(
    'invalid-input',
    `Last-Event-ID: ${header} is not the id of an event. Send the id of the last event that you received.`,
  );
};

/** The recording takes the time of the server, not of the workspace. */
export const requestRoutes = (
  { openLog }: Pick<Requests, 'openLog'>,
  clock: Clock,
  stopping: AbortSignal,
): Handlers<typeof requestEndpoints> => ({
  listRequests: async ({ workspace, clientNumber, query, href }) => {
    const { since, list } = await openLog(workspace.name, clientNumber);
    const { requests, total } = await list(query);
    const Link = pageLinks(query, total, (search) => href(`/workspace/requests?${search}`));
    return reply(200, [...requests], {
      ...sinceHeader(since),
      'X-Total-Count': String(total),
      Link,
    });
  },

  followRequests: async ({ workspace, clientNumber, query, header, gone }) => {
    const after = lastSeen(header('Last-Event-ID'));
    const { since } = await openLog(workspace.name, clientNumber);
    const listAfter = async (number: number) =>
      (await openLog(workspace.name, clientNumber)).listAfter(number);
    const ending = AbortSignal.any([gone(), stopping]);
    const events = follow({ listAfter, clock, after, seconds: query.seconds, ending });
    return reply(200, events, sinceHeader(since));
  },

  getRequest: async ({ workspace, clientNumber, params: { id } }) => {
    const { find } = await openLog(workspace.name, clientNumber);
    const found = id === exampleRecord.id ? exampleRecord : await find(id);
    if (!found) throw unknownRequest(id);
    return reply(200, found);
  },

  clearRequests: async ({ workspace, clientNumber }) => {
    const { clear } = await openLog(workspace.name, clientNumber);
    await clear();
    return reply(200, { message: 'Log cleared' });
  },
});
