import { longestWaitMs } from '../changes/later.ts';
import type { Baseline } from './baseline.ts';

export const slowestOf = ({ runs }: Pick<Baseline, 'runs'>): number =>
  Math.max(...runs.map(({ seconds }) => seconds));

/** A run may take twice as long as the slowest baseline run, and a little. */
export const limitOf = (baseline: Pick<Baseline, 'runs'>, timeoutMs: number): number =>
  2000 * slowestOf(baseline) + timeoutMs;

/** Several defects may each hold up a run. */
export const limitOfPool = (part: Pick<Baseline, 'runs'>, timeoutMs: number): number =>
  1.5 * limitOf(part, timeoutMs);

/** One of the harmless changes delays every answer, and a suite may ask one question after the other. */
export const limitOfChange = (
  { runs, requests }: Pick<Baseline, 'runs' | 'requests'>,
  timeoutMs: number,
): number => 2 * limitOf({ runs }, timeoutMs) + requests * longestWaitMs;
