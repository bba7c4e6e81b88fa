import { randomUUID } from 'node:crypto';
import type { Task } from '@sparring/contracts/tasks/task';
import { test } from 'vitest';
import { desk, newClass } from '../desk/test-desk.ts';
import { apiBasics } from './cases-api-basics.ts';
import { cards } from './cases-cards.ts';
import { firstDay } from './cases-first-day.ts';
import { httpAndSecurity } from './cases-http.ts';
import { labs } from './cases-labs.ts';
import { resilience } from './cases-resilience.ts';
import { doAll, doerWith, share } from './test-doer.ts';

const cases = [...firstDay, ...apiBasics, ...httpAndSecurity, ...resilience, ...labs, ...cards];
const names = ['Deed', 'Almost', 'Almost twice', 'First half', 'Second half'];

/* Many wait, for a second or for the API to ask for cards: several wait together. */
test.concurrent.for(cases)(
  '$task is done by its deed; not by almost, almost twice, two halves, or in a strange workspace [TASK-01]',
  async (one, { expect }) => {
    const { path, keys } = await newClass(names);
    const [doer, nearly, again, first, second] = keys.map(doerWith);
    const stranger = doerWith(`http-${randomUUID()}`);
    const twice = async () => {
      await doAll(one.almost, again!);
      await doAll(one.almost, again!);
    };
    await Promise.all([
      doAll(one.almost, nearly!),
      twice(),
      share(one, first!, second!),
      doAll(one.deed, stranger),
    ]);
    /* Last, so that everything else is known when it is. */
    await doAll(one.deed, doer!);
    const stateOf = async (number: number) => {
      const { body } = await desk<readonly Task[]>('GET', `${path}/members/${number}/tasks`);
      return body.find(({ id }) => id === one.task)!;
    };
    await expect.poll(async () => (await stateOf(1)).state).toBe('done');
    const others = await Promise.all([2, 3, 4, 5].map(stateOf));
    expect(others.map(({ state }) => state === 'done')).toEqual([false, false, false, false]);
  },
);
