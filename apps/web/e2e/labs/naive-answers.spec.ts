import { labLessons } from '../../src/labs/all-labs.ts';
import { expect, test } from '../test.ts';
import { type Outcome, runAnswers } from './run-answers.ts';

/* One run of all answers, whose result the tests below read: a naive test waits until it times out. */
test.describe.configure({ mode: 'default' });

let outcomes: readonly Outcome[] = [];

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(labLessons.length * 60_000);
  outcomes = await runAnswers(baseURL ?? '', 'naive.spec.ts');
});

for (const { slug, path, answer } of labLessons) {
  test(
    `the naive test of ${path} fails for the reason that the page gives`,
    { tag: '@nightly' },
    () => {
      const failed = outcomes.filter(({ lab, isPassed }) => lab === slug && !isPassed);
      expect(failed).not.toHaveLength(0);
      for (const { message } of failed) expect(message).toMatch(answer.fails.playwright);
    },
  );
}
