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
import { waiting } from './cases-waiting.ts';
import { doAll, doerWith, share } from './test-doer.ts';

const cases = [
  ...firstDay,
  ...apiBasics,
  ...httpAndSecurity,
  ...resilience,
  ...waiting,
  ...labs,
  ...cards,
];
const names = [
  'Deed',
  'Almost',
  'Almost twice',
  'First half',
  'Second half',
  'Forged',
  'Forged, too',
];

/* Many wait, for a second or for the API to ask for cards: several wait together. */
test.concurrent.for(cases)(
  '$task is done by its deed; not by almost, almost twice, two halves, two forgeries, or in a strange workspace [TASK-01]',
  async (one, { expect }) => {
    const { path, keys } = await newClass(names);
    const [doer, nearly, again, first, second, ...forgers] = keys.map(doerWith);
    const stranger = doerWith(`http-${randomUUID()}`);
    const twice = async () => {
      await doAll(one.almost, again!);
      await doAll(one.almost, again!);
    };
    await Promise.all([
      doAll(one.almost, nearly!),
      twice(),
      share(one, first!, second!),
      ...forgers.map((forger, at) => doAll(one.forged[at]!, forger)),
      doAll(one.deed, stranger),
    ]);
    /* Last, so that everything else is known when it is. */
    await doAll(one.deed, doer!);
    const stateOf = async (number: number) => {
      const { body } = await desk<readonly Task[]>('GET', `${path}/members/${number}/tasks`);
      return body.find(({ id }) => id === one.task)!;
    };
    await expect.poll(async () => (await stateOf(1)).state).toBe('done');
    const others = await Promise.all(names.slice(1).map((_, at) => stateOf(at + 2)));
    expect(others.map(({ state }, at) => state === 'done' && names[at + 1])).toEqual(
      others.map(() => false),
    );
  },
);
