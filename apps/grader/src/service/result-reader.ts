import { Worker } from 'node:worker_threads';
import type { Result } from './cards.ts';
import { GraderProblem } from './problem.ts';
import type { SentResult } from './read-result.ts';
import type { ThreadAnswer } from './result-thread.ts';

/** Reading 8 MB takes less than a second. */
const longestMs = 20_000;
const mostMegabytes = 256;

/** Beside this file, in the source as in the build. */
const program = new URL(
  `./result-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

interface Waiting extends PromiseWithResolvers<ThreadAnswer> {
  readonly sent: SentResult;
}

const tooCostly: ThreadAnswer = {
  refused: 'The result takes too much time or memory to read: send less JUnit XML.',
};

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads results in a thread of its own, one after the other and the shortest first: what a learner sends holds
 * up nobody else, and JSON.parse alone needs 0.8 s for 8 MB of brackets. A result that the thread cannot bear ends the thread; the next result gets a new one.
 */
export const createResultReader = () => {
  const line: Waiting[] = [];
  let current: Waiting | undefined;
  let thread: Worker | undefined;
  let limit: NodeJS.Timeout | undefined;

  const finish = (settle: (finished: Waiting) => void): void => {
    clearTimeout(limit);
    const finished = current;
    current = undefined;
    if (finished) settle(finished);
    next();
  };

  const giveUp = (): void => finish(({ resolve }) => resolve(tooCostly));

  const end = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    started.unref();
    started.on('message', (answer: ThreadAnswer) => {
      if (started === thread) finish(({ resolve }) => resolve(answer));
    });
    started.on('error', (error) => {
      if (started !== thread) return;
      thread = undefined;
      if (isOutOfMemory(error)) giveUp();
      else finish(({ reject }) => reject(error));
    });
    return started;
  };

  const next = (): void => {
    if (current || line.length === 0) return;
    const sizes = line.map(({ sent }) => sent.bytes.length);
    [current] = line.splice(sizes.indexOf(Math.min(...sizes)), 1);
    thread ??= start();
    thread.postMessage(current!.sent, []);
    limit = setTimeout(() => {
      void end();
      giveUp();
    }, longestMs).unref();
  };

  const read = async (sent: SentResult): Promise<Result> => {
    const waiting = { sent, ...Promise.withResolvers<ThreadAnswer>() };
    line.push(waiting);
    next();
    const answer = await waiting.promise;
    if ('result' in answer) return answer.result;
    throw new GraderProblem('invalid-input', answer.refused);
  };

  return { read, close: end };
};

export type ReadResult = ReturnType<typeof createResultReader>['read'];
