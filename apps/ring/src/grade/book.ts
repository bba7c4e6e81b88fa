import type { Defect } from '@sparring/defects/defect';

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
