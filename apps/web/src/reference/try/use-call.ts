import { useEffect, useRef, useState } from 'react';
import type { DraftRequest } from './draft.ts';
import { type Answer, send } from './send.ts';

/** The state of a call. */
export type Call =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting' }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'answered'; readonly answer: Answer };

/** Sends one request at a time. Leaving the page aborts it. */
export const useCall = () => {
  const [call, setCall] = useState<Call>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (request: DraftRequest) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setCall({ state: 'waiting' });
    const ended = await send(request, own.signal).then(
      (answer): Call => ({ state: 'answered', answer }),
      (cause: unknown): Call => ({ state: 'failed', reason: String(cause) }),
    );
    if (own.signal.aborted) return undefined;
    setCall(ended);
    return ended.state === 'answered' ? ended.answer : undefined;
  };
  const cancel = () => {
    running.current?.abort();
    setCall({ state: 'cancelled' });
  };
  return { call, start, cancel };
};

/** The state of a call as one line of text. */
export const callInWords = (call: Call): string => {
  switch (call.state) {
    case 'idle':
      return 'Nothing sent yet.';
    case 'waiting':
      return 'Waiting for the answer…';
    case 'cancelled':
      return 'Cancelled before the answer arrived.';
    case 'failed':
      return `The request got no answer (${call.reason}). Is the site still running? Send it again.`;
    default:
      return `${call.answer.status} ${call.answer.statusText} in ${call.answer.milliseconds} ms`;
  }
};
