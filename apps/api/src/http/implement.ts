import type { NextFunction, RequestHandler, Router } from 'express';
import { securityOf, type Endpoint, type EndpointGroup } from '@sparring/contracts/endpoint';
import type { GuardOf, Proof } from '../proof.ts';
import type { WorldOf } from '../world.ts';
import { createCall } from './call.ts';
import type { AllHandlers, Handler } from './handler.ts';
import { knownOf, type Known } from './known.ts';
import { acceptPatch, jsonBody, requireAcceptable } from './negotiation.ts';
import { answeredType, sendAnswer } from './send-answer.ts';
import { resource, type MethodHandlers } from './resource.ts';

/** What every endpoint is made with. */
export interface Around {
  readonly worldOf: WorldOf;
  readonly guardOf: GuardOf;
  /** The handler, with what the data of its endpoint asks for around it. */
  readonly handlerOf: (endpoint: Endpoint, handler: Handler<Endpoint>) => Handler<Endpoint>;
}

interface Operation {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly handler: Handler<Endpoint>;
}

const keepProof = async (
  checked: Promise<Proof>,
  found: Known,
  next: NextFunction,
): Promise<void> => {
  found.proof = await checked;
  next();
};

/** What the headers say against the call, before its body is read. */
const admit = ({ id, endpoint }: Operation, guardOf: GuardOf): RequestHandler => {
  const type = answeredType(endpoint);
  const guard = guardOf(securityOf(endpoint));
  return (request, response, next) => {
    const found = knownOf(response);
    found.endpoint = id;
    requireAcceptable(request, type);
    const checked = guard(request);
    return checked ? keepProof(checked, found, next) : next();
  };
};

const chain = (operation: Operation, { worldOf, guardOf, handlerOf }: Around): RequestHandler[] => {
  const { endpoint } = operation;
  const handler = handlerOf(endpoint, operation.handler);
  const send: RequestHandler = async (request, response) => {
    const answer = await handler(createCall(endpoint, request, response, worldOf));
    await sendAnswer(endpoint, response, answer);
  };
  const reading = endpoint.body ? jsonBody(endpoint) : [];
  return [admit(operation, guardOf), ...reading, send];
};

/** What the compiler has checked one by one, the loop below takes as one kind. */
type AnyHandlers = Readonly<Record<string, Readonly<Record<string, Handler<Endpoint>>>>>;

const expressPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Puts every endpoint of the table on the router, with its methods, its validation and its errors. */
export const implement = <Table extends Readonly<Record<string, EndpointGroup>>>(
  router: Router,
  table: Table,
  handlers: AllHandlers<Table>,
  around: Around,
): Router => {
  const operations = Object.entries(table).flatMap(([noun, group]) =>
    Object.entries(group).map(([id, endpoint]): Operation => {
      const handler = (handlers as unknown as AnyHandlers)[noun]?.[id];
      if (!handler) throw new Error(`No handler implements ${noun}.${id}.`);
      return { id, endpoint, handler };
    }),
  );
  for (const [path, ofPath] of Map.groupBy(operations, ({ endpoint }) => endpoint.path)) {
    const methods = ofPath.map((operation) => [
      operation.endpoint.method,
      chain(operation, around),
    ]);
    const described = ofPath.map(({ endpoint }) => acceptPatch(endpoint));
    const handlersOfPath = Object.fromEntries(methods) as MethodHandlers;
    resource(router, expressPath(path), handlersOfPath, Object.assign({}, ...described));
  }
  return router;
};
