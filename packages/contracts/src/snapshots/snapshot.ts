import { z } from 'zod';
import { book } from '../book.ts';
import { numberParameter } from '../number-parameter.ts';
import { workspace } from '../workspace.ts';

/** A workspace keeps the newest of its snapshots. */
export const snapshotsKept = 3;

/** The highest number of operations in a difference. */
export const mostDifferences = 200;

const { seed, step, chance } = workspace.shape;

export const snapshot = z
  .object({
    id: z.int().describe('The number of the snapshot in its workspace; 0 is the seed data.'),
    made_at: z.iso.datetime().describe('The time by the clock of the workspace.'),
    books: z.int().describe('The number of books.'),
    seed,
    step,
    chance,
  })
  .meta({ id: 'Snapshot' });
export type Snapshot = z.infer<typeof snapshot>;

export const snapshotParams = z.object({
  id: numberParameter({ min: 0, max: 2 ** 31 - 1 }, 'integer').describe(
    'The number of the snapshot; 0 is the seed data.',
  ),
});

const value = z.union([book, z.string(), z.number()]);

/** One step from the data of a snapshot to that of now. */
export const difference = z
  .discriminatedUnion('op', [
    z.object({ op: z.literal('add'), path: z.string(), value }),
    z.object({ op: z.literal('remove'), path: z.string() }),
    z.object({ op: z.literal('replace'), path: z.string(), value }),
  ])
  .meta({ id: 'Difference' });
export type Difference = z.infer<typeof difference>;
