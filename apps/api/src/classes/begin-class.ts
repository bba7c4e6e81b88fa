import type { Conditions } from '@sparring/contracts/conditions';
import type { StartingPoint } from '@sparring/contracts/desk/starting-point';
import { untouched } from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import { changeConditions } from '../conditions/change.ts';
import { clockOf } from '../conditions/clock.ts';
import { settingsChange } from '../conditions/settings.ts';
import { row, sql, type Work } from '../database/engine.ts';
import type { BeginClass } from '../workspaces/table.ts';

/** Another seed for each number, the same after every reset. An odd factor gives no two numbers one seed. */
const ownSeed = (seed: number, number: number): number =>
  (seed + Math.imul(number, 0x9e37_79b1)) >>> 0;

const settingsIn = ({ now, clock, if_match }: StartingPoint) => ({
  ...(now !== undefined && { now }),
  ...(clock !== undefined && { clock }),
  ...(if_match !== undefined && { if_match }),
});

interface BeginParts {
  readonly clock: Clock;
  /** Begins a script of faults in a workspace. */
  readonly startFaults: (
    workspace: number,
    rules: NonNullable<StartingPoint['faults']>,
  ) => Work<Conditions['faults']>;
  /** Begins a limit in a workspace, at a time of its clock. */
  readonly startLimit: (
    workspace: number,
    now: number,
    policy: NonNullable<StartingPoint['limit']>,
  ) => Work<Conditions['limit']>;
}

/** Gives the workspace of a member the starting point of the class. Its records stay as they are. */
export const createBeginClass = ({ clock, startFaults, startLimit }: BeginParts): BeginClass => {
  function* begin(id: number, start: StartingPoint): Work<Conditions> {
    const settings = settingsChange(settingsIn(start), clock)({});
    const now = clockOf(settings.clock, clock).now().getTime();
    const faults = yield* startFaults(id, start.faults ?? []);
    const limit = start.limit ? yield* startLimit(id, now, start.limit) : undefined;
    return { ...settings, ...(faults && { faults }), ...(limit && { limit }) };
  }

  return function* ({ id, name, member }) {
    const found = yield* row<{ start: string; number: number }>(
      sql(
        'SELECT class.start, member.number FROM member JOIN class ON class.id = member.class WHERE member.id = $1',
        member,
      ),
    );
    if (!found) return;
    const start = JSON.parse(found.start) as StartingPoint;
    const { seed = untouched.seed, chance = untouched.chance, seeds = 'same' } = start;
    yield sql(
      'UPDATE workspace SET seed = $2, step = 0, chance = $3 WHERE id = $1',
      id,
      seeds === 'own' ? ownSeed(seed, found.number) : seed,
      chance,
    );
    const begun = yield* begin(id, start);
    yield* changeConditions(name, ({ recording }) => ({
      ...begun,
      ...(recording && { recording }),
      member,
    }));
  };
};
