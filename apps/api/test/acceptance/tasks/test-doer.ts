import type { TaskId } from '@sparring/contracts/tasks/task-ids';
import { vi } from 'vitest';
import { type MemberClient } from '../desk/test-desk-at.ts';
import { deskOrigin, memberWith } from '../desk/test-desk.ts';

/** Whoever does something in a workspace. */
export interface Doer extends MemberClient {
  /** Reads as much of an answer as there is, or gives it up after some milliseconds. */
  readonly readPart: (
    path: string,
    how?: { readonly after?: string; readonly patience?: number },
  ) => Promise<void>;
}

/** What one step leaves for the next ones, also for those of another member: an id, a token. */
export type Kept = Record<string, string>;

export type DeedStep = (doer: Doer, kept: Kept) => Promise<unknown>;

/** A task, what does it, and what nearly does. */
export interface Case {
  readonly task: TaskId;
  readonly deed: readonly DeedStep[];
  readonly almost: readonly DeedStep[];
  /** What leaves traces of the deed without it. */
  readonly forged: readonly [readonly DeedStep[], readonly DeedStep[]];
  /** For a deed of one step: two halves of it. */
  readonly halves?: readonly [DeedStep, DeedStep];
}

export const doerWith = (name: string): Doer => ({
  ...memberWith(name),
  readPart: async (path, { after, patience = 20_000 } = {}) => {
    const asked = fetch(`${deskOrigin}/w/${name}/v1/practice${path}`, {
      signal: AbortSignal.timeout(patience),
      ...(after !== undefined && { headers: { 'Last-Event-ID': after } }),
    });
    await Promise.allSettled([asked.then((response) => response.text())]);
  },
});

/** Waits as long as an answer has said: that is a part of the deed. */
export const waitFor = async (seconds: number): Promise<void> => {
  const began = Date.now();
  await vi.waitUntil(() => Date.now() - began > seconds * 1000 + 10, { timeout: 20_000 });
};

const doInTurn = async (
  steps: readonly DeedStep[],
  doerOf: (at: number) => Doer,
): Promise<void> => {
  const kept: Kept = {};
  for (const [at, step] of steps.entries()) await step(doerOf(at), kept);
};

export const doAll = (steps: readonly DeedStep[], doer: Doer): Promise<void> =>
  doInTurn(steps, () => doer);

/** One member does the first half, another the rest, with everything that the first one knows. */
export const share = ({ deed, halves }: Case, one: Doer, other: Doer): Promise<void> => {
  const steps = halves ?? deed;
  const middle = Math.ceil(steps.length / 2);
  return doInTurn(steps, (at) => (at < middle ? one : other));
};

let count = 0;

/** An ISBN that no book has had yet. */
export const newNumber = (): number => (count += 1);
