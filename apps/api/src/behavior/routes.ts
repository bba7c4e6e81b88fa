import { drawnDelay, testUsers, type behaviorEndpoints } from '@sparring/contracts/behavior';
import { counted } from '@sparring/contracts/chance';
import { drawNumber } from '../chance/by-chance.ts';
import { reply, type Handlers } from '../request/handler.ts';
import type { DelayLimit } from '../problem/delay-limit.ts';

export const behaviorRoutes = (delays: DelayLimit): Handlers<typeof behaviorEndpoints> => ({
  listTestUsers: () => reply(200, [...testUsers]),
  failAtRandom: () => reply(200, { message: 'No error this time' }),
  answerLate: ({ chance, clock, query, gone }) =>
    delays.run(async () => {
      const { number: delay, headers } =
        query.delay === undefined
          ? await drawNumber(chance, drawnDelay)
          : { number: query.delay, headers: {} };
      await clock.wait(delay * 1000, gone());
      const timestamp = clock.now().toISOString();
      const message = `Answered after ${counted(delay, drawnDelay.unit)}`;
      return reply(200, { message, timestamp }, headers);
    }),
});
