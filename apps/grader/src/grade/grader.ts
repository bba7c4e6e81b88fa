import type { RedesignId } from '@sparring/defects/redesigns/redesigns';
import type { StartInstance } from '../instance/instance.ts';
import type { GradeEvent } from './event.ts';
import type { ProcessorTime } from './processor.ts';

/** What a grading is given by the world. */
export interface Grader {
  readonly emit: (event: GradeEvent) => void;
  /** Ctrl-C. */
  readonly stop: AbortSignal;
  readonly now: () => Date;
  /** What a run may take beyond twice the time of a baseline run. */
  readonly timeoutMs: number;
}

/** A grader whose runs are processes of this machine. */
export interface Machine extends Grader {
  readonly startInstance: StartInstance;
  readonly cores: number;
  readonly processorTime: () => ProcessorTime;
  /** Where folders are made that go with the card. */
  readonly temporary: string;
}

/** Every instance has the redesign. */
export const redesigned = (machine: Machine, redesign: RedesignId | undefined): Machine => ({
  ...machine,
  startInstance: (options) => machine.startInstance({ ...options, redesign }),
});

/** Ctrl-C before anything was known. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}
