import { readDefects } from '@sparring/defects/all';
import type { Defect } from '@sparring/defects/defect';
import { waysOfRunning } from './changes.ts';

/** A change that breaks no rule. */
export interface Change {
  readonly id: string;
  /** What differs. */
  readonly text: string;
  /** The suite that turns red all the same: "selects by class". */
  readonly catches: string;
  /** The suite runs twice in one corner, which is otherwise as it was. */
  readonly isTwice?: boolean;
}

/** All that can be in a corner, and the rules that it may break. */
export interface Book {
  readonly defects: readonly (Defect & { readonly area: string })[];
  readonly changes: readonly Change[];
  readonly ruleText: (rule: string) => string | undefined;
}

export const readBook = async (): Promise<Book> => ({
  defects: await readDefects(),
  changes: waysOfRunning,
  ruleText: () => undefined,
});
