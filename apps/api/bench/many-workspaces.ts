import { readFileSync } from 'node:fs';
import { sparring } from './contenders.ts';
import { measure } from './load.ts';
import { table } from './report.ts';

const touched = 10_000;
const written = 1000;
const atOnce = 20;

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const forEachWorkspace = async (count: number, visit: (name: string) => Promise<unknown>) => {
  const names = Array.from({ length: count }, (_, number) => `bench-${number}`);
  while (names.length > 0) await Promise.all(names.splice(0, atOnce).map(visit));
};

/** Memory and speed with very many workspaces, of which a tenth have books of their own. */
export const manyWorkspaces = async (): Promise<string> => {
  const { pid, books, tenBooks, stop } = await sparring();
  const one = { title: 'one', path: '/00000000-0000-4000-8000-000000000007' };
  await measure(books, one, 2);
  const before = await measure(books, one, 5);
  const call = (name: string, path: string, method = 'GET') =>
    fetch(books + path, { method, headers: { 'X-Workspace': name } }).then((r) => r.arrayBuffer());
  await forEachWorkspace(touched, (name) => call(name, tenBooks));
  await forEachWorkspace(written, (name) => call(name, one.path, 'DELETE'));
  const after = await measure(books, one, 5);
  const memory = residentMegabytes(pid);
  await stop();
  return table(
    ['Workspaces read', 'written', 'resident MB', 'GET one/s before', 'after', 'ratio'],
    [
      [
        touched,
        written,
        memory,
        before.perSecond,
        after.perSecond,
        after.perSecond / before.perSecond,
      ],
    ],
  );
};
