import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taskIds } from '../../packages/contracts/src/tasks/task-ids.ts';
import { catalog } from '../../packages/tasks/src/catalog.ts';

const lessons = readFileSync('docs/lessons.md', 'utf8');
const titles = new Set(catalog.map(({ title }) => title));

test('the plans of the lessons have tasks that exist, by the titles of the desk', () => {
  const plans = lessons.match(/^- \*\*Plan\*\*: .*$/gm) ?? [];
  expect(plans).toHaveLength(3);
  const named = plans.map((plan) => [...plan.matchAll(/_([^_]+)_/g)].map(([, title]) => title!));
  expect(named.map(({ length }) => length)).toEqual([6, 6, 3]);
  expect(named.flat().filter((title) => !titles.has(title))).toEqual([]);
});

test('the lessons name no task by its id, which the desk does not show', () => {
  expect(taskIds.filter((id) => lessons.includes(`\`${id}\``))).toEqual([]);
});
