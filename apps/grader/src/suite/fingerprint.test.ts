import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../test/support/grading.ts';
import { fingerprint } from './fingerprint.ts';

const [before, began, during] = ['09:00', '09:30', '09:31'].map(
  (time) => new Date(`2026-11-22T${time}:00Z`),
) as [Date, Date, Date];

const put = async (file: string, text: string, written = before): Promise<void> => {
  await writeFile(file, text);
  await utimes(file, written, written);
};

test('changes with the files of the tests, not with what a run writes, nor with what is gone', async () => {
  const folder = await makeFolder();
  const hash = () => fingerprint(folder, began);
  await put(join(folder, 'cart.test.mjs'), 'one');
  const first = await hash();
  expect(first).toMatch(/^[\da-f]{16}$/);
  await put(join(folder, 'junit.xml'), '<testsuites/>', during);
  for (const name of ['node_modules', 'test-results', '.pytest_cache', 'grade']) {
    await mkdir(join(folder, name));
    await put(join(folder, name, 'made.txt'), 'made');
  }
  expect(await hash()).toBe(first);
  await put(join(folder, 'cart.test.mjs'), 'two');
  const second = await hash();
  expect(second).not.toBe(first);
  await put(join(folder, 'cart.test.mjs'), 'one');
  expect(await hash()).toBe(first);
  await symlink('deleted', join(folder, 'gone.test.mjs'));
  expect(await hash()).toBe(first);
});
