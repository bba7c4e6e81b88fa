import { readFileSync } from 'node:fs';
import type { Teacher } from './teacher.ts';

const document = new URL('../../../../docs/chance.md', import.meta.url);

/** What random500 answers with seed 42, as docs/chance.md prints it. */
const printed: readonly number[] = Array.from(
  readFileSync(document, 'utf8').matchAll(/^\| \d+ +\| 0\.\d{4} \| (\d{3}) /gm),
  ([, status]) => Number(status),
);

export interface Pulled {
  readonly members: number;
  /** How long the teacher's one request takes. */
  readonly milliseconds: number;
  readonly calls: number;
  /** How many calls differ from the printed table: after the setting, and after each member has reset. */
  readonly others: readonly [number, number];
}

/** Gives all members one seed, and compares what each of them then draws, twice. */
export const pullLever = async (
  site: string,
  teacher: Teacher,
  names: readonly string[],
): Promise<Pulled> => {
  const { path, keys } = await teacher.begin('One lever', names);
  const call = async (key: string, target: string, method = 'GET'): Promise<number> => {
    const reply = await fetch(`${site}/w/${key}/v1/practice${target}`, { method });
    await reply.arrayBuffer();
    return reply.status;
  };
  const ofAll = async (work: (key: string) => Promise<number>): Promise<number> =>
    (await Promise.all(keys.map(work))).reduce((sum, one) => sum + one, 0);
  const othersOf = async (key: string): Promise<number> => {
    let others = 0;
    for (const status of printed)
      if ((await call(key, '/testing/random500')) !== status) others += 1;
    return others;
  };

  await ofAll((key) => call(key, '/ping'));
  const began = performance.now();
  await teacher.ask('PUT', `${path}/start`, { seed: 42 });
  const milliseconds = performance.now() - began;
  const before = await ofAll(othersOf);
  await ofAll((key) => call(key, '/workspace/reset', 'POST'));
  const after = await ofAll(othersOf);
  await teacher.ask('DELETE', path);
  const calls = keys.length * printed.length;
  return { members: keys.length, milliseconds, calls, others: [before, after] };
};
