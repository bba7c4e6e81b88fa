import { labBelonging } from './auth-lab/belonging.ts';
import { createLabSecrets } from './auth-lab/secrets.ts';
import { bookHolding } from './books/holding.ts';
import { createBooks } from './books/books.ts';
import { createSteps } from './chance/steps.ts';
import type { Clock } from './clock.ts';
import { createConditions } from './conditions/conditions.ts';
import { openReader } from './conditions/open-reader.ts';
import { answers } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { documentBelonging } from './documents/belonging.ts';
import { createDocuments } from './documents/documents.ts';
import { faultBelonging } from './faults/belonging.ts';
import { createFaults } from './faults/faults.ts';
import { keyBelonging } from './idempotency/belonging.ts';
import { createKeys } from './idempotency/keys.ts';
import { verdictBelonging } from './lab-verdicts/belonging.ts';
import { createLabVerdicts } from './lab-verdicts/lab-verdicts.ts';
import { limitBelonging } from './limit/belonging.ts';
import { createLimit } from './limit/limit.ts';
import { requestBelonging } from './requests/belonging.ts';
import { createRequests } from './requests/requests.ts';
import { createTopics } from './socket/topics.ts';
import { uploadBelonging } from './uploads/belonging.ts';
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
}

/** Opens the database and makes the part of each noun. */
export const openStore = (url: string, { limits, clock, report }: StoreParts) =>
  openDatabase(url, report, async (engine) => {
    const books = bookHolding(limits.maxBooks);
    const holdings = [books];
    const belongings = [
      faultBelonging,
      documentBelonging,
      keyBelonging,
      labBelonging,
      limitBelonging(engine.dialect),
      requestBelonging,
      verdictBelonging,
      uploadBelonging,
    ];
    await engine.setUp(setUp(engine, holdings, belongings));
    const { workspaces, keep, hold, ownOf, reading } = createWorkspaces(engine, {
      limits,
      clock,
      holdings,
      belongings,
      report,
    });
    const { maxBooks } = limits;
    const conditions = createConditions(engine, { of: await openReader(engine), keep });
    const requests = createRequests(engine, { conditions, clock, report });
    return {
      workspaces,
      books: createBooks(engine, { maxBooks, clock, own: ownOf(books), reading }),
      steps: createSteps(engine, { clock, keep }),
      conditions,
      limit: createLimit(engine, conditions),
      faults: createFaults(engine, conditions),
      keys: createKeys(engine, { clock, keep }),
      requests,
      labVerdicts: createLabVerdicts(engine, { keep, reading }),
      topics: createTopics(engine.messages),
      labSecrets: createLabSecrets(engine, { hold, reading }),
      documents: createDocuments(engine, { hold, reading }),
      uploads: createUploads(engine, { keep, reading }),
      /** Resolves when the database answers. */
      ready: () => engine.read(answers()),
      close: async () => {
        await requests.writer.flush();
        await engine.close();
      },
    };
  });

export type Store = Awaited<ReturnType<typeof openStore>>;
