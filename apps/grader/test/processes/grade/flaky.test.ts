import { expect, test } from 'vitest';
import { foundOf } from '../../../src/card/counts.ts';
import { scoreOf } from '../../../src/card/score.ts';
import { gradeSuite, refusalOf, verdictsOf } from '../../support/grading.ts';

test('a suite that is red at times is called flaky', async () => {
  const refusal = await refusalOf({ suite: `await get('/'); process.exit(runNumber() % 2);` });
  expect(refusal.message).toContain('flaky: without a defect 1 of 2 runs was red');
});

test('a test that is red in a baseline run is left out by name, and the card is written [GRADE-06]', async () => {
  const suite = `
    const run = runNumber();
    junit({ shaky: run !== 2, greets: await get('/') === 'Hello' });
  `;
  const { card, told } = await gradeSuite({ suite });
  expect(card.leftOut).toEqual(['shaky']);
  expect(card.tests).toEqual(['greets']);
  expect(card.defects[0]!.verdict).toEqual({ kind: 'found', by: ['greets'] });
  expect(card.notes).toEqual([
    `1 of ${card.sound.length} baseline runs was not green because of the test “shaky”. This test is left out.`,
  ]);
  expect(told).toContainEqual(expect.objectContaining({ kind: 'baseline', leftOut: ['shaky'] }));
  expect(scoreOf(card)).toBeGreaterThan(0);
});

test('a test that is missing in a later baseline run is left out by name, and the others count', async () => {
  const suite = `
    const isAtFirst = runNumber() <= 3;
    junit({ greets: await get('/') === 'Hello', ...(isAtFirst && { vanishes: true }) });
  `;
  const { card } = await gradeSuite({ suite });
  expect(card.leftOut).toEqual(['vanishes']);
  expect(card.tests).toEqual(['greets']);
  expect(card.defects[0]!.verdict).toEqual({ kind: 'found', by: ['greets'] });
  expect(card.notes.join()).toContain('not green because of the test “vanishes”');
});

test('a suite of which no test is green in each baseline run is refused', async () => {
  const suite = `
    const run = runNumber();
    await get('/');
    junit({ odd: run % 2 === 1, even: run % 2 === 0 });
  `;
  await expect(gradeSuite({ suite })).rejects.toThrow('twice');
});

test('a command that is red while every known test is green is a miss [GRADE-07]', async () => {
  const suite = `
    junit({ comes: typeof await get('/') === 'string' });
    if (runNumber() > 3) process.exitCode = 1;
  `;
  const { card } = await gradeSuite({ suite });
  expect(verdictsOf(card)['goodbye']).toBe('missed: not asked');
  expect(foundOf(card.defects)).toEqual({ part: 0, of: 4 });
});

test('a find is kept by the tests that are red again when it is repeated', async () => {
  const suite = `
    const text = await get('/');
    junit({ greets: text === 'Hello', startles: text === 'Hello' || runNumber() % 2 === 0 });
  `;
  const { card } = await gradeSuite({ suite, changes: [] });
  expect(card.defects[0]!.verdict).toMatchObject({
    kind: 'found',
    by: expect.arrayContaining(['greets']),
  });
});
