import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attacks, type AttackName } from './test-attacks.ts';
import type { Running } from '../robustness/test-process.ts';
import { startBoth } from '../robustness/test-site.ts';
import { compareUnderAttacks, inRounds, type Attack, type Compared } from './test-under-attack.ts';
import { usageOf } from '../robustness/test-usage.ts';

const program = fileURLToPath(new URL('test-attacker.ts', import.meta.url));

const servers = await startBoth();
afterAll(servers.kill);
const { api, site } = servers;

const held = () => [api, site].map(({ pid }) => usageOf(pid).megabytes);

/** Returns, when the signal aborts, by how many megabytes the servers had grown at most. */
const growthUntil = async (signal: AbortSignal): Promise<number> => {
  const atFirst = held();
  let most = 0;
  const look = () => {
    most = Math.max(most, ...held().map((megabytes, at) => megabytes - atFirst[at]!));
  };
  const watch = setInterval(look, 50);
  await once(signal, 'abort');
  clearInterval(watch);
  look();
  return most;
};

interface Attacker {
  readonly attack: Attack;
  readonly grown: number[];
  readonly leave: () => void;
}

/** The attack as a process of its own, which waits until it is wanted. */
const attacker = async (name: AttackName, { url }: Running): Promise<Attacker> => {
  const child = fork(program, [name, new URL(url).port]);
  await once(child, 'message');
  const grown: number[] = [];
  const attack: Attack = async (signal) => {
    child.send('begin');
    grown.push(await growthUntil(signal));
    const over = once(child, 'message');
    child.send('end');
    await over;
  };
  return { attack, grown, leave: () => void child.kill() };
};

const names = Object.keys(attacks) as AttackName[];

describe.each([
  { where: 'the API', server: api },
  { where: 'the site', server: site },
])('the work of thirty learners at $where', ({ server }) => {
  const found = new Map<AttackName, Compared & { readonly grown: number }>();

  beforeAll(async () => {
    const all = await Promise.all(names.map((name) => attacker(name, server)));
    const compared = await compareUnderAttacks(
      { base: server.url, paceMs: 25 },
      all.map(({ attack }) => attack),
      inRounds,
    );
    for (const { leave } of all) leave();
    for (const [at, name] of names.entries())
      found.set(name, { ...compared[at]!, grown: Math.max(...all[at]!.grown) });
  }, 600_000);

  test.each(names)('is not slower while a client %s', (name) => {
    const { ratio, failed, grown } = found.get(name)!;
    expect(failed).toEqual([]);
    expect(grown).toBeLessThan(200);
    expect(ratio).toBeLessThan(inRounds.settledBelow);
  });

  test('ends neither server', () => {
    expect([api, site].map(({ hasEnded }) => hasEnded())).toEqual([false, false]);
  });
});
