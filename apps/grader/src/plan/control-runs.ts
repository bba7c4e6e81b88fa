import type { Planted } from '../card/card.ts';
import type { Draw } from '../card/draw.ts';
import { drawn } from '../card/draw.ts';
import type { Part } from '../evidence/part.ts';
import { changeId, type HarmlessChange, type Job } from '../evidence/job.ts';

type Changes = readonly HarmlessChange[];

const most = 4;

/** Changes that can be in one run: one time zone, and none that is judged by the order of the tests. */
const inPools = (changes: Changes): readonly Changes[] => {
  const isApart = (one: Changes[number], at: number): boolean =>
    one.isTurned === true ||
    (one.zoneAt !== undefined && changes.slice(0, at).some(({ zoneAt }) => zoneAt));
  const together = changes.filter((one, at) => !isApart(one, at));
  const apart = changes.filter((one) => !together.includes(one));
  return [together, ...apart.map((one) => [one])].filter(({ length }) => length > 0);
};

/** Each file at most once in a pool: of a declaration that two defects edit, an instance has one. */
const auditPools = (audited: readonly Planted[]): readonly (readonly Planted[])[] => {
  const pools: Planted[][] = [];
  for (const one of audited) {
    const fits = (pool: readonly Planted[]): boolean =>
      pool.length < most && pool.every(({ file }) => file !== one.file);
    const pool = pools.find(fits);
    if (pool) pool.push(one);
    else pools.push([one]);
  }
  return pools;
};

interface Parts {
  readonly changes: Changes;
  readonly audited: readonly Planted[];
  readonly isOneByOne: boolean;
  readonly partForChange: (change: HarmlessChange) => Part;
}

/** The runs of a card that look for no defect, but for those on the original, in a drawn order. */
export const controlJobs = (
  { changes, audited, isOneByOne, partForChange }: Parts,
  part: Part,
  draw: Draw,
): readonly Job[] => {
  const byPart = [...Map.groupBy(changes, partForChange).values()];
  const together = isOneByOne ? changes.map((one) => [one]) : byPart.flatMap(inPools);
  const audits = isOneByOne ? audited.map((one) => [one]) : auditPools(audited);
  const jobs: readonly Job[] = [
    ...together.map((some): Job => {
      const change = some[0]!;
      const of = partForChange(change);
      return some.length === 1
        ? { id: changeId(change), change, part: of }
        : { id: changeId({ id: some.map(({ id }) => id).join() }), together: some, part: of };
    }),
    ...audits.map((some): Job => ({ id: `audit ${some[0]!.id}`, audited: some, part })),
  ];
  return drawn(jobs, jobs.length, draw);
};
