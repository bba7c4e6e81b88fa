import { resolve } from 'node:path';
import { ensureGraded } from '../apps/grader/src/graded/ensure.ts';
import { Failure } from './programs/failure.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** Makes the graded build of site and API, unless it is there and nothing has changed. */
export const prepareGraded = (): Promise<void> =>
  ensureGraded(resolve('.'), async () => {
    console.log('Building a Sparring that can hold defects (only when its source has changed) …');
    const built = await succeedsQuietly(process.execPath, ['apps/grader/src/graded/main.ts']);
    if (!built) throw new Failure('The graded build failed: the lines above say why.');
  });
