import { useEffect, useState } from 'react';
import { Outcome } from '../practice/outcome.tsx';
import { send } from '../practice/call/send.ts';
import type { LogState } from './log-state.ts';
import { useCalm } from './use-calm.ts';
import type { Connection } from './use-live-log.ts';

interface LiveStatusProps {
  readonly connection: Connection;
  readonly log: LogState;
  /** The number of requests in the list. */
  readonly shown: number;
  readonly since: string | undefined;
}

const connections: Record<Connection, string> = {
  connecting: 'Connecting…',
  live: 'Live.',
  lost: 'The connection is lost. Reconnecting…',
};

/** The header X-Recorded-Since of the log. */
export const useRecordedSince = (base: string, connection: Connection): string | undefined => {
  const [since, setSince] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const url = `${base}/workspace/requests?limit=1`;
    if (connection === 'live')
      void send({ method: 'GET', url, headers: {} }, leaving.signal).then(
        ({ headers }) => setSince(headers.find(([name]) => name === 'x-recorded-since')?.[1]),
        () => {},
      );
    return () => leaving.abort();
  }, [base, connection]);
  return since && new Date(since).toLocaleTimeString('en-GB');
};

const counted = (count: number): string => `${count} request${count === 1 ? '' : 's'}`;

const countInWords = ({ requests }: LogState, shown: number): string =>
  shown === requests.length ? `${counted(shown)}.` : `${shown} of ${counted(requests.length)}.`;

/** Says whether the list is up to date, how long it is, and since when the log records. */
export const LiveStatus = ({ connection, log, shown, since }: LiveStatusProps) => {
  const isPaused = log.pausedAt !== undefined;
  const text = [
    isPaused && connection === 'live' ? 'Paused.' : connections[connection],
    connection !== 'connecting' && countInWords(log, shown),
    since && `Recorded since ${since}.`,
  ];
  const calm = useCalm(text.filter(Boolean).join(' '));
  return (
    <Outcome label="Log" name="console-status">
      {calm}
    </Outcome>
  );
};
