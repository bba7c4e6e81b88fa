import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import cors from 'cors';
import type { RequestHandler, Router } from 'express';
import { pathOf } from './error-handler.ts';
import { HttpProblem } from '../refusal.ts';

const allowedOf = (methods: readonly string[]): string[] => [
  ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
  'OPTIONS',
];

/** Answers the methods that a path does not implement: OPTIONS, or 405. The answer to OPTIONS also has the headers `described`. */
export const otherMethods = (
  methods: readonly string[],
  described: Readonly<Record<string, string>> = {},
): RequestListener => {
  const allowed = allowedOf(methods);
  const Allow = allowed.join(', ');
  const preflight = cors({ methods: allowed, maxAge: 600 });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'OPTIONS') {
      const detail = `${pathOf(response)} does not support ${request.method}. Use one of: ${Allow}.`;
      throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });
    }
    for (const [name, value] of Object.entries({ Allow, ...described }))
      response.setHeader(name, value);
    preflight(request, response, () => {});
  };
};

/** Registers the path of a document with GET, HEAD, OPTIONS and 405. */
export const resource = (
  router: Router,
  path: string,
  ...handlers: readonly RequestHandler[]
): void => {
  const route = router.route(path).get(...handlers);
  route.all(otherMethods(['GET']));
};
