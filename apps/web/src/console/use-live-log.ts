import { useEffect, useReducer, useState } from 'react';
import { requestSummary } from '@sparring/contracts/recorded-request';
import { realClock } from '../session/clock.ts';
import { emptyLog, logAfter } from './log-state.ts';

export type Connection = 'connecting' | 'live' | 'lost';

/** An hour, the longest stream. The browser then reconnects. */
const seconds = 3600;
/** The pause before the page connects again after an answer that is no stream. */
const retryMs = 2000;

/** Follows the log of a workspace. EventSource reconnects by itself, except after an error of the server. */
export const useLiveLog = (base: string) => {
  const [log, change] = useReducer(logAfter, emptyLog);
  const [connection, setConnection] = useState<Connection>('connecting');

  useEffect(() => {
    let source: EventSource;
    let cancelRetry = () => {};
    const open = () => {
      source = new EventSource(`${base}/workspace/requests/live?seconds=${seconds}`);
      source.addEventListener('open', () => setConnection('live'));
      source.addEventListener('message', ({ data }) => {
        const request = requestSummary.safeParse(JSON.parse(data)).data;
        if (request) change({ kind: 'request', request });
      });
      source.addEventListener('error', () => {
        setConnection('lost');
        if (source.readyState === EventSource.CLOSED) cancelRetry = realClock.after(retryMs, open);
      });
    };
    change({ kind: 'begin' });
    open();
    return () => {
      cancelRetry();
      source.close();
    };
  }, [base]);

  return { log, change, connection };
};
