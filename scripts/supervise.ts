import { Failure } from './failure.ts';
import { type Child, exitOf, type Service } from './services.ts';

/** Within this time, so many ends of one service are no accident any more. */
const shortTimeMs = 60_000;
const tooMany = 5;

/** Keeps a service running: one that ends is started again at once, until it ends too often. */
export const supervise = async (
  { name, launch }: Pick<Service, 'name' | 'launch'>,
  first: Child,
  isStopping: () => boolean,
): Promise<never> => {
  const ends: number[] = [];
  for (let child = first; ; child = launch()) {
    const reason = await exitOf(child);
    if (isStopping()) throw new Failure(`${name} stopped (${reason}).`);
    ends.push(performance.now());
    if (ends.length >= tooMany && ends.at(-1)! - ends.at(-tooMany)! < shortTimeMs) {
      throw new Failure(
        `${name} stopped ${tooMany} times within a minute (${reason}): see the lines above.`,
      );
    }
    console.error(`✗ ${name} stopped (${reason}) and is started again.`);
  }
};
