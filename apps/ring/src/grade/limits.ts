import { longestWaitMs } from '../changes/later.ts';
import type { Sound } from './sound.ts';

export const slowestOf = ({ runs }: Pick<Sound, 'runs'>): number =>
  Math.max(...runs.map(({ seconds }) => seconds));

/** A run may take twice as long as the slowest sound one, and a little. */
export const limitOf = (sound: Pick<Sound, 'runs'>, patienceMs: number): number =>
  2000 * slowestOf(sound) + patienceMs;

/** One of the harmless changes delays every answer, and a suite may ask one question after the other. */
export const limitOfChange = (
  { runs, requests }: Pick<Sound, 'runs' | 'requests'>,
  patienceMs: number,
): number => 2 * limitOf({ runs }, patienceMs) + requests * longestWaitMs;
