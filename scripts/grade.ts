import { availableParallelism, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startInstance } from '../apps/grader/src/instance/start-instance.ts';
import { readBook } from '../apps/grader/src/book/read-book.ts';
import { main } from '../apps/grader/src/grade/main.ts';
import { processorTime } from '../apps/grader/src/grade/processor.ts';
import { script } from './programs/failure.ts';
import { prepareGraded } from './graded.ts';

await script(async (stop) =>
  main(process.argv.slice(2), {
    book: await readBook(),
    startInstance,
    stop,
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
    here: process.env['INIT_CWD'] ?? process.cwd(),
    root: resolve('.'),
    prepare: prepareGraded,
  }),
);
