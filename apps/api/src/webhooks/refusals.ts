import { mostReceivers } from '@sparring/contracts/webhook';
import { HttpProblem } from '../problem/refusal.ts';

export const unknownReceiver = (id: number): HttpProblem =>
  new HttpProblem(
    'not-found',
    `There is no receiver ${id} in this workspace. GET /labs/webhooks lists those that there are.`,
  );

export const unknownMessage = (id: number): HttpProblem =>
  new HttpProblem(
    'not-found',
    `The inbox has no message ${id}. GET /workspace/inbox lists those that it has.`,
  );

export const tooManyReceivers = (): HttpProblem =>
  new HttpProblem(
    'too-many-receivers',
    `The workspace has ${mostReceivers} receivers, which is the limit. Remove one.`,
  );

export const targetRefused = (url: string, origins: readonly string[]): HttpProblem =>
  new HttpProblem(
    'target-refused',
    `This server does not call ${url}. Leave url out to use the inbox of the workspace${origins.map((origin) => `, or use ${origin}`).join('')}.`,
  );
