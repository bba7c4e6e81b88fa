import { labLessons } from '../../src/labs/all-labs.ts';
import { expect, test } from '../test.ts';
import { type Outcome, runAnswers } from './run-answers.ts';

/* One run of all answers, whose result the tests below read. */
test.describe.configure({ mode: 'default' });

let outcomes: readonly Outcome[] = [];

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(labLessons.length * 60_000);
  outcomes = await runAnswers(baseURL ?? '', 'good.spec.ts');
});

for (const { slug, path } of labLessons) {
  test(`the good test of ${path} passes`, () => {
    const own = outcomes.filter(({ lab }) => lab === slug);
    expect(own).not.toHaveLength(0);
    expect(own.filter(({ isPassed }) => !isPassed)).toEqual([]);
  });
}
