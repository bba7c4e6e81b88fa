import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startInstance } from '../../apps/grader/src/instance/start-instance.ts';
import { main, type Setting } from '../../apps/grader/src/grade/main.ts';
import { processorTime } from '../../apps/grader/src/grade/processor.ts';

type Parts = Pick<Setting, 'book' | 'theme' | 'here' | 'stop' | 'prepare'>;

/** Grades with the programs and the terminal of this machine. */
export const gradeFromTerminal = (words: readonly string[], parts: Parts): Promise<number> =>
  main(words, {
    ...parts,
    startInstance,
    now: () => new Date(),
    cores: availableParallelism(),
    processorTime,
    temporary: tmpdir(),
    timeoutMs: 30_000,
    terminal: {
      write: (text) => void process.stdout.write(text),
      isTerminal: process.stdout.isTTY,
      width: process.stdout.columns ?? 80,
    },
    environment: process.env,
    root: resolve('.'),
  });
