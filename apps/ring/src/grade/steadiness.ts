import { isQuiet, type Judged, type Shown } from './verdict.ts';

/**
 * What can be believed. A run in which nothing was to be found, and that was red all the same, takes away the
 * word of the tests that were red in it, of a command that broke off, or of the clock. So does a green one of the tests
 * that were missing in it: they may be skipped in every run, and a search would wait for them to be green.
 */
export interface Steadiness {
  readonly note: (shown: Shown, missing?: readonly string[]) => void;
  /** What a run says, and says again when it was repeated, as far as it can be believed. */
  readonly judge: (shown: Shown, again?: Shown) => Judged;
  /** The tests that lost their word. */
  readonly unsteady: () => ReadonlySet<string>;
  /** Whether a command that breaks off, or names no test, can be believed. */
  readonly isCommandSteady: () => boolean;
  /** Whether nothing was red yet where nothing was to be found. */
  readonly isWhole: () => boolean;
}

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

export const createSteadiness = (isCommandSteady: boolean): Steadiness => {
  const unsteady = new Set<string>();
  let isCommandBelieved = isCommandSteady;
  let isClockBelieved = true;
  let isWhole = true;
  return {
    note: (shown, missing = []) => {
      for (const name of missing) unsteady.add(name);
      if (isQuiet(shown) || shown.kind === 'error') return;
      isWhole = false;
      if (shown.kind === 'late') isClockBelieved = false;
      else if (shown.isBroken) isCommandBelieved = false;
      else for (const name of shown.red) unsteady.add(name);
    },
    judge: (first, again) => {
      const shown = again ? both(first, again) : first;
      if (shown.kind === 'error') return shown;
      if (shown.kind === 'late') return isClockBelieved ? shown : { kind: 'green' };
      const by = shown.red.filter((name) => !unsteady.has(name));
      const isRed = by.length > 0 || (shown.isBroken && isCommandBelieved);
      return isRed ? { kind: 'red', by } : { kind: 'green' };
    },
    unsteady: () => unsteady,
    isCommandSteady: () => isCommandBelieved,
    isWhole: () => isWhole,
  };
};
