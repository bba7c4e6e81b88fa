import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Ran {
  readonly id: number;
  readonly output: string;
  readonly failed?: string | null;
}

/** A program that runs one sample after the other, because its start takes longer than a sample. */
export const startInterpreter = (command: string, ...args: readonly string[]) => {
  const child = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, output, failed } = JSON.parse(line) as Ran;
    if (failed) waiting.get(id)?.reject(new Error(failed));
    else waiting.get(id)?.resolve(output);
    waiting.delete(id);
  });
  const end = (reason: unknown): void => {
    for (const one of waiting.values())
      one.reject(new Error(`${command} ended: ${String(reason)}`));
  };
  child.once('error', end).once('exit', end);
  let runs = 0;
  return {
    run: (code: string, folder: string): Promise<string> => {
      const id = (runs += 1);
      const ran = Promise.withResolvers<string>();
      waiting.set(id, ran);
      child.stdin.write(`${JSON.stringify({ id, code, folder })}\n`);
      return ran.promise;
    },
    stop: (): void => void child.stdin.end(),
  };
};
