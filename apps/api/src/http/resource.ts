import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import cors from 'cors';
import type { RequestHandler, Router } from 'express';
import { pathOf } from './error-handler.ts';
import { HttpProblem } from '../refusal.ts';

const allowedOf = (methods: readonly string[]): string[] => [
  ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
  'OPTIONS',
];

/** What a path answers that knows these methods, when another is asked: OPTIONS or 405. `described` goes with OPTIONS. */
export const otherMethods = (
  methods: readonly string[],
  described: Readonly<Record<string, string>> = {},
): RequestListener => {
  const allowed = allowedOf(methods);
  const Allow = allowed.join(', ');
  const preflight = cors({ methods: allowed, maxAge: 600 });
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'OPTIONS') {
      const detail = `${pathOf(response)} does not take ${request.method}. Use one of: ${Allow}.`;
      throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });
    }
    for (const [name, value] of Object.entries({ Allow, ...described }))
      response.setHeader(name, value);
    preflight(request, response, () => {});
  };
};

/** Registers one path of a document; HEAD, OPTIONS and 405 follow. */
export const resource = (
  router: Router,
  path: string,
  ...handlers: readonly RequestHandler[]
): void => {
  const route = router.route(path).get(...handlers);
  route.all(otherMethods(['GET']));
};
