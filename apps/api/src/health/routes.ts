import { Router } from 'express';
import { HttpProblem } from '../problem/refusal.ts';
import { resource } from '../http/endpoint/resource.ts';
import { jsonAnswer } from '../http/send/json-answer.ts';
import { storeUnavailable } from '../database/unavailable.ts';

/** `/healthz`: the process answers. `/readyz`: so does what it needs, and it is not about to stop. */
export const healthRoutes = (ready: () => Promise<void>, stopping: AbortSignal): Router => {
  const router = Router({ caseSensitive: true });
  resource(router, '/healthz', () => jsonAnswer({ status: 'ok' }));
  resource(router, '/readyz', async () => {
    if (stopping.aborted) throw new HttpProblem('stopping', 'This server is shutting down.');
    await ready().catch((cause: unknown) => {
      throw storeUnavailable(cause);
    });
    return jsonAnswer({ status: 'ready' });
  });
  return router;
};
