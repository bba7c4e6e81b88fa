import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { seedBooks } from '../../src/books/seed.ts';
import { defaultLimits } from '../../src/open-store.ts';
import { startPostgres } from '../support/postgres.ts';
import { engines, type EngineName } from '../support/engines.ts';
import { startApi } from '../robustness/test-process.ts';
import { compareUnderAttack, inRounds } from './test-under-attack.ts';

const program = fileURLToPath(new URL('test-flood.ts', import.meta.url));

type Statuses = Readonly<Record<number, number>>;

/** The flood as a process of its own, which waits until it is wanted and then says what it was answered. */
const startFlood = async (url: string, kind: string) => {
  const child = fork(program, [url, kind]);
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  const answered: Statuses[] = [];
  const attack = async (signal: AbortSignal) => {
    child.send('begin');
    await once(signal, 'abort');
    child.send('end');
    const [statuses] = (await once(child, 'message')) as [Statuses];
    answered.push(statuses);
  };
  return { attack, answered };
};

const newDatabase = async (engine: EngineName): Promise<string> => {
  if (engine === 'SQLite') {
    const folder = mkdtempSync(join(tmpdir(), 'sparring-flood-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return `file:${join(folder, 'flood.sqlite')}`;
  }
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  return postgres.newDatabase();
};

/** Somebody from another address, who writes into a workspace that was not there before. */
const makeNewcomer = async (url: string): Promise<number> => {
  const headers = { 'Content-Type': 'application/json', 'X-Workspace': 'newcomer' };
  const book = `${url}/books/${seedBooks[0]!.id}`;
  return (await fetch(book, { method: 'PATCH', headers, body: '{"stock":1}' })).status;
};

const floods = engines.flatMap((engine) => ['books', 'settings'].map((kind) => ({ engine, kind })));

test.each(floods)(
  'thirty learners work while one address floods $engine with new workspaces by writing $kind',
  async ({ engine, kind }) => {
    const { url, kill } = await startApi(await newDatabase(engine));
    onTestFinished(kill);
    const { attack, answered } = await startFlood(url, kind);
    const began = performance.now();
    const { ratio, failed } = await compareUnderAttack({ base: url }, attack, inRounds);
    const minutes = (performance.now() - began) / 60_000;
    expect(failed).toEqual([]);
    expect(ratio).toBeLessThan(inRounds.settledBelow);
    const count = (status: number) =>
      answered.reduce((sum, statuses) => sum + (statuses[status] ?? 0), 0);
    expect(count(200)).toBeGreaterThan(0);
    expect(count(200)).toBeLessThan(defaultLimits.newPerMinute * (1 + minutes) + 1);
    expect(new Set(answered.flatMap(Object.keys))).not.toContain('503');
    expect(await makeNewcomer(url)).toBe(200);
  },
  180_000,
);
