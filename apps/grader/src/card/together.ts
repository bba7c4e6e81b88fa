import type { Card, CardDefect, Earlier } from './card.ts';
import { foundOf, isFound, type Share } from './counts.ts';
import { dayAndTime } from './day-and-time.ts';

const hasRun = ({ verdict: { kind } }: CardDefect): boolean => kind !== 'error' && kind !== 'open';

/** All that a card and those before it tell, each defect by the last card that knows it. A find counts also when the tests have changed since: otherwise the sum would be that of the last card. */
export const knownAfter = ({
  defects,
  earlier = [],
  began,
  suiteHash,
}: Card): readonly Earlier[] => {
  const told = defects.filter(hasRun);
  const ids = new Set(told.map(({ id }) => id));
  const ofThis = ({ id, name, level, verdict }: CardDefect): Earlier => ({
    id,
    name,
    level,
    verdict,
    began,
    ...(suiteHash !== undefined && { suiteHash }),
  });
  return [...earlier.filter(({ id }) => !ids.has(id)), ...told.map(ofThis)];
};

export interface Together {
  readonly found: Share;
  /** Finds that are known from an earlier card alone. */
  readonly before: number;
  /** Of these, the ones of tests that did not run this time. */
  readonly notRun: number;
  /** When the oldest card began that still counts. */
  readonly since: string;
  /** Whether the tests are others now; nothing when nobody knows. */
  readonly isChanged: boolean | undefined;
}

const didNotRun = ({ verdict }: Earlier, tests: readonly string[]): boolean =>
  verdict.kind === 'found' &&
  verdict.by.length > 0 &&
  tests.length > 0 &&
  !verdict.by.some((name) => tests.includes(name));

/** What this card and those before it have told; nothing when this one tells everything itself. */
export const togetherOf = (card: Card): Together | undefined => {
  const all = knownAfter(card);
  const old = all.filter(({ began }) => began !== card.began);
  if (old.length === 0) return undefined;
  const finds = old.filter(isFound);
  const hashes = old.map(({ suiteHash }) => suiteHash);
  const isKnown = card.suiteHash !== undefined && !hashes.includes(undefined);
  return {
    found: foundOf(all),
    before: finds.length,
    notRun: finds.filter((one) => didNotRun(one, card.tests)).length,
    since: old.map(({ began }) => began).toSorted()[0]!,
    isChanged: isKnown ? hashes.some((hash) => hash !== card.suiteHash) : undefined,
  };
};

const changed = (isChanged: Together['isChanged']): string => {
  if (isChanged === false) return '';
  const state = isChanged ? 'have changed' : 'may have changed';
  return ` The files of your tests ${state} since: a card without --again measures all of them anew.`;
};

/** In sentences, for the screen and for the report. */
export const saidTogether = ({ found, before, notRun, since, isChanged }: Together): string => {
  const old = before === 0 ? '' : `, ${before} of them by cards from ${dayAndTime(since)} on`;
  const idle =
    notRun === 0
      ? ''
      : ` ${notRun} of these ${notRun === 1 ? 'was' : 'were'} found by tests that did not run this time.`;
  return `${found.part} of ${found.of} found together${old}.${idle}${before === 0 ? '' : changed(isChanged)}`;
};
