import type { Workspace } from '@sparring/contracts/workspace';
import type { AuthLab } from './auth-lab/lab.ts';
import { authRoutes } from './auth/routes.ts';
import type { Tokens } from './auth/tokens.ts';
import { behaviorRoutes } from './behavior/routes.ts';
import type { DelayLimit } from './problem/delay-limit.ts';
import type { BookLabs } from './book-labs/labs.ts';
import { bookRoutes } from './books/routes.ts';
import { ownMemberRoutes } from './classes/own-member-routes.ts';
import type { Clock } from './request/clock.ts';
import { critiqueRoutes } from './critique/routes.ts';
import { clockOf } from './conditions/clock.ts';
import { faultRoutes } from './faults/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { itemRoutes } from './items/routes.ts';
import { labVerdictRoutes } from './lab-verdicts/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { limitRoutes } from './limit/routes.ts';
import type { Store } from './open-store.ts';
import { doubtMailbox, mailboxRoutes } from './mailbox/routes.ts';
import { doubtNotes, noteRoutes } from './notes/routes.ts';
import { pingRoutes } from './ping/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { socketRoutes } from './socket/routes.ts';
import type { WebhookLab } from './webhooks/lab.ts';
import { taskRoutes } from './tasks/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { wizardRoutes } from './wizard/routes.ts';
import { snapshotRoutes } from './books/snapshots/routes.ts';
import { newWorkspaceOf } from './request/new-workspace.ts';
import { workspaceRoutes } from './workspaces/routes.ts';
import type { WorkspaceContextOf } from './request/workspace-context.ts';

export interface HandlerParts {
  readonly store: Pick<
    Store,
    | 'books'
    | 'classes'
    | 'documents'
    | 'faults'
    | 'labVerdicts'
    | 'limit'
    | 'ownTasks'
    | 'requests'
    | 'snapshots'
    | 'topics'
    | 'uploads'
    | 'workspaces'
  >;
  /** Returns a random name that others cannot guess. */
  readonly newWorkspaceName: () => string;
  /** The clock of the server. */
  readonly clock: Clock;
  /** Aborts when the server starts to shut down. */
  readonly stopping: AbortSignal;
  /** Receives unexpected errors. */
  readonly report: (error: unknown) => void;
}

interface Labs {
  readonly bookLabs: BookLabs;
  readonly authLab: Pick<AuthLab, 'routes'>;
  readonly webhooks: WebhookLab;
}

/** The handlers of all endpoints. Each gets the part of the store that belongs to its noun. */
export const createHandlers = (
  parts: HandlerParts,
  tokens: Tokens,
  delays: DelayLimit,
  { authLab, webhooks, bookLabs }: Labs,
) => {
  const { store, newWorkspaceName, clock, stopping } = parts;
  const newWorkspace = newWorkspaceOf(newWorkspaceName, store.classes.makeOwn);
  return {
    ...authLab.routes,
    ...bookLabs,
    auth: authRoutes(tokens),
    behavior: behaviorRoutes(delays),
    books: bookRoutes(store.books),
    faults: faultRoutes(store.faults),
    feed: feedRoutes(stopping),
    files: fileRoutes(),
    graphql: graphqlRoutes(store.books),
    inbox: webhooks.inbox,
    items: itemRoutes(),
    jobs: jobRoutes(store.documents, store.books, webhooks.sendDue),
    labVerdicts: labVerdictRoutes(store.labVerdicts, {
      mailbox: doubtMailbox(store.documents),
      notes: doubtNotes(store.documents),
    }),
    limit: limitRoutes(store.limit),
    mailbox: mailboxRoutes(store.documents),
    notes: noteRoutes(store.documents),
    ping: pingRoutes(),
    requests: requestRoutes(store.requests, clock, stopping),
    classMember: ownMemberRoutes(store.classes, clock),
    critique: critiqueRoutes(store.requests),
    snapshots: snapshotRoutes(store.snapshots, store.workspaces.find, newWorkspace),
    socket: socketRoutes(parts),
    tasks: taskRoutes(store.ownTasks),
    webhooks: webhooks.webhooks,
    uploads: uploadRoutes(store.uploads),
    wizard: wizardRoutes(),
    workspaces: workspaceRoutes(store.workspaces, newWorkspace),
  };
};

/** Makes the workspace context of each call. */
export const createWorkspaceContexts =
  ({ workspaces, steps }: Pick<Store, 'workspaces' | 'steps'>, clock: Clock): WorkspaceContextOf =>
  (name, clientNumber, conditions) => {
    let found: Promise<Workspace> | undefined;
    return {
      workspace: { name, read: () => (found ??= workspaces.find(name)) },
      clientNumber,
      conditions,
      clock: clockOf(conditions.clock, clock),
      chance: { next: () => steps.writesFor(clientNumber).take(name) },
    };
  };
