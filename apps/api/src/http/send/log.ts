import { withoutKeys } from '@sparring/serving/log-line';
import type { Exchange } from '@sparring/serving/uncaught';
import type { Clock } from '../../request/clock.ts';
import { batched } from '../../database/batch.ts';
import { HttpProblem } from '../../problem/refusal.ts';
import { knownContext } from '../read/request-context.ts';
import type { Observe } from './observe.ts';

/** A line of the log, without its time. */
export type Entry = Readonly<Record<string, unknown>> & {
  readonly level: 'info' | 'warning' | 'error';
};

export type Log = (entry: Entry) => void;

export type LogLevel = 'info' | 'error' | 'silent';

const written: Record<LogLevel, readonly Entry['level'][]> = {
  info: ['info', 'warning', 'error'],
  error: ['warning', 'error'],
  silent: [],
};

/** Writes one JSON object per line. A library such as pino has much more, which nothing here would use. Lines are written in batches, except errors, which are written at once. */
export const createLog = (
  level: LogLevel,
  clock: Pick<Clock, 'now'>,
  write: (text: string) => void,
): Log => {
  const writeLine = batched((lines: readonly string[]) => write(lines.join('')));
  return (entry) => {
    if (!written[level].includes(entry.level)) return;
    const text = JSON.stringify({ time: clock.now().toISOString(), ...entry });
    const line = `${withoutKeys(text)}\n`;
    if (entry.level === 'error') write(line);
    else writeLine(line);
  };
};

/** The log line of an error, or of the cause of a refusal. The client does not see it. */
export const errorEntry = (error: unknown) => {
  const reason = error instanceof HttpProblem ? (error.cause ?? error) : error;
  const stack = reason instanceof Error ? reason.stack : undefined;
  return { level: 'error', message: String(reason), stack } as const;
};

/** The log line of an uncaught error, with its request. */
export const uncaughtEntry = (error: unknown, exchange?: Exchange): Entry => {
  const context = exchange && knownContext(exchange.response);
  return {
    ...errorEntry(error),
    uncaught: true,
    request_id: context?.id,
    method: exchange?.request.method,
    url: context?.target,
  };
};

/** Logs every call, including those that could not be read as HTTP. */
export const logCalls =
  (log: Log): Observe =>
  ({ id, sent, workspace, status, problem, started, ended, ending }) =>
    log(
      sent
        ? {
            level: 'info',
            request_id: id,
            workspace,
            method: sent.method,
            url: sent.target,
            status,
            complete: ending === 'complete',
            milliseconds: ended.getTime() - started.getTime(),
          }
        : { level: 'info', request_id: id, status, refused: problem?.detail },
    );
