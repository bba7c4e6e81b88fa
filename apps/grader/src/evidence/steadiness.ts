import { isAllGreen, type Judged, type Shown } from './shown.ts';

/**
 * What can be believed. A run in which nothing was to be found, and that was red all the same, shows that the tests
 * that were red in it are flaky, or a command that broke off, or the clock. So does a green one of the tests that were
 * missing in it: they may be skipped in every run, and a search would wait for them to be green.
 */
export interface Steadiness {
  readonly flaky: ReadonlySet<string>;
  /** Whether a command that breaks off, or names no test, can be believed. */
  readonly isCommandSteady: boolean;
  readonly isClockSteady: boolean;
  /** Whether nothing was red yet where nothing was to be found. */
  readonly isWhole: boolean;
}

export const steadyAtFirst = (isCommandSteady: boolean): Steadiness => ({
  flaky: new Set(),
  isCommandSteady,
  isClockSteady: true,
  isWhole: true,
});

/** What is red both times, in the same way. */
export const both = (one: Shown, again: Shown): Shown => {
  if (one.kind !== 'ended' || again.kind === 'error') return one;
  const [red, isBroken] = again.kind === 'late' ? [[], false] : [again.red, again.isBroken];
  return {
    kind: 'ended',
    red: one.red.filter((name) => red.includes(name)),
    isBroken: one.isBroken && isBroken,
  };
};

/** After a run in which nothing was to be found. */
export const afterControl = (
  before: Steadiness,
  shown: Shown,
  missing: readonly string[] = [],
): Steadiness => {
  const steadiness = { ...before, flaky: new Set([...before.flaky, ...missing]) };
  if (isAllGreen(shown) || shown.kind === 'error') return steadiness;
  if (shown.kind === 'late') return { ...steadiness, isWhole: false, isClockSteady: false };
  if (shown.isBroken) return { ...steadiness, isWhole: false, isCommandSteady: false };
  return { ...steadiness, isWhole: false, flaky: new Set([...steadiness.flaky, ...shown.red]) };
};

/** What a run says, and says again when it was repeated, as far as it can be believed. */
export const judge = (
  { flaky, isCommandSteady, isClockSteady }: Steadiness,
  first: Shown,
  again?: Shown,
): Judged => {
  const shown = again ? both(first, again) : first;
  if (shown.kind === 'error') return shown;
  if (shown.kind === 'late') return isClockSteady ? shown : { kind: 'green' };
  const by = shown.red.filter((name) => !flaky.has(name));
  const isRed = by.length > 0 || (shown.isBroken && isCommandSteady);
  return isRed ? { kind: 'red', by } : { kind: 'green' };
};
