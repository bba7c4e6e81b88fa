import type { StartInstance } from '../instance/instance.ts';
import type { Told } from './told.ts';

/** What a grading is given by the world. */
export interface Ring {
  readonly tell: (told: Told) => void;
  /** Ctrl-C. */
  readonly stop: AbortSignal;
  readonly now: () => Date;
  /** What a bout may take beyond twice the time of a baseline run. */
  readonly timeoutMs: number;
}

/** A ring whose runs are processes of this machine. */
export interface Machine extends Ring {
  readonly startInstance: StartInstance;
  readonly cores: number;
  /** Where folders are made that go with the card. */
  readonly temporary: string;
}

/** Ctrl-C before anything was known. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
