import { maskAddress } from '@sparring/api/requests/secrets';
import type { Audit, CardDefect, MissStep, Planted } from '../card/card.ts';
import { isOfPages } from '../card/is-of-pages.ts';
import { stepOf } from '../card/next-test.ts';
import type { Baseline } from './baseline.ts';
import { missed } from '../evidence/shown.ts';

/**
 * Whether a run without a defect has told that the defect may make a difference to it. A page that was
 * closed before it told what it reached may have reached any defect of the pages.
 */
export const isConcerned = (
  one: Planted,
  { different, unheard }: Pick<Baseline['reach'], 'different' | 'unheard'>,
): boolean => different.has(one.id) || (unheard.size > 0 && isOfPages(one));

/** What a green run says: the baseline runs have seen a difference that no test asked about, or nobody can tell. */
export const greenStep = (
  { id, likely }: CardDefect,
  { seen }: Pick<Baseline['reach'], 'seen'>,
): MissStep => (seen.has(id) ? 'not asked' : likely === undefined ? 'unsure' : 'too tame');

/** Whether the suite has come to the API. */
export const isAtApi = (
  all: readonly Pick<CardDefect, 'id' | 'file'>[],
  { reached }: Baseline['reach'],
): boolean => all.some((one) => reached.has(one.id) && !isOfPages(one));

/** People share reports. The instance does not mask it itself: it would reach the defects of masking. */
const withoutSecrets = (visit: string): string => maskAddress(visit, () => {});

/** What the baseline runs predict: a defect that made no difference there needs no run. */
export const predict = (
  defects: readonly CardDefect[],
  reach: Baseline['reach'],
): readonly CardDefect[] =>
  defects.map((defect) => {
    const visit = reach.visits.get(defect.id);
    const one = visit === undefined ? defect : { ...defect, visit: withoutSecrets(visit) };
    if (isConcerned(one, reach)) return one;
    return { ...one, verdict: missed(reach.reached.has(one.id) ? 'too tame' : 'not visited') };
  });

/**
 * With --no-coverage each defect has had its run: what coverage has predicted is compared with that. What no
 * test reaches cannot be found, whatever its run came to.
 */
export const compare = (
  predicted: readonly CardDefect[],
  compared: readonly CardDefect[],
  { redTwice }: Audit,
): { readonly defects: readonly CardDefect[]; readonly notes: readonly string[] } => {
  const verdicts = new Map(predicted.map((one) => [one.id, one]));
  const spared = compared.filter(({ id }) => stepOf(verdicts.get(id)!) !== undefined);
  const isRed = ({ name, verdict }: CardDefect): boolean =>
    verdict.kind.startsWith('found') || redTwice.includes(name);
  const red = spared.filter(isRed);
  const green = spared.filter((one) => stepOf(one) !== undefined && !isRed(one));
  const names = red.map(({ id, verdict }) => {
    return verdict.kind === 'missed'
      ? `${id} (not reached, not counted)`
      : `${id} (${verdict.kind})`;
  });
  return {
    defects: compared.map((one) =>
      green.includes(one) ? { ...one, verdict: verdicts.get(one.id)!.verdict } : one,
    ),
    notes: [
      `Without coverage: of ${spared.length} runs that it would have spared, ${green.length} were green and ${red.length} red${red.length > 0 ? `: ${names.join(', ')}` : ''}.`,
    ],
  };
};
