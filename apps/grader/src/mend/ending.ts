import type { CardDefect, Verdict } from '../card/card.ts';
import type { TestResults } from '../suite/test-results.ts';

/** What has become of a find. */
export type Fate =
  | 'kept'
  /** A test that found it runs, and is green with it. */
  | 'masked'
  /** The tests that found it are skipped, deleted, or have another name: everybody sees that they do not run. */
  | 'reported'
  /** The tests that found it are red without it, too. */
  | 'red'
  /** Its run took too long or broke off. */
  | 'unknown';

/** What is known of a mended suite on one product. */
export interface Mended {
  /** By the ids of the finds, each beside the redesign alone; none when nothing can be graded. */
  readonly verdicts: ReadonlyMap<string, Verdict['kind']>;
  /** What its tests come to on the product as it was mended for. */
  readonly onProduct: TestResults;
  /** What they come to there without the defect. */
  readonly withoutDefect: TestResults;
  /** The id of the defect of that product. */
  readonly defect?: string | undefined;
}

const testsOf = ({ verdict }: CardDefect): readonly string[] =>
  verdict.kind === 'found' ? verdict.by : [];

export const fateOf = (find: CardDefect, mended: Mended): Fate => {
  const verdict = mended.verdicts.get(find.id) ?? 'missed';
  if (verdict === 'found') return 'kept';
  if (verdict !== 'missed') return 'unknown';
  const isOfProduct = find.id === mended.defect;
  const results = isOfProduct ? mended.onProduct : mended.withoutDefect;
  // pytest shows a test that is expected to fail as skipped where it fails, and as green elsewhere.
  const isSkipped = (name: string): boolean => mended.onProduct.get(name)?.state === 'skipped';
  const running = testsOf(find).filter((name) => !isSkipped(name));
  const states = new Set(running.map((name) => results.get(name)?.state));
  // Without names nobody can say more than that it is no longer found.
  if (states.has('green') || testsOf(find).length === 0) return 'masked';
  // Red with the defect and without it: it does not look for the defect any more, and hides nothing.
  return states.has('red') ? 'red' : 'reported';
};

/** A suite that nobody has changed finds what it found, but for what a redesign keeps red. */
export const fateUnchanged = (find: CardDefect, withoutDefect: TestResults): Fate => {
  const isRed = (name: string): boolean => withoutDefect.get(name)?.state === 'red';
  return testsOf(find).length > 0 && testsOf(find).every(isRed) ? 'red' : 'kept';
};
