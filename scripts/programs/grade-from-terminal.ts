import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startInstance } from '../../apps/grader/src/instance/start-instance.ts';
import { main, type Setting } from '../../apps/grader/src/grade/main.ts';
import { graded } from '../../apps/grader/src/graded/folder.ts';
import { processorTime } from '../../apps/grader/src/grade/processor.ts';

type Parts = Pick<Setting, 'book' | 'theme' | 'here' | 'stop' | 'prepare'>;

/** Grades with the programs and the terminal of this machine. */
export const gradeFromTerminal = (words: readonly string[], parts: Parts): Promise<number> =>
  main(words, settingHere(parts));

export const settingHere = (parts: Parts): Setting => ({
  ...parts,
  startInstance,
  now: () => new Date(),
  cores: availableParallelism(),
  processorTime,
  temporary: tmpdir(),
  timeoutMs: 30_000,
  // It has a number that is drawn for each build.
  buildId: async () =>
    createHash('sha256')
      .update(await readFile(graded.choices))
      .digest('hex'),
  pause: () => wait(200),
  terminal: {
    write: (text) => void process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
    width: process.stdout.columns ?? 80,
  },
  environment: process.env,
  root: resolve('.'),
});
