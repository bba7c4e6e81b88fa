import { appendFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../support/grading.ts';
import { clientOf, goodSuite, openTestGrader } from '../../support/grader.ts';

const begun = async (runs: number) => {
  const folder = await makeFolder();
  const grader = await openTestGrader({ folder });
  const client = clientOf(grader.address);
  const card = await client.draw({ name: 'ada', seed: 1 });
  await client.play(card, goodSuite, runs);
  return { grader, client, card, folder };
};

test('a card that was under way goes on after a restart with the runs that it has had', async () => {
  const { grader, card, folder, client: before } = await begun(6);
  const turn = await before.turn(card);
  await grader.close();
  const { address } = await openTestGrader({ folder });
  const client = clientOf(address);
  expect(await client.state(card)).toMatchObject({
    name: 'ada',
    phase: 'paused',
    bouts: { done: 3 },
  });
  const old = await client.tell(card, turn.do === 'run' ? turn.bout : '', { exit: 1 });
  expect(old.status).toBe(409);
  let runs = 0;
  const counting: typeof goodSuite = async (instance) => {
    runs += 1;
    return goodSuite(instance);
  };
  const end = await client.play(card, counting);
  expect(end).toMatchObject({ do: 'done', exit: 0, score: 75 });
  const ofTheRest = runs;
  await client.play(await client.draw({ seed: 1 }), counting);
  expect(runs - ofTheRest).toBe(ofTheRest + 6);
});

test('only its owner can open the folder of a card, which can hold the key of a member', async () => {
  const { card, folder } = await begun(1);
  expect(statSync(join(folder, card)).mode & 0o777).toBe(0o700);
});

test('a card that goes on during a run has the command and the suite that it had before', async () => {
  const { grader, card, folder } = await begun(4);
  await grader.close();
  const { address } = await openTestGrader({ folder });
  const body = new URLSearchParams({ id: 'one' });
  await fetch(`${address}/cards/${card}/next`, { method: 'POST', body });
  await clientOf(address).play(card, goodSuite);
  const report = await (await fetch(`${address}/cards/${card}/report`)).text();
  expect(report).toContain('<h1>The tests in s</h1>');
  expect(report).toContain('<code>play</code>');
});

test('a line that was cut off when the machine went down costs its own run alone', async () => {
  const { grader, card, folder } = await begun(6);
  await grader.close();
  appendFileSync(join(folder, card, 'runs.jsonl'), '{"wish":"[{\\"see');
  const { address } = await openTestGrader({ folder });
  expect(await clientOf(address).play(card, goodSuite)).toMatchObject({ score: 75 });
});

test('a card that has ended is kept with its report, and without its runs', async () => {
  const { grader, card, folder } = await begun(Infinity);
  await grader.close();
  expect(readdirSync(join(folder, card)).toSorted()).toEqual(['report.json', 'state.json']);
  const { address } = await openTestGrader({ folder });
  expect(await clientOf(address).next(card)).toMatchObject({ do: 'done', score: 75 });
  const report = await (await fetch(`${address}/cards/${card}/report`)).text();
  expect(report).toContain('3 of 3 defects found');
});

test('a folder in which something else lies is no hindrance', async () => {
  const { folder } = await begun(0);
  appendFileSync(join(folder, 'notes.txt'), 'x');
  const { address } = await openTestGrader({ folder });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});
