import { Failure } from './failure.ts';
import { succeedsQuietly } from './programs/processes.ts';

/** Builds what has changed. Prints the output of the bundlers only when the build fails. */
export const build = async (): Promise<void> => {
  const built = await succeedsQuietly('turbo', ['run', 'build', '--output-logs=errors-only']);
  if (!built) throw new Failure('The build failed: see the lines above.');
};
