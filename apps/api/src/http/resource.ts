import cors from 'cors';
import type { RequestHandler, Router } from 'express';
import { pathOf } from './error-handler.ts';
import { HttpProblem } from '../refusal.ts';

export type MethodHandlers = Readonly<Record<string, readonly RequestHandler[]>>;

/** Registers one path with the methods it knows; HEAD, OPTIONS and 405 follow from them. `described` goes with OPTIONS. */
export const resource = (
  router: Router,
  path: string,
  handlers: MethodHandlers,
  described: Readonly<Record<string, string>> = {},
): void => {
  const methods = Object.keys(handlers);
  const allowed = [
    ...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
    'OPTIONS',
  ];
  const Allow = allowed.join(', ');
  const route = router.route(path);
  for (const [method, chain] of Object.entries(handlers))
    route[method.toLowerCase() as 'get'](...chain);
  route.options(
    (_request, response, next) => {
      response.set({ Allow, ...described });
      next();
    },
    cors({ methods: allowed, maxAge: 600 }),
  );
  route.all((request) => {
    const detail = `${pathOf(request)} does not take ${request.method}. Use one of: ${Allow}.`;
    throw new HttpProblem('method-not-allowed', detail, { headers: { Allow } });
  });
};
