import { expect, test } from 'vitest';
import type { Asked, Stage } from '../stage.ts';
import { throughStages } from './through-stages.ts';

const asked = {} as Asked;

const around =
  (name: string, events: string[]): Stage =>
  async (_, answer) => {
    events.push(`${name} begins`);
    await answer();
    events.push(`${name} ends`);
  };

test('the first stage begins first and ends last', async () => {
  const events: string[] = [];
  const through = throughStages([around('one', events), around('two', events)]);
  await through(asked, async () => void events.push('answer'));
  expect(events).toEqual(['one begins', 'two begins', 'answer', 'two ends', 'one ends']);
});

test('a stage that answers itself keeps the call from the stages inside it', async () => {
  const events: string[] = [];
  const through = throughStages([async () => {}, around('two', events)]);
  await through(asked, async () => void events.push('answer'));
  expect(events).toEqual([]);
});
