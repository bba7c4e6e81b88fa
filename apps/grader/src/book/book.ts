import { harmlessChanges } from '@sparring/defects/changes';
import type { Decoy } from '@sparring/defects/build/decoys';
import type { Defect } from '@sparring/defects/defect';
import { rules } from '@sparring/rules/rule-book';
import { type Change, waysOfRunning } from './changes.ts';

/** A defect with the area that it lies in. Its rule is one of the rule book, or of a book of a test. */
export interface BookDefect extends Omit<Defect, 'rule' | 'caught'> {
  readonly rule: string;
  readonly area: string;
  /** The source of the check that catches it. */
  readonly check: string;
}

/** All that can be in an instance, and the rules that it may break. */
export interface Book {
  readonly defects: readonly BookDefect[];
  readonly decoys: readonly Pick<Decoy, 'id' | 'area' | 'file'>[];
  readonly changes: readonly Change[];
  readonly ruleText: (rule: string) => string | undefined;
}

const texts = new Map<string, string>(rules.map(({ id, text }) => [id, text]));

export const bookOf = ({ defects, decoys }: Pick<Book, 'defects' | 'decoys'>): Book => ({
  defects,
  decoys,
  changes: [...harmlessChanges, ...waysOfRunning],
  ruleText: (rule) => texts.get(rule),
});
