import type { RequestHandler } from 'express';
import { allOff } from '@sparring/contracts/conditions';
import { deskApi } from '@sparring/contracts/desk/desk-api';
import { deskBase } from '@sparring/contracts/paths';
import type { Proxies } from '@sparring/serving/proxies';
import type { Classes } from '../classes.ts';
import type { OpenClasses } from '../open-classes.ts';
import { canBeStray, strayOf } from '../stray.ts';
import type { ConditionsOf } from '../../conditions/reader.ts';
import type { Clock } from '../../request/clock.ts';
import { createFront, type FirstStep } from '../../http/endpoint/front.ts';
import { implement } from '../../http/endpoint/implement.ts';
import { createObserver, type Observer } from '../../http/send/observe.ts';
import { unknownPath } from '../../http/send/problem-answer.ts';
import { withHeaders } from '../../request/answer.ts';
import type { ProblemOf } from '../../request/compose.ts';
import type { ChangeAnswer } from '../../request/context.ts';
import type { TeacherProof } from '../../request/proof.ts';
import type { WorkspaceContextOf } from '../../request/workspace-context.ts';
import { createAdmit } from './admit.ts';
import type { ClassTasks } from '../../tasks/class-tasks.ts';
import { classRoutes } from './class-routes.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { exportRoutes } from './export-routes.ts';
import { createKeyCheck } from './key-check.ts';
import { memberRoutes } from './member-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessions } from './session.ts';
import { startRoutes } from './start-routes.ts';
import { deskTaskRoutes } from './task-routes.ts';
import { teacherGuards } from './teacher.ts';
import { watchRoutes, type Logs, type RemarksOn } from './watch-routes.ts';

/** What the desk needs of the store. */
interface DeskStore {
  readonly classes: Classes;
  readonly classTasks: ClassTasks;
  readonly endedSessions: EndedSessions;
  readonly conditions: { readonly of: ConditionsOf };
  readonly requests: Logs;
}

export interface DeskParts {
  readonly teacherKey: string;
  readonly store: DeskStore;
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  readonly proxies: Proxies;
  readonly problemOf: ProblemOf;
  readonly workspaceContextOf: WorkspaceContextOf;
  readonly remarksOn: RemarksOn;
  /** What every request passes first. */
  readonly first: readonly FirstStep[];
}

/** No page of another origin reads an answer of the desk, and nobody keeps it. */
const keptPrivate: ChangeAnswer = (answer) =>
  withHeaders(answer, {
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Access-Control-Allow-Origin': [],
  });

const afterBase = new Set([undefined, '/', '?', '#']);

const isOfDesk = (url: string): boolean =>
  url.startsWith(deskBase) && afterBase.has(url[deskBase.length]);

/** The teacher's desk beside the API: its endpoints, who may call the others, and what reached nobody. */
export const createDesk = (parts: DeskParts) => {
  const { teacherKey, store, clock, stopping, proxies, problemOf, first, remarksOn } = parts;
  const { classes, classTasks, requests } = store;
  const sessions = createSessions(teacherKey);
  const ended = store.endedSessions;
  const checkKey = createKeyCheck(sessions, clock);
  const ofSession = { sessions, ended, checkKey, clock };
  const isOver = async ({ expires, session }: TeacherProof) =>
    expires <= clock.now().getTime() || (session !== undefined && (await ended.has(session)));
  const endpoints = implement(
    deskApi,
    {
      session: sessionRoutes(ofSession),
      classes: classRoutes(classes, clock),
      members: memberRoutes(classes),
      start: startRoutes(classes),
      watch: watchRoutes({ classes, requests, remarksOn, isOver, clock, stopping }),
      tasks: deskTaskRoutes(classes, classTasks),
      exports: exportRoutes(classTasks),
    },
    {
      guardOf: teacherGuards(ofSession),
      handlerOf: (_endpoint, handler) => handler,
      problemOf,
      workspaceContextOf: (name, clientNumber) =>
        parts.workspaceContextOf(name, clientNumber, allOff),
      stagesOf: () => [],
      basesOf: () => [deskBase],
    },
  );
  const answering = createFront({
    first,
    endpoints: (context) => {
      const answer = endpoints(context);
      if (!answer) throw unknownPath(context);
      return answer;
    },
    problemOf,
    proxies,
    changeAnswer: keptPrivate,
  });

  /** Only the path as it was sent counts: no prefix, other case or encoding leads here. */
  const answers: RequestHandler = (request, response, next) =>
    isOfDesk(request.originalUrl) ? answering(request, response, next) : next();

  const watch: FirstStep = (context, response) => {
    const { target, request } = context;
    const watchIf = ({ isOpen, refusesOthers }: OpenClasses): void => {
      if (!isOpen || !canBeStray(target, request.headers['x-workspace'], refusesOthers)) return;
      const strays: Observer = createObserver((observed) => {
        const stray = strayOf(observed, context.clientNumber());
        if (stray) classes.strays.add(stray);
      }, clock);
      strays.calls(context, response);
    };
    const open = classes.open.now();
    return open instanceof Promise ? open.then(watchIf) : watchIf(open);
  };

  return {
    answers,
    watch,
    admit: createAdmit({ classes, conditionsOf: store.conditions.of, clock }),
  };
};
