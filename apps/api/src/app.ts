import cors from 'cors';
import express, { type Express } from 'express';
import { trustedProxies, type Proxies } from '@sparring/serving/proxies';
import { api, atRoot } from '@sparring/contracts/api';
import { allOff } from '@sparring/contracts/conditions';
import type { Endpoint } from '@sparring/contracts/endpoint';
import { keyIn } from '@sparring/contracts/member-key';
import { bases } from '@sparring/contracts/paths';
import { createAuthLab } from './auth-lab/lab.ts';
import { bearer } from './auth/bearer.ts';
import { createGuards } from './auth/guard.ts';
import { createTokens } from './auth/tokens.ts';
import { createBookLabs } from './book-labs/labs.ts';
import { withChance } from './chance/by-chance.ts';
import { createDesk } from './classes/desk/desk.ts';
import { classicEdge } from './classic/edge.ts';
import { byStudent, chooseStudent } from './classic/student.ts';
import { delayLimit } from './problem/delay-limit.ts';
import { createAct } from './faults/act.ts';
import { faultStage } from './faults/stage.ts';
import { whenReleased } from './faults/when-released.ts';
import { createHandlers, createWorkspaceContexts, type HandlerParts } from './handlers.ts';
import {
  createFail,
  createFront,
  readConditions,
  type FirstStep,
  type FrontParts,
} from './http/endpoint/front.ts';
import type { Handler } from './request/handler.ts';
import { implement } from './http/endpoint/implement.ts';
import type { Observer } from './http/send/observe.ts';
import { problemOf as createProblemOf, refuseUnknown } from './http/send/problem-answer.ts';
import { limitRequests, refuseInvalidHttp } from './http/send/refuse.ts';
import { chooseWorkspace } from './http/read/workspace.ts';
import { withKey } from './idempotency/with-key.ts';
import { remarksOn } from './critique/rules.ts';
import { createRecorder, type Recorder } from './requests/recorder.ts';
import { jobEnds } from './jobs/ended-jobs.ts';
import { healthRoutes } from './health/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { limitStage } from './limit/stage.ts';
import type { Store } from './open-store.ts';
import type { ChangeAnswer } from './request/context.ts';
import { createStages } from './stage-order.ts';
import { createWebhooks } from './webhooks/lab.ts';
import { nobody } from './request/client-number.ts';

export interface AppParts extends HandlerParts {
  readonly store: Store;
  /** The highest number of simultaneous simulated delays. */
  readonly maxOpenDelays: number;
  /** The highest number of requests in progress per client address. */
  readonly maxRequestsPerAddress: number;
  /** Without them, no reverse proxy is trusted. */
  readonly proxies?: Proxies;
  /** The key that signs the tokens. */
  readonly tokenSecret: string;
  /** The origins that webhooks may call beside the inboxes. */
  readonly webhookTargets: readonly string[];
  /** Receives every call. */
  readonly observer?: Observer;
  /** Changes every answer before it is sent. */
  readonly changeAnswer?: ChangeAnswer | undefined;
  /** Records the calls in a workspace while somebody looks at its log. */
  readonly recorder?: Recorder;
  /** Opens the teacher's desk. Without it there is none. */
  readonly teacherKey?: string | undefined;
}

/** Only a preflight needs headers of its own: those that every answer has are constant. */
const allowPreflight = cors({ origin: '*', maxAge: 600, preflightContinue: true });

/** The API as an Express application. Its dependencies are parameters. */
export const createApp = (parts: AppParts): Express => {
  const { store, clock, observer, proxies = trustedProxies(), report } = parts;
  const { recorder = createRecorder(store, clock) } = parts;
  const tokens = createTokens(parts.tokenSecret);
  const authLab = createAuthLab(parts.tokenSecret, store.labSecrets);
  const bookLabs = createBookLabs(parts.tokenSecret, store.books);
  const keyed = withKey(store.keys);
  const delays = delayLimit(parts.maxOpenDelays);
  const problemOf = createProblemOf(report, clock);
  const workspaceContextOf = createWorkspaceContexts(store, clock);
  const webhooks = createWebhooks(
    {
      ...parts,
      documents: store.documents,
      workspaceContextOf: async (name) =>
        workspaceContextOf(name, () => nobody, (await store.conditions.of(name)) ?? allOff),
    },
    jobEnds,
  );
  const shared = {
    workspaceContextOf,
    stagesOf: createStages({
      faults: faultStage(store.faults.take, createAct({ clock, delays, problemOf })),
      limit: limitStage(store.limit.counter),
    }),
    guardOf: createGuards({ token: bearer(tokens), ...authLab.schemes }),
    handlerOf: (endpoint: Endpoint, handler: Handler<Endpoint>) =>
      keyed(endpoint, whenReleased(withChance(endpoint, handler))),
    problemOf,
    basesOf: (noun: string) => (noun in atRoot ? [...bases, ''] : bases),
  };
  const admit = limitRequests(parts.maxRequestsPerAddress, proxies);
  const first: readonly FirstStep[] = [
    ...(observer ? [observer.calls] : []),
    ({ request }) => refuseInvalidHttp(request),
    ({ request }, response) => admit(request, response),
  ];
  const { teacherKey, stopping } = parts;
  const desk =
    teacherKey === undefined
      ? undefined
      : createDesk({
          teacherKey,
          store,
          clock,
          stopping,
          proxies,
          problemOf,
          workspaceContextOf,
          first,
          remarksOn,
        });
  const endpoints = implement(
    api,
    createHandlers(parts, tokens, delays, { authLab, webhooks, bookLabs }),
    shared,
  );
  const frontWith = (choose: FirstStep): FrontParts => ({
    first: [
      ...(desk ? [desk.watch] : []),
      ...first,
      choose,
      readConditions(store.conditions.of, desk && ((name) => keyIn(name) !== undefined)),
      ...(desk ? [desk.admit] : []),
      recorder.begin,
    ],
    endpoints,
    problemOf,
    proxies,
    changeAnswer: parts.changeAnswer,
  });
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('case sensitive routing', true);
  if (desk) app.use(desk.answers);
  app.options(/^/, allowPreflight);
  app.use(
    byStudent(
      createFront(frontWith(chooseWorkspace)),
      createFront(classicEdge(store.documents)(frontWith(chooseStudent))),
    ),
  );
  app.use(healthRoutes(store.ready, parts.stopping), referenceRoutes());
  app.use(refuseUnknown);
  app.use(createFail(problemOf, report));
  return app;
};
