import {
  delayBounds,
  randomErrorChance,
  rateLimitChance,
  testUsers,
  type behaviorEndpoints,
} from '@sparring/contracts/behavior';
import { chanceHeader, happens, pick } from '../chance/decide.ts';
import { HttpProblem } from '../refusal.ts';
import { answer, type Handlers } from '../http/handler.ts';
import type { World } from '../world.ts';
import type { WaitingRoom } from './waiting-room.ts';

const rateLimited = (decided: Readonly<Record<string, string>>): HttpProblem =>
  new HttpProblem(
    'rate-limited',
    'Chance decided that this call is one too many. Try again in a second.',
    {
      headers: { 'Retry-After': '1', ...decided },
    },
  );

const randomError = (decided: Readonly<Record<string, string>>): HttpProblem =>
  new HttpProblem(
    'random-server-error',
    'Chance decided that this call fails, as half of them do. Try again.',
    {
      headers: decided,
    },
  );

const oneOfAllDelays = 1 / (delayBounds.max - delayBounds.min + 1);

const inSeconds = (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

const drawDelay = async ({ next }: World['chance']) => {
  const at = await next();
  const delay = pick(at, delayBounds);
  return { delay, decided: chanceHeader(at, oneOfAllDelays, delay) };
};

export const behaviorRoutes = (waiting: WaitingRoom): Handlers<typeof behaviorEndpoints> => ({
  listTestUsers: async ({ chance }) => {
    const at = await chance.next();
    const p = rateLimitChance;
    if (happens(at, p)) throw rateLimited(chanceHeader(at, p, 429));
    return answer(200, [...testUsers], chanceHeader(at, p, 200));
  },
  failAtRandom: async ({ chance }) => {
    const at = await chance.next();
    const p = randomErrorChance;
    if (happens(at, p)) throw randomError(chanceHeader(at, p, 500));
    return answer(200, { message: 'No error this time' }, chanceHeader(at, p, 200));
  },
  answerLate: ({ chance, clock, query, gone }) =>
    waiting(async () => {
      const given = query.delay;
      const { delay, decided } =
        given === undefined ? await drawDelay(chance) : { delay: given, decided: {} };
      await clock.wait(delay * 1000, gone());
      const timestamp = clock.now().toISOString();
      return answer(200, { message: `Answered after ${inSeconds(delay)}`, timestamp }, decided);
    }),
});
