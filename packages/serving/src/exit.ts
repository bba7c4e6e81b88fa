/**
 * Resolves at the first SIGTERM or SIGINT. A later one has no effect: npm and service managers send several, and without a
 * listener the second would end the process before it has closed its files.
 */
export const firstSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });

/**
 * Ends the process as soon as neither a connection nor a timer keeps it. Left to itself, Node 24 then waits for
 * what it has asked of the system, and can wait forever, on a whole processor, after clients left in the middle.
 */
export const exitWhenDone = (): void => void process.once('beforeExit', () => process.exit());
