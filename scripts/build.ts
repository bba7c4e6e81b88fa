import { resolve } from 'node:path';
import { writeSource } from '../apps/web/vite/source/write.ts';
import { Failure } from './programs/failure.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** Builds what has changed, and packs the source, which the site serves. Prints the output of the bundlers only when the build fails. */
export const build = async (): Promise<void> => {
  // Vitest sets NODE_ENV to test: React would be built for development, and Turborepo would cache that build.
  const env = { NODE_ENV: 'production' };
  const words = ['run', 'build', '--output-logs=errors-only'];
  const built = await succeedsQuietly('turbo', words, { env });
  if (!built) throw new Failure('The build failed: see the lines above.');
  writeSource(resolve('.'), resolve('apps/web/dist/site'));
};
