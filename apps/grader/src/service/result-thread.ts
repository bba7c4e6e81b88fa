import { parentPort } from 'node:worker_threads';
import type { Result } from './cards.ts';
import { GraderProblem } from './problem.ts';
import { readResult, type Sent } from './read-result.ts';

/** What the thread answers to each result that it is given. */
export type Answer = { readonly result: Result } | { readonly refused: string };

const answerTo = async (sent: Sent): Promise<Answer> => {
  try {
    return { result: await readResult(sent) };
  } catch (error) {
    if (error instanceof GraderProblem) return { refused: error.message };
    throw error;
  }
};

parentPort?.on('message', async (sent: Sent) => {
  parentPort?.postMessage(await answerTo(sent), []);
});
