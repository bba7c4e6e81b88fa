import {
  publicWorkspace,
  untouched,
  type ChanceMode,
  type Workspace,
  type WorkspaceSettings,
} from '@sparring/contracts/workspace';
import type { Clock } from '../request/clock.ts';
import { afterReset, changeConditions, forgetAll } from '../conditions/change.ts';
import { settingsChange, shownConditions } from '../conditions/settings.ts';
import { conditionsIn } from '../conditions/stored.ts';
import { row, sql, type Work } from '../database/engine.ts';
import { admission } from './admission.ts';
import { nobody, type ClientNumber } from '../request/client-number.ts';
import type { BeginClass, Table, SeededTable, Owned } from './table.ts';
import type { WorkspaceLimits } from './limits.ts';
import { roomWork } from './room.ts';

/** The row of a workspace. The count is null until its first write of the noun. */
interface Found {
  readonly id: number;
  readonly held: number | null;
}

type Counts = Readonly<Record<string, number | null>>;

interface Settings {
  readonly seed: number;
  readonly step: number;
  readonly chance: ChanceMode;
}

/** The change that a write makes to the row of its workspace, and the columns that it reads. */
interface Touch {
  readonly set: string;
  readonly returning: string;
}

const used: Touch = { set: 'used_at = $2, revision = workspace.revision + 1', returning: 'id' };

const grown = ({ count }: SeededTable, growth: number): Touch => ({
  set: `${used.set}, ${count} = workspace.${count} + ${growth}`,
  returning: `id, ${count} AS held`,
});

export interface WorkspaceParts {
  readonly limits: WorkspaceLimits;
  readonly clock: Pick<Clock, 'now'>;
  readonly seededTables: readonly SeededTable[];
  /** None if left out. */
  readonly tables?: readonly Table[];
  /** Gives the workspace of a member what its class begins with. */
  readonly beginClass?: BeginClass;
}

const inserted = (name: string, at: number, madeBy: number, { set, returning }: Touch) => {
  const { seed, step, chance } = untouched;
  return sql(
    `INSERT INTO workspace (name, used_at, revision, seed, step, chance, made_by)
     VALUES ($1, $2, 0, $3, $4, $5, $6)
     ON CONFLICT (name) DO UPDATE SET ${set} RETURNING ${returning}`,
    name,
    at,
    seed,
    step,
    chance,
    madeBy,
  );
};

/** The work on workspaces. A workspace without any write has no row and shows the seed. */
export const workspaceRows = ({
  limits,
  clock,
  seededTables,
  tables = [],
  beginClass,
}: WorkspaceParts) => {
  const now = () => clock.now().getTime();
  const admit = admission(limits.newPerMinute, clock);
  const counts = seededTables.map(({ count }) => count);
  const room = roomWork(limits.maxWorkspaces, counts);

  /** Changes and locks the row of the workspace, if there is one. */
  const touched = <Columns>(name: string, { set, returning }: Touch) =>
    row<Columns>(
      sql(`UPDATE workspace SET ${set} WHERE name = $1 RETURNING ${returning}`, name, now()),
    );

  /** Inserts the row. If another request inserted it first, changes that row instead. */
  function* made<Columns>(
    name: string,
    clientNumber: ClientNumber,
    roomForIt: Work<void>,
    touch: Touch,
  ): Work<Columns> {
    const madeBy = name === publicWorkspace ? nobody : clientNumber();
    admit(madeBy);
    yield* roomForIt;
    return (yield* row<Columns>(inserted(name, now(), madeBy, touch)))!;
  }

  /** Makes sure that the workspace has a row, which holds its settings. */
  function* ensureRow(name: string, clientNumber: ClientNumber): Work<{ id: number }> {
    const found = yield* touched<{ id: number }>(name, used);
    return found ?? (yield* made(name, clientNumber, room.forUnwritten(name), used));
  }

  /** Locks the row without a new revision, because the records of the workspace stay as they are. */
  function* lockRow(name: string, clientNumber: ClientNumber): Work<{ id: number }> {
    const found = yield* touched<{ id: number }>(name, { set: 'used_at = $2', returning: 'id' });
    return found ?? (yield* ensureRow(name, clientNumber));
  }

  /** Makes sure that the workspace has its own records: the first write copies the seed. */
  function* prepareWrite(
    seededTable: SeededTable,
    name: string,
    clientNumber: ClientNumber,
    growth: number,
  ): Work<Owned> {
    const touch = grown(seededTable, growth);
    const roomForIt = room.forWritten(name);
    const found = yield* touched<Found>(name, touch);
    if (found?.held === null) yield* roomForIt;
    const { id, held } = found ?? (yield* made<Found>(name, clientNumber, roomForIt, touch));
    if (held !== null) return { id, held };
    yield* seededTable.copySeed(id);
    const copied = seededTable.seeded + growth;
    yield sql(`UPDATE workspace SET ${seededTable.count} = $2 WHERE id = $1`, id, copied);
    return { id, held: copied };
  }

  function* find(name: string): Work<Workspace> {
    const columns = ['seed', 'step', 'chance', 'conditions', ...counts].join(', ');
    const found = yield* row<Settings & { readonly conditions: string | null }>(
      sql(`SELECT ${columns} FROM workspace WHERE name = $1`, name),
    );
    const { seed, step, chance } = found ?? untouched;
    const held = (found ?? {}) as Counts;
    const described = seededTables.map(({ count, seeded, describe }) =>
      describe(held[count] ?? seeded),
    );
    const shown = shownConditions(conditionsIn(found?.conditions), clock);
    return Object.assign(
      { name, seed, step, chance } as Workspace,
      ...described,
      shown,
    ) as Workspace;
  }

  function* change(
    name: string,
    clientNumber: ClientNumber,
    { seed, chance, ...settings }: WorkspaceSettings,
  ): Work<Workspace> {
    const { id } = yield* ensureRow(name, clientNumber);
    if (seed !== undefined)
      yield sql('UPDATE workspace SET seed = $2, step = 0 WHERE id = $1', id, seed);
    if (chance !== undefined)
      yield sql('UPDATE workspace SET chance = $2 WHERE id = $1', id, chance);
    if (Object.keys(settings).length > 0)
      yield* changeConditions(name, settingsChange(settings, clock));
    return yield* find(name);
  }

  /** Keeps the row, because learners often reset a workspace before each test. Returns its id. */
  function* reset(name: string, left = afterReset): Work<number | undefined> {
    const emptied = counts.map((count) => `${count} = NULL, `).join('');
    const cleared = yield* row<{ id: number; conditions: string | null; member: number | null }>(
      sql(
        `UPDATE workspace SET ${emptied}seed = $2, step = $3, chance = $4, revision = revision + 1 WHERE name = $1 RETURNING id, conditions, member`,
        name,
        untouched.seed,
        untouched.step,
        untouched.chance,
      ),
    );
    if (!cleared) return undefined;
    const { id, conditions, member } = cleared;
    if (conditions !== null && member === null) yield* changeConditions(name, left);
    for (const { clear: empty } of [...seededTables, ...tables]) yield* empty(id);
    if (member !== null && beginClass) yield* beginClass({ id, name, member });
    return id;
  }

  function* clear(name: string): Work<void> {
    yield* reset(name);
  }

  function* remove(name: string): Work<void> {
    const id = yield* reset(name, forgetAll);
    if (id === undefined) return;
    for (const { remove: empty } of tables) if (empty) yield* empty(id);
    yield* changeConditions(name, forgetAll);
  }

  function* noteUse(name: string): Work<void> {
    yield sql('UPDATE workspace SET used_at = $2 WHERE name = $1', name, now());
  }

  return { ensureRow, lockRow, prepareWrite, find, change, clear, remove, noteUse };
};
