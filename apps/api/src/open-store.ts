import { createLabSecrets } from './auth-lab/secrets.ts';
import { tablesOf } from './tables.ts';
import { bookTable } from './books/seeded-table.ts';
import { createBooks } from './books/books.ts';
import { createSteps } from './chance/steps.ts';
import type { Clock } from './request/clock.ts';
import { createBeginClass } from './classes/begin-class.ts';
import { createClasses } from './classes/classes.ts';
import { noteSeen } from './classes/note-seen.ts';
import { createConditions } from './conditions/conditions.ts';
import { openReader } from './conditions/open-reader.ts';
import { createEndedSessions } from './classes/desk/ended-sessions.ts';
import type { OnAppend } from './request/new-record.ts';
import { requireAnswer } from './database/migrate.ts';
import type { Engine } from './database/engine.ts';
import { openDatabase } from './database/open.ts';
import { createDocuments } from './documents/documents.ts';
import { createFaults } from './faults/faults.ts';
import { startFaultsOn } from './faults/start-faults.ts';
import { createKeys } from './idempotency/keys.ts';
import { createLabVerdicts } from './lab-verdicts/lab-verdicts.ts';
import { createLimit } from './limit/limit.ts';
import { startLimitOn } from './limit/start-limit.ts';
import { createRequests } from './requests/requests.ts';
import { callsIn, ownerOf } from './tasks/calls.ts';
import { createClassTasks } from './tasks/class-tasks.ts';
import { createOwnTasks } from './tasks/own-tasks.ts';
import { createReadCards } from './tasks/read-cards.ts';
import { createSettling } from './tasks/settle.ts';
import { watchLater } from './tasks/waiting-calls.ts';
import { watchTasks } from './tasks/watch.ts';
import { createSnapshots } from './books/snapshots/snapshots.ts';
import { createTopics } from './socket/topics.ts';
import { createUploads } from './uploads/uploads.ts';
import { defaultWorkspaceLimits, type WorkspaceLimits } from './workspaces/limits.ts';
import { setUp } from './workspaces/set-up.ts';
import { createWorkspaces } from './workspaces/workspaces.ts';

export interface Limits extends WorkspaceLimits {
  /** The highest number of books in a workspace. */
  readonly maxBooks: number;
}

export const defaultLimits: Limits = { ...defaultWorkspaceLimits, maxBooks: 1000 };

/** The dependencies of the store. */
export interface StoreParts {
  readonly limits: Limits;
  readonly clock: Clock;
  /** Receives errors that belong to no request. */
  readonly report: (error: unknown) => void;
  /** Receives a sentence for each deletion of data that the upgrade to this release has done. */
  readonly onDeletion?: (sentence: string) => void;
  /** Whether the cards of a grader are read. */
  readonly readsCards?: boolean;
}

/** What the log tells beside itself: how a member is doing, and which tasks are done. */
const onAppendWith = (dialect: Engine['dialect']): OnAppend => {
  const watch = dialect === 'sqlite' ? watchTasks : watchLater;
  return function* (where, records) {
    if (where.member !== null) yield* noteSeen(where.member, records);
    const owner = ownerOf(where);
    if (owner) yield* watch(owner, callsIn(where, records));
  };
};

/** Opens the database and makes the part of each noun. */
export const openStore = (
  url: string,
  { limits, clock, report, onDeletion = () => {}, readsCards = false }: StoreParts,
) =>
  openDatabase(url, report, async (engine) => {
    const books = bookTable(limits.maxBooks);
    const seededTables = [books];
    const tables = tablesOf(engine.dialect);
    (await engine.setUp(setUp(engine, seededTables, tables))).forEach(onDeletion);
    const beginClass = createBeginClass({
      clock,
      startFaults: startFaultsOn(engine),
      startLimit: startLimitOn(engine),
    });
    const { workspaces, clear, ensureRow, lockRow, prepareWriteOf, readWorkspace } =
      createWorkspaces(engine, { limits, clock, seededTables, tables, report, beginClass });
    const { maxBooks } = limits;
    const conditions = createConditions(engine, { of: await openReader(engine), ensureRow });
    const onAppend = onAppendWith(engine.dialect);
    const requests = createRequests(engine, { conditions, clock, report, onAppend });
    const { writer, openLog } = requests;
    const { settle, look } = createSettling(engine, { clock, writer });
    const classes = createClasses(engine, {
      clock,
      report,
      ensureRow,
      beginClass,
      clear,
      writer,
      look,
    });
    return {
      workspaces,
      books: createBooks(engine, {
        maxBooks,
        clock,
        prepareWrite: prepareWriteOf(books),
        readWorkspace,
      }),
      steps: createSteps(engine, { clock, ensureRow }),
      conditions,
      limit: createLimit(engine, conditions),
      faults: createFaults(engine, conditions),
      keys: createKeys(engine, { clock, ensureRow }),
      requests,
      classes,
      ownTasks: createOwnTasks(engine, { ensureRow, openLog, settle, readsCards }),
      readCards: createReadCards(engine),
      classTasks: createClassTasks(engine, { clock, settle }),
      endedSessions: createEndedSessions(engine),
      labVerdicts: createLabVerdicts(engine, { ensureRow, readWorkspace }),
      topics: createTopics(engine.messages),
      labSecrets: createLabSecrets(engine, { lockRow, readWorkspace }),
      documents: createDocuments(engine, { lockRow, readWorkspace }),
      snapshots: createSnapshots(engine, { prepareWrite: prepareWriteOf(books), readWorkspace }),
      uploads: createUploads(engine, { ensureRow, readWorkspace }),
      /** Resolves when the database answers. */
      ready: () => engine.read(requireAnswer()),
      close: async () => {
        await Promise.all([writer.flush(), classes.strays.flush()]);
        await engine.close();
      },
    };
  });

export type Store = Awaited<ReturnType<typeof openStore>>;
