import { Failure } from './failure.ts';
import { type Child, exitOf, type Service } from './services.ts';

/** A service that has ended this often within this time is not restarted. */
const periodMs = 60_000;
const tooMany = 5;

/**
 * Restarts a service whenever it ends, until it has ended too often. Without a gap, as node:cluster does it, two processes
 * would need the SQLite file, which one of them locks.
 */
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
    if (ends.length >= tooMany && ends.at(-1)! - ends.at(-tooMany)! < periodMs) {
      throw new Failure(
        `${name} stopped ${tooMany} times within a minute (${reason}): see the lines above.`,
      );
    }
    console.error(`✗ ${name} stopped (${reason}) and is restarted.`);
  }
};
