import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startInstanceIn } from '../../src/instance/start-instance.ts';

const anyPort = { webPort: 0, apiPort: 0 };
const module = fileURLToPath(new URL('../../src/instance/start-instance.ts', import.meta.url));

/** The processes that this one has started. */
const children = (): readonly number[] =>
  globSync('/proc/self/task/*/children').flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Opens instances, and knows the process that waits for the next one. */
const opening = () => {
  const startInstance = startInstanceIn(process.env);
  const open = async () => {
    const before = new Set(children());
    const instance = await startInstance(anyPort);
    onTestFinished(instance.stop);
    const waiting = children().find((pid) => !before.has(pid) && pid !== instance.pid);
    return { instance, waiting };
  };
  return open;
};

describe.runIf(process.platform === 'linux')('the process of the next instance', () => {
  test('waits as soon as an instance is open, and becomes the next one [CORNER-05]', async () => {
    const open = opening();
    const { waiting } = await open();
    expect(waiting).toBeGreaterThan(0);
    const { instance } = await open();
    expect(instance.pid).toBe(waiting);
    expect((await fetch(`${instance.webUrl}/shopping`)).status).toBe(200);
  });

  test('is replaced when it has ended', async () => {
    const open = opening();
    const { waiting } = await open();
    process.kill(waiting!, 'SIGKILL');
    while (children().includes(waiting!)) await setImmediate();
    const { instance } = await open();
    expect((await fetch(`${instance.webUrl}/shopping`)).status).toBe(200);
  });
});

test('a program that has stopped its instance ends, although a process waits for the next one [CORNER-05]', async () => {
  const script = `const { startInstance } = await import(${JSON.stringify(module)});
    const { stop } = await startInstance(${JSON.stringify(anyPort)});
    await stop();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
