import { useEffect, useRef, useState } from 'react';
import type { DraftRequest } from './draft.ts';
import { type Answer, send } from './send.ts';

/** The state of a call. */
export type Call =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting' }
  | { readonly state: 'cancelled' }
  | { readonly state: 'failed'; readonly reason: string }
  /** Parts of a stream have arrived. */
  | { readonly state: 'receiving'; readonly answer: Answer }
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
    const receive = (answer: Answer) => {
      if (!own.signal.aborted) setCall({ state: 'receiving', answer });
    };
    const ended = await send(request, own.signal, receive).then(
      (answer): Call => ({ state: 'answered', answer }),
      (cause: unknown): Call => ({ state: 'failed', reason: String(cause) }),
    );
    if (own.signal.aborted) return undefined;
    setCall(ended);
    return ended.state === 'answered' ? ended.answer : undefined;
  };
  const cancel = () => {
    running.current?.abort();
    setCall((before) =>
      before.state === 'receiving'
        ? { state: 'answered', answer: { ...before.answer, ending: 'cancelled' } }
        : { state: 'cancelled' },
    );
  };
  return { call, start, cancel };
};

const statusOf = ({ status, statusText }: Answer): string => `${status} ${statusText}`;

const endings = { whole: '', broken: ', broken off', cancelled: ', cancelled' } as const;

/** The state of a call as one line of text. */
export const callInWords = (call: Call): string => {
  switch (call.state) {
    case 'idle':
      return 'Nothing sent yet.';
    case 'waiting':
      return 'Waiting for the response…';
    case 'cancelled':
      return 'Canceled before the response arrived.';
    case 'failed':
      return `The request got no response (${call.reason}). Is the site still running? Send it again.`;
    case 'receiving':
      return `${statusOf(call.answer)}, receiving…`;
    default:
      return `${statusOf(call.answer)}${endings[call.answer.ending ?? 'whole']} in ${call.answer.milliseconds} ms`;
  }
};
