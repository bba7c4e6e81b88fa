import { isOfPages } from '../card/is-of-pages.ts';
import type { Audit, Planted } from '../card/card.ts';
import { type Draw, drawn } from '../card/draw.ts';
import { plural } from '../look/words.ts';
import type { Baseline } from './baseline.ts';
import type { DecoyOfArea } from './select.ts';

const auditRuns = 8;

/** Of a suite that is red with half of what it knows, so many catch 99 of 100 (0322). */
const fewestDecoys = 8;

/** Whether the baseline runs cannot have come there. */
const isNeverReached =
  ({ reached, unheard }: Baseline['reach']) =>
  (one: Planted): boolean =>
    !reached.has(one.id) && (unheard.size === 0 || !isOfPages(one));

/** Defects that no test reaches, so that a red run is not their work. */
export const drawAudit = (
  all: readonly Planted[],
  reach: Baseline['reach'],
  draw: Draw,
): readonly Planted[] => drawn(all.filter(isNeverReached(reach)), auditRuns, draw);

/** One of each area where tests go, and more if these are few. Those that the tests have reached come first. */
export const drawDecoys = (
  all: readonly DecoyOfArea[],
  areas: ReadonlySet<string>,
  { reached }: Baseline['reach'],
  draw: Draw,
): readonly Planted[] => {
  const here = drawn(all, all.length, draw)
    .filter(({ area }) => areas.has(area))
    .toSorted((one, other) => Number(reached.has(other.id)) - Number(reached.has(one.id)));
  const [first, others] = [[], []] as [DecoyOfArea[], DecoyOfArea[]];
  for (const one of here) (first.some(({ area }) => area === one.area) ? others : first).push(one);
  return [...first, ...others].slice(0, Math.max(fewestDecoys, first.length));
};

/** Why a card has no score after these runs; nothing when it may have one. */
export const breachIn = ({ redTwice, redOnce, redApart, runs }: Audit): string | undefined => {
  const of = (count: number) =>
    `with ${count} of ${plural(runs, 'change')} that no test can notice`;
  if (redTwice.length > 0)
    return `The tests were red ${of(redTwice.length)}, and again in the same way: this suite tells instances apart, or depends on luck.`;
  // One test that is red at random costs nobody the card.
  if (redApart > 1)
    return `The tests were red ${of(redOnce.length)}, and green again: this suite depends on luck.`;
  return undefined;
};
