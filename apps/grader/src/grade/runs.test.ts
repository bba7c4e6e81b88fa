import { expect, test } from 'vitest';
import { baselineOf } from '../../test/support/drawn-suite.ts';
import { runAll } from './runs.ts';
import type { RunOptions, Slot } from './slot.ts';

const baseline = baselineOf(['a']);

const change = (id: string) => ({ id, text: '', catches: '', calm: { kind: 'open' } as const });

const plan = {
  changes: [change('later'), change('louder')],
  defects: [],
  audited: [],
  decoys: [],
  order: 1,
  isMark: true,
  later: 0,
  isBail: false,
  isOneByOne: false,
  choose: () => undefined,
  partFor: () => baseline,
  partForChange: () => baseline,
};

const grader = {
  emit: () => {},
  stop: new AbortController().signal,
  now: () => new Date(),
  timeoutMs: 1000,
};

test('a card that fails stops the run beside the others, and waits until it has ended', async () => {
  const events: string[] = [];
  const late = Promise.withResolvers<void>();
  const run = async ({ inside, stop }: RunOptions): Promise<never> => {
    if (inside.changes?.length === 0) throw new Error('The disk is gone.');
    stop.addEventListener('abort', () => setImmediate(late.resolve));
    await late.promise;
    events.push('the late run has ended');
    throw new Error('It was stopped.');
  };
  const slots: readonly Slot[] = [{ run }, { run }, { run }];
  await expect(runAll(grader, { slots, atOnce: 2 }, plan, baseline)).rejects.toThrow(
    'The disk is gone.',
  );
  expect(events).toEqual(['the late run has ended']);
});
