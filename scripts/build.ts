import { Failure } from './failure.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** Builds what has changed. Prints the output of the bundlers only when the build fails. */
export const build = async (): Promise<void> => {
  // Vitest sets another one, with which React is built for development, and Turborepo would keep that build.
  const env = { NODE_ENV: 'production' };
  const words = ['run', 'build', '--output-logs=errors-only'];
  const built = await succeedsQuietly('turbo', words, { env });
  if (!built) throw new Failure('The build failed: see the lines above.');
};
