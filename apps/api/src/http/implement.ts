import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { allOff, type Conditions } from '@sparring/contracts/conditions';
import { securityOf, type Endpoint, type EndpointGroup } from '@sparring/contracts/endpoint';
import { problemsOf } from '@sparring/contracts/print/endpoint-problems';
import type { Proxies } from '@sparring/serving/proxies';
import type { GuardOf } from '../proof.ts';
import type { Asked, StagesOf } from '../stage.ts';
import type { WorldOf } from '../world.ts';
import { createCall } from './call.ts';
import type { Endpoints } from './front.ts';
import type { AllHandlers, Handler } from './handler.ts';
import { knownOf } from './known.ts';
import { createMatch, type Place } from './match.ts';
import { acceptPatch, requireAcceptable } from './negotiation.ts';
import { requireQuery } from './query.ts';
import { readBody } from './read-body.ts';
import { otherMethods } from './resource.ts';
import { originOf } from './origin.ts';
import { publicOriginBy } from './public-origin.ts';
import { answeredTypes, sendAnswer } from './send-answer.ts';
import { throughStages } from './through-stages.ts';
import { workspaceOf } from './workspace.ts';

/** The parts that all endpoints share. */
export interface Around {
  readonly worldOf: WorldOf;
  /** Returns what is switched on in a workspace: at once if it is known, and undefined if everything is off. */
  readonly conditionsOf: (workspace: string) => Conditions | Promise<Conditions> | undefined;
  readonly proxies: Proxies;
  readonly stagesOf: StagesOf;
  readonly guardOf: GuardOf;
  /** Wraps the handler as the data of its endpoint requires. */
  readonly handlerOf: (endpoint: Endpoint, handler: Handler<Endpoint>) => Handler<Endpoint>;
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
type Run = (
  request: IncomingMessage,
  response: ServerResponse,
  place: Place<unknown>,
) => Promise<void>;

/** Checks the headers, then reads the body, then runs the handler and sends its answer. */
const answering = ({ endpoint, handler }: Operation, { guardOf, handlerOf, proxies }: Around) => {
  const types = answeredTypes(endpoint);
  const isChoice = types.length > 1;
  const handle = handlerOf(endpoint, handler);
  const guard = guardOf(securityOf(endpoint));
  const publicOrigin = publicOriginBy(proxies);
  return async (asked: Asked, place: Place<unknown>): Promise<void> => {
    const { request, response } = asked;
    requireQuery(request);
    if (isChoice) response.appendHeader('Vary', 'Accept');
    const type = requireAcceptable(request, types);
    if (isChoice) knownOf(response).mediaType = type;
    const checked = guard(asked);
    if (checked) knownOf(response).proof = await checked;
    if (endpoint.body) await readBody(endpoint, request, response);
    const answer = await handle(createCall(asked, place, publicOrigin));
    await sendAnswer(endpoint, response, answer);
  };
};

/** A call in a workspace without conditions goes straight to its answer. */
const running = (operation: Operation, around: Around): Run => {
  const { id, endpoint } = operation;
  const { worldOf, conditionsOf, proxies, stagesOf } = around;
  const answer = answering(operation, around);
  const through = throughStages(stagesOf(endpoint));
  const usesStore = problemsOf(endpoint).includes('store-unavailable');
  const unreadable = (error: unknown): Conditions => {
    if (usesStore) throw error;
    return allOff;
  };
  return (request, response, place) => {
    const known = knownOf(response);
    known.endpoint = id;
    const name = workspaceOf(response);
    const from = () => originOf(proxies.clientOf(request));
    const run = (conditions: Conditions): Promise<void> => {
      const asked = { endpoint, request, response, world: worldOf(name, from, conditions) };
      if (conditions === allOff) return answer(asked, place);
      known.conditions = conditions;
      return through(asked, () => answer(asked, place));
    };
    const found = known.reading ?? conditionsOf(name) ?? allOff;
    return found instanceof Promise ? found.catch(unreadable).then(run) : run(found);
  };
};

/** The handlers of a path, by method. */
interface Methods {
  readonly known: ReadonlyMap<string, Run>;
  readonly others: RequestListener;
}

const methodsOf = (ofPath: readonly Operation[], around: Around): Methods => {
  const known = new Map(
    ofPath.map((operation) => [operation.endpoint.method as string, running(operation, around)]),
  );
  const described = ofPath.map(({ endpoint }) => acceptPatch(endpoint));
  const others = otherMethods([...known.keys()], Object.assign({}, ...described));
  const get = known.get('GET');
  return { known: get ? known.set('HEAD', get) : known, others };
};

/** The handlers without their individual types, which the compiler has already checked. */
type AnyHandlers = Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;

/** Implements every endpoint of the table: match, methods, credentials, validation and reply. */
export const implement = <Table extends Readonly<Record<string, EndpointGroup>>>(
  table: Table,
  handlers: AllHandlers<Table>,
  around: Around,
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
      bases: around.basesOf(ofPath[0]!.noun),
      target: methodsOf(ofPath, around),
    })),
  );
  return (request, response) => {
    const { url = '/', method = '' } = request;
    const place = match(url.replace(/[?#].*/s, ''));
    if (!place) return undefined;
    const run = place.target.known.get(method);
    if (run) return run(request, response, place);
    place.target.others(request, response);
    return Promise.resolve();
  };
};
