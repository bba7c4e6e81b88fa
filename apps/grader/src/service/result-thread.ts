import { parentPort } from 'node:worker_threads';
import type { Result } from './cards.ts';
import { GraderProblem } from './problem.ts';
import { readResult, type SentResult } from './read-result.ts';

/** What the thread answers to each result that it is given. */
export type ThreadAnswer = { readonly result: Result } | { readonly refused: string };

const answerTo = async (sent: SentResult): Promise<ThreadAnswer> => {
  try {
    return { result: await readResult(sent) };
  } catch (error) {
    if (error instanceof GraderProblem) return { refused: error.message };
    throw error;
  }
};

parentPort?.on('message', async (sent: SentResult) => {
  parentPort?.postMessage(await answerTo(sent), []);
});
