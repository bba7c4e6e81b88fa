import { allOff, type Conditions } from '@sparring/contracts/conditions';
import type { Endpoint, EndpointGroup } from '@sparring/contracts/endpoint';
import { problemsOf } from '@sparring/contracts/print/endpoint-problems';
import type { Answer } from '../../request/answer.ts';
import { compose, type ProblemOf, type Stage } from '../../request/compose.ts';
import type { EndpointContext, RequestContext } from '../../request/context.ts';
import type { WorkspaceContextOf } from '../../request/workspace-context.ts';
import type { AllHandlers, Handler } from '../../request/handler.ts';
import { createHandling, type HandlingParts } from './handling.ts';
import { createMatch, type RouteMatch } from '../read/match.ts';
import { takenTypes } from '../read/negotiation.ts';
import { otherMethods } from './resource.ts';

/** The stages of an endpoint, the outermost first. Only calls in a workspace with conditions pass through them. */
export type StagesOf = (endpoint: Endpoint) => readonly Stage[];

/** The parts that all endpoints share. */
export interface Shared extends HandlingParts {
  readonly problemOf: ProblemOf;
  readonly workspaceContextOf: WorkspaceContextOf;
  readonly stagesOf: StagesOf;
  /** The base paths of a noun's endpoints. */
  readonly basesOf: (noun: string) => readonly string[];
}

interface Operation {
  readonly id: string;
  readonly noun: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
}

/** Answers a request to an endpoint. */
type Run = (context: RequestContext, found: RouteMatch<unknown>) => Promise<Answer>;

/** A call in a workspace without conditions goes straight to its handling. */
const running = ({ id, endpoint, handler }: Operation, shared: Shared): Run => {
  const { workspaceContextOf, stagesOf, problemOf } = shared;
  const handling = createHandling(endpoint, handler, shared);
  const through = compose(stagesOf(endpoint), handling, problemOf);
  const usesStore = problemsOf(endpoint).includes('store-unavailable');
  const unreadable = (error: unknown): Conditions => {
    if (usesStore) throw error;
    return allOff;
  };
  return (context, { base, params }) => {
    const { conditions, workspace, clientNumber, trace } = context;
    trace.endpoint = id;
    const run = (resolved: Conditions): Promise<Answer> => {
      const workspaceContext = workspaceContextOf(workspace, clientNumber, resolved);
      const called: EndpointContext = { ...context, endpoint, base, params, workspaceContext };
      return resolved === allOff ? handling(called) : through(called);
    };
    return conditions instanceof Promise ? conditions.catch(unreadable).then(run) : run(conditions);
  };
};

/** The handlers of a path, by method. */
interface Methods {
  readonly runs: ReadonlyMap<string, Run>;
  readonly others: (context: RequestContext) => Answer;
}

const methodsOf = (
  ofPath: readonly Operation[],
  withId: readonly Operation[],
  shared: Shared,
): Methods => {
  const runs = new Map(
    ofPath.map((operation) => [operation.endpoint.method as string, running(operation, shared)]),
  );
  const described = ofPath.map(({ endpoint }) => takenTypes(endpoint));
  const others = otherMethods([...runs.keys()], {
    optionsHeaders: Object.assign({}, ...described),
    withId: withId.map(({ endpoint }) => endpoint.method),
  });
  const get = runs.get('GET');
  return { runs: get ? runs.set('HEAD', get) : runs, others };
};

/** The handlers without their individual types, which the compiler has already checked. */
type AnyHandlers = Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;

/** Answers a request to an endpoint. Returns undefined if no endpoint has this path. */
export type Endpoints = (context: RequestContext) => Answer | Promise<Answer> | undefined;

/** Implements every endpoint of the table: match, methods, credentials, validation and reply. */
export const implement = <Table extends Readonly<Record<string, EndpointGroup>>>(
  table: Table,
  handlers: AllHandlers<Table>,
  shared: Shared,
): Endpoints => {
  const operations = Object.entries(table).flatMap(([noun, group]) =>
    Object.entries(group).map(([id, endpoint]): Operation => {
      const handler = (handlers as unknown as AnyHandlers)[noun]?.[id];
      if (!handler) throw new Error(`No handler implements ${noun}.${id}.`);
      return { id, noun, endpoint, handler };
    }),
  );
  const paths = Map.groupBy(operations, ({ endpoint }) => endpoint.path);
  const match = createMatch(
    Array.from(paths, ([path, ofPath]) => ({
      path,
      bases: shared.basesOf(ofPath[0]!.noun),
      target: methodsOf(ofPath, paths.get(`${path}/{id}`) ?? [], shared),
    })),
  );
  return (context) => {
    const { url = '/', method = '' } = context.request;
    const found = match(url.replace(/[?#].*/s, ''));
    if (!found) return undefined;
    const run = found.target.runs.get(method);
    return run ? run(context, found) : found.target.others(context);
  };
};
