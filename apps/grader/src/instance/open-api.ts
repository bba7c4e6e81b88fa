import { randomBytes, randomUUID } from 'node:crypto';
import { createApp } from '@sparring/api/app';
import { systemClock } from '@sparring/api/request/clock';
import { defaultLimits, openStore } from '@sparring/api/open-store';
import type { Effect } from '../changes/effect.ts';

/** One suite alone may make as many workspaces as it likes. */
const limits = { ...defaultLimits, newPerMinute: 100_000 };

const nobodyListens = () => {};

/** The API as the product has it, in memory and without a log, with the harmless changes around it. */
export const openApi = async ({ aroundApi, answer, fill }: Effect) => {
  const parts = { clock: systemClock, report: nobodyListens };
  const store = await openStore(':memory:', { ...parts, limits });
  await fill?.(store);
  const app = createApp({
    ...parts,
    store,
    changeAnswer: answer,
    newWorkspaceName: () => randomUUID(),
    maxOpenDelays: 1000,
    maxRequestsPerAddress: 500,
    webhookTargets: [],
    tokenSecret: randomBytes(48).toString('base64url'),
    stopping: new AbortController().signal,
  });
  return aroundApi ? aroundApi(app) : app;
};
