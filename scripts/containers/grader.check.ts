import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeContainer } from './container.ts';
import { report } from './report.ts';
import { containers, stack } from './stack.ts';

const grader = `http://127.0.0.1:${process.env['GRADER_PORT']}`;
const key = 'only the checks know this key';
const service = stack({ services: ['grader'], env: { GRADER_KEY: key, GRADER_INSTANCES: '2' } });

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sparring grader '));
  await writeFile(
    join(folder, 'suite.sh'),
    '#!/bin/sh\n[ "$(curl -s "$API_URL/v1/practice/books" | grep -o \'"isbn"\' | wc -l)" -eq 10 ]\n',
  );
  await chmod(join(folder, 'suite.sh'), 0o755);
  report('the grader, healthy after', `${(await service.up()).toFixed(1)} s`);
});
afterAll(async () => {
  service.remove();
  await rm(folder, { recursive: true, force: true });
});

describeContainer({ service: 'grader', imageMegabytes: 10, idleMegabytes: 80 });

const cards = async (): Promise<unknown> => {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${key}` };
  return (await fetch(`${grader}/cards`, { headers })).json();
};

test('a suite is graded from outside of the container, in instances with ports of their own', async () => {
  const line = `curl -s ${grader}/grade.sh | sh -s -- --name ada --only lists --seed 7 ./suite.sh`;
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: folder });
  expect(stdout).toMatch(/^Found {6}[1-9]\d* of 14 /m);
  const [, page = ''] = /^Report +(\S+)/m.exec(stdout) ?? [];
  expect(await (await fetch(page)).text()).toContain('Mark');
});

test('a broken page opens at a port that the machine of the containers reaches', async () => {
  const query = new URLSearchParams({ page: '/webelements/checkboxes', at: '0' });
  const asked = await fetch(`${grader}/break?${query.toString()}`, { method: 'POST' });
  const { port } = (await asked.json()) as { readonly port: number };
  const broken = await fetch(`http://127.0.0.1:${port}/webelements/checkboxes`);
  expect([asked.status, broken.status]).toEqual([200, 200]);
  expect(await broken.text()).toContain('broken');
});

test('a card is still kept after the container has been removed', async () => {
  await service.down();
  expect(await containers()).toEqual([]);
  await service.up();
  expect(await cards()).toMatchObject([{ name: 'ada', phase: 'complete' }]);
});
