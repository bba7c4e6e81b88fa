import type { feedEndpoints } from '@sparring/contracts/live/feed-endpoints';
import { lastEventId } from '@sparring/contracts/live/feed-parameters';
import { reply, type Call, type Handlers } from '../request/handler.ts';
import { HttpProblem } from '../problem/refusal.ts';
import { eventsOf, linesOf } from './feed.ts';

const unknownPosition = (place: string, sent: string, count: number): HttpProblem => {
  const detail = `${place}: ${sent} is not the number of a movement. Send the number of the last one that you received; this stream ends with ${count}.`;
  const errors = [{ pointer: '/after', detail: `must be at most ${count}` }];
  return new HttpProblem('invalid-input', detail, place === 'after' ? { errors } : {});
};

/** The number in Last-Event-ID. */
const lastSeen = (sent: string | undefined, count: number): number => {
  if (sent === undefined) return 0;
  const number = lastEventId.safeParse(sent).success ? Number(sent) : Infinity;
  if (number > count) throw unknownPosition('Last-Event-ID', sent, count);
  return number;
};

type Feed = (typeof feedEndpoints)[keyof typeof feedEndpoints];

const seedOf = async ({ query, workspace }: Call<Feed>): Promise<number> =>
  query.seed ?? (await workspace.read()).seed;

export const feedRoutes = (stopping: AbortSignal): Handlers<typeof feedEndpoints> => ({
  streamEvents: async (call) => {
    const { query, header, clock, gone } = call;
    const after = lastSeen(header('Last-Event-ID'), query.count);
    if (after === query.count) return reply(204, undefined);
    const seed = await seedOf(call);
    return reply(200, eventsOf({ ...query, seed, after, clock, gone: gone(), stopping }));
  },

  streamLines: async (call) => {
    const { query, clock, gone } = call;
    if (query.after > query.count) throw unknownPosition('after', String(query.after), query.count);
    const seed = await seedOf(call);
    return reply(200, linesOf({ ...query, seed, clock, gone: gone(), stopping }));
  },
});
