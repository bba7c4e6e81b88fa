import { z } from 'zod';
import { faultScript } from '../fault.ts';
import { limitPolicy } from '../limit.ts';
import { must } from '../must.ts';
import { workspaceSettings } from '../workspace.ts';
import { mostMembers } from './class.ts';

const { seed, chance, now, clock, if_match } = workspaceSettings.shape;

export const seedModes = ['same', 'own'] as const;

/** What a class begins with. What is left out is as in a new workspace. */
export const startingPoint = z
  .strictObject({
    seed,
    seeds: z
      .enum(seedModes, { error: must(`be one of ${seedModes.join(', ')}`) })
      .describe(
        '`same`: all members have the seed. `own`: each gets another one, which follows from the seed and the number of the member.',
      ),
    chance,
    now,
    clock,
    if_match,
    limit: limitPolicy.nullable().describe('The limit of each member; `null` is none.'),
    faults: faultScript.shape.rules.describe('The script of faults; an empty list is none.'),
  })
  .partial()
  .meta({ id: 'StartingPoint' });
export type StartingPoint = z.output<typeof startingPoint>;

const applyText = must('be now or later');
export const applyQuery = z.strictObject({
  apply: z
    .enum(['now', 'later'], { error: applyText })
    .default('now')
    .describe(
      '`now` gives every member the starting point at once and leaves their data. `later` waits for the next reset of each.',
    ),
});

export const actionKinds = ['reset', 'start', 'faults-off', 'clear', 'hands-down'] as const;

const kindText = must(`be one of ${actionKinds.join(', ')}`);
const membersText = must('be "all" or a list of numbers of members');
export const action = z
  .strictObject({
    do: z
      .enum(actionKinds, { error: kindText })
      .describe(
        '`reset`: data, settings and faults return to the starting point. `start`: the settings and faults do, the data stays. `faults-off`: no faults until the next reset. `clear`: the log is empty. `hands-down`: no hand is raised.',
      ),
    members: z
      .union([z.literal('all'), z.array(z.int().min(1)).min(1).max(mostMembers)], {
        error: membersText,
      })
      .describe('All members, or those with these numbers.'),
  })
  .meta({ id: 'Action' });
export type Action = z.output<typeof action>;

export const actionResult = z
  .object({
    done: z.array(z.int()).describe('The numbers of the members for whom it is done.'),
    failed: z
      .array(z.object({ number: z.int(), detail: z.string() }))
      .describe('The others, and why.'),
  })
  .meta({ id: 'ActionResult' });
export type ActionResult = z.infer<typeof actionResult>;
