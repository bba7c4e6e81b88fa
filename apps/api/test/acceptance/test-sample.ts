import type { Workspace } from './test-client.ts';

export interface NoteWrite {
  readonly note: string;
  readonly kind: 'add' | 'change';
  readonly text: string;
  readonly offline?: true;
  readonly status: number;
}

/** What has happened in a lab, and the same with a part of the task missing. */
export interface Sample {
  /** The workspace whose codes the facts have, if they depend on it. */
  readonly workspace?: string;
  readonly solved: object;
  /** What has to happen before, if the API compares the facts with what it has seen. */
  readonly prepare?: (workspace: Workspace) => Promise<void>;
  /** What is different after half of the task. */
  readonly half: object;
  /** How the verdict on half of the task begins. */
  readonly says: string;
}

/** The facts of the second of two runs, of which the first had another setting. */
export const afterRun = <Facts extends object>(first: Partial<Facts>, facts: Facts) => ({
  ...facts,
  before: { ...facts, ...first },
});
