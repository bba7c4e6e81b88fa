import type { feedEndpoints } from '@sparring/contracts/live/feed-endpoints';
import { answer, type Call, type Handlers } from '../http/handler.ts';
import { HttpProblem } from '../refusal.ts';
import { eventsOf, linesOf } from './feed.ts';

const position = (place: string, sent: string, count: number): number => {
  const number = /^\d{1,6}$/.test(sent) ? Number(sent) : Infinity;
  if (number <= count) return number;
  throw new HttpProblem(
    'invalid-input',
    `${place}: ${sent} is not the number of a movement. Send the number of the last one that you received; this stream ends with ${count}.`,
    place === 'after'
      ? { errors: [{ pointer: '/after', detail: `must be at most ${count}` }] }
      : {},
  );
};

type Feed = (typeof feedEndpoints)[keyof typeof feedEndpoints];

const seedOf = async ({ query, workspace }: Call<Feed>): Promise<number> =>
  query.seed ?? (await workspace.read()).seed;

export const feedRoutes = (stopping: AbortSignal): Handlers<typeof feedEndpoints> => ({
  streamEvents: async (call) => {
    const { query, header, clock, gone } = call;
    const after = position('Last-Event-ID', header('Last-Event-ID') || '0', query.count);
    if (after === query.count) return answer(204, undefined);
    const seed = await seedOf(call);
    return answer(200, eventsOf({ ...query, seed, after, clock, gone: gone(), stopping }));
  },

  streamLines: async (call) => {
    const { query, clock, gone } = call;
    position('after', String(query.after), query.count);
    const seed = await seedOf(call);
    return answer(200, linesOf({ ...query, seed, clock, gone: gone(), stopping }));
  },
});
