import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { compose, type Stage } from './compose.ts';
import type { EndpointContext } from './context.ts';

const context = {} as EndpointContext;
const done: Answer = { status: 200, headers: {}, body: 'done' };
const failed: Answer = { ...done, status: 500 };
const problemOf = async () => failed;
const refusing = () => Promise.reject(new Error('refused'));

const around =
  (name: string, events: string[]): Stage =>
  async (_, next) => {
    events.push(`${name} begins`);
    const answer = await next();
    events.push(`${name} ends with ${answer.status}`);
    return answer;
  };

test('the first stage begins first and ends last', async () => {
  const events: string[] = [];
  const stages = [around('one', events), around('two', events)];
  expect(await compose(stages, async () => done, problemOf)(context)).toBe(done);
  expect(events).toEqual(['one begins', 'two begins', 'two ends with 200', 'one ends with 200']);
});

test('a stage with an answer of its own keeps the call from the stages inside it', async () => {
  const events: string[] = [];
  const stages = [async () => failed, around('two', events)];
  expect(await compose(stages, async () => done, problemOf)(context)).toBe(failed);
  expect(events).toEqual([]);
});

test('an outer stage sees a refusal of the handling or of another stage as an answer', async () => {
  const events: string[] = [];
  await compose([around('one', events), refusing], async () => done, problemOf)(context);
  await compose([around('two', events)], refusing, problemOf)(context);
  expect(events.filter((event) => event.includes('ends'))).toEqual([
    'one ends with 500',
    'two ends with 500',
  ]);
});
