import { expect, test } from 'vitest';
import { z } from 'zod';
import { testCard } from '../../test/support/card.ts';
import { scoreOf } from '../card/score.ts';
import { lackingFor, platforms, resultOf, resultOfRefusal } from './platforms.ts';

const card = testCard();
const score = scoreOf(card)!;
const graded = resultOf(card);
const lines = z.string().min(1);
const points = z.int().nonnegative();

const submission = {
  CLASSROOM: 'testing',
  ASSIGNMENT: 'login',
  SUBMISSION_TAG: 'submit/2026-11-29T10-00-00Z-1a2b3c4',
  COMMIT_URL: 'https://example.test/commit',
  RELEASE_URL: 'https://example.test/release',
  USERNAME: 'ada',
};

test('result.json is what the runner of Classroom 50 accepts, with a test for each area', () => {
  const result = z.strictObject({
    schema: z.literal('classroom50/result/v1'),
    classroom: lines,
    assignment: lines,
    assignment_type: z.enum(['individual', 'group']),
    owner: lines,
    submission: z.string().regex(/^submit\//),
    commit: lines,
    release: lines,
    review: lines,
    datetime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    score: points.max(100),
    'max-score': z.literal(100),
    tests: z.array(
      z
        .object({ 'test-name': lines, passed: z.boolean(), score: points, 'max-score': points })
        .refine((one) => one.score <= one['max-score']),
    ),
  });
  const printed = result.parse(JSON.parse(platforms.classroom50.print(graded, submission)));
  expect(printed).toMatchObject({ owner: 'ada', assignment_type: 'individual', score });
  const areas = new Set(card.defects.map(({ area }) => area));
  expect(printed.tests).toHaveLength(areas.size + 1);
});

test('without what the runner says about the submission nothing can be written, and it is named', () => {
  expect(lackingFor('classroom50', submission)).toEqual([]);
  expect(lackingFor('classroom50', { ...submission, CLASSROOM: '' })).toEqual(['CLASSROOM']);
  expect(lackingFor('gradescope', {})).toEqual([]);
});

test('results.json is what Gradescope reads, and a card without a score says why', () => {
  const result = z.strictObject({
    score: z.number(),
    execution_time: points,
    output: lines,
    output_format: z.enum(['text', 'html', 'simple_format', 'md', 'ansi']),
    tests: z.array(z.strictObject({ name: lines, score: points, max_score: points })),
  });
  const parse = (text: string) => result.parse(JSON.parse(text));
  expect(parse(platforms.gradescope.print(graded, {}))).toMatchObject({
    score,
    execution_time: 742,
  });
  const noScore = 'The suite knows when nothing is wrong.';
  expect(parse(platforms.gradescope.print(resultOf({ ...card, noScore }), {}))).toMatchObject({
    score: 0,
    output: noScore,
  });
});

test('a suite that cannot be graded has no points, and Gradescope shows the reason', () => {
  const refused = resultOfRefusal('Your tests sent no request.', new Date(card.began));
  const printed: unknown = JSON.parse(platforms.gradescope.print(refused, {}));
  expect(printed).toMatchObject({ score: 0, output: 'Your tests sent no request.', tests: [] });
});

test('metrics.txt has a name and a number in each line, for GitLab', () => {
  const text = platforms.gitlab.print(graded, {});
  expect(text).toMatch(/^(\w+ \d+\n){12}$/);
  expect(text).toContain(`sparring_score ${score}\n`);
  expect(text).toContain('sparring_harmless_changes_survived 3\n');
});
