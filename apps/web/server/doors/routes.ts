import { Router } from 'express';
import { namePattern } from '@sparring/contracts/workspace-name';
import { answers } from './doors.ts';
import { createWaiting } from './waiting.ts';

const longestDelay = 10;

/** The documents of the lab about doors. What is there depends on the address alone, so nothing is stored. */
export const createDoors = (known = answers): Router => {
  const wait = createWaiting();
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/doors/:workspace/:seed/:step', (request, response, next) => {
    const { workspace, seed: number, step } = request.params;
    const answer = known.get(step);
    const seed = /^-?\d{1,16}$/.test(number) ? Number(number) : undefined;
    if (!answer || seed === undefined || !namePattern.test(workspace)) return next();
    const asked = Number(request.query['delay'] ?? 0);
    const delay = asked >= 0 && asked <= longestDelay ? asked : 0;
    response.set('Cache-Control', 'no-store');
    answer({ house: { workspace, seed }, delay, request, response, wait });
  });
  return router;
};
