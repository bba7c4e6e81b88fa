import { stopAll } from './processes.ts';

/** An error that the user can fix: printed as one line, without a stack trace. */
export class Failure extends Error {}

const interrupted = 130;

/** Runs a script. A Failure prints one line, Ctrl-C prints none; in each case all child processes end first. */
export const script = async (body: (stopped: AbortSignal) => Promise<number>): Promise<void> => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop.abort();
      void stopAll();
    });
  }
  const code = await body(stop.signal).catch((error: unknown) =>
    stop.signal.aborted ? interrupted : explain(error),
  );
  await stopAll();
  process.exit(code);
};

const explain = (error: unknown): number => {
  if (error instanceof Failure) console.error(`\n✗ ${error.message}`);
  else console.error(error);
  return 1;
};
