import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { attacks, type AttackName } from './test-attacks.ts';
import type { Running } from './test-process.ts';
import { startBoth } from './test-site.ts';
import { compareUnderAttack, type Attack } from './test-under-attack.ts';
import { usageOf } from './test-usage.ts';

const program = fileURLToPath(new URL('test-attacker.ts', import.meta.url));

/** The attack as a process of its own, which waits until it is wanted. */
const attacker = async (name: AttackName, { url }: Running): Promise<Attack> => {
  const child = fork(program, [name, new URL(url).port]);
  onTestFinished(() => void child.kill());
  await once(child, 'message');
  return async (signal) => {
    child.send('begin');
    await once(signal, 'abort');
    const over = once(child, 'message');
    child.send('end');
    await over;
  };
};

const servers = await startBoth();
afterAll(servers.kill);
const { api, site } = servers;

/** The most that the servers held while it was looked at. */
const watching = () => {
  let most = 0;
  const look = () => {
    const held = [api, site].map(({ pid }) => usageOf(pid).megabytes);
    most = Math.max(most, ...held);
  };
  const watch = setInterval(look, 50);
  onTestFinished(() => clearInterval(watch));
  look();
  const atFirst = most;
  return { grown: () => most - atFirst };
};

const names = Object.keys(attacks) as AttackName[];
const aims = [api, site].flatMap((server) =>
  names.map((name) => ({ name, server, where: server === api ? 'the API' : 'the site' })),
);

/** Three rounds of two seconds in quiet and two under the attack; up to nine where the machine is too noisy to tell. */
const bounds = { rounds: 3, mostRounds: 9, settledBelow: 2, callsInALesson: 40 };

test.each(aims)(
  'the work of thirty learners is not slower while a client $name at $where',
  async ({ name, server }) => {
    const attack = await attacker(name, server);
    const { grown } = watching();
    const { ratio, failed } = await compareUnderAttack({ base: server.url }, attack, bounds);
    expect(failed).toEqual([]);
    expect(grown()).toBeLessThan(200);
    expect(ratio).toBeLessThan(bounds.settledBelow);
    expect([api, site].map(({ hasEnded }) => hasEnded())).toEqual([false, false]);
  },
  120_000,
);
