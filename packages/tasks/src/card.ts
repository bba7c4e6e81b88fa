export interface Found {
  readonly found: number;
  readonly of: number;
}

/** What the API takes from a card of the grader. */
export interface CardFacts {
  readonly id: string;
  /** Whether all runs that were asked for have ended. */
  readonly isComplete: boolean;
  /** How many baseline runs there were, and how many of them were green. */
  readonly baselines: { readonly runs: number; readonly green: number };
  readonly found: number;
  readonly byArea: Readonly<Record<string, Found>>;
  readonly byTechnique: Readonly<Record<string, Found>>;
  readonly changes: { readonly survived: number; readonly of: number };
  readonly isFull: boolean;
}

/** A complete card whose suite was green twice without a defect. */
export const isSound = ({ isComplete, baselines: { runs, green } }: CardFacts): boolean =>
  isComplete && runs >= 2 && green === runs;

/** Whether the suite survived every harmless change, and there was one. */
export const isCalm = ({ changes: { survived, of } }: CardFacts): boolean =>
  of > 0 && survived === of;

export const foundIn = ({ byArea }: CardFacts, areas: readonly string[]): number =>
  areas.reduce((sum, area) => sum + (byArea[area]?.found ?? 0), 0);
