import { isOfPages } from '../card/is-of-pages.ts';
import type { Audit } from '../card/card.ts';
import { type Draw, drawn } from '../card/draw.ts';
import { plural } from '../look/words.ts';
import type { Baseline } from './baseline.ts';
import type { Audited } from '../evidence/job.ts';

const auditRuns = 8;

/** Whether the baseline runs cannot have come there. */
const isNeverReached =
  ({ reached, unheard }: Baseline['reach']) =>
  (one: Audited): boolean =>
    !reached.has(one.id) && (unheard.size === 0 || !isOfPages(one));

/** Defects that no test reaches, so that a red run is not their work. */
export const drawAudit = (
  all: readonly Audited[],
  reach: Baseline['reach'],
  draw: Draw,
): readonly Audited[] => drawn(all.filter(isNeverReached(reach)), auditRuns, draw);

/** Why a card has no score after these runs; nothing when it may have one. */
export const breachIn = ({ redTwice, redOnce, redApart, runs }: Audit): string | undefined => {
  const of = (count: number) =>
    `with ${count} of ${plural(runs, 'defect')} that no baseline run reached`;
  if (redTwice.length > 0)
    return `The tests were red ${of(redTwice.length)}, and again in the same way: this suite tells instances apart, or depends on luck.`;
  // One test that is red at random costs nobody the card.
  if (redApart > 1)
    return `The tests were red ${of(redOnce.length)}, and green again: this suite depends on luck.`;
  return undefined;
};
