import type { Response } from 'express';
import type { LearnerCard } from './cards.ts';
import { hasEnded } from './state.ts';

/** Shorter than the idle timeout of the server and of common proxies. */
const heartbeatMs = 15_000;

/** The state of a card as server-sent events (`state`), now and after each change, until it has ended. */
export const sendEvents = (card: LearnerCard, response: Response, stopping: AbortSignal): void => {
  response.setHeader('Content-Type', 'text/event-stream');
  response.set('Cache-Control', 'no-store');
  /* nginx would collect the events otherwise. */
  response.set('X-Accel-Buffering', 'no');
  if (response.req.method === 'HEAD') return void response.end();
  response.write('retry: 2000\n\n');
  const end = (): void => {
    unwatch();
    clearInterval(heartbeat);
    stopping.removeEventListener('abort', end);
    response.end();
  };
  /* A page that does not read must not fill the memory: it gets the last state when it reads again. */
  let isSkipped = false;
  const send = (): void => {
    const state = card.state();
    isSkipped = response.writableNeedDrain && !hasEnded(state);
    if (!isSkipped) response.write(`event: state\ndata: ${JSON.stringify(state)}\n\n`);
    if (hasEnded(state)) end();
  };
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  const unwatch = card.watch(send);
  stopping.addEventListener('abort', end, { once: true });
  response.once('close', end);
  response.on('drain', () => isSkipped && send());
  send();
};
