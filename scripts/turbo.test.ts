import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readDefects } from '../packages/defects/src/all.ts';
import { installed } from './install.mjs';

const plan = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      directory: z.string(),
      dependencies: z.array(z.string()),
      inputs: z.record(z.string(), z.string()),
    }),
  ),
});

/** What decides whether Turborepo runs a task again, printed without running anything. */
const { tasks } = plan.parse(
  JSON.parse(
    execFileSync('turbo', ['run', 'lint', 'typecheck', 'build', 'test', '--dry=json'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${installed('.')?.pnpm}:${process.env['PATH']}` },
      maxBuffer: 64 * 1024 * 1024,
    }),
  ),
);

const byId = new Map(tasks.map((task) => [task.taskId, task]));

/** The files that a task reads itself, and those of all tasks before it. */
const readBy = (id: string): ReadonlySet<string> => {
  const { directory, dependencies, inputs } = byId.get(id)!;
  const own = Object.keys(inputs).map((path) => resolve(directory, path));
  return new Set([...own, ...dependencies.flatMap((before) => [...readBy(before)])]);
};

test('the tests of the defects run again when a file changes that a defect edits', async () => {
  const read = readBy('@sparring/defects#test');
  const edited = new Set((await readDefects()).map(({ file }) => file));
  expect([...edited].filter((file) => !read.has(resolve(file)))).toEqual([]);
});

test.each(['@sparring/grader#test', '@sparring/grader#typecheck', '@sparring/grader#lint'])(
  '%s runs again when the API or the site changes',
  (id) => {
    expect(readBy(id)).toContain(resolve('apps/api/src/app.ts'));
    expect(readBy(id)).toContain(resolve('apps/web/server/site.ts'));
  },
);

test('a document reruns no task of a package but the build and the tests of the site, which prints it', () => {
  const reading = tasks.filter(({ taskId }) =>
    [...readBy(taskId)].some((file) => file.startsWith(resolve('docs'))),
  );
  expect(reading.map(({ taskId }) => taskId)).toEqual([
    '@sparring/web#build',
    '@sparring/web#test',
  ]);
});
