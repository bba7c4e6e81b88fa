import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTestGrader } from '../../support/grader.ts';
import { grade, greets, launch } from '../../support/shell.ts';

/** Answers requests to these paths with these statuses first. */
const refusing =
  (statuses: Readonly<Record<string, number[]>>) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const [, path = ''] = /(cards|next|results)(?:\/[\da-f-]+)?$/.exec(request.url ?? '') ?? [];
    const status = request.method === 'POST' ? statuses[path]?.shift() : undefined;
    if (status === undefined) listener(request, response);
    else {
      request.resume();
      response.writeHead(status, { 'Retry-After': '1', Connection: 'close' }).end();
    }
  };

test('a request that the grader does not take now is sent again, and the learner is told once', async () => {
  const around = refusing({ cards: [429, 503, 500], next: [429], results: [408] });
  const { address } = await openTestGrader({ around });
  const { screen } = await grade(address, { suite: greets, options: '--only door' });
  expect(screen).toMatch(/^Found {6}1 of 1/m);
  expect(screen.match(/Trying again/g)).toHaveLength(1);
});

test('a request that the grader refuses for good is not sent again', async () => {
  const { address } = await openTestGrader({ around: refusing({ cards: [403] }) });
  const { screen, code } = await grade(address, { suite: greets });
  expect(screen).toBe(`✗ The grader at ${address} answers with the status 403.\n`);
  expect(code).toBe(2);
});

test('Ctrl-C asks a grader that is gone only once', async () => {
  const { address, close } = await openTestGrader();
  const { child, screen, ended, folder } = await launch(address, {
    suite: `${greets}\n: > begun; sleep 100`,
  });
  await vi.waitUntil(() => existsSync(join(folder, 'begun')), { timeout: 20_000, interval: 50 });
  await close();
  process.kill(-child.pid!, 'SIGINT');
  await ended();
  expect(screen()).toMatch(/✗ The grader at \S+ does not answer\.\n$/);
  expect(screen()).not.toContain('Trying again');
});

/** The curl of Git Bash is a program of Windows: behind `<`, nobody translates a path for it. */
const nativeCurl = 'curl() { case "$*" in *"=</"*) return 26 ;; esac; command curl "$@"; }';

test('the result of a run is sent by a curl that knows no paths of the shell', async () => {
  const { address } = await openTestGrader();
  const setup = { suite: greets, options: '--only door', before: nativeCurl };
  expect((await grade(address, setup)).screen).toMatch(/^Found {6}1 of 1/m);
});
