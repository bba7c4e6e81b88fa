import type { Router } from 'express';
import { HttpProblem } from '../../problem/refusal.ts';
import type { Answer } from '../../request/answer.ts';
import type { RequestContext } from '../../request/context.ts';
import { contextOf } from '../read/request-context.ts';
import { pathOf } from '../send/problem-answer.ts';
import { send } from '../send/send.ts';

const allowedOf = (methods: readonly string[]): string[] => [
  ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
  'OPTIONS',
];

interface OfPath {
  /** The headers of OPTIONS beside Allow. */
  readonly optionsHeaders?: Readonly<Record<string, string>>;
  /** The methods of the path with an id behind it. */
  readonly withId?: readonly string[];
}

/** Answers a method that a path does not implement: OPTIONS, and any other with 405. */
export const otherMethods = (
  implemented: readonly string[],
  { optionsHeaders = {}, withId = [] }: OfPath = {},
): ((context: RequestContext) => Answer) => {
  const allowed = allowedOf(implemented);
  const Allow = allowed.join(', ');
  return (context) => {
    const { method } = context.request;
    if (method !== 'OPTIONS') {
      const path = pathOf(context);
      const isIdEmpty = path.endsWith('/') && withId.includes(method!);
      const emptyId = isIdEmpty ? `The id behind ${path} is empty. Without an id, ` : '';
      const detail = `${emptyId}${path} does not support ${method}. Use one of: ${Allow}.`;
      throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });
    }
    const methods = { Allow, 'Access-Control-Allow-Methods': allowed.join(',') };
    return { status: 204, headers: { ...methods, ...optionsHeaders }, body: '' };
  };
};

/** Registers the path of a document with GET, HEAD, OPTIONS and 405. */
export const resource = (
  router: Router,
  path: string,
  answer: (
    context: RequestContext,
    params: Readonly<Record<string, string>>,
  ) => Answer | Promise<Answer>,
): void => {
  const otherMethod = otherMethods(['GET']);
  router
    .route(path)
    .get(async (request, response) =>
      send(response, await answer(contextOf(response), request.params as Record<string, string>)),
    )
    .all((_request, response) => send(response, otherMethod(contextOf(response))));
};
