import { setTimeout as wait } from 'node:timers/promises';
import { Learner } from '../learner.ts';
import type { Tally } from '../tally.ts';
import type { Mistake, Sent } from './mistakes.ts';
import { refusals, type Refusal, watched } from './refusals.ts';

export interface Member {
  readonly number: number;
  readonly key: string;
}

interface Lesson {
  readonly site: string;
  readonly pauseMs: number;
  readonly isOver: () => boolean;
}

/** Makes a mistake again and again. Returns when it was made for the third time. */
export const repeatMistake = async (
  { site, pauseMs, isOver }: Lesson,
  { key }: Member,
  { before, request }: Mistake,
): Promise<number> => {
  const send = async ({ path, init }: Sent) => (await fetch(site + path, init)).arrayBuffer();
  for (const sent of before?.(key) ?? []) await send(sent);
  const made: number[] = [];
  while (!isOver() || made.length < 3) {
    await send(request(key, made.length + 1));
    made.push(Date.now());
    await wait(pauseMs);
  }
  return made[2]!;
};

/** Asserts one refusal after the other, or, in watch mode, the same one of one test. */
export const assertRefusals = async (
  { site, pauseMs, isOver }: Lesson,
  { number, key }: Member,
  tally: Tally,
): Promise<void> => {
  const test = watched[number % (watched.length * 2)];
  for (let nth = 0; !isOver(); nth += 1) {
    const [path, status, init]: Refusal = test?.(nth) ?? refusals[nth % refusals.length]!;
    await tally.round(`member ${number}`, async () => {
      const began = performance.now();
      const reply = await fetch(`${site}/w/${key}/v1/practice${path}`, init);
      await reply.arrayBuffer();
      tally.milliseconds.push(performance.now() - began);
      if (reply.status !== status) throw new Error(`${path}: ${reply.status} instead of ${status}`);
    });
    await wait(pauseMs);
  }
};

/** Runs a suite without a mistake again and again. */
export const runSuite = async (
  { site, pauseMs, isOver }: Lesson,
  { number, key }: Member,
  tally: Tally,
): Promise<void> => {
  const learner = new Learner(site, key, number, tally, pauseMs);
  await tally.round(key, () => learner.begin());
  for (let nth = 1; !isOver(); nth += 1) await tally.round(key, () => learner.suite(nth));
};
