import type { Expect, Page } from '@playwright/test';
import type { RuleId } from '@sparring/rules/rule-book';
import type { Client } from './client.ts';
import type { PrintedIn } from './runtime/choose.ts';

export const levels = ['easy', 'medium', 'hard', 'sneaky'] as const;
export type Level = (typeof levels)[number];

/** What finds such a defect. */
export const techniques = {
  accessibility: 'Use the page by keyboard and by the names that a screen reader says.',
  boundaries: 'Test the last value that is allowed and the first that is not.',
  concurrency: 'Read, let somebody else write, then write with what you have read.',
  contract: 'Check the status, the headers and the whole body, not only one field.',
  duplicates: 'Put two equal things and one other into the data.',
  languages: 'Use other letters, zones and formats than your own.',
  negative: 'Send what must be refused, and see that it is.',
  navigation: 'Reload, go back, and open addresses directly.',
  oracle: 'Compute the expected value yourself, from more than one example.',
  paging: 'Look at all pages together: nothing twice, nothing missing, in order.',
  security: 'Ask with the wrong password, a changed token, as somebody else.',
  sequences: 'Do it, undo it, do it again, and look at the whole state each time.',
  timing: 'Look before, during and after the time that is promised.',
} as const;
export type Technique = keyof typeof techniques;

/** What a check is given. The address, the workspace and the browser context are its own. */
export interface Bout {
  readonly page: Page;
  readonly api: Client;
  readonly expect: Expect;
}

/** One small wrong edit of the source, with its own proof. */
export interface Defect {
  readonly id: string;
  readonly rule: RuleId;
  readonly level: Level;
  readonly technique: Technique;
  /** The source that is edited, from the root of the repository. */
  readonly file: string;
  /** Stands exactly once in the file, inside one top-level declaration. */
  readonly from: string;
  readonly to: string;
  /** What the edit needs at the top of the file: an import, or a variable. */
  readonly above?: string;
  /**
   * The declaration is a pure function: its answer depends on its arguments alone, and it changes
   * nothing. Then one clean run tells whether a suite ever gives it arguments for which the defect shows.
   */
  readonly pure?: true;
  /**
   * An expression at the place of the edit, without side effects: as long as it is false, nobody uses what
   * the defect breaks, and the edit changes nothing. A suite is then told that it never went there.
   */
  readonly used?: string;
  /**
   * The same of the data: as long as it is false, the edit changes nothing. A suite is then told that its
   * data is too tame.
   */
  readonly matters?: string;
  /**
   * Where no expression can be sure: data for which the defect shows. The defect has its run, and a suite that was
   * green in it without such data is told the same.
   */
  readonly likely?: string;
  /**
   * Of what is made when the program is loaded: where it shows, so that a suite which goes there may notice. Without
   * it, what is in the code of pages may show in them.
   */
  readonly printed?: readonly PrintedIn[];
  /** What a user would notice. */
  readonly seen: string;
  /** From a nudge to nearly everything. */
  readonly hints: readonly [string, string, string];
  /** Passes on the sound Sparring and fails with this defect in it. */
  readonly caught: (bout: Bout) => Promise<void>;
}

/** The three hints have names, from a nudge to nearly everything. */
interface Described extends Omit<Defect, 'id' | 'rule' | 'level' | 'technique' | 'hints'> {
  readonly nudge: string;
  readonly hint: string;
  readonly recipe: string;
}

export const defect = (
  id: string,
  rule: RuleId,
  level: Level,
  technique: Technique,
  { nudge, hint, recipe, ...described }: Described,
): Defect => ({ id, rule, level, technique, hints: [nudge, hint, recipe], ...described });
