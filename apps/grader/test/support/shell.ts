import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeFolder } from './grading.ts';

export interface ShellSetup {
  /** A script for sh; 0 passes. */
  readonly suite: string;
  readonly options?: string;
  readonly command?: string;
  readonly shell?: string;
  /** Lines that the shell reads before the client. */
  readonly before?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The name of the folder of the tests. */
  readonly name?: string;
}

/** The program that a shell is; nothing when this machine does not have it. */
const programOf = (shell: string): string => {
  const line = `${shell} -c true && readlink -f "$(command -v ${shell})"`;
  return spawnSync(line, { shell: true, encoding: 'utf8' }).stdout.trim();
};

/** Those of this machine; sh is often one of the others. */
export const shells = [
  ...Map.groupBy(['sh', 'dash', 'bash', 'busybox sh'], programOf).entries(),
].flatMap(([program, [shell]]) => (program !== '' && shell ? [shell] : []));

/** Runs the client as a learner does, in a shell that reads it from a pipe. */
export const launch = async (
  address: string,
  {
    suite,
    options = '',
    command = './suite.sh',
    shell = 'sh',
    before = '',
    env,
    name = 'tests',
  }: ShellSetup,
) => {
  const [folder, temporary] = [join(await makeFolder(), name), await makeFolder()];
  mkdirSync(folder);
  writeFileSync(join(folder, 'suite.sh'), `#!/bin/sh\n${suite}\n`);
  chmodSync(join(folder, 'suite.sh'), 0o755);
  const line = `{ echo "$BEFORE"; curl -s ${address}/grade.sh; } | ${shell} -s -- ${options} ${command}`;
  const child = spawn('sh', ['-c', line], {
    cwd: folder,
    env: { ...process.env, ...env, TMPDIR: temporary, BEFORE: before },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let screen = '';
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (screen += text));
  const closed = once(child, 'close') as Promise<[number | null]>;
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
    await closed;
  });
  return {
    folder,
    child,
    screen: () => screen,
    /** Its exit status; nothing may be left in the folder of temporary files. */
    ended: async (): Promise<number | null> => {
      const [code] = await closed;
      expect(readdirSync(temporary)).toEqual([]);
      return code;
    },
  };
};

export const grade = async (address: string, setup: ShellSetup) => {
  const launched = await launch(address, setup);
  const code = await launched.ended();
  return { ...launched, code, screen: launched.screen() };
};

export const greets = `case "$(curl -s "$WEB_URL/")" in Hello*) ;; *) echo no greeting; exit 1 ;; esac`;
export const adds = `case "$(curl -s "$API_URL/sum?a=2&b=2")" in 4*) ;; *) echo no sum; exit 1 ;; esac`;

/** A process that has ended may stand in the list until somebody asks for its status. */
export const isRunning = (id: number): boolean => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return /^[^Z\s]/.test(stdout);
};
