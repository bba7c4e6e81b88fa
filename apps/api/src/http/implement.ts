import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { securityOf, type Endpoint, type EndpointGroup } from '@sparring/contracts/endpoint';
import type { GuardOf } from '../proof.ts';
import type { WorldOf } from '../world.ts';
import { createCall } from './call.ts';
import type { Endpoints } from './front.ts';
import type { AllHandlers, Handler } from './handler.ts';
import { knownOf } from './known.ts';
import { createMatch, type Place } from './match.ts';
import { acceptPatch, readBody, requireAcceptable } from './negotiation.ts';
import { otherMethods } from './resource.ts';
import { answeredType, sendAnswer } from './send-answer.ts';

/** The parts that all endpoints share. */
export interface Around {
  readonly worldOf: WorldOf;
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

const running = (
  { id, endpoint, handler }: Operation,
  { worldOf, guardOf, handlerOf }: Around,
): Run => {
  const type = answeredType(endpoint);
  const handle = handlerOf(endpoint, handler);
  const guard = guardOf(securityOf(endpoint));
  return async (request, response, place) => {
    const known = knownOf(response);
    known.endpoint = id;
    /* The headers are checked before the body is read. */
    requireAcceptable(request, type);
    const checked = guard(request);
    if (checked) known.proof = await checked;
    if (endpoint.body) await readBody(endpoint, request, response);
    const answer = await handle(createCall(endpoint, place, response, worldOf));
    await sendAnswer(endpoint, response, answer);
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
