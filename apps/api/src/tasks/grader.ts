import { z } from 'zod';
import type { MemberCard } from './note-card.ts';

export interface GraderAddress {
  readonly url: string;
  /** The teacher's key of the grader. */
  readonly key: string;
}

const share = z.object({ part: z.int(), of: z.int() });
const shares = z.record(z.string(), share);

/** What the grader tells of a complete card, as far as a task asks for it. */
const listedCard = z.object({
  id: z.string(),
  as: z.string(),
  full: z.boolean(),
  phase: z.literal('complete'),
  ended: z.iso.datetime(),
  numbers: z.object({
    isWhole: z.boolean(),
    found: share,
    byArea: shares,
    byTechnique: shares,
    baselines: share,
    calm: share,
  }),
});

const foundIn = (all: z.output<typeof shares>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, { part, of }]) => [name, { found: part, of }]),
  );

const cardIn = ({ id, as, full, ended, numbers }: z.output<typeof listedCard>): MemberCard => ({
  as,
  ended: Date.parse(ended),
  facts: {
    id,
    isComplete: numbers.isWhole,
    baselines: { runs: numbers.baselines.of, green: numbers.baselines.part },
    found: numbers.found.part,
    byArea: foundIn(numbers.byArea),
    byTechnique: foundIn(numbers.byTechnique),
    changes: { survived: numbers.calm.part, of: numbers.calm.of },
    isFull: full,
  },
});

const patienceMs = 5000;

/** The complete cards of members since a time. Cards of nobody, and of an older grader, are left out. */
export const cardsSince = async (
  { url, key }: GraderAddress,
  since: number,
  stopping: AbortSignal,
): Promise<readonly MemberCard[]> => {
  const response = await fetch(`${url}/cards?since=${new Date(since).toISOString()}`, {
    headers: { Accept: 'application/json', Authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]),
  }).catch((cause: unknown) => {
    throw new Error(`The grader at ${url} does not answer: compare GRADER_URL.`, { cause });
  });
  if (!response.ok) throw new Error(`The grader answers ${response.status}: compare GRADER_KEY.`);
  const all = z.array(z.unknown()).parse(await response.json());
  return all.flatMap((one) => {
    const { data } = listedCard.safeParse(one);
    return data ? [cardIn(data)] : [];
  });
};
