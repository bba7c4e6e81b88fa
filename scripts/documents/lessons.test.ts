import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskIds } from '../../packages/contracts/src/tasks/task-ids.ts';

const lessons = readFileSync('docs/lessons.md', 'utf8');
const known = new Set<string>(taskIds);

test('the plans of the lessons have tasks that exist', () => {
  const plans = lessons.match(/^- \*\*Plan\*\*: .*$/gm) ?? [];
  expect(plans).toHaveLength(3);
  const ids = plans.flatMap((plan) => [...plan.matchAll(/`([^`]+)`/g)].map(([, id]) => id!));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});
